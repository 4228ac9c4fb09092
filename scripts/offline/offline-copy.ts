import type { About } from '../site/about-site.ts';
import { sorted } from '../site/site-files.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { bundleWorker } from './bundle-worker.ts';
import { makeCopy } from './make-copy.ts';
import type { Packed } from './pack-shard.ts';

/** What a browser needs to keep all of a built site: the packed copy and the service worker. `packings` as `makeCopy` has them. */
export const offlineCopy = async (site: SiteFiles, about: About, packings: { of: Packed }): Promise<SiteFiles> =>
  sorted([...await makeCopy(site, about, packings), ['service-worker.js', await bundleWorker()]]);
