/** Copies that put an empty line behind each line of the original: its own gaps are then three lines wide. */
import type { ReadingLine } from '../source-file.ts';

/** Gaps of one line, and wider ones, before anything is said of them; and the share of all that are as wide as such a copy makes them. */
const FEWEST_NARROW = 10;
const FEWEST_WIDE = 3;
const NEARLY_ALL = 0.9;
/** The share of narrow gaps in the midst of a sentence: between paragraphs there is none. */
const BROKEN = 0.25;
const ENDS = /[.!?:]["”’)]*$/u;

/** Reads: the lines of a document. Writes: the same without those empty lines; as they are, where they part paragraphs. */
export function singleSpaced(lines: ReadingLine[]): ReadingLine[] {
  const written = lines.flatMap(({ text }, at) => (text.trim() === '' ? [] : [at]));
  const gaps = written.slice(1).map((at, index) => ({ above: lines[written[index] ?? 0]?.text ?? '', below: lines[at]?.text ?? '', width: at - (written[index] ?? 0) - 1 }));
  const narrow = gaps.filter(({ width }) => width === 1);
  const wide = gaps.filter(({ width }) => width >= 3 && width % 2 === 1);
  const broken = narrow.filter(({ above, below }) => !ENDS.test(above.trimEnd()) && /^\s*\p{Ll}/u.test(below)).length;
  const isDoubled = narrow.length >= FEWEST_NARROW && wide.length >= FEWEST_WIDE && narrow.length + wide.length >= gaps.length * NEARLY_ALL && broken >= narrow.length * BROKEN;
  if (!isDoubled) return lines;
  let empty = 0;
  return lines.filter(({ text }) => {
    empty = text.trim() === '' ? empty + 1 : 0;
    return empty % 2 === 0;
  });
}
