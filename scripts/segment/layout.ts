import type { SourceFile } from '../read/source-file.ts';
import type { Names } from './known-names.ts';
import type { CutDocument } from './segments.ts';

/** What is known from the rest of the corpus when a document is cut. */
export interface Hints {
  /** Sort keys of names that other documents use: headwords, topics, references. */
  names: Names;
}

/** What of a layout was found in a document that is not of it, and what it lacks, in words. */
export interface Lack {
  /** How many paragraphs or lines look like its entries. */
  found: number;
  lacks: readonly string[];
}

/** One way in which documents are laid out. Adding a layout is adding a file that exports one, and a row in `layouts.ts`. */
export interface Layout {
  name: string;
  kind: 'glossary' | 'rulings';
  /** What it looks like, in words for the message about a document that is none. */
  looksLike: string;
  /** How surely a document is of this layout, 0 (not at all) to 1. */
  recognise(source: SourceFile): number;
  /** What a document that is not of it lacks; not set where nothing can be said but that it is not found. */
  lacks?(source: SourceFile): Lack;
  /** In a few words, which entries copies of this kind are without; not set where they keep all. */
  drops?: string;
  segment(source: SourceFile, hints: Hints): CutDocument;
}
