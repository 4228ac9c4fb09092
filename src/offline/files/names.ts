/** The name of a file in the copy, `entries/x/#p1`, from an address below its root or below the site's (`/entries/x/#p1`). */
export function nameOf(address: string, root: string): string {
  const whole = address.startsWith('/') ? root + address.slice(1) : new URL(address, location.href).href;
  const [path = ''] = whole.split('?', 1);
  const hash = whole.includes('#') ? whole.slice(whole.indexOf('#')) : '';
  return (path.split('#', 1)[0] ?? '').slice(root.length) + hash;
}

/** A page is a folder's `index.html`, which a disk does not look for by itself. */
export function pageFile(name: string): string {
  const [path = '', fragment] = name.split('#', 2);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return fragment === undefined ? file : `${file}#${fragment}`;
}
