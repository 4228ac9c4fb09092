/**
 * What an order quotes in order that it go is neither new words nor a place, wherever it stands in the sentence: `Delete
 * the following text: "at dusk"`, `Delete the bulleted item "at dusk"`. Only the whole order tells which words these are.
 */
import type { InstructionTile } from '../../instruction.ts';
import type { Draft } from '../drafts/draft.ts';

type Ordered = Pick<Draft, 'operation' | 'oldText' | 'oldBlocks' | 'newBlocks' | 'sentence'>;

/** Without quotation marks round it and what ends a sentence. */
const bare = (words: string): string => words.replace(/^[\s"“”'‘’]+|[\s"“”'‘’.,;:]+$/gu, '');

/** The words that the orders of one sentence take out, but for those that they put in elsewhere. */
function goingIn(orders: readonly Ordered[]): ReadonlySet<string> {
  const come = new Set(orders.flatMap(({ newBlocks }) => newBlocks.map(({ text }) => bare(text))));
  const go = orders.filter(({ operation }) => operation === 'repeal').flatMap(({ oldText, oldBlocks }) => [...(oldText === null ? [] : [oldText]), ...oldBlocks.map(({ text }) => text)]).map(bare);
  return new Set(go.filter((words) => words !== '' && !come.has(words)));
}

/** Reads: what the words of an order were read as, the words, the order, and all orders of its ruling. Writes: the same, its words that go called so. */
export function withWordsThatGo(tiles: readonly InstructionTile[], words: string, own: Ordered, all: readonly Ordered[]): InstructionTile[] {
  const going = goingIn(own.sentence === null ? [own] : all.filter(({ sentence }) => sentence === own.sentence));
  return tiles.map((tile) => ((tile.as === 'new words' || tile.as === 'place') && going.has(bare(words.slice(tile.from, tile.to))) ? { ...tile, as: 'old words' } : tile));
}
