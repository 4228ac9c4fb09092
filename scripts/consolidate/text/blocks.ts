import type { Block } from '../../../src/model/corpus.ts';

/** The blocks' words in one piece, a blank line between two blocks. */
export function plainText(blocks: Block[]): string {
  return blocks.map((block) => block.text).join('\n\n');
}

/** The same text as far as a reader can tell: lines and documents do not count. */
export function sameText(left: Block[], right: Block[]): boolean {
  return (
    left.length === right.length && left.every((block, index) => block.text === right[index]?.text && block.type === right[index].type)
  );
}

/**
 * Puts new blocks in the place of a run of old ones. A provision that goes on keeps its address: the first new block
 * takes the id of the first old one, and so on; blocks beyond them keep the ids they bring, made unique.
 */
export function replaceRun(text: Block[], run: Block[], newBlocks: Block[]): Block[] {
  const first = run[0];
  if (first === undefined) return text;
  const start = text.indexOf(first);
  const rest = text.filter((block) => !run.includes(block));
  const placed = newBlocks.map((block, index) => ({ ...block, id: run[index]?.id ?? block.id }));
  return [...rest.slice(0, start), ...uniqueIds(placed, rest), ...rest.slice(start)];
}

/** Puts new blocks behind a block; at the very beginning where there is none. */
export function insertBehind(text: Block[], behind: Block | null, newBlocks: Block[]): Block[] {
  const at = behind === null ? 0 : text.indexOf(behind) + 1;
  return [...text.slice(0, at), ...uniqueIds(newBlocks, text), ...text.slice(at)];
}

/** The same blocks, each with an id that neither one before it has nor one of the others: a number goes behind one that is taken. */
export function uniqueIds(blocks: readonly Block[], others: readonly Block[] = []): Block[] {
  const taken = new Set(others.map((block) => block.id));
  return blocks.map((block) => {
    let id = block.id;
    for (let number = 2; taken.has(id); number++) id = `${block.id}-${number}`;
    taken.add(id);
    return id === block.id ? block : { ...block, id };
  });
}
