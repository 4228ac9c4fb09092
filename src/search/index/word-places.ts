import type { AsPlainObject } from 'minisearch';
import type { Places } from '../pack/places.ts';

/** Where each word stands, for a search that counts several words as one. */
export interface WordPlaces {
  /** For each field, by its number, the documents that have the word and how often. */
  of: (word: string) => Places;
  /** How many words each field of a document has. */
  lengths: readonly (readonly number[])[];
}

/** From an index that was made on the spot. */
export function placesOf({ index, fieldLength, documentCount }: AsPlainObject): WordPlaces {
  const all = new Map<string, Places>(index);
  return { of: (word) => all.get(word) ?? {}, lengths: Array.from({ length: documentCount }, (_, place) => fieldLength[place] ?? []) };
}
