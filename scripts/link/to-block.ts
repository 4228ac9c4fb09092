import type { Block } from '../../src/model/corpus.ts';
import { readEmphasis } from '../segment/blocks/emphasis.ts';
import type { SegmentedBlock } from '../segment/segments.ts';

/** A block as cut, as the data file has it. `id` is stable within its entry or ruling. */
export function toBlock({ type, text, marked, lines, level, marker }: SegmentedBlock, id: string, document: string, amendment: string | null = null): Block {
  const { emphasis, text: plain } = readEmphasis(marked);
  return { id, type, text, lines, document, amendment, level, marker, spans: plain === text ? emphasis : [] };
}

/** An entry's or a ruling's blocks, `p1`, `p2` and so on, with what tells the print of one edition from that of another. */
export function toBlocks(blocks: readonly SegmentedBlock[], document: string, print = ''): Block[] {
  return blocks.map((block, at) => toBlock(block, `p${at + 1}${print}`, document));
}
