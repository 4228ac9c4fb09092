/** How many rulings are to be read with a text, of which days, and whether they are for the time being. */
import { documentDate, shortDay } from './dates.ts';
import type { CountOf } from './standing.ts';

/** `2 later rulings`; where all of them are for the time being, `2 later temporary rulings`. */
export function numbered(counts: readonly CountOf[], kind: string, what: string): string {
  const [total, forNow] = [totalOf(counts), temporaryOf(counts)];
  return `${total} ${kind}${forNow === total ? 'temporary ' : ''}${what}${total === 1 ? '' : 's'}`;
}

/** `, 1 of them temporary`, where others are not. */
export function someTemporary(counts: readonly CountOf[]): string {
  const forNow = temporaryOf(counts);
  return forNow === 0 || forNow === totalOf(counts) ? '' : `, ${forNow} of them temporary`;
}

function temporaryOf(counts: readonly CountOf[]): number {
  return counts.reduce((sum, { temporary }) => sum + temporary, 0);
}

/** How many there are of all documents. */
export function totalOf(counts: readonly CountOf[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** The days of a few documents; of many the newest. */
export function daysOf(counts: readonly CountOf[]): string {
  const days = counts.map(({ document }) => documentDate(document, shortDay));
  return days.length > 2 ? `the newest ${days.at(-1) ?? ''}` : days.join(', ');
}
