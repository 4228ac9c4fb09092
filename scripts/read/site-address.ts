/**
 * The address of a site as it is written everywhere: `https` or `http`, a host, perhaps a path, and a slash at the end.
 *
 * Reads: what somebody wrote. Writes: the address, or null for what is none: another scheme, a query, a fragment, a password.
 */
export function siteAddress(written: string): string | null {
  if (!/^https?:\/\//iu.test(written) || !URL.canParse(written)) return null;
  const { origin, pathname, search, hash, username, password } = new URL(written);
  if (/[?#]/u.test(written) || search + hash + username + password !== '') return null;
  return origin + pathname.replace(/\/*$/u, '/');
}
