/** What came since a reader was here, worked out on the device from what it remembers and what the site has. */
import type { ChangedEntry, News } from '../../data/news.ts';

/** What the device remembers of a visit. */
export interface Visit { documents: string[]; day: string }

/**
 * The documents that were not there at the last visit. None on the first visit, and none where the device remembers
 * another game's documents.
 */
export function unseen(visit: Visit | null, documents: readonly string[]): string[] {
  const seen = new Set(visit?.documents);
  return documents.some((id) => seen.has(id)) ? documents.filter((id) => !seen.has(id)) : [];
}

/** Entries that several documents changed stand once, with what became of them in the end. */
export function changedEntries(news: readonly News[]): ChangedEntry[] {
  const entries = new Map<string, ChangedEntry>();
  for (const entry of news.flatMap((one) => one.entries)) {
    const before = entries.get(entry.id);
    entries.set(entry.id, before?.is === 'new' && entry.is === 'changed' ? before : entry);
  }
  return [...entries.values()].sort((a, b) => a.headword.localeCompare(b.headword, 'en'));
}

/** Where all documents since one are new, that one: there is a page of the changes since it. */
export function lastSeen(visit: Visit, documents: readonly string[]): string | null {
  const seen = new Set(visit.documents);
  const first = documents.findIndex((id) => !seen.has(id));
  return first > 0 && documents.slice(first).every((id) => !seen.has(id)) ? (documents[first - 1] ?? null) : null;
}
