import type { ReadPassage } from '../documents/reader.ts';

/** Whether words stand side by side, in their order and as they are, in one of the names or passages. */
export function hasPhrase(phrase: readonly string[], names: readonly (readonly string[])[], passages: readonly ReadPassage[]): boolean {
  const sought = ` ${phrase.join(' ')} `;
  const has = (words: readonly string[]): boolean => ` ${words.join(' ')} `.includes(sought);
  return names.some(has) || passages.some(({ words }) => has(words));
}
