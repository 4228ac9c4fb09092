/** The marks beside a text's blocks, worked out once for each version of each entry. */
import { amendmentById } from './corpus.ts';
import { changesOf, noChanges } from './changes.ts';
import type { EntryChanges, Step } from './changes.ts';
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

/** The mark's words: what happened to the block. */
export function changeInWords(step: Step): string {
  if (step.amendment.unit === 'entry') return step.before.length === 0 ? 'Entry added' : 'Entry replaced';
  if (step.after.length === 0) return 'A passage was deleted';
  return step.before.length === 0 ? 'Added' : 'Changed';
}

/** How often a block was changed before its last change: ` and twice before`. */
export function earlierInWords(times: number): string {
  const often = ['', 'once', 'twice'][times] ?? `${times} times`;
  return often === '' ? '' : ` and ${often} before`;
}

/** Two amendments of one document may change one block: its difference is shown once. */
export function sameText(a: Step, b: Step): boolean {
  return a.date === b.date && a.before.length > 0 && a.before[0] === b.before[0] && a.after[0] === b.after[0];
}
