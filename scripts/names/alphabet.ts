/** The order of the alphabet, in which these documents stand, and the chance with which names stand in it that are in none. */

/** A sort key without the article that it begins with: "The Lamp" may stand under either word. */
export const withoutArticle = (key: string): string => key.replace(/^(?:the|an?) /iu, '');

/** The share of names, as sort keys, that one rising chain holds: 1 where they are sorted throughout, 0 of none. */
export function risingShare(keys: readonly string[]): number {
  return keys.length === 0 ? 0 : longestChain(keys) / keys.length;
}

/** The length of the longest chain of names that never falls back: each pile holds the least name that ends a chain so long. */
export function longestChain(keys: readonly string[]): number {
  const piles: string[] = [];
  for (const key of keys) piles[firstAbove(piles, key)] = key;
  return piles.length;
}

/** Where in a list that never falls back the first name stands that comes after this one; its end, where none does. */
function firstAbove(rising: readonly string[], key: string): number {
  let [from, to] = [0, rising.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rising[middle] ?? '') > key) to = middle;
    else from = middle + 1;
  }
  return from;
}
