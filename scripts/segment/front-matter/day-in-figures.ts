/** The day of a document that stands there in figures only, of which either may be the month: `3/2/2020`. */
import { yearInFull } from '../../language/en/calendar-words.ts';
import { datesIn, writesDayFirst } from './dates.ts';

const EITHER_WAY = /(?<![\d./-])(?<first>\d{1,2})(?<sign>[/-])(?<second>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})(?![\d/-]|\.\d)/gu;
/** The last of the months. */
const MONTHS = 12;

export interface DayInFigures {
  /** The index of the line on which it stands first. */
  at: number;
  /** As printed. */
  words: string;
  /** ISO day that it is where the other figure is the month. */
  other: string;
}

/**
 * Reads: the lines of a document, and the ISO day that was read as its own. Writes: where that stands in figures that may be read
 * as another day; null where they may not, or where the document says elsewhere which of them is the month.
 */
export function dayInFigures(lines: readonly string[], day: string): DayInFigures | null {
  const found = lines.flatMap((text, at) => [...text.matchAll(EITHER_WAY)].map(({ 0: words, groups = {} }) => ({ at, words, first: Number(groups['first']), second: Number(groups['second']), year: yearInFull(groups['year'] ?? '') })));
  const isTold = writesDayFirst(lines) || found.some(({ first, second }) => first <= MONTHS && second > MONTHS) || lines.some((line) => inWords(line).includes(day));
  const either = found.find(({ first, second, year }) => first !== second && first <= MONTHS && second <= MONTHS && day === iso(year, first, second));
  return isTold || either === undefined ? null : { at: either.at, words: either.words, other: iso(either.year, either.second, either.first) };
}

/** Days that a line names without such figures: with a month in words, or the year first. */
const inWords = (line: string): (string | null)[] => datesIn(line.replaceAll(EITHER_WAY, ' ')).map(({ day }) => day);

const iso = (year: string, month: number, day: number): string => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
