/** The MDX of the corpus. A file that corpus.json promises and the folder lacks stops the build. */
import { getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import type { Entry, Ruling, Version } from '../model/corpus.ts';
import { isInEntries } from '../model/versions.ts';

/** The text of a version: the one that ingestion found in force lies in `entries/`, all others in `versions/`. */
export async function entryText(entry: Entry, version: Version): Promise<CollectionEntry<'entries'> | CollectionEntry<'versions'>> {
  const file = `${entry.id}/${version.id}`;
  return isInEntries(entry, version)
    ? await getEntry('entries', entry.id) ?? missing(`entries/${entry.id}`)
    : await getEntry('versions', file) ?? missing(`versions/${file}`);
}

/** A ruling in full, as printed. */
export async function rulingText(ruling: Ruling): Promise<CollectionEntry<'rulings'>> {
  return await getEntry('rulings', `${ruling.document}/${ruling.id}`) ?? missing(`rulings/${ruling.document}/${ruling.id}`);
}

function missing(path: string): never {
  throw new Error(`corpus.json speaks of ${path}.mdx, but the file is not there. Run the ingestion again.`);
}
