/** What interpretation hands on: entries and rulings with what they are and what they say of each other. */
import type { SegmentedDocument, SegmentedEntry, SegmentedRuling } from '../segment/segments.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { StatedRules } from './default-rule.ts';
import type { Instruction } from './instruction.ts';
import type { InterpretedBlock } from './see-phrase.ts';

/** A reference as printed: which block it stands in, and the words. */
export interface PrintedReference {
  /** Index of the block. */
  block: number;
  phrase: string;
  /** What the address of a link names, where its words are others. */
  name?: string;
  line: number;
}

export interface InterpretedEntry extends SegmentedEntry {
  blocks: InterpretedBlock[];
  kind: 'card' | 'term' | 'unsure';
  references: PrintedReference[];
  /** The entry is nothing but references: a pointer. */
  seeOnly: boolean;
}

export interface InterpretedRuling extends SegmentedRuling {
  blocks: InterpretedBlock[];
  references: PrintedReference[];
  instructions: Instruction[];
}

export interface InterpretedDocument {
  source: SourceFile;
  document: Omit<SegmentedDocument, 'entries' | 'rulings' | 'front'>;
  entries: InterpretedEntry[];
  rulings: InterpretedRuling[];
  /** What the document says once of all its entries. */
  stated: StatedRules;
}
