import { placeOf } from './address.ts';

/** An address as it stands in a page of the copy. */
export interface Link {
  page: string;
  address: string;
}

/** The copy has pages that lead to nothing: it is not written. */
export class DeadLinks extends Error {
  override readonly name = 'DeadLinks';
}

const shown = 20;

/** What holds of a page: its ids; null for a file that is none. */
type IdsOf = (file: string) => ReadonlySet<string> | null;

function isDead({ page, address }: Link, has: (file: string) => boolean, idsOf: IdsOf): boolean {
  const place = placeOf(address, page);
  if (place === null) return false;
  if (!has(place.file)) return true;
  const fragment = place.rest.includes('#') ? decodeURIComponent(place.rest.slice(place.rest.indexOf('#') + 1)) : '';
  return fragment !== '' && idsOf(place.file)?.has(fragment) === false;
}

/**
 * Looks every address of the copy up in the copy, fragments too.
 *
 * @throws DeadLinks that names the pages and the links in question
 */
export function expectNoDeadLinks(links: readonly Link[], has: (file: string) => boolean, idsOf: IdsOf): void {
  const dead = links.filter((link) => isDead(link, has, idsOf)).map(({ page, address }) => `  ${page}: ${address}`);
  if (dead.length === 0) return;
  const more = dead.length > shown ? [`  ... and ${dead.length - shown} more`] : [];
  const count = dead.length === 1 ? 'One link leads' : `${dead.length} links lead`;
  throw new DeadLinks([`${count} to nothing in the copy, which was not written:`, ...dead.slice(0, shown), ...more].join('\n'));
}
