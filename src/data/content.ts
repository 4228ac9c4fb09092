/**
 * The texts of the corpus, as `markdown/text-tree.ts` reads them of its MDX: each when a page first asks for it, and again
 * only where its file has changed. A file that corpus.json promises and the folder lacks stops the build.
 */
import { textTree } from '../markdown/text-tree.ts';
import type { TextOwner } from '../markdown/provisions.ts';
import type { TextNode } from '../markdown/text-tree.ts';
import type { Entry, Ruling, Version } from '../model/corpus.ts';
import { rulingFile, versionFile } from '../model/text-files.ts';
import { textFile } from './folder.ts';

const known = new Map<string, { mdx: string; tree: TextNode[] }>();

/** The text of a version: the one that ingestion found in force lies in `entries/`, all others in `versions/`. */
export function entryText(entry: Entry, version: Version): TextNode[] {
  const { file, ofVersion } = versionFile(entry, version);
  return text(file, ofVersion ? { entry: entry.id, version: version.id } : { id: entry.id });
}

/** A ruling in full, as printed. */
export const rulingText = (ruling: Ruling): TextNode[] => text(rulingFile(ruling), { id: ruling.id });

function text(file: string, owner: TextOwner): TextNode[] {
  const mdx = textFile(file);
  if (mdx === null) throw new Error(`corpus.json speaks of ${file}, but the file is not there. Run the ingestion again.`);
  const found = known.get(file);
  if (found?.mdx === mdx) return found.tree;
  const tree = read(file, mdx, owner);
  known.set(file, { mdx, tree });
  return tree;
}

function read(file: string, mdx: string, owner: TextOwner): TextNode[] {
  try {
    return textTree(mdx, owner);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)} Run the ingestion again.`, { cause: error });
  }
}
