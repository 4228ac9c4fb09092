/**
 * The versions of an entry, and which of them is meant: on a day, today, before and after another. `today` is always
 * given: a version may begin on a day to come.
 */
import type { Block, Entry, Version } from './corpus.ts';
import { versionName } from './dates.ts';
import { droppedBy } from './editions.ts';
import { holdsOn, isToCome } from './holds-on.ts';

/** The version in force on a day; null where the entry did not exist yet. */
export function versionOn(entry: Pick<Entry, 'versions'>, day: string): Version | null {
  return entry.versions.findLast((version) => holdsOn(version, day)) ?? null;
}

/** The version with this address; an address that ingestion did not give is an error of the build. */
export function versionById(entry: Pick<Entry, 'id' | 'versions'>, id: string): Version {
  const found = entry.versions.find((version) => version.id === id);
  if (found === undefined) throw new Error(`The entry “${entry.id}” has no version “${id}” in corpus.json. Run the ingestion again.`);
  return found;
}

/** The latest version that has begun; of an entry that is still to come, its first. */
export function latestVersion(entry: Pick<Entry, 'id' | 'versions'>, today: string): Version {
  const latest = entry.versions.findLast((version) => !isToCome(version, today)) ?? entry.versions[0];
  if (latest === undefined) throw new Error(`The entry “${entry.id}” has no version in corpus.json. Run the ingestion again.`);
  return latest;
}

/**
 * The version a reader sees on the entry's own page: the text in force. Of a repealed entry, whose text in force is
 * empty, it is the last text it had; of one that is still to come, the text it will have.
 */
export function shownVersion(entry: Entry, today: string): Version {
  const latest = latestVersion(entry, today);
  return versionsUntil(entry, latest).findLast(({ text }) => text.length > 0) ?? latest;
}

/** The versions up to and including one, oldest first. */
export function versionsUntil({ versions }: Pick<Entry, 'versions'>, version: Version): Version[] {
  return versions.slice(0, versions.indexOf(version) + 1);
}

/** The versions after one, oldest first. */
export function versionsAfter({ versions }: Pick<Entry, 'versions'>, version: Version): Version[] {
  return versions.slice(versions.indexOf(version) + 1);
}

/** Versions that have been announced and do not hold yet, the next one first. */
export function versionsToCome({ versions }: Pick<Entry, 'versions'>, today: string): Version[] {
  return versions.filter((version) => isToCome(version, today));
}

/** Whether a version is the end of its entry: nothing where there was a text, or what a ruling made and unmade at once. */
export function isEnd(entry: Pick<Entry, 'versions' | 'status'>, version: Version): boolean {
  if (version.status === 'repealed') return true;
  return version.text.length === 0 && (entry.versions.indexOf(version) > 0 || (entry.status === 'repealed' && version.by === 'rulings'));
}

/** `text of 4 November 2019`; of what has no text, `end on 4 November 2019`. */
export function nameIn(entry: Pick<Entry, 'versions' | 'status'>, version: Version, inWords?: (day: string) => string): string {
  const name = versionName(version, inWords);
  return isEnd(entry, version) ? name.replace(/^text (?:of|printed on)/u, 'end on') : name;
}

/** `dropped` is ended by omission: no document says so. */
export type State = 'in force' | 'superseded' | 'repealed' | 'dropped' | 'to come';

/** How one version of an entry stands, told on a day. The last text of an entry that is no more is called by how it ended. */
export function stateOf(entry: Entry, version: Version, today: string): State {
  if (isToCome(version, today)) return 'to come';
  const last = latestVersion(entry, today);
  if (version !== last && versionsAfter(entry, version)[0] !== last) return 'superseded';
  if (isEnd(entry, last)) return droppedBy(entry, last) === null ? 'repealed' : 'dropped';
  return version === last ? 'in force' : 'superseded';
}

/** How an entry stands on a day. */
export function stateOn(entry: Entry, day: string): State {
  return stateOf(entry, latestVersion(entry, day), day);
}

/** Whether a version's address has the text itself: the only version that an entry ever had is read on the entry's page. */
export function hasOwnPage({ versions, known }: Pick<Entry, 'versions' | 'known'>): boolean {
  return versions.length > 1 || known.length > 0;
}

/** The first day after another on which a text changes that has been announced; null where nothing is to come. */
export function nextChange(entries: readonly Pick<Entry, 'versions'>[], today: string): string | null {
  return entries.flatMap((entry) => versionsToCome(entry, today).map(({ from }) => from ?? '')).sort()[0] ?? null;
}

/** Every pair of versions, for comparison; neighbours first. */
export function versionPairs({ versions }: Pick<Entry, 'versions'>): { from: Version; to: Version }[] {
  const distance = ({ from, to }: { from: Version; to: Version }) => versions.indexOf(to) - versions.indexOf(from);
  return versions
    .flatMap((to, at) => versions.slice(0, at).map((from) => ({ from, to })))
    .toSorted((a, b) => distance(a) - distance(b) || versions.indexOf(b.to) - versions.indexOf(a.to));
}

/** The days between which an entry is in force; null where it begins with its base text, or no end of it is known. */
export function lifetime(entry: Entry): Pick<Version, 'from' | 'to'> {
  const last = entry.versions.at(-1);
  const ended = last !== undefined && isEnd(entry, last);
  return { from: entry.versions[0]?.from ?? null, to: ended ? last.from : null };
}

/** Whether a version is the text that ingestion found in force (`Entry.text`): an entry has it once. */
export function isInEntries(entry: Pick<Entry, 'versions' | 'text'>, version: Version): boolean {
  return version === (entry.versions.findLast(({ text }) => isSameText(text, entry.text)) ?? entry.versions.at(-1));
}

function isSameText(one: readonly Block[], other: readonly Block[]): boolean {
  return one.length === other.length && one.every(({ id, text, amendment }, at) => id === other[at]?.id && text === other[at].text && amendment === other[at].amendment);
}
