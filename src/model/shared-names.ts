import type { Entry, Version } from './corpus.ts';
import { diskName } from './disk-names.ts';
import { formerVersions } from './known.ts';

/** A name that several entries bear, by the id that it would give: none of them has that id, and it must lead on to each. */
export interface SharedName {
  id: string;
  /** As printed, each spelling once. */
  names: string[];
  entries: Entry[];
}

/** Reads: all entries. Writes: the names that several of them share, in their order; an id that an entry has is no such name's. */
export function sharedNames(entries: readonly Entry[]): SharedName[] {
  const taken = new Set(entries.map(({ id }) => diskName(id)));
  const groups = Map.groupBy(entries.filter(({ shared }) => shared !== null && !taken.has(diskName(shared))), ({ shared }) => diskName(shared ?? ''));
  return [...groups.values()].map((members) => ({ id: members[0]?.shared ?? '', names: [...new Set(members.map(({ headword }) => headword))], entries: members }));
}

/** An address of a version that the name gave while one entry alone had it, and the entry that it means. */
export interface FormerAddress { entry: Entry; version: Version }

/** Addresses below a shared name that only one of its entries can have had: a namesake that came later took the name from it, not the text. */
export function formerAddresses({ entries }: SharedName): FormerAddress[] {
  const given = entries.flatMap((entry) => [...entry.versions, ...formerVersions(entry).map(({ version }) => version)].map((version) => ({ entry, version })));
  return [...Map.groupBy(given, ({ version }) => version.id).values()].flatMap((same) => (same.length === 1 ? same : []));
}
