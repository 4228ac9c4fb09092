import * as chrono from 'chrono-node';

export interface FoundDate {
  /** ISO day; null where only the month or year is given. */
  day: string | null;
  index: number;
  text: string;
}

/** A day counted from another one, which no document is dated by: "today", "3 days ago". */
const COUNTED = /\b(?:ago|later|from now|last|next|this|in|within|for)\b/iu;

/** Dates in a text, in order: "04 Nov 2019", "3/27/00" (month first, as the publishers write), "March 27, 2000", "January 2019". */
export function datesIn(text: string): FoundDate[] {
  return chrono.en.parse(text, new Date(Date.UTC(2000, 0, 1))).filter(({ text: words }) => /\d/u.test(words) && !COUNTED.test(words)).map(({ start, index, text: words }) => {
    const certain = start.isCertain('day') && start.isCertain('month') && start.isCertain('year');
    return { day: certain ? iso(start.get('year'), start.get('month'), start.get('day')) : null, index, text: words };
  });
}

function iso(year: number | null, month: number | null, day: number | null): string | null {
  if (year === null || month === null || day === null) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
