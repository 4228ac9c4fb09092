import * as chrono from 'chrono-node';
import { yearInFull } from '../../language/en/calendar-words.ts';

export interface FoundDate {
  /** ISO day; null where only the month or year is given. */
  day: string | null;
  index: number;
  text: string;
}

/** A day counted from another one, which no document is dated by: "today", "3 days ago". */
const COUNTED = /\b(?:ago|later|from now|last|next|this|in|within|for)\b/iu;

const FIGURES = /(?<![\d./-])(?<first>\d{1,2})(?<sign>[./-])(?<second>\d{1,2})\k<sign>(?:\d{4}|\d{2})(?![\d/-]|\.\d)/gu;
/** A day in figures between full stops, as nobody writes it who puts the month first. */
const DOTTED = /(?<![\d./-])\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})(?![\d./-])/u;
/** The last of the months. */
const MONTHS = 12;

/** Whether a document writes the day before the month: one of its days can be read no other way, and none as the publishers write. */
export function writesDayFirst(texts: readonly string[]): boolean {
  const days = texts.flatMap((text) => [...text.matchAll(FIGURES)].map(({ groups }) => [Number(groups?.['first']), Number(groups?.['second'])] as const));
  return days.some(([first, second]) => first > MONTHS && second <= MONTHS) && !days.some(([, second]) => second > MONTHS);
}

const SHORT_FIGURES = /(?<![\d./-])(?<year>\d{2})(?<sign>[./-])(?<month>\d{2})\k<sign>(?<day>\d{2})(?![\d./-])/gu;
const DAYS = 31;

/** Reads: the texts of a document. Writes: the same, and where one of its days can be read no other way than with the year first, `00/12/31`, all such days in full. */
export function withYearsInFull(texts: readonly string[]): string[] {
  const days = texts.flatMap((text) => [...text.matchAll(SHORT_FIGURES)].map(({ groups }) => ['year', 'month', 'day'].map((part) => Number(groups?.[part]))));
  const isYearFirst = days.some(([year = 1]) => year === 0 || year > DAYS) && days.every(([, month = 0, day = 0]) => month >= 1 && month <= MONTHS && day >= 1 && day <= DAYS);
  return isYearFirst ? texts.map((text) => text.replaceAll(SHORT_FIGURES, (_, year: string, __, month: string, day: string) => `${yearInFull(year)}-${month}-${day}`)) : [...texts];
}

/** The number of a version before a dash and a day, which are no days from one to another: `Version 1.2 – 3 May 2016`, `Issue 2 - 3 May 2016`. */
const NUMBERED = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){1,3}(?=\s+[-–—]\s)|\b(?:versions?|editions?|v|ver|rev|revisions?|issues?|parts?|nos?|numbers?|volumes?|vol|releases?|updates?)\.?\s?\d{1,3}(?=\s+[-–—]\s)/giu;

/** Dates in a text, in order: "04 Nov 2019", "3/27/00" (month first, as the publishers write), "March 27, 2000", "January 2019". `dayFirst`: where the document is known to write 27/3/00. */
export function datesIn(text: string, dayFirst = false): FoundDate[] {
  return (dayFirst || DOTTED.test(text) ? chrono.en.GB : chrono.en).parse(text.replaceAll(NUMBERED, (number) => ' '.repeat(number.length)), new Date(Date.UTC(2000, 0, 1))).filter(({ text: words }) => /\d/u.test(words) && !COUNTED.test(words)).map(({ start, index, text: words }) => {
    const certain = start.isCertain('day') && start.isCertain('month') && start.isCertain('year');
    return { day: certain ? iso(start.get('year'), start.get('month'), start.get('day')) : null, index, text: words };
  });
}

function iso(year: number | null, month: number | null, day: number | null): string | null {
  if (year === null || month === null || day === null) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
