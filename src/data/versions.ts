/** The versions of an entry, and which of them is to be shown. */
import type { Entry, Version } from '../model/corpus.ts';

/** A version with its permanent number: 1 is the oldest. */
export interface NumberedVersion { number: number; version: Version }

/** An entry's versions, numbered, oldest first. */
export function numbered(entry: Entry): NumberedVersion[] {
  return entry.versions.map((version, at) => ({ number: at + 1, version }));
}

/**
 * The version a reader sees on the entry's own page: the text in force. Of a repealed entry, whose text in force is
 * empty, it is the last text it had.
 */
export function shownVersion(entry: Entry): NumberedVersion {
  const versions = numbered(entry);
  const shown = versions.findLast(({ version }) => version.text.length > 0) ?? versions.at(-1);
  if (shown === undefined) throw new Error(`The entry "${entry.id}" has no version in corpus.json. Run the ingestion again.`);
  return shown;
}

/** Whether the entry's page shows a text that is no longer in force. */
export function isLastText(entry: Entry): boolean {
  return entry.status === 'repealed';
}

/** Versions with a page of their own: those with text, and of entries that never changed none but the entry's page. */
export function versionPages(entry: Entry): NumberedVersion[] {
  return numbered(entry).filter(({ version }) => version.text.length > 0 || entry.versions.length === 1);
}

/** The version in force on a day; null where the entry did not exist yet or its dates say nothing of the day. */
export function versionOn(entry: Entry, day: string): NumberedVersion | null {
  const inForce = ({ version }: NumberedVersion) => (version.from ?? '') <= day && (version.to === null || day < version.to);
  return numbered(entry).find(inForce) ?? null;
}

/** Every pair of versions with text, for comparison; neighbours first. */
export function versionPairs(entry: Entry): { from: NumberedVersion; to: NumberedVersion }[] {
  const versions = numbered(entry);
  return versions
    .flatMap((to) => versions.filter((from) => from.number < to.number).map((from) => ({ from, to })))
    .toSorted((a, b) => distance(a) - distance(b) || b.to.number - a.to.number);
}

function distance({ from, to }: { from: NumberedVersion; to: NumberedVersion }): number {
  return to.number - from.number;
}

/** The days between which an entry was in force; null where it begins with its base text, or has not ended. */
export function lifetime(entry: Entry): { from: string | null; to: string | null } {
  const last = entry.versions.at(-1);
  const to = entry.status === 'repealed' ? (last?.text.length === 0 ? last.from : (last?.to ?? null)) : null;
  return { from: entry.versions[0]?.from ?? null, to };
}
