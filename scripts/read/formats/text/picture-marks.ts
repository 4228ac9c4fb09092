/**
 * What a wiki says of its pictures, left behind where its text was copied without them: `thumb]left`, `thumb|right|200px|A
 * barge at the quay`, `File:Dusk.png`. A mark on a line of its own is nothing that anybody reads; before a name it is no part of it.
 */
import type { ReadingLine } from '../../source-file.ts';

const OPTION = '(?:thumb(?:nail)?|frame(?:d|less)?|border|left|right|cent(?:er|re)|none|upright(?:=[\\d.]+)?|\\d{2,4}(?:x\\d{2,4})?px|x\\d{2,4}px|alt=[^|\\]]{0,80}|link=[^|\\]]{0,80})';
const FILE = '\\[{0,2}(?:File|Image):[^|\\]\\[:]{1,80}\\.(?:png|jpe?g|gif|svg|webp)';
/** One of these says that the words are a picture's; `left` and `right` alone are anybody's. */
const OF_PICTURE = /\b(?:thumb(?:nail)?|frame(?:d|less)?|(?:\d{2,4}x)?\d{2,4}px)\b|^\[{0,2}(?:File|Image):/u;
/** What a copy may have left of a picture's mark, and what may stand behind it. */
export const MARKS: readonly { is: RegExp; example: string }[] = [
  { is: new RegExp(`^(?<mark>${OPTION}\\]{1,2}(?:${OPTION})?)(?:(?<=\\])|(?=\\s)|$)(?<behind>.*)$`, 'u'), example: 'thumb]left Anchor' },
  { is: new RegExp(`^(?<mark>${FILE}(?:\\|[^\\]]{0,200})?\\]{0,2})$`, 'u'), example: '[[File:Dusk.png|thumb|The quay at dusk]]' },
  { is: new RegExp(`^(?<mark>${OPTION}(?:\\|${OPTION})+)(?:\\|[^|]*|\\s+(?<behind>\\S.*)|)$`, 'u'), example: 'thumb|right|200px|A barge at the quay' },
  { is: /^(?<mark>\d{2,4}(?:x\d{2,4})?px)$/u, example: '120px' },
];

/** A picture with nothing but its words, `thumb|The quay`, is one where no table has rows of two cells. */
const CAPTIONED = /^thumb(?:nail)?\|[^|]+$/u;
const MOST_ROWS = 2;

/** Reads: the lines of a text. Writes: the same without the marks of pictures, and without lines that hold nothing else. */
export function withoutPictureMarks(lines: ReadingLine[]): ReadingLine[] {
  const rows = lines.filter(({ text }) => text.includes('|') && !OF_PICTURE.test(text)).length;
  const kept = lines.map(({ text }) => wordsBeside(text) ?? (rows <= MOST_ROWS && CAPTIONED.test(text.trim()) ? '' : null));
  if (kept.every((words) => words === null)) return lines;
  return lines.flatMap((line, at) => {
    const words = kept[at] ?? null;
    if (words === null) return isGapBelow(lines, kept, at) ? [] : [line];
    return words === '' ? [] : [{ ...line, text: words }];
  });
}

/** What a line says beside the mark of a picture that it begins with; null where it has none. */
function wordsBeside(text: string): string | null {
  const line = text.trim();
  if (!OF_PICTURE.test(line)) return null;
  const groups = MARKS.map(({ is }) => is.exec(line)?.groups).find((found) => found !== undefined && OF_PICTURE.test(found['mark'] ?? ''));
  return groups === undefined ? null : (groups['behind'] ?? '').trim();
}

/** A gap below a mark that had one above it, too: it is the same one. */
function isGapBelow(lines: readonly ReadingLine[], kept: readonly (string | null)[], at: number): boolean {
  const isBlank = (place: number): boolean => (lines[place]?.text ?? '').trim() === '';
  return isBlank(at) && kept[at - 1] === '' && isBlank(at - 2);
}
