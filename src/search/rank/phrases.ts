import type { ReadPassage } from '../documents/reader.ts';
import type { SearchDocument } from '../documents/search-document.ts';
import { words as wordsOf } from '../words/words.ts';

/** Whether words stand side by side, in their order and as they are, in one of the names or passages. */
export function hasPhrase(phrase: readonly string[], { headword, names }: SearchDocument, passages: readonly ReadPassage[]): boolean {
  const sought = ` ${phrase.join(' ')} `;
  const has = (words: readonly string[]): boolean => ` ${words.join(' ')} `.includes(sought);
  return [headword, ...names.map(({ name }) => name)].some((name) => has(wordsOf(name))) || passages.some(({ words }) => has(words));
}
