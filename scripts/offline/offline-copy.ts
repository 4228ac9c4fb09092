import type { About } from '../site/about-site.ts';
import { sorted } from '../site/site-files.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { bundleWorker } from './bundle-worker.ts';
import { makeCopy } from './make-copy.ts';

/** What a browser needs to keep all of a built site: the packed copy and the service worker. */
export const offlineCopy = async (site: SiteFiles, about: About): Promise<SiteFiles> =>
  sorted([...await makeCopy(site, about), ['service-worker.js', await bundleWorker()]]);
