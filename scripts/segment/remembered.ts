/** What was found out about documents, kept with the documents themselves: whoever reads the same ones again need not find it out again. */
import type { SourceFile } from '../read/source-file.ts';
import type { SegmentedDocument } from './segments.ts';

/** A document as it was cut. */
export interface Cut {
  /** How it was cut: by which layout, and what its operator said. */
  how: string;
  /** The names that were asked for, each with the answer. */
  asked: ReadonlyMap<string, boolean>;
  document: SegmentedDocument;
}

/** Plain data, so that it can be written down. */
export interface Remembered {
  /** How sure each layout is of the document, by its name. */
  sureness?: ReadonlyMap<string, number>;
  cut?: Cut;
}

const memory = new WeakMap<SourceFile, Remembered>();

/** What is remembered of a document; whoever finds something out adds it. */
export function remembered(source: SourceFile): Remembered {
  const known = memory.get(source) ?? {};
  memory.set(source, known);
  return known;
}

/** Takes what was written down of a document into the memory. */
export function recall(source: SourceFile, known: Remembered): void {
  memory.set(source, known);
}
