/** A query as it is searched: for each word typed, the words that will do in its place. */

/** How an alternative came about. */
export type How = 'typed' | 'form' | 'same' | 'joined' | 'start' | 'repair';

export interface Alternative {
  /** Words of the lexicon, all of them needed. */
  words: readonly string[];
  /** How well they stand for what was typed, up to 1. */
  likeness: number;
  how: How;
}

export interface Slot {
  typed: string;
  /** False for a stop word: it may tell two titles apart, and is not looked for. */
  content: boolean;
  /** Best first; empty where nothing will do. */
  alternatives: Alternative[];
  /** How much the word tells: the rarer, the more. */
  weight: number;
}
