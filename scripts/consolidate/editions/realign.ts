import { diffArrays } from 'diff';
import type { Block } from '../../../src/model/corpus.ts';
import { uniqueIds } from '../text/blocks.ts';
import { foldPrint } from '../text/fold.ts';
import { likeness } from '../text/likeness.ts';

const HALF = 0.5;

/**
 * An edition's print in the place of the text before it: a provision that goes on keeps its address. A block with the same
 * words stays as it is; one that is plainly a revision of the block that stood there takes that one's id.
 */
export function realign(text: Block[], print: Block[]): Block[] {
  const changes = diffArrays(text, print, { comparator: sameBlock });
  const held = text[Symbol.iterator]();
  const result: Block[] = [];
  let gone: Block[] = [];
  for (const { added, removed, value } of changes) {
    if (removed) gone = [...gone, ...take(held, value.length)];
    else if (added) {
      result.push(...inPlaceOf(gone, value));
      gone = [];
    } else {
      result.push(...take(held, value.length));
      gone = [];
    }
  }
  return uniqueIds(result);
}

function sameBlock(left: Block, right: Block): boolean {
  return left.type === right.type && foldPrint(left.text) === foldPrint(right.text);
}

function take(held: Iterator<Block>, count: number): Block[] {
  return Array.from({ length: count }, () => held.next().value as Block | undefined).filter((block) => block !== undefined);
}

function inPlaceOf(gone: readonly Block[], fresh: readonly Block[]): Block[] {
  const left = [...gone];
  return fresh.map((block) => {
    const at = left.findIndex((old) => likeness(block.text, old.text) > HALF || likeness(old.text, block.text) > HALF);
    const old = at < 0 ? undefined : left.splice(0, at + 1).at(-1);
    return old === undefined ? block : { ...block, id: old.id };
  });
}
