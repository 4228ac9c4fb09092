import { stopWords } from '../words/stop-words.ts';
import { words } from '../words/words.ts';

export interface ReadQuery {
  /** Every word that was typed, in order. */
  words: string[];
  /** The places in `words` of those that say what is looked for. */
  content: number[];
  /** Phrases that stood between quotation marks, as their words. */
  phrases: string[][];
  /** True where the last word may be unfinished. */
  typing: boolean;
}

const quoted = /["“”„]([^"“”„]+)["“”„]/gu;

/**
 * What was typed, taken apart: words, phrases in quotation marks, and which of the words count.
 *
 * Stop words are dropped, unless nothing would be left.
 */
export function readQuery(typed: string): ReadQuery {
  const all = words(typed);
  const places = [...all.keys()];
  const telling = places.filter((at) => !stopWords.has(all[at] ?? ''));
  return {
    words: all,
    content: telling.length > 0 ? telling : places,
    phrases: [...typed.matchAll(quoted)].map((match) => words(match[1] ?? '')).filter((phrase) => phrase.length > 0),
    typing: /[\p{L}\p{N}\p{M}]$/u.test(typed),
  };
}
