import type { Block, Entry, SourceDocument, Version } from './corpus.ts';
import { versionOn } from './versions.ts';

/** The day from which a document could be known: the day it came out, or was found. */
export function knownDay({ published, date, found }: Pick<SourceDocument, 'published' | 'date' | 'found'>): string | null {
  return found ?? published ?? date;
}

/**
 * The versions of an entry as they were known on a day: of what could be known then, and nothing that a later document
 * changed of days past or to come.
 */
export function versionsAsKnown({ versions, known }: Pick<Entry, 'versions' | 'known'>, day: string): Version[] {
  const before = known.find(({ from, until }) => (from ?? '') <= day && day < until);
  if (before !== undefined) return before.versions;
  const then = versions.filter((version) => (version.known ?? '') <= day);
  return then.map((version, at) => ({ ...version, to: then[at + 1]?.from ?? null }));
}

/** What one was told before a day; null where nothing was known to begin then. */
export interface Told { until: string; was: Version | null }

/** How the text of a version's day was known before, the newest first; only where that was another text. */
export function toldOf(entry: Pick<Entry, 'known'>, version: Version): Told[] {
  return entry.known.toReversed().flatMap(({ until, versions }): Told[] => {
    const was = versions.find(({ id }) => id === version.id) ?? (version.from === null ? null : versionOn({ versions }, version.from));
    return was !== null && wordsOf(was.text) === wordsOf(version.text) ? [] : [{ until, was }];
  });
}

/** Addresses that were given and have no version any more: what stood there, and until when one was told so. */
export function formerVersions({ versions, known }: Pick<Entry, 'versions' | 'known'>): { version: Version; until: string }[] {
  const ids = new Set(versions.map(({ id }) => id));
  const gone = known.flatMap(({ until, versions: then }) => then.filter(({ id }) => !ids.has(id)).map((version) => ({ version, until })));
  return [...new Map(gone.map((one) => [one.version.id, one])).values()];
}

function wordsOf(blocks: readonly Block[]): string {
  return blocks.map(({ text }) => text).join('\n');
}
