/** What reading hands on: one file of the corpus folder as lines of text. Nothing is understood yet. */

export type Format = 'text' | 'html' | 'pdf' | 'docx' | 'markdown' | 'mediawiki' | 'dokuwiki';

/** Words that a document itself marks: struck out (what was there before, and no text), or inserted. */
export interface Mark {
  is: 'struck' | 'inserted';
  words: string;
}

/** One line as a reader of the document sees it, and the lines of the file that it was taken from. */
export interface ReadingLine {
  /** Text with `**bold**` and `*italic*` where the format marks emphasis, and `•` before a list item. */
  text: string;
  /** First and last line of the file, 1-based; the same for a text file. */
  from: number;
  to: number;
  /** Set where the format itself says that the line is a heading: 1 for the outermost, 6 for a term in a list of terms. */
  heading?: number;
  /** What the document marks here. Struck words do not stand in `text`; a line of nothing else is blank. */
  marks?: Mark[];
}

export interface SourceFile {
  /** Base name. */
  file: string;
  format: Format;
  /** Of the bytes, in hexadecimal. */
  sha256: string;
  /** The file's lines as they lie on disk; for a PDF, the lines of text that were taken from it. */
  lines: string[];
  reading: ReadingLine[];
}
