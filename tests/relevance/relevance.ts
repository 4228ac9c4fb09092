import { words } from '../../src/search/words/words.ts';
import type { Query } from './read-queries.ts';

/** How well a search does on a list of queries, each from 0 to 1. */
export interface Relevance {
  /** The share of queries whose first result is right. */
  'hit@1': number;
  /** The share with a right one among the first five. */
  'hit@5': number;
  /** The mean of one divided by the place of the first right one, 0 where it is beyond the tenth. */
  'MRR@10': number;
}

/** A query whose first result was not right. */
export interface Miss {
  q: string;
  expect: string[];
  /** The place of the first right result, null where it is beyond the tenth. */
  place: number | null;
  /** What came first instead. */
  first: string | null;
}

export interface Judged {
  relevance: Relevance;
  misses: Miss[];
}

/** A search: the headwords it finds, best first. */
export type Search = (typed: string) => Promise<string[]>;

/** Asks a search every query, one after the other, and judges the answers. */
export async function judge(search: Search, queries: readonly Query[]): Promise<Judged> {
  const places: (number | null)[] = [];
  const misses: Miss[] = [];
  for (const { q, expect } of queries) {
    const found = (await search(q)).slice(0, 10);
    const place = placeOf(expect, found);
    places.push(place);
    if (place !== 1) misses.push({ q, expect, place, first: found[0] ?? null });
  }
  return { relevance: relevanceOf(places), misses };
}

function relevanceOf(places: readonly (number | null)[]): Relevance {
  const mean = (worth: (place: number) => number): number =>
    places.reduce<number>((sum, place) => sum + (place === null ? 0 : worth(place)), 0) / places.length;
  return {
    'hit@1': mean((place) => (place === 1 ? 1 : 0)),
    'hit@5': mean((place) => (place <= 5 ? 1 : 0)),
    'MRR@10': mean((place) => 1 / place),
  };
}

/** Headwords are the same where their words are, however they are printed. */
function placeOf(expected: readonly string[], found: readonly string[]): number | null {
  const right = new Set(expected.map(key));
  const place = found.findIndex((headword) => right.has(key(headword)));
  return place < 0 ? null : place + 1;
}

function key(headword: string): string {
  return words(headword).join(' ');
}

/** The same for each set of questions by itself, in the order in which they first come. */
export async function judgeSets(search: Search, queries: readonly Query[]): Promise<{ set: string; asked: number; judged: Judged }[]> {
  const sets: { set: string; asked: number; judged: Judged }[] = [];
  for (const [set, asked] of Map.groupBy(queries, (query) => query.set)) sets.push({ set, asked: asked.length, judged: await judge(search, asked) });
  return sets;
}
