/** Sizes beyond which a file is not a document: they end in a message, never in a hang. */

/** Bytes of one source file. The largest glossary known in one piece has under 2 MB. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** Characters of one line; what is over is cut off and reported. */
export const MAX_LINE_LENGTH = 500_000;

/** Depth of nested lists that is kept; deeper items stand at this depth. */
export const MAX_LIST_DEPTH = 12;

/** Files of one corpus folder. A game has dozens of documents; more are somebody's whole disk, named by mistake. */
export const MAX_FILES = 5_000;
