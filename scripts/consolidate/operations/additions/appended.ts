/** New blocks behind others, and new words at the end of one. */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { insertBehind } from '../../text/blocks.ts';
import { exchange, goOnWith } from '../../text/splice.ts';
import type { Change } from '../../verdict.ts';
import { asUnit } from '../words/beside-quotation.ts';

/** Whether new text opens with a capital or a figure and its first block ends with a stop: it can stand by itself. */
export const isWholeSentence = ([first]: Block[]): boolean =>
  first !== undefined && /^["'“‘(]*[\p{Lu}\d]/u.test(first.text) && /[.!?:]["'”’)]*$/u.test(first.text);

/** The text with all new blocks behind a block, as items where the order adds items beside one. */
export const insertedBehind = (judged: Case, block: Block): Change => ({ text: insertBehind(judged.text, block, asUnit(judged.instruction.unit, judged.newBlocks, block)), replaced: [] });

/** The first new paragraph goes on in the same block, others follow it; a list item always stands alone. */
export function append(text: Block[], block: Block, newBlocks: Block[], id: string): Change {
  const [first, ...others] = newBlocks;
  if (first?.type !== 'paragraph') return { text: insertBehind(text, block, newBlocks), replaced: [] };
  const edited = goOnWith(block, first, id);
  return { text: insertBehind(exchange(text, block, edited), edited, others), replaced: [block.id] };
}

/** The text with all new blocks before a block. */
export const insertedBefore = ({ text, ...judged }: Case, block: Block): Change =>
  ({ text: insertBehind(text, text[text.indexOf(block) - 1] ?? null, asUnit(judged.instruction.unit, judged.newBlocks, block)), replaced: [] });
