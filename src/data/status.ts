/** What an entry is and how it stands, in a reader's words. */
import type { Entry, Version } from '../model/corpus.ts';
import { isChange } from '../model/editions.ts';
import type { Standing } from '../model/standing.ts';

/** A few words for all standings, for the search's filter. */
export function statusOf({ is }: Standing): string {
  return { 'in force': 'In force', superseded: 'Superseded version', repealed: 'Repealed', dropped: 'Ended by omission', 'to come': 'Not in force yet' }[is];
}

export const kindName: Record<Entry['kind'], string> = { card: 'Card', term: 'Term', unsure: 'Card or term' };

/** Ids of the documents that changed the base text, up to and including a version; oldest first. */
export function amendingDocuments(entry: Entry, upTo: Version): string[] {
  const versions = entry.versions.slice(0, entry.versions.indexOf(upTo) + 1);
  const amended = versions.filter((version) => isChange(entry, version) && version.document !== entry.document);
  return [...new Set(amended.map((version) => version.document))];
}
