import MiniSearch from 'minisearch';
import type { Passage, SearchDocument } from '../documents/search-document.ts';
import { indexOptions } from './index-options.ts';
import type { IndexedDocument } from './index-options.ts';
import type { WordPlaces } from './word-places.ts';

/** What a search asks of the texts. Those that come in pieces note what was asked for and has not come. */
export interface Texts {
  /** An index that has these words as far as they have come: of others it may know nothing. */
  index: (words: readonly string[]) => MiniSearch<IndexedDocument>;
  /** The passages of the document at a place; undefined where they have not come. */
  passages: (place: number) => readonly Passage[] | undefined;
  /** Where each word stands; without it, nothing is asked in words that the corpus does not use. */
  wordPlaces?: WordPlaces;
  /** Whether anything was asked for that had not come: what was found is not all. */
  isLacking: () => boolean;
  /** Brings what was asked for and had not come; null where nothing is missing. */
  bring: () => Promise<void> | null;
}

/** No texts: whatever is found is found by its name, and is not all. */
export function noTexts(): Texts {
  const index = new MiniSearch(indexOptions);
  return { index: () => index, passages: () => [], isLacking: () => true, bring: () => null };
}

/** Texts that are all there. */
export function allTexts(documents: readonly SearchDocument[], index: MiniSearch<IndexedDocument>, wordPlaces?: WordPlaces): Texts {
  return { index: () => index, passages: (place) => documents[place]?.passages ?? [], ...(wordPlaces === undefined ? {} : { wordPlaces }), isLacking: () => false, bring: () => null };
}
