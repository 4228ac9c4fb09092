import type { Block, Entry, Version } from './corpus.ts';

/**
 * The versions of an entry as they were known on a day: of what could be known then, and nothing that a later document
 * changed of days past or to come.
 */
export function versionsAsKnown({ versions, known }: Pick<Entry, 'versions' | 'known'>, day: string): Version[] {
  const before = known.find(({ from, until }) => (from ?? '') <= day && day < until);
  return before?.versions ?? versions.filter((version) => (version.known ?? '') <= day);
}

/** The text that held on one day, as it was known on another; empty where there was none. */
export function textAsKnown(entry: Pick<Entry, 'versions' | 'known'>, day: string, known: string): Block[] {
  return versionsAsKnown(entry, known).findLast(({ from }) => (from ?? '') <= day)?.text ?? [];
}

/** Since when something else is known of a day than was known on another; null where it is the same. */
export function knownOtherwiseSince(entry: Pick<Entry, 'versions' | 'known'>, day: string, known: string): string | null {
  const words = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join('\n');
  const then = words(textAsKnown(entry, day, known));
  const later = [...new Set([...entry.known.map(({ until }) => until), ...entry.versions.flatMap((version) => version.known ?? [])])].filter((one) => one > known).sort();
  return later.find((one) => words(textAsKnown(entry, day, one)) !== then) ?? null;
}
