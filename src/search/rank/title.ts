import type { NameReason, SearchDocument } from '../documents/search-document.ts';
import type { Slot } from '../query/slot.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { stopWords, titleArticles } from '../words/stop-words.ts';
import { words } from '../words/words.ts';

/** A name made ready for comparison. */
export interface Title {
  words: readonly string[];
  /** How much each word tells, in the same order. */
  weights: readonly number[];
  /** What the name is worth: a headword more than a name that only leads there. */
  worth: number;
}

const worth: Record<NameReason, number> = { headword: 1, variant: 0.98, topic: 0.95, pointer: 0.9 };
const stopWordShare = 0.1;

/** The names of a document, headword first. */
export function titlesOf(document: SearchDocument, lexicon: Lexicon, documents: number): Title[] {
  const names = [{ name: document.headword, reason: 'headword' as const }, ...document.names];
  return names.map(({ name, reason }) => {
    const all = words(name);
    const kept = all.length > 1 ? all.filter((word) => !titleArticles.has(word)) : all;
    return { words: kept, weights: kept.map((word) => weight(word, lexicon, documents)), worth: worth[reason] };
  });
}

function weight(word: string, lexicon: Lexicon, documents: number): number {
  return Math.log(1 + documents / (lexicon.frequency(word) + 0.5)) * (stopWords.has(word) ? stopWordShare : 1);
}

/** What of a query and of a title match. */
export interface TitleMatch {
  /** The share of the query's weight that the title has, weighed by likeness. */
  ofQuery: number;
  /** The share of the title's weight that the query has. */
  ofTitle: number;
  /** True where each content word that can be found at all is in the title. */
  every: boolean;
  /** True where the matching words stand in the title in the order of the query, side by side. */
  inOrder: boolean;
}

/** Holds the words of a query against those of a title. */
export function matchTitle(slots: readonly Slot[], title: Title): TitleMatch {
  const seen = new Set<number>();
  const order: number[] = [];
  let all = 0;
  let had = 0;
  let every = true;
  for (const slot of slots) {
    if (titleArticles.has(slot.typed)) continue;
    all += slot.weight;
    const match = matchSlot(slot, title.words);
    if (match === null) {
      every &&= !slot.content || slot.alternatives.length === 0;
      continue;
    }
    had += slot.weight * match.likeness;
    for (const place of match.places) seen.add(place);
    order.push(...match.places);
  }
  const weighs = (places: Iterable<number>): number => [...places].reduce((sum, place) => sum + (title.weights[place] ?? 0), 0);
  return {
    ofQuery: all === 0 ? 0 : had / all,
    ofTitle: weighs(seen) / (weighs(title.words.keys()) || 1),
    every: every && seen.size > 0,
    inOrder: order.every((place, at) => at === 0 || place === (order[at - 1] ?? 0) + 1 || place === order[at - 1]),
  };
}

function matchSlot(slot: Slot, title: readonly string[]): { likeness: number; places: number[] } | null {
  for (const { words: needed, likeness } of slot.alternatives) {
    const places = needed.map((word) => title.indexOf(word));
    if (places.every((place) => place >= 0)) return { likeness, places };
  }
  return null;
}
