import type { Block } from '../../src/model/corpus.ts';
import { readEmphasis } from '../segment/blocks/emphasis.ts';
import { withEmphasis, withGaps } from '../../src/model/spans.ts';
import type { InterpretedBlock } from '../interpret/see-phrase.ts';

/** A block as cut and understood, as the data file has it; where its references lead is not known yet. `id` is stable within its entry or ruling. */
export function toBlock({ type, text, marked, lines, level, marker, gaps = [], see = [] }: InterpretedBlock, id: string, document: string, amendment: string | null = null): Block {
  const { emphasis, text: plain } = readEmphasis(marked);
  const references = see.map(({ from, to, name }) => ({ from, to, is: 'see' as const, ...(name === undefined ? {} : { name }) }));
  return { id, type, text, lines, document, amendment, level, marker, spans: withGaps(withEmphasis(references, plain === text ? emphasis : []), gaps) };
}

/** An entry's or a ruling's blocks, `p1`, `p2` and so on, with what tells the print of one edition from that of another. */
export function toBlocks(blocks: readonly InterpretedBlock[], document: string, print = ''): Block[] {
  return blocks.map((block, at) => toBlock(block, `p${at + 1}${print}`, document));
}
