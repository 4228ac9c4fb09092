/** Titles above questions that are numbered, `2. Moving Barges`, several of them above more than one: they are chapters, and the questions are what a document rules on. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { risingShare } from '../../../names/alphabet.ts';

const NUMBERED = /^\s*(?:\*\*)?(?<number>\d{1,2})(?:\.0)?[.):]?\s+(?:\*\*)?["“'‘(]?\p{Lu}/u;
const FEWEST = 2;
/** Questions below each title on average, at the least. */
const SEVERAL = 1.3;
/** So many titles, all in the order of the alphabet, are names of things. */
const SORTED = 3;

/** Reads: the lines of a document as they were printed, the places of the titles right above questions, and how many are asked. Writes: whether the titles are numbered chapters. */
export function areNumberedChapters(lines: readonly Pick<ReadingLine, 'text'>[], titles: readonly number[], asked: number): boolean {
  const texts = titles.map((at) => lines[at]?.text.trim() ?? '');
  const numbers = texts.map((text) => Number(NUMBERED.exec(text)?.groups?.['number'] ?? NaN));
  const countOn = numbers.every((number, at) => (at === 0 ? number <= 1 : number === (numbers[at - 1] ?? NaN) + 1));
  const areNames = titles.length >= SORTED && risingShare(texts.map((text) => sortKey(text.replace(/^\W*\d+(?:\.0)?[.):]?/u, '')))) === 1;
  return numbers.length >= FEWEST && countOn && !areNames && asked >= titles.length * SEVERAL;
}
