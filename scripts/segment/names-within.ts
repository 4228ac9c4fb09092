/**
 * Names that stand in the midst of the texts of others, each behind the end of a sentence and before a text of its own: a
 * copy that has lost its breaks, `Anchor: It holds. Bell: It is rung.`, is one topic to look at and many to read.
 */
import { sortKey } from '../names/sort-key.ts';
import { risingShare } from '../names/alphabet.ts';
import { mayBeName, opensAsName } from './headwords/may-be-name.ts';

/** A name behind the end of a sentence, behind which may stand who ruled so; the sign between it and its text is any that documents use for that. */
const WITHIN = /(?<=[.!?]["”’)]?(?: [[({][^[\](){}]{2,60}[\])}])?\s)(?<name>["“‘]?\p{Lu}[^.!?:;–—\n]{1,50}?)(?<sign>:| -| –| —| --) (?=["“'‘(]?[\p{Lu}\d])/gu;
const MOST_WORDS = 5;
/** Words that stay small in a name. */
const SMALL = /^(?:a|an|and|as|at|by|de|for|from|in|la|nor|of|on|or|the|to|with|&)$/u;
/** So many of them, so large a share of the names found, and in so good an order with them; or so many that no order is needed. */
const FEWEST = 3;
const SHARE = 0.5;
const SORTED = 0.8;
const MANY = 2;

interface Named { name: string; texts: readonly string[] }

/** Reads: the names found in a document with their texts. Writes: whether others stand in the midst of these. */
export function haveNamesWithin(found: readonly Named[]): boolean {
  const all = found.flatMap(({ name, texts }) => [{ name, sign: '' }, ...texts.flatMap(namesIn)]);
  const signs = Map.groupBy(all.filter(({ sign }) => sign !== ''), ({ sign }) => sign);
  const [most = []] = [...signs.values()].toSorted((a, b) => b.length - a.length);
  const keys = most.map(({ name }) => sortKey(name));
  if (most.length < Math.max(FEWEST, found.length * SHARE) || new Set(keys).size < keys.length) return false;
  const inTurn = all.filter((one) => one.sign === '' || most.includes(one)).map(({ name }) => sortKey(name));
  return risingShare(inTurn) >= SORTED || most.length >= found.length * MANY;
}

function namesIn(text: string): { name: string; sign: string }[] {
  return [...text.matchAll(WITHIN)].flatMap(({ groups }) => {
    const { name = '', sign = '' } = groups ?? {};
    return isName(name) ? [{ name, sign }] : [];
  });
}

function isName(name: string): boolean {
  const words = name.split(/\s+/u);
  const areCapital = words.every((word) => SMALL.test(word) || opensAsName(word));
  return areCapital && mayBeName(name, { words: MOST_WORDS, noLabel: true });
}
