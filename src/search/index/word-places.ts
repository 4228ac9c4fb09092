import type { AsPlainObject } from 'minisearch';
import type { PackedTexts } from '../pack/packed.ts';
import { unpackLengths } from '../pack/plain-index.ts';
import { unpackPlaces } from '../pack/places.ts';
import type { Places } from '../pack/places.ts';
import { unpackWords } from '../pack/word-list.ts';
import { firstFrom } from '../words/first-from.ts';

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

/** From one that was sent: each word is unpacked when it is first asked for. */
export function packedPlaces({ words, places, lengths }: PackedTexts): WordPlaces {
  const all = unpackWords(words);
  const lines = places.split('\n');
  const unpacked = new Map<string, Places>();
  return {
    of: (word) => {
      const at = firstFrom(all, word);
      if (all[at] !== word) return {};
      const known = unpacked.get(word) ?? unpackPlaces(lines[at] ?? '');
      unpacked.set(word, known);
      return known;
    },
    lengths: unpackLengths(lengths),
  };
}
