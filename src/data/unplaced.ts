/** Amendments that no one may place: each stands beside the block that it speaks of, where that is known, else beside the head. */
import type { Entry, Version } from '../model/corpus.ts';
import { during } from '../model/rulings.ts';
import type { Unplaced } from '../model/rulings.ts';
import { rulingsOf } from '../model/standing.ts';
import { shownVersion } from '../model/versions.ts';
import { around } from './around.ts';
import { today } from './today.ts';

/** The key of those whose block is not known. */
export const besideHead = '';

/**
 * Those of a version's text, by block. The entry's own text has all, those too that a later document repeats or replaces:
 * each has its days.
 *
 * @param isOwnPage - the version stands on its own page, not on its entry's
 */
export function unplacedIn(entry: Entry, version: Version, isOwnPage: boolean): ReadonlyMap<string, Unplaced[]> {
  const all = rulingsOf(entry, around).notApplied;
  const meant = !isOwnPage && version === shownVersion(entry, today) ? all : during(all, version);
  const held = new Set(version.text.map(({ id }) => id));
  return Map.groupBy(meant, ({ amendment: { about } }) => (about !== undefined && held.has(about) ? about : besideHead));
}
