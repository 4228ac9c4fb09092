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

/** A slot made ready to be held against thousands of titles. */
export interface SoughtSlot extends Slot {
  /** For each word that will do by itself, its place among the alternatives. */
  places: ReadonlyMap<string, number>;
  /** Places of the alternatives of several words. */
  several: readonly number[];
}

/** A slot, made ready so. Of alternatives that are one and the same word the first counts. */
export function soughtSlot(slot: Slot): SoughtSlot {
  const places = new Map<string, number>();
  const several: number[] = [];
  for (const [at, { words }] of slot.alternatives.entries()) {
    const [word = ''] = words;
    if (words.length > 1) several.push(at);
    else if (!places.has(word)) places.set(word, at);
  }
  return { ...slot, places, several };
}

/** Holds the words of a query against those of a title. */
export function matchTitle(slots: readonly SoughtSlot[], title: Title): TitleMatch {
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

function matchSlot({ alternatives, places, several }: SoughtSlot, title: readonly string[]): { likeness: number; places: number[] } | null {
  let best = several.find((at) => alternatives[at]?.words.every((word) => title.includes(word))) ?? Infinity;
  for (const word of title) best = Math.min(best, places.get(word) ?? Infinity);
  const match = alternatives[best];
  return match === undefined ? null : { likeness: match.likeness, places: match.words.map((word) => title.indexOf(word)) };
}
