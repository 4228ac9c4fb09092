/** What an entry is and how it stands, in a reader's words. */
import type { Entry, Version } from '../model/corpus.ts';
import { isChange } from '../model/editions.ts';

export const kindName: Record<Entry['kind'], string> = { card: 'Card', term: 'Term', unsure: 'Card or term' };

/** Ids of the documents that changed the base text, up to and including a version; oldest first. */
export function amendingDocuments(entry: Entry, upTo: Version): string[] {
  const versions = entry.versions.slice(0, entry.versions.indexOf(upTo) + 1);
  const amended = versions.filter((version) => isChange(entry, version) && version.document !== entry.document);
  return [...new Set(amended.map((version) => version.document))];
}

/** How many of these come from each document, in their order. */
export function byDocument(notApplied: readonly { ruling: { document: string } }[]): { id: string; count: number }[] {
  return [...Map.groupBy(notApplied, ({ ruling }) => ruling.document)].map(([id, members]) => ({ id, count: members.length }));
}
