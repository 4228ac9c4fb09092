import { sortKey } from '../segment/sort-key.ts';
import { diskName, fileSafe } from './file-names.ts';

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

/** Gives each name its slug; one that was given before, or that a disk may not tell from it, gets -2, -3 and so on, in order. */
export class Slugs {
  readonly #given = new Set<string>();
  /** The last number that each slug was given with. */
  readonly #last = new Map<string, number>();

  next(name: string): string {
    const base = slug(name);
    let count = this.#last.get(base) ?? 1;
    let id = count === 1 ? base : `${base}-${count}`;
    while (this.#given.has(diskName(id))) id = `${base}-${++count}`;
    this.#last.set(base, count);
    this.#given.add(diskName(id));
    return id;
  }
}
