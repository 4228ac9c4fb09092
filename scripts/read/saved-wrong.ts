/** Texts that went through the wrong encoding once: UTF-8 that somebody read as Windows-1252 and saved again, "it\u00e2\u20ac\u2122s". */

interface Encoding {
  /** How a line shows it. */
  shows: RegExp;
  /** One sign or letter; those of punctuation begin with the same two characters. */
  sign: RegExp;
  bytes: ReadonlyMap<string, number>;
}

const SECOND = '\\u0080-\\u00bf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013-\\u203a\\u20ac\\u2122';
const WINDOWS: Encoding = { shows: new RegExp(`[\\u00c2\\u00c3\\u00e2][${SECOND}]`, 'u'), sign: new RegExp(`\\u00e2\\u20ac[${SECOND}]|[\\u00c2\\u00c3][${SECOND}]`, 'gu'), bytes: bytesOf('windows-1252') };
/** Of what an old Macintosh read, only signs of punctuation show it for certain. */
const MACINTOSH: Encoding = { shows: /\u201a\u00c4[\u00ec\u00ee\u00fa\u00f9\u00f4\u00f2\u00b6\u00a2]/u, sign: /\u201a\u00c4[\u00ec\u00ee\u00fa\u00f9\u00f4\u00f2\u00b6\u00a2]/gu, bytes: bytesOf('macintosh') };

function bytesOf(label: string): Map<string, number> {
  return new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder(label).decode(Uint8Array.of(byte)), byte] as const));
}

/** What is left of a sign where a program on the way has lost or changed the last of its characters. */
export const MAIMED: readonly { is: RegExp; as: string; example: string }[] = [
  { is: /(?<=[\p{L}\p{N})\]*.]\s)\u00e2\u20ac"(?=\s)/gu, as: '–', example: 'Towing â€" A barge is moved.' },
  { is: /\u00e2\u20ac(?:\ufffd|$)/gu, as: '”', example: 'It burns.â€' },
  { is: /\u00e2\u20ac(?=[\s.,;:!)\]*}\p{L}/-])/gu, as: '”', example: 'For â€œlampâ€ read “lantern”.' },
];
/** The last of its characters as a program writes what it does not know; alone in a text, it may as well be a question's. */
const UNKNOWN = /\u00e2\u20ac\?/gu;
const FEWEST_UNKNOWN = 2;
const LOST = new RegExp(`\\u00e2\\u20ac(?![?${SECOND}])`, 'u');
/** Signs of Windows-1252 under the numbers that they have there, where Unicode has none: `\u0096` for a dash. */
const BY_NUMBER = /[\u0082-\u0084\u0086-\u008c\u0091-\u009c]/gu;
const SIGNS = new Map([...WINDOWS.bytes].map(([sign, byte]) => [String.fromCharCode(byte), sign]));

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
  if (![WINDOWS, MACINTOSH].some(({ shows }) => shows.test(text)) && text.search(BY_NUMBER) < 0) return { text, first: -1 };
  const areUnknown = (text.match(UNKNOWN)?.length ?? 0) >= FEWEST_UNKNOWN && !LOST.test(text);
  const lines = text.split('\n');
  const meant = lines.map((line) => [WINDOWS, MACINTOSH, WINDOWS].reduce((read, encoding) => (encoding.shows.test(read) ? readAgain(read, encoding) ?? signByIt(read, encoding, areUnknown) : read), line).replaceAll(BY_NUMBER, (sign) => SIGNS.get(sign) ?? sign));
  return { text: meant.join('\n'), first: meant.findIndex((line, at) => line !== lines[at]) };
}

/** Characters that are the bytes of UTF-8, read so; null where they are not. */
function readAgain(line: string, { bytes: known }: Encoding): string | null {
  const bytes = Array.from(line, (character) => known.get(character));
  try {
    return bytes.includes(undefined) ? null : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes.map(Number)));
  } catch {
    return null;
  }
}

/** A line that is not whole: somebody mended a part of it, or lost one. */
function signByIt(line: string, encoding: Encoding, areUnknown: boolean): string {
  // Where no such sign of punctuation stands, two letters may be what they look like.
  if (encoding === WINDOWS && !line.includes('\u00e2\u20ac')) return line;
  const known = line.replaceAll(encoding.sign, (sign) => readAgain(sign, encoding) ?? sign);
  const asked = areUnknown ? known.replaceAll(UNKNOWN, '”') : known.replaceAll(UNKNOWN, '”?');
  return MAIMED.reduce((mended, { is, as }) => mended.replaceAll(is, as), asked);
}
