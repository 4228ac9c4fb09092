/**
 * Titles of lists, each above words that say what stands below: `Keyword Abilities`, `Common Terms`. They stand as the terms
 * do, and where the terms stand in order they break it.
 */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { sortKey } from '../../../names/sort-key.ts';
import type { TopicCandidate } from '../names/candidates.ts';
import { risingShare } from '../../../names/alphabet.ts';
import type { TopicStyle } from '../order/style.ts';

const FEWEST = 4;
const SORTED = 0.85;
const OF_LIST = /^(?:[\p{L}-]+ ){0,2}(?:keywords|keyword (?:abilities|actions|effects)|terms|terminology|vocabulary|abilities|mechanics|definitions|phrases|(?:card|unit|damage|tile) types|status effects)$/iu;

/** Reads: the terms of a glossary, in their order. Writes: those that are titles of its lists: the first, or any in a sorted list, that stands out of its place. */
export function titlesOfLists(terms: readonly TopicCandidate[], style: TopicStyle): ReadonlySet<TopicCandidate> {
  const titles = terms.filter(({ topic }) => OF_LIST.test(topic));
  if (style.separator !== 'line' || titles.length === 0 || terms.length - titles.length < FEWEST) return new Set();
  const isSorted = risingShare(terms.filter((term) => !titles.includes(term)).map(({ topic }) => sortKey(topic))) >= SORTED;
  return new Set(titles.filter((term) => (term === terms[0] || isSorted) && !isInPlace(terms, terms.indexOf(term))));
}

/** Whether a term stands between its neighbours in the order of the alphabet. */
function isInPlace(terms: readonly TopicCandidate[], at: number): boolean {
  const around = terms.slice(Math.max(0, at - 1), at + 2).map(({ topic }) => sortKey(topic));
  return around.every((key, index) => index === 0 || (around[index - 1] ?? '') <= key);
}

/** Reads: paragraphs in order, titles among them, and the terms that begin. Writes: what such a title is followed by, up to the next term: it is told of the list. */
export function toldOfLists(paragraphs: readonly Paragraph[], titles: ReadonlySet<Paragraph>, begins: (paragraph: Paragraph) => boolean): ReadonlySet<Paragraph> {
  let isBelow = false;
  return new Set(paragraphs.filter((paragraph) => {
    isBelow = titles.has(paragraph) || (isBelow && !begins(paragraph));
    return isBelow && !titles.has(paragraph);
  }));
}
