/** The MDX of the corpus. A file that corpus.json promises and the folder lacks stops the build. */
import { getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import type { Entry, Ruling } from '../model/corpus.ts';

/** The text of a version: the last one lies in `entries/`, those before it in `versions/`. */
export async function entryText(entry: Entry, number: number): Promise<CollectionEntry<'entries'> | CollectionEntry<'versions'>> {
  const found = number === entry.versions.length
    ? await getEntry('entries', entry.id)
    : await getEntry('versions', `${entry.id}/${number}`);
  return found ?? missing(number === entry.versions.length ? `entries/${entry.id}` : `versions/${entry.id}/${number}`);
}

/** A ruling in full, as printed. */
export async function rulingText(ruling: Ruling): Promise<CollectionEntry<'rulings'>> {
  return await getEntry('rulings', `${ruling.document}/${ruling.id}`) ?? missing(`rulings/${ruling.document}/${ruling.id}`);
}

function missing(path: string): never {
  throw new Error(`corpus.json speaks of ${path}.mdx, but the file is not there. Run the ingestion again.`);
}
