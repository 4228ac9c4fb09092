import { addressesFrom } from './addresses.ts';
import { atomFeed } from './atom.ts';
import type { Feed } from './feed.ts';

/** The answer with a feed. `site` is the site's address, where the build was told it. */
export function respondWith(feed: Feed, site: URL | undefined): Response {
  return new Response(atomFeed(feed, addressesFrom(feed.self, site)), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
