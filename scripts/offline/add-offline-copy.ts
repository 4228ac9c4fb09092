import { aboutSite } from '../site/about-site.ts';
import { readSite, writeSite } from '../site/site-files.ts';
import { bundleWorker } from './bundle-worker.ts';
import { makeCopy } from './make-copy.ts';

/** Adds to a built site what a browser needs to keep all of it: the packed copy and the service worker. */
export async function addOfflineCopy(folder: string): Promise<void> {
  const site = readSite(folder);
  const copy = await makeCopy(site, aboutSite(site));
  await writeSite(folder, new Map([...copy, ['service-worker.js', await bundleWorker()]]));
}
