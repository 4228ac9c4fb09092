import { diffWordsWithSpace } from 'diff';
import type { Block } from '../schemas/corpus.ts';

/** A run of words that stands in both texts, only in the newer, or only in the older one. */
export interface Difference { is: 'same' | 'added' | 'removed'; text: string }

/** Word differences of two texts, in reading order. */
export function wordDifferences(before: string, after: string): Difference[] {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    is: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** Blocks side by side: the same block in both texts, or one without a partner. */
export interface BlockPair { before: Block | null; after: Block | null }

/**
 * Pairs the blocks of two texts so that each can be compared with what it was.
 * Blocks of one id belong together; what is left between them is paired in order, as far as both sides reach.
 */
export function pairedBlocks(before: readonly Block[], after: readonly Block[]): BlockPair[] {
  const beforeIds = new Map(before.map((block, at) => [block.id, at]));
  const pairs: BlockPair[] = [];
  let taken = 0;
  let waiting: Block[] = [];
  for (const block of after) {
    const at = beforeIds.get(block.id);
    if (at === undefined || at < taken) {
      waiting.push(block);
      continue;
    }
    pairs.push(...inOrder(before.slice(taken, at), waiting), { before: before[at] ?? null, after: block });
    taken = at + 1;
    waiting = [];
  }
  return [...pairs, ...inOrder(before.slice(taken), waiting)];
}

function inOrder(before: readonly Block[], after: readonly Block[]): BlockPair[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({
    before: before[at] ?? null,
    after: after[at] ?? null,
  }));
}
