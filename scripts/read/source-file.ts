/** What reading hands on: one file of the corpus folder as lines of text. Nothing is understood yet. */

export type Format = 'text' | 'html' | 'pdf' | 'docx' | 'markdown' | 'bbcode' | 'mediawiki' | 'dokuwiki';

/**
 * Words that a document itself marks: struck out (what was there before, and no text), inserted, or in a colour of which
 * it says nothing.
 */
export interface Mark {
  is: 'struck' | 'inserted' | 'coloured';
  words: string;
  /** The colour, where it is one that nothing is said of. */
  by?: string;
  /** It is struck because the heading above it is. */
  underStruck?: true;
}

/** Words that lead elsewhere, and the address that they lead to. */
export interface PageLink {
  words: string;
  to: string;
}

/** What a format tells of a line beside its words. */
export interface Beside {
  /** What the document marks here. Struck words do not stand in the text; a line of nothing else is blank. */
  marks?: Mark[];
  links?: PageLink[];
  /** Names by which addresses lead to this line. */
  anchors?: string[];
}

/** The lines that were taken from a file that packs its text, and by their index what its program told beside them. */
export interface Taken {
  lines: string[];
  beside: Beside[];
}

/** The level of a term in a list of terms: as deep as a heading can be, so that no section bears its name. */
export const TERM = 6;

/** One line as a reader of the document sees it, and the lines of the file that it was taken from. */
export interface ReadingLine extends Beside {
  /** Text with `**bold**` and `*italic*` where the format marks emphasis, and `•` before a list item. */
  text: string;
  /** First and last line of the file, 1-based; the same for a text file. */
  from: number;
  to: number;
  /** Set where the format itself says that the line is a heading: 1 for the outermost, TERM for a term in a list of terms. */
  heading?: number;
  /** The list or table of terms above it has ended: what stands here belongs to no term of it. */
  behind?: true;
  /** The copy has lost what followed it, though lines of another column stand behind it. */
  breaksOff?: true;
}

export interface SourceFile {
  /** Base name. */
  file: string;
  format: Format;
  /** Of the bytes, in hexadecimal. */
  sha256: string;
  /** The file's lines as they lie on disk; for a PDF, the lines of text that were taken from it. */
  lines: string[];
  /** By index of a line, what a program that packs its text told of it beside its words: a PDF, a DOCX. */
  beside?: Beside[];
  reading: ReadingLine[];
}
