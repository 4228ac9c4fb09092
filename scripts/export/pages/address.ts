import path from 'node:path';

/** Where an address of the site leads: a file of it, and what stands behind that. */
export interface Place {
  file: string;
  /** The query and the fragment with their signs, `?q=x#p1`; often empty. */
  rest: string;
}

const site = 'http://site';

/** The file that a host would answer a path with. */
function fileOf(pathname: string): string {
  const name = decodeURIComponent(pathname).slice(1);
  return name === '' || name.endsWith('/') ? `${name}index.html` : name;
}

/**
 * Reads an address as a browser does that stands on `page`.
 *
 * @param page - name of the file that the address stands in: `entries/x/index.html`
 * @returns null for an address that leads out of the site (`https:`, `mailto:`, `data:`)
 */
export function placeOf(address: string, page: string): Place | null {
  if (!URL.canParse(address, `${site}/${page}`)) return null;
  const url = new URL(address, `${site}/${page}`);
  return url.origin === site ? { file: fileOf(url.pathname), rest: url.search + url.hash } : null;
}

/** The address of a place, relative to a file and with its own file's name, as a disk needs it. */
export function relativeAddress({ file, rest }: Place, page: string): string {
  if (file === page && rest.startsWith('#')) return rest;
  const way = path.posix.relative(path.posix.dirname(page), file);
  return way.split('/').map(encodeURIComponent).join('/') + rest;
}
