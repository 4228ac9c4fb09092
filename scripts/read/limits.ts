/** Sizes beyond which a file is not a document: they end in a message, never in a hang. */

/** Bytes of one source file. The largest glossary known in one piece has under 2 MB. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

export interface ReadingBounds {
  /** Of a processor's time. */
  seconds: number;
  /** More than before, while the document is read. */
  megabytes: number;
}

/** What reading one document may take. The largest known take a second or two, and less than 200 MB. */
export const READING_BOUNDS: ReadingBounds = { seconds: 10, megabytes: 1024 };

/** Pages of one document, and characters of its text. */
export const MAX_PAGES = 5_000;
export const MAX_CHARACTERS = 20_000_000;

/** Lines of text of one document. Many more are data, of which each would become a page. */
export const MAX_LINES = 100_000;

/** Characters of one line; what is over is cut off and reported. */
export const MAX_LINE_LENGTH = 500_000;

/** Depth of nested lists that is kept; deeper items stand at this depth. */
export const MAX_LIST_DEPTH = 12;

/** Files of one corpus folder. A game has dozens of documents; more are somebody's whole disk, named by mistake. */
export const MAX_FILES = 5_000;
