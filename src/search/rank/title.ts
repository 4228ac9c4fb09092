import type { NameReason, SearchDocument } from '../documents/search-document.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { stopWords, titleArticles } from '../words/stop-words.ts';
import { words } from '../words/words.ts';

/** A name made ready for comparison. */
export interface Title {
  /** The place of its document in the list. */
  document: number;
  /** All of its words as they are printed, parted by blanks. */
  printed: string;
  /** Without articles: `The X` and `X, The` are the same. */
  words: readonly string[];
  /** How much each word tells, in the same order. */
  weights: readonly number[];
  /** The sum of the weights. */
  weight: number;
  /** What the name is worth: a headword more than a name that only leads there. */
  worth: number;
}

const worth: Record<NameReason, number> = { headword: 1, variant: 0.98, topic: 0.85, pointer: 0.8 };
const stopWordShare = 0.1;

/** The names of a document, headword first. */
export function titlesOf(document: SearchDocument, place: number, lexicon: Lexicon): Title[] {
  const names = [{ name: document.headword, reason: 'headword' as const }, ...document.names];
  return names.map(({ name, reason }) => {
    const all = words(name);
    const kept = all.length > 1 ? all.filter((word) => !titleArticles.has(word)) : all;
    const weights = kept.map((word) => lexicon.weight(word) * (stopWords.has(word) ? stopWordShare : 1));
    return { document: place, printed: all.join(' '), words: kept, weights, weight: weights.reduce((sum, one) => sum + one, 0), worth: worth[reason] };
  });
}
