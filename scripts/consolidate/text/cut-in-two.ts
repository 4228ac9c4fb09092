import type { Block } from '../../../src/model/corpus.ts';
import { insertBehind } from './blocks.ts';
import { closesWhatItOpens } from './lift.ts';
import { exchange, noWords, splice } from './splice.ts';

/** A block becomes two: what stands before a place, and what stands behind it. Null where a mark, a bracket or a quotation reaches over the place. */
export function cutInTwo(text: Block[], block: Block, at: number, amendment: string): Block[] | null {
  const before = block.text.slice(0, at).trimEnd();
  const from = block.text.length - block.text.slice(at).trimStart().length;
  const isTorn = block.spans.some((span) => span.from < from && span.to > before.length);
  if (isTorn || before === '' || from === block.text.length || !closesWhatItOpens(before)) return null;
  const head = splice(block, before.length, block.text.length, noWords, amendment);
  const tail = splice(block, 0, from, noWords, amendment);
  return insertBehind(exchange(text, block, head), head, [tail]);
}
