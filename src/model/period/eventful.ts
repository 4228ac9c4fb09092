/** What accounts of a stretch of time look at: most entries of a large corpus are as they were first printed, and in none. */
import type { Corpus, Entry } from '../corpus.ts';

const hasEvents = ({ editions, versions }: Entry): boolean =>
  versions.length > 1 || versions.some(({ by, amendments }) => by === 'rulings' || amendments.length > 0) || editions.some(({ how }) => how !== 'base');

/** The entries that anything was ever ruled of, or said of by an edition after the first. Whoever is given these alone accounts for every change. */
export function eventfulEntries({ entries, rulings }: Pick<Corpus, 'entries' | 'rulings'>): Entry[] {
  const ruled = new Set(rulings.map(({ entry }) => entry));
  return entries.filter((entry) => ruled.has(entry.id) || hasEvents(entry));
}
