import type { Entry } from './corpus.ts';
import { diskName } from './disk-names.ts';

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
