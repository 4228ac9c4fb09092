/** What a search says in words. */
import { longDay } from '../../model/dates.ts';
import { letterOf, otherLetter } from '../../model/letters.ts';
import type { Finding } from '../../search/finding.ts';
import type { Repaired } from '../../search/query/settle-repairs.ts';
import { stopWords } from '../../search/words/stop-words.ts';
import { eventDay, onlyKnown, uncertainty } from '../event-day.ts';

/** `Results for “wormhole” (you typed “wormwhole”).`; empty where nothing was repaired. */
export function sayRepairs(repairs: readonly Repaired[]): string {
  if (repairs.length === 0) return '';
  return `Results for ${inQuotes(repairs.map(({ used }) => used))} (you typed ${inQuotes(repairs.map(({ typed }) => typed))}).`;
}

/** `3 results`, `One result`. */
export function sayCount(count: number): string {
  return count === 1 ? 'One result' : `${count} results`;
}

/** That nothing was found; of names alone no more than that: the texts may have it. */
export function sayNothing({ typed, others }: Finding, isLacking: boolean): string {
  if (isLacking) return `No name has “${typed}”, and the texts have not come yet`;
  return `${others.count === 0 ? 'Nothing found' : 'Nothing in force found'} for “${typed}”`;
}

/** So many words may be a name: more tell of something that happens. */
const longestName = 3;

/** That a name typed may stand on a page that is not held, where no name that begins like it was found; empty otherwise. */
export function sayUnheld({ typed, results, others }: Finding, letters: readonly string[]): string {
  const name = typed.trim().toLowerCase();
  const [first = '', ...more] = name.split(/\s+/);
  const letter = letterOf(name);
  const isNamed = others.named !== null || results.some(({ document: { headword } }) => headword.toLowerCase().startsWith(first));
  if (letters.includes(letter) || letter === otherLetter || more.length >= longestName || stopWords.has(first) || isNamed) return '';
  return `The glossary page of letter ${letter} is not held here: an entry of that name may stand on it.`;
}

/** `3 that are not in force, or not known to be: double tide and 2 more`. */
export function sayOthers({ count, first }: Finding['others']): string {
  const which = first === null ? '' : `: ${first}${count > 1 ? ` and ${count - 1} more` : ''}`;
  return `${count === 1 ? 'One that is' : `${count} that are`} not in force, or not known to be${which}`;
}

/** What a reader who set a date must know of the results; empty without a date. */
export function sayEventDay({ count, unsure }: Pick<Finding, 'count' | 'unsure'>): string {
  const day = eventDay();
  if (day === null) return '';
  const why = uncertainty(day) ?? onlyKnown(day);
  if (why !== null) return `What held on ${longDay(day)}: ${why}.`;
  if (count > 0 && unsure === count) return `It is not known ${count === 1 ? '' : 'of any of them '}whether it was in force on ${longDay(day)}; what came later is not here.`;
  return `What held on ${longDay(day)}, in the words of that day${unsure === 0 ? '' : `; of ${unsure} it is not known whether ${unsure === 1 ? 'it' : 'they'} did`}; what came later is not among it.`;
}

function inQuotes(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(' and ');
}
