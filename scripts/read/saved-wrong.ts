/** Texts that went through the wrong encoding once: UTF-8 that somebody read as Windows-1252 and saved again, "it\u00e2\u20ac\u2122s". */

const SECOND = '\\u0080-\\u00bf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013-\\u203a\\u20ac\\u2122';
const SAVED_WRONG = new RegExp(`[\\u00c2\\u00c3\\u00e2][${SECOND}]`, 'u');
const BYTES_OF_WINDOWS = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const));

/** One sign or letter; those of punctuation begin with the same two characters. */
const ONE_SIGN = new RegExp(`\\u00e2\\u20ac[${SECOND}]|[\\u00c2\\u00c3][${SECOND}]`, 'gu');
/** What is left of a sign where a program on the way has lost or changed the last of its characters. */
const MAIMED: readonly { is: RegExp; as: string; example: string }[] = [
  { is: /(?<=[\p{L}\p{N})\]*.]\s)\u00e2\u20ac"(?=\s)/gu, as: '–', example: 'Towing â€" A barge is moved.' },
  { is: /\u00e2\u20ac$/gu, as: '”', example: 'It burns.â€' },
  { is: /\u00e2\u20ac(?=[\s.,;:!?)\]*)}\p{L}/-])/gu, as: '”', example: 'For â€œlampâ€ read “lantern”.' },
];

export interface Meant {
  text: string;
  /** Index of the first line that was changed; -1 where none was. */
  first: number;
}

/**
 * Reads: a text. Writes: it as it was meant, line by line: a line that is whole as a whole, and of the others
 * each sign that can be known.
 */
export function asMeant(text: string): Meant {
  if (!SAVED_WRONG.test(text)) return { text, first: -1 };
  const lines = text.split('\n');
  const meant = lines.map((line) => (SAVED_WRONG.test(line) ? readAgain(line) ?? signByIt(line) : line));
  return { text: meant.join('\n'), first: meant.findIndex((line, at) => line !== lines[at]) };
}

/** Characters that are the bytes of UTF-8, read so; null where they are not. */
function readAgain(line: string): string | null {
  const bytes = Array.from(line, (character) => BYTES_OF_WINDOWS.get(character));
  try {
    return bytes.includes(undefined) ? null : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes.map(Number)));
  } catch {
    return null;
  }
}

/** A line that is not whole: somebody mended a part of it, or lost one. */
function signByIt(line: string): string {
  // Where no such sign of punctuation stands, two letters may be what they look like.
  if (!line.includes('\u00e2\u20ac')) return line;
  const known = line.replaceAll(ONE_SIGN, (sign) => readAgain(sign) ?? sign);
  return MAIMED.reduce((mended, { is, as }) => mended.replaceAll(is, as), known);
}
