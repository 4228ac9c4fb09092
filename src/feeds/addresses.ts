import { posix } from 'node:path';

/** How a file of the site names a page of it: whole where the site's address is known, else from where the file lies. */
export type Address = (path: string) => string;

/**
 * @param from - path of the file, `/rules/changes/feed.xml`
 * @param site - the site's address, where it was given
 */
export function addressesFrom(from: string, site: URL | undefined): Address {
  if (site !== undefined) return (path) => new URL(path, site).href;
  return (path) => {
    const [file = '', fragment] = path.split('#', 2);
    const way = posix.relative(posix.dirname(from), file) || '.';
    return `${way}${file.endsWith('/') ? '/' : ''}${fragment === undefined ? '' : `#${fragment}`}`;
  };
}
