import type { SearchDocument } from '../documents/search-document.ts';

/** Which of those that have one name: the first of two. */
export interface Namesake { at: number; of: number }

/** By place, the documents whose name others have as well, numbered as a dictionary numbers them; rulings stand under their own names. */
export function namesakesOf(documents: readonly SearchDocument[]): ReadonlyMap<number, Namesake> {
  const places = [...documents.keys()].filter((place) => documents[place]?.kind !== 'ruling');
  const groups = [...Map.groupBy(places, (place) => documents[place]?.headword).values()].filter(({ length }) => length > 1);
  return new Map(groups.flatMap((alike) => alike.map((place, at) => [place, { at: at + 1, of: alike.length }] as const)));
}
