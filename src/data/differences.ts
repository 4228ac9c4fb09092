import { diffWordsWithSpace } from 'diff';
import type { Block } from '../model/corpus.ts';
import { shownText } from '../model/spans.ts';

/** A run of words that stands in both texts, only in the newer, or only in the older one. */
export interface Difference { is: 'same' | 'added' | 'removed'; text: string }

/** Texts that share less of their words than this are set side by side as wholes: a mosaic of words reads worse. */
const leastShared = 0.4;

/** Word differences of two texts, in reading order; what was removed stands before what took its place. */
export function wordDifferences(before: string, after: string): Difference[] {
  const parts = diffWordsWithSpace(before, after).map(({ added, removed, value }): Difference => ({
    is: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
  const shared = parts.reduce((sum, { is, text }) => sum + (is === 'same' ? text.length : 0), 0);
  return shared < leastShared * Math.max(before.length, after.length)
    ? changeOf(before, after)
    : withWholePhrases(parts);
}

/** A space between two changed words belongs to the change: `one citizen` became `two citizens`, not two words one each. */
function withWholePhrases(parts: readonly Difference[]): Difference[] {
  const result: Difference[] = [];
  let removed = '';
  let added = '';
  for (const [at, { is, text }] of parts.entries()) {
    const insideChange = is === 'same' && text.trim() === '' && removed + added !== '' && parts[at + 1] !== undefined;
    if (is === 'removed' || insideChange) removed += text;
    if (is === 'added' || insideChange) added += text;
    if (is !== 'same' || insideChange) continue;
    result.push(...changeOf(removed, added), { is, text });
    removed = added = '';
  }
  return [...result, ...changeOf(removed, added)];
}

function changeOf(before: string, after: string): Difference[] {
  const change: Difference[] = [{ is: 'removed', text: before }, { is: 'added', text: after }];
  return change.filter(({ text }) => text !== '');
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

/** A stretch of a comparison: one block that changed, or blocks that stand in both texts word for word. */
export type Stretch = { is: 'changed'; pair: BlockPair } | { is: 'alike'; pairs: BlockPair[] };

/** The pairs of a comparison in order, with what is alike gathered, so that a reader comes from change to change. */
export function stretches(pairs: readonly BlockPair[]): Stretch[] {
  const found: Stretch[] = [];
  for (const pair of pairs) {
    const last = found.at(-1);
    if (!isAlike(pair)) found.push({ is: 'changed', pair });
    else if (last?.is === 'alike') last.pairs.push(pair);
    else found.push({ is: 'alike', pairs: [pair] });
  }
  return found;
}

function isAlike({ before, after }: BlockPair): boolean {
  return before !== null && after !== null && shownText(before) === shownText(after);
}
