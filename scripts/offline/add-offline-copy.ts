import type { About } from '../site/about-site.ts';
import { writeSite } from '../site/site-files.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { bundleWorker } from './bundle-worker.ts';
import { makeCopy } from './make-copy.ts';

/** Adds to a built site what a browser needs to keep all of it: the packed copy and the service worker. */
export async function addOfflineCopy(folder: string, site: SiteFiles, about: About): Promise<void> {
  const copy = await makeCopy(site, about);
  await writeSite(folder, new Map([...copy, ['service-worker.js', await bundleWorker()]]));
}
