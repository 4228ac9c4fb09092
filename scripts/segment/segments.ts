/**
 * What segmentation hands on: a document cut into entries or rulings, before anything is understood of them.
 *
 * Reads: the lines of a source document. Writes: these types. Every non-blank line stands in exactly one ledger row.
 */
import type { SourceFile } from '../read/source-file.ts';
import type { BlockType, Effective, Extent, LedgerKind, Message } from '../../src/model/corpus.ts';

/** First and last line, 1-based and inclusive. */
export type LineRange = [first: number, last: number];

/** One paragraph, list item or label. */
export interface SegmentedBlock {
  type: BlockType;
  /** Plain text: hard wraps joined with a space, list marker and emphasis marks removed. */
  text: string;
  /** The same text with `**bold**` and `*italic*` marks as printed; equal to `text` where there are none. */
  marked: string;
  lines: LineRange;
  /** Depth in a nested list, 0 for the outermost. */
  level: number;
  /** The list marker as printed, null where there is none. */
  marker: string | null;
  /** Places in `text` where words were visibly lost, rising; absent where there are none. */
  gaps?: number[];
}

export interface SegmentedEntry {
  headword: string;
  /** What the page's editor printed beside it: "(updated by Current Rulings)". */
  mark?: string | null;
  lines: LineRange;
  blocks: SegmentedBlock[];
  completeness: 'complete' | 'partial' | 'headword only';
  losses: { what: string; line: number }[];
}

export interface SegmentedRuling {
  /** Exactly as printed, without star and emphasis; null where none is printed. */
  topic: string | null;
  starred: boolean;
  /** The heading it stands under, as printed. */
  section: string | null;
  /** The day of its own that is printed behind its topic. */
  effective: Effective | null;
  lines: LineRange;
  /** The ruling in full after its topic; the first block begins on the topic's line. */
  blocks: SegmentedBlock[];
}

/** What a document says before its first entry or ruling. */
export interface FrontParagraph {
  text: string;
  lines: LineRange;
}

export interface SummaryPoint {
  topic: string | null;
  text: string;
  lines: LineRange;
}

/** `owner` is an index into `entries` or `rulings`. */
export interface SegmentedRow {
  is: LedgerKind;
  lines: LineRange;
  owner: number | null;
}

export interface SegmentedDocument {
  layout: string;
  kind: 'glossary' | 'rulings';
  title: string;
  /** ISO day from which it holds as the document itself states it, null where it does not. */
  date: string | null;
  /** The day on which it came out, where it states another. */
  published?: string | null;
  amends: { title: string; date: string | null } | null;
  follows: string | null;
  letter: string | null;
  /** What this copy covers, by letter; empty for rulings. */
  extent: Extent[];
  ledger: SegmentedRow[];
  entries: SegmentedEntry[];
  rulings: SegmentedRuling[];
  summary: SummaryPoint[];
  /** Its front matter; absent where nothing is asked of it. */
  front?: FrontParagraph[];
  messages: Message[];
}

/** A document as its layout cuts it, before it is asked what the copy covers. */
export type CutDocument = Omit<SegmentedDocument, 'extent'>;

/** A document cut, beside the file that it was cut from. */
export interface Segmented {
  source: SourceFile;
  document: SegmentedDocument;
}
