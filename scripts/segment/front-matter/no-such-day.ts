/** Days that are written out and do not exist: `31 June 2014`. No calendar reads them, and a reader is told of them by their words. */
import { monthBesideFigures, monthStems, yearInFull } from '../../language/en/calendar-words.ts';

/** How a day is written whose parts cannot be mistaken for others; in figures, either of two may be the month. */
export const WRITTEN: readonly { is: RegExp; example: string }[] = [
  { is: new RegExp(`(?<![\\d./-])(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -](?<month>${monthBesideFigures}),?[ -](?<year>\\d{4})(?!\\d)`, 'iu'), example: '31 June 2014' },
  { is: new RegExp(`(?<![\\p{L}\\d])(?<month>${monthBesideFigures}) (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})(?!\\d)`, 'iu'), example: 'June 31st, 2014' },
  { is: /(?<![\d./-])(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?![\d./-])/u, example: '2014-06-31' },
  { is: /(?<![\d./-])(?<first>\d{1,2})\/(?<second>\d{1,2})\/(?<year>\d{4}|\d{2})(?![\d./-])/u, example: '6/31/14' },
];

/** Reads: a text. Writes: the first day in it that does not exist, as printed; null where each does. */
export function noSuchDay(text: string): string | null {
  for (const { is } of WRITTEN) {
    const found = is.exec(text);
    const { day = '', month = '', year = '', first, second } = found?.groups ?? {};
    const readings = first === undefined || second === undefined ? [[day, month]] : [[first, second], [second, first]];
    if (found !== null && readings.every(([one = '', other = '']) => !exists(Number(yearInFull(year)), monthOf(other), Number(one)))) return found[0];
  }
  return null;
}

const monthOf = (word: string): number => (/^\d/u.test(word) ? Number(word) : monthStems.split('|').indexOf(word.slice(0, 3).toLowerCase()) + 1);

function exists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
