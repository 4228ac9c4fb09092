/** Small capitals, as some programs take them from a PDF: the first letter, which is larger, stands apart from the others, `A NCHOR C HAIN`. */
import type { ReadingLine } from '../../source-file.ts';

/** A word in capitals that has lost its first letter to the word before it. */
const PARTED = /(?<![\p{L}\p{N}])(?<letter>\p{Lu}) (?=\p{Lu}{2,}(?![\p{Ll}]))/gu;
/** What stands before the first small letter, and its last word, which may be the text's first. */
const OPENING = /^(?<capitals>[^\p{Ll}]{4,90}?)(?=\s{2,}\S|[:.]|\s[-–—]|\s+\p{Lu}?\p{Ll}|$)/u;
/** Letters that are words by themselves. */
const WORDS = /[AIO]/u;
/** So many lines, and so many different letters, that begin so. */
const FEWEST = 4;
const DIFFERENT = 3;

/** Reads: the lines of a text. Writes: the same, the first letters of names where they belong, where many lines begin so and none begins with a whole word in capitals behind another. */
export function withWholeCapitals(lines: ReadingLine[]): ReadingLine[] {
  const openings = lines.map(({ text }) => OPENING.exec(text.trimStart())?.groups?.['capitals'] ?? '');
  const letters = openings.flatMap((opening) => new RegExp(`^${PARTED.source}`, 'u').exec(opening)?.groups?.['letter'] ?? []);
  const sure = letters.filter((letter) => !WORDS.test(letter));
  if (letters.length < FEWEST || new Set(sure).size < DIFFERENT) return lines;
  return lines.map((line, at) => {
    const opening = openings[at] ?? '';
    const whole = opening.replaceAll(PARTED, '$<letter>');
    const begin = line.text.length - line.text.trimStart().length;
    return whole === opening ? line : { ...line, text: `${line.text.slice(0, begin)}${whole}${line.text.slice(begin + opening.length)}` };
  });
}
