/**
 * What is searched of everything ever published for the words typed. Pagefind repairs nothing: for a word that no page has
 * it takes the longest beginning that is a word, were it a single letter. So it is asked of each word that the rules do not
 * have whether any page has it; what none has is repaired as the first lane repairs it, or is said to be nowhere.
 */
import type { Finder } from '../../search/finder.ts';
import type { Repaired } from '../../search/query/settle-repairs.ts';
import { placedWords } from '../../search/words/words.ts';
import type { Pagefind } from './pagefind.ts';

export interface PublishedWords {
  /** What Pagefind is asked for. */
  words: string;
  repairs: Repaired[];
  /** The words that no page has, nor anything in their place. */
  lacking: string[];
}

/** A form of a word has the same beginning: so many letters of it, and half of them. */
const formBeginning = 3;

/** @param exact - whether nothing is to be repaired */
export async function publishedWords(typed: string, finder: Finder, index: Pick<Pagefind, 'search'>, exact: boolean): Promise<PublishedWords> {
  const repairs = finder.find(typed, { exact, most: 0 }).repairs;
  const unknown = [...new Set(placedWords(typed).map(({ word }) => word))]
    .filter((word) => repairs.some((one) => one.typed === word) || finder.find(word, { exact: true, most: 0, among: 'all' }).count === 0);
  const beginnings = new Map<string, number>();
  for (const word of unknown) beginnings.set(word, await longestBeginning(word, index));
  const made = repairs.filter(({ typed: word }) => (beginnings.get(word) ?? 0) < word.length);
  const isLacking = (word: string): boolean => (beginnings.get(word) ?? 0) < Math.max(Math.min(formBeginning, word.length), word.length / 2);
  return { words: withRepairs(typed, made), repairs: made, lacking: unknown.filter((word) => isLacking(word) && !made.some((one) => one.typed === word)) };
}

/** How many of its first letters a word shares with what Pagefind takes it for. */
async function longestBeginning(word: string, index: Pick<Pagefind, 'search'>): Promise<number> {
  const [best] = (await index.search(word, { filters: {} })).results;
  if (best === undefined) return 0;
  const { excerpt } = await best.data();
  const marked = [...excerpt.matchAll(/<mark>(?<words>.*?)<\/mark>/gu)].flatMap((match) => placedWords(match.groups?.['words'] ?? ''));
  return Math.max(0, ...marked.map((one) => sharedBeginning(one.word, word)));
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}

/** The words as typed, quotation marks and all, with each slip put right. */
function withRepairs(typed: string, repairs: readonly Repaired[]): string {
  let at = 0;
  let said = '';
  for (const { word, from, to } of placedWords(typed)) {
    said += typed.slice(at, from) + (repairs.find((one) => one.typed === word)?.used ?? typed.slice(from, to));
    at = to;
  }
  return said + typed.slice(at);
}
