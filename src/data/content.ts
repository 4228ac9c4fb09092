/** The texts of the corpus, as `markdown/text-tree.ts` reads them of its MDX. A file that corpus.json promises and the folder lacks stops the build. */
import { getEntry } from 'astro:content';
import type { TextNode } from '../markdown/text-tree.ts';
import type { Entry, Ruling, Version } from '../model/corpus.ts';
import { isInEntries } from '../model/versions.ts';

/** The text of a version: the one that ingestion found in force lies in `entries/`, all others in `versions/`. */
export async function entryText(entry: Entry, version: Version): Promise<TextNode[]> {
  const file = `${entry.id}/${version.id}`;
  const found = isInEntries(entry, version) ? await getEntry('entries', entry.id) : await getEntry('versions', file);
  return found?.data.text ?? missing(isInEntries(entry, version) ? `entries/${entry.id}` : `versions/${file}`);
}

/** A ruling in full, as printed. */
export async function rulingText(ruling: Ruling): Promise<TextNode[]> {
  return (await getEntry('rulings', `${ruling.document}/${ruling.id}`))?.data.text ?? missing(`rulings/${ruling.document}/${ruling.id}`);
}

function missing(path: string): never {
  throw new Error(`corpus.json speaks of ${path}.mdx, but the file is not there. Run the ingestion again.`);
}
