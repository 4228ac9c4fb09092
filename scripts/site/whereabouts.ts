import { UsageError } from '../command/usage-error.ts';

/** Where a site stands on the web. */
export interface Whereabouts {
  /** The address of its home page, with a slash at its end; null where nobody has said. */
  address: string | null;
  /** The path it is served under, with a slash at both ends. */
  base: string;
}

/**
 * Brings together an address and a path, each of which may be missing: a path that was not given is the address's, and
 * an address without a path gets the one that was given.
 *
 * @throws UsageError where both have a path and not the same: the links of one of them would lead to nothing
 */
export function whereabouts(address: string | null, base: string | undefined): Whereabouts {
  if (address === null) return { address, base: base ?? '/' };
  const { origin, pathname } = new URL(address);
  if (base === undefined || base === pathname) return { address, base: pathname };
  if (pathname === '/') return { address: origin + base, base };
  throw new UsageError(`The address ${address} and the base ${base} have different paths: leave out --base, or give the address with --address.`);
}

/** What a build says where no address is known. */
export const noAddress = 'No address is known, so there is no sitemap and no page names its address on the web: say "address:" in corpus.yaml, or --address.';
