import type { Block } from '../../../src/model/corpus.ts';
import { plainText } from './blocks.ts';
import { likeness } from './likeness.ts';

const HALF = 0.5;

/**
 * Whether new text is plainly a revision of a run of blocks: more than half of its three-word runs stand there, in no
 * other block of the entry as many, and at least half of what stands there is kept. The last guards against a paragraph
 * that another edition had in two: replacing it would destroy the other half. Where several blocks are replaced, each of
 * them must be found again in the new text.
 */
export function isRevision(newBlocks: Block[], run: Block[], text: Block[]): boolean {
  const newText = plainText(newBlocks);
  const share = likeness(newText, plainText(run));
  const others = text.filter((block) => !run.includes(block));
  return (
    share > HALF
    && others.every((block) => likeness(newText, block.text) < share)
    && run.every((block) => likeness(block.text, newText) >= HALF)
  );
}

/** The share as a reader reads it: "70 %". */
export function percent(share: number): string {
  return `${String(Math.round(100 * share))} %`;
}
