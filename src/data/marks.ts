/** The marks beside a text's blocks, worked out once for each version of each entry. */
import { amendmentById } from './corpus.ts';
import { changesOf, noChanges } from '../model/changes.ts';
import type { EntryChanges } from '../model/changes.ts';
import type { Entry, Version } from '../model/corpus.ts';
import { versionsUntil } from '../model/versions.ts';

const known = new Map<string, EntryChanges>();

/** What amendments did to the text of an entry up to and including a version. */
export function marksOf(entry: Entry, version: Version): EntryChanges {
  const key = `${entry.id}/${version.id}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const unchanged = entry.versions.length === 1 && version.amendments.length === 0;
  const changes = unchanged ? noChanges : changesOf(versionsUntil(entry, version), (id) => amendmentById(id));
  known.set(key, changes);
  return changes;
}
