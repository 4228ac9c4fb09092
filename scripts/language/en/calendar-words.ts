/** The words and figures of a written day, as parts of patterns: names of months, in full and short; a year of two figures. */
import { monthNames } from '../../../src/model/dates.ts';

const names = monthNames.map((name) => name.toLowerCase());

/** The names of the months in full, as alternatives of a pattern. */
export const months = names.join('|');

/** The same without those that are words of another kind as well: "may" begins an allowance, "march" is what crews do. */
export const monthsBut = (...words: readonly string[]): string => names.filter((name) => !words.includes(name)).join('|');

/** Months as they are shortened; May never is. */
export const shortMonths = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';

/** A month in full or short, and nothing that only begins like one. */
export const monthsEitherWay = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** The first three letters of each month. */
export const monthStems = names.map((name) => name.slice(0, 3)).join('|');

/** A month beside figures, which tell that it is one: also misspelt, or as the language of a board has it. */
export const monthBesideFigures = `(?:${monthStems})\\p{L}{0,7}\\.?`;

/** A month without any figure, also misspelt, where no other word begins so. */
export const monthsMisspelt = 'jan\\w*|feb\\w*|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?\\w*|oct\\w*|nov\\w*|dec\\w*';

/** The last year of two figures that is one of this century. */
const LAST_OF_CENTURY = 50;

/** A year in four figures: `09` is 2009 and `94` is 1994, as the reader of dates has it that this program uses; one of four stays. */
export function yearInFull(year: string): string {
  if (year.length !== 2) return year;
  return `${Number(year) > LAST_OF_CENTURY ? '19' : '20'}${year}`;
}
