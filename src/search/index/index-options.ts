/** How MiniSearch is told to index and to search: the same where the index is made and where it is read. */
import type { Options } from 'minisearch';
import { words } from '../words/words.ts';

/** What is indexed of a document: its place in the list of documents, and four kinds of words. */
export interface IndexedDocument {
  id: number;
  names: string;
  text: string;
  beside: string;
  old: string;
}

/** How much a word counts where it stands. What no longer holds is found, but never before what does. */
export const fieldWeights = { names: 2.5, text: 1, beside: 0.5, old: 0.12 } as const;

export const indexOptions: Options<IndexedDocument> = {
  fields: Object.keys(fieldWeights),
  storeFields: [],
  tokenize: words,
  // The words are folded by the cut already.
  processTerm: (word) => word,
  searchOptions: { boost: fieldWeights, tokenize: (word) => [word], combineWith: 'OR' },
};
