import type { Block, SourceDocument } from '../../src/model/corpus.ts';
import type { Instruction } from '../interpret/instruction.ts';
import { toBlock } from '../link/to-block.ts';

/** An amendment's new text as blocks of an entry, each marked with the amendment; their ids name the day they came. */
export function newBlocksOf(instruction: Instruction, amendment: string, document: SourceDocument): Block[] {
  return instruction.newBlocks.map((block, index) => {
    const id = ['added', document.date, index === 0 ? null : index + 1].filter((part) => part !== null).join('-');
    return toBlock(block, id, document.id, amendment);
  });
}
