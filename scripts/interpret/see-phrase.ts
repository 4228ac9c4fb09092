/** A reference as printed, before it is known what it leads to. */
import type { SegmentedBlock } from '../segment/segments.ts';

export interface SeePhrase {
  phrase: string;
  /** What the address of a link names, where its words are others. */
  name?: string;
  /** Where it stands in the text. */
  from: number;
  to: number;
}

/** A block with the references in its text; absent where it was not looked for them. */
export interface InterpretedBlock extends SegmentedBlock { see?: readonly SeePhrase[] }
