import { sortKey } from '../segment/sort-key.ts';

const LONGEST = 80;

/**
 * A stable part of an address from a name: its sort key with hyphens. Holds letters, digits and hyphens only, so that no
 * name can lead out of a folder; a name without any is `unnamed`.
 */
export function slug(name: string): string {
  return sortKey(name).replaceAll(' ', '-').slice(0, LONGEST).replace(/(?:-|\p{Surrogate})+$/u, '') || 'unnamed';
}

/** Gives each name its slug; a slug that was given before gets -2, -3 and so on, in order. */
export class Slugs {
  readonly #given = new Set<string>();

  next(name: string): string {
    const base = slug(name);
    let id = base;
    for (let count = 2; this.#given.has(id); count++) id = `${base}-${count}`;
    this.#given.add(id);
    return id;
  }
}
