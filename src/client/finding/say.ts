/** What a search says in words. */
import { longDay } from '../../model/dates.ts';
import type { Finding } from '../../search/finding.ts';
import type { Repaired } from '../../search/query/settle-repairs.ts';
import { eventDay } from '../event-day.ts';

/** `Results for “wormhole” (you typed “wormwhole”).`; empty where nothing was repaired. */
export function sayRepairs(repairs: readonly Repaired[]): string {
  if (repairs.length === 0) return '';
  return `Results for ${inQuotes(repairs.map(({ used }) => used))} (you typed ${inQuotes(repairs.map(({ typed }) => typed))}).`;
}

/** `3 results`, `One result`. */
export function sayCount(count: number): string {
  return count === 1 ? 'One result' : `${count} results`;
}

/** `3 that are not in force: double tide and 2 more`. */
export function sayOthers({ count, first }: Finding['others']): string {
  const which = first === null ? '' : `: ${first}${count > 1 ? ` and ${count - 1} more` : ''}`;
  return `${count === 1 ? 'One that is' : `${count} that are`} not in force${which}`;
}

/** What a reader who set a date must know of results in today's words; empty without a date. */
export function sayEventDay(): string {
  const day = eventDay();
  return day === null ? '' : `These words are today’s; each page opens with the text of ${longDay(day)}.`;
}

function inQuotes(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(' and ');
}
