import { words } from '../words/words.ts';

/** Letters at the two ends of a name count as pairs with the blank beside them. */
function pairsOf(name: string): string[] {
  const text = ` ${words(name).join(' ')} `;
  return Array.from(text.slice(1), (letter, at) => text.charAt(at) + letter);
}

/** What is less alike is not offered: it would be any name. */
const fewest = 0.4;

/**
 * Those whose headwords look most like what was typed, likest first, and none where none does: for a reader whom the search
 * gave nothing.
 *
 * Two headwords are alike by the share of pairs of neighbouring letters that they have in common.
 */
export function nearest<Named extends { headword: string }>(typed: string, named: readonly Named[], most: number): Named[] {
  const sought = new Set(pairsOf(typed));
  const likeness = ({ headword }: Named): number => {
    const pairs = pairsOf(headword);
    return 2 * pairs.filter((pair) => sought.has(pair)).length / (pairs.length + sought.size);
  };
  return named.map((one) => ({ one, like: likeness(one) }))
    .filter(({ like }) => like >= fewest)
    .sort((a, b) => b.like - a.like)
    .slice(0, most)
    .map(({ one }) => one);
}
