import type { Block } from '../../../src/model/corpus.ts';
import { plainText } from '../text/blocks.ts';
import { words } from '../text/fold.ts';
import { likeness } from '../text/likeness.ts';

/** Where a text stands, and how much of it. */
export interface Standing {
  block: string | null;
  likeness: number | null;
}

const FOUND = 0.8;
const REWORDED = 0.35;
/** The share of its content words that one paragraph holds when it says the same in other words. */
const SAME_WORDS = 0.5;
const FEWEST_WORDS = 5;
/** Shorter words ("the", "may") say nothing about what a sentence is about. */
const CONTENT_WORD = 4;

/**
 * Whether a text stands in an entry, and in which of its blocks most of it does: word for word but for small changes, or
 * reworded, when its three-word runs are broken up but its content words still stand together in one paragraph.
 */
export function standsIn(text: string, blocks: Block[]): Standing & { how: 'found' | 'found reworded' | 'not found' } {
  const whole = likeness(text, plainText(blocks));
  if (whole >= REWORDED)
    return { how: whole >= FOUND ? 'found' : 'found reworded', block: best(blocks, (other) => likeness(text, other)).id, likeness: whole };
  const gathered = best(blocks, (other) => sharedWords(text, other));
  return gathered.share >= SAME_WORDS
    ? { how: 'found reworded', block: gathered.id, likeness: whole }
    : { how: 'not found', block: null, likeness: whole };
}

function best(blocks: Block[], share: (text: string) => number): { id: string | null; share: number } {
  const shares = blocks.map((block) => ({ id: block.id, share: share(block.text) }));
  return shares.sort((left, right) => right.share - left.share)[0] ?? { id: null, share: 0 };
}

function sharedWords(text: string, other: string): number {
  const mine = new Set(words(text).filter((word) => word.length >= CONTENT_WORD));
  const theirs = new Set(words(other));
  return mine.size < FEWEST_WORDS ? 0 : [...mine].filter((word) => theirs.has(word)).length / mine.size;
}
