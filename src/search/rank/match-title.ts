import type { Slot } from '../query/slot.ts';
import { titleArticles } from '../words/stop-words.ts';
import type { Title } from './title.ts';

/** What of a query and of a title match. */
export interface TitleMatch {
  /** The share of the query's weight that the title has, weighed by likeness. */
  ofQuery: number;
  /** The share of the title's weight that the query has. */
  ofTitle: number;
  /** True where the title has each content word that can be found at all. */
  every: boolean;
  /** True where the matching words stand side by side in the title, in the order of the query. */
  inOrder: boolean;
  /** True where the title begins with the match. */
  atStart: boolean;
}

/** Holds the words of a query against those of a title. */
export function matchTitle(slots: readonly Slot[], title: Title): TitleMatch {
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
    order.push(...match.places);
  }
  const seen = [...new Set(order)].reduce((sum, place) => sum + (title.weights[place] ?? 0), 0);
  return {
    ofQuery: all === 0 ? 0 : had / all,
    ofTitle: title.weight === 0 ? 0 : seen / title.weight,
    every: every && order.length > 0,
    inOrder: order.every((place, at) => at === 0 || place === (order[at - 1] ?? 0) + 1 || place === order[at - 1]),
    atStart: order[0] === 0,
  };
}

function matchSlot(slot: Slot, title: readonly string[]): { likeness: number; places: number[] } | null {
  for (const { words: needed, likeness } of slot.alternatives) {
    const places = needed.map((word) => title.indexOf(word));
    if (places.every((place) => place >= 0)) return { likeness, places };
  }
  return null;
}
