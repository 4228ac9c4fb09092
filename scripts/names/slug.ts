import { sortKey } from './sort-key.ts';
import { diskName } from '../../src/model/disk-names.ts';
import { fileSafe } from '../../src/model/disk-names.ts';

const LONGEST = 80;
/** File systems allow 255 bytes a name; a ruling's is made of two slugs. */
const MOST_BYTES = 110;

/**
 * A stable part of an address from a name: its sort key with hyphens. Holds letters, digits and hyphens only, so that no
 * name can lead out of a folder, and is none that Windows keeps for itself; a name without any is `unnamed`.
 */
export function slug(name: string): string {
  let id = sortKey(name).replaceAll(' ', '-').slice(0, LONGEST);
  while (Buffer.byteLength(id) > MOST_BYTES) id = id.slice(0, -1);
  return fileSafe(id.replace(/(?:-|\p{Surrogate})+$/u, '') || 'unnamed');
}

/** Gives each name of one document its slug; a slug that was given before gets --2, --3 and so on, in order. */
export class Slugs {
  readonly #given = new Map<string, number>();

  next(name: string): string {
    const base = slug(name);
    const count = (this.#given.get(diskName(base)) ?? 0) + 1;
    this.#given.set(diskName(base), count);
    return count === 1 ? base : `${base}--${String(count)}`;
  }
}
