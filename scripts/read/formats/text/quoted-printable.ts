/** Mail that was saved with its signs still packed for the way (quoted-printable): `=96` is a dash, and a line that ends in `=` goes on in the next. */
import { MAX_LINE_LENGTH } from '../../limits.ts';
import type { ReadingLine } from '../../source-file.ts';

/** What such a text shows that no other does; so many of these are enough, and one where its head says how it is packed. */
export const SIGNS: readonly { is: RegExp; example: string }[] = [
  { is: /\p{L}=(?:92|E2=80=99)\p{Ll}/gu, example: 'The lamp doesn=92t burn.' },
  { is: /\s=(?:9[67]|E2=80=9[345])(?=\s|$)/gu, example: 'TOWING =96 A barge is moved.' },
  { is: /(?<![^\s([])=(?:93|E2=80=9C)(?=\p{L})|\S=(?:94|E2=80=9D)(?=[\s.,;:!?)\]]|$)/gu, example: 'For =93lamp=94 read this.' },
  { is: /^.{65,75}=$/gu, example: 'A barge that has been towed into a lock stays there until the next dus=' },
];
const FEWEST = 3;
const SAID = /^>?\s*content-transfer-encoding:\s*quoted-printable\s*$/iu;
const HEAD = 40;

/** Bytes that no line has as they are, one behind the other; of the signs that one has, those that such a mail packs. */
const PACKED = /(?:=[89A-F][0-9A-F])+|=(?:3D|09)|=20$|^=46(?=rom )/gu;
const SOFT_BREAK = /(?<!=)=$/u;

/** Reads: the lines of a text. Writes: the same unpacked, where they show that they are packed; lines that a mail program broke as one. */
export function withoutPacking(lines: ReadingLine[]): ReadingLine[] {
  if (!isPacked(lines)) return lines;
  return joined(lines).map((line) => ({ ...line, text: line.text.replaceAll(PACKED, unpacked) }));
}

function isPacked(lines: readonly ReadingLine[]): boolean {
  const enough = lines.slice(0, HEAD).some(({ text }) => SAID.test(text)) ? 1 : FEWEST;
  let found = 0;
  return lines.some(({ text }) => {
    if (text.includes('=')) for (const { is } of SIGNS) found += text.match(is)?.length ?? 0;
    return found >= enough;
  });
}

function joined(lines: readonly ReadingLine[]): ReadingLine[] {
  const runs: { first: ReadingLine; parts: string[]; to: number; length: number }[] = [];
  let goesOn = false;
  for (const line of lines) {
    const run = runs.at(-1);
    const text = line.text.replace(SOFT_BREAK, '');
    if (goesOn && run !== undefined && run.length + text.length <= MAX_LINE_LENGTH) {
      run.parts.push(text);
      run.to = line.to;
      run.length += text.length;
    } else {
      runs.push({ first: line, parts: [text], to: line.to, length: text.length });
    }
    goesOn = SOFT_BREAK.test(line.text);
  }
  return runs.map(({ first, parts, to }) => ({ ...first, to, text: parts.join('') }));
}

/** Bytes as the signs that they are: in UTF-8, or else as old mail programs wrote them. */
function unpacked(packed: string): string {
  const bytes = Uint8Array.from(packed.split('=').slice(1), (byte) => Number.parseInt(byte, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
