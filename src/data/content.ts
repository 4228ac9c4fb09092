/**
 * The texts of the corpus, as `markdown/text-tree.ts` reads them of its MDX: each when a page first asks for it, and again
 * only where its file has changed. A file that corpus.json promises and the folder lacks stops the build.
 */
import { textTree } from '../markdown/text-tree.ts';
import type { Entry, Ruling, Version } from '../model/corpus.ts';
import { rulingFile, versionFile } from '../model/texts.ts';
import type { TextFile, TextNode } from '../model/texts.ts';
import { readAhead } from './asked.ts';
import { textFile } from './folder.ts';

/** Texts that were read, by file: a build begins with those that it read while this program was being made. */
const known = new Map(readAhead);

/** The text of a version: the one that ingestion found in force lies in `entries/`, all others in `versions/`. */
export const entryText = (entry: Entry, version: Version): TextNode[] => text(versionFile(entry, version));

/** A ruling in full, as printed. */
export const rulingText = (ruling: Ruling): TextNode[] => text(rulingFile(ruling));

function text({ file, owner }: TextFile): TextNode[] {
  const mdx = textFile(file);
  if (mdx === null) throw new Error(`corpus.json speaks of ${file}, but the file is not there. Run the ingestion again.`);
  const found = known.get(file);
  if (found?.mdx === mdx) return found.tree;
  const tree = read(file, mdx, owner);
  known.set(file, { mdx, tree });
  return tree;
}

function read(file: string, mdx: string, owner: TextFile['owner']): TextNode[] {
  try {
    return textTree(mdx, owner);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)} Run the ingestion again.`, { cause: error });
  }
}
