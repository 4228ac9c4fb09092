import type { SegmentedBlock } from '../../segment/segments.ts';
import type { Piece } from './command.ts';
import { readPieces } from './read-pieces.ts';

/** A paragraph of a ruling and the pieces it was read into. */
export interface ReadBlock {
  block: SegmentedBlock;
  pieces: Piece[];
}

/** Reads each paragraph of a ruling by itself; what they are to each other comes after (see gather-drafts.ts). */
export const readBlocks = (blocks: SegmentedBlock[]): ReadBlock[] =>
  blocks.map((block) => ({ block, pieces: readPieces(block.text) }));
