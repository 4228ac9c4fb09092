/** How days and documents' dates are put into words. */
import type { SourceDocument, Version } from './corpus.ts';

/** The months in full, by which days are written and read. */
export const monthNames = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `2019-11-04` becomes `4 November 2019`. */
export function longDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1]} ${year}`;
}

/** `2019-11-04` becomes `4 Nov 2019`, as citations have it. */
export function shortDay(day: string): string {
  return longDay(day).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3));
}

/** `4 November 2019`, or for an undated document what is known: `undated; after 27 March 2000`. */
export function documentDate(document: Pick<SourceDocument, 'date' | 'after' | 'before'>, inWords = longDay): string {
  if (document.date !== null) return inWords(document.date);
  const bounds = [
    document.after === null ? '' : `after ${inWords(document.after)}`,
    document.before === null ? '' : `before ${inWords(document.before)}`,
  ].filter((bound) => bound !== '');
  return bounds.length === 0 ? 'undated' : `undated; ${bounds.join(' and ')}`;
}

/** The first day on which a document can have come out: its own, or the day behind the one that it came after; null where nothing is known. */
export function earliestOf({ date, after }: Pick<SourceDocument, 'date' | 'after'>): string | null {
  return date ?? (after === null ? null : dayAfter(after));
}

/** The year a document belongs to: its own, or the earliest it can be of; `Undated` where nothing is known. */
export function documentYear(document: SourceDocument): string {
  if (document.date !== null) return document.date.slice(0, 4);
  return document.after === null ? 'Undated' : `After ${document.after.slice(0, 4)}`;
}

/** What a reader calls a document: rulings by their date, glossaries by edition and letter, others by their title. */
export function documentName(document: SourceDocument): string {
  if (document.kind === 'rulings') {
    return document.date === null ? document.title : `Current Rulings of ${longDay(document.date)}`;
  }
  const name = document.edition ?? document.title;
  return document.letter === null || name === document.title ? name : `${name}, letter ${document.letter}`;
}

/** What a version is called: by the day it began. */
export function versionName({ from, to }: Pick<Version, 'from' | 'to'>, inWords = longDay): string {
  return from === null ? 'base text' : from === to ? `text printed on ${inWords(from)}` : `text of ${inWords(from)}`;
}

/** When a version was in force: `since 4 November 2019`, `from 6 June 2004 to 2 November 2009`. */
export function period(version: { from: string | null; to: string | null }): string {
  const from = version.from === null ? null : longDay(version.from);
  const to = version.to === null ? null : longDay(version.to);
  if (version.from !== null && version.from === version.to) return `on ${from ?? ''}, and was amended the same day`;
  if (to === null) return from === null ? 'as first published' : `since ${from}`;
  return from === null ? `until ${to}` : `from ${from} to ${to}`;
}

/** The days between which anything held speaks: that of the first document, and that of the last. Null where none has a day. */
export function daysHeld(documents: readonly Pick<SourceDocument, 'date' | 'published' | 'after'>[]): { from: string; to: string } | null {
  const days = documents.flatMap(({ date, published, after }) => date ?? published ?? after ?? []).sort();
  const [from] = days;
  return from === undefined ? null : { from, to: days.at(-1) ?? from };
}

/** The day of a moment where the clock stands: the operator's machine, the reader's device. */
export function localDay(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** An end is the first day on which a text is no longer in force: the day before is the last on which it is. */
export function dayBefore(day: string): string {
  return daysLater(day, -1);
}

/** What came after a day is there on the next at the earliest. */
export function dayAfter(day: string): string {
  return daysLater(day, 1);
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
