/** What a search says in words. */
import { longDay } from '../../model/dates.ts';
import { letterOf, otherLetter } from '../../model/letters.ts';
import type { Finding } from '../../search/finding.ts';
import type { Repaired } from '../../search/query/settle-repairs.ts';
import { stopWords } from '../../search/words/stop-words.ts';
import { eventDay, onlyKnown, uncertainty } from '../event-day.ts';

/** What of a search stands for words that were typed. */
interface StandsFor { repairs: readonly Repaired[]; instead: readonly string[] }

/** Whether what was searched for is no more than a guess at what was meant. */
export function isGuess({ repairs }: { repairs: readonly Repaired[] }): boolean {
  return repairs.some(({ sure }) => !sure);
}

/**
 * What stands above the results where they are not for the words as typed: `Results for “wormhole” (you typed “wormwhole”).`,
 * `Nothing has “wormwood”. Did you mean “wormhole”?`, `No rule says “cavern”; near in meaning:`; else empty.
 *
 * @param isLacking - whether the texts have not come yet: then they may have the word
 */
export function sayStandingFor(finding: StandsFor, isLacking: boolean): string {
  const { repairs, instead } = finding;
  if (isGuess(finding)) return sayGuess(repairs, isLacking);
  if (repairs.length > 0) return `Results for ${inQuotes(repairs.map(({ used }) => used))} (you typed ${inQuotes(repairs.map(({ typed }) => typed))}).`;
  return instead.length > 0 ? `${sayLacking(instead)}:` : '';
}

/** The same with their number: `3 results for “wormwhole”, read as “wormhole”`, and where they are for the words as typed `3 results for “wormhole”`. */
export function sayFound(finding: StandsFor & Pick<Finding, 'count' | 'typed'>, isLacking: boolean): string {
  const { typed, count, repairs, instead } = finding;
  if (isGuess(finding)) return `${sayGuess(repairs, isLacking)} ${sayCount(count)} for that`;
  if (repairs.length > 0) return `${sayCount(count)} for “${typed}”, read as ${inQuotes(repairs.map(({ used }) => used))}`;
  return instead.length > 0 ? `${sayLacking(instead)}: ${sayCount(count).toLowerCase()}` : `${sayCount(count)} for “${typed}”`;
}

function sayGuess(repairs: readonly Repaired[], isLacking: boolean): string {
  const guessed = repairs.filter(({ sure }) => !sure);
  return `${isLacking ? 'No name' : 'Nothing'} has ${inQuotes(guessed.map(({ typed }) => typed), 'or')}. Did you mean ${inQuotes(guessed.map(({ used }) => used))}?`;
}

function sayLacking(instead: readonly string[]): string {
  return `No rule says ${inQuotes(instead, 'or')}; near in meaning`;
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

/** A name with it in front stands under the next word's letter in some glossaries, in others under its own. */
const article = /^(?:the|an?)\s+(?=\S)/u;

/** That a name typed may stand on a page that is not held, where no name that begins like it was found, or one that only leads elsewhere; empty otherwise. */
export function sayUnheld({ typed, results, others }: Finding, letters: readonly string[]): string {
  const whole = typed.trim().toLowerCase();
  const name = whole.replace(article, '');
  const [first = '', ...more] = name.split(/\s+/);
  const isNamed = others.named !== null || results.some(({ document: { headword, pointer } }) => !pointer && headword.toLowerCase().replace(article, '').startsWith(first));
  if (more.length >= longestName || stopWords.has(first) || isNamed) return '';
  const [one, other] = [...new Set([name, whole].map(letterOf))].filter((letter) => letter !== otherLetter && !letters.includes(letter));
  if (one === undefined) return '';
  if (other !== undefined) return `The glossary pages of letters ${one} and ${other} are not held here: an entry of that name may stand on either.`;
  return `The glossary page of letter ${one} is not held here: an entry of that name may stand on it.`;
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

function inQuotes(words: readonly string[], joint = 'and'): string {
  return words.map((word) => `“${word}”`).join(` ${joint} `);
}
