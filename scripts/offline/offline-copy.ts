import type { Words } from '../../src/model/fill-in.ts';
import type { About } from '../site/about-site.ts';
import { sorted } from '../site/site-files.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { makeCopy } from './make-copy.ts';
import type { Packed } from './pack-shard.ts';

/** What a browser needs to keep all of a built site: the packed copy and the service worker. All but `worker` as `makeCopy` has it. */
export const offlineCopy = async (site: SiteFiles, about: About, words: Words, packings: { of: Packed }, worker: Uint8Array): Promise<SiteFiles> =>
  sorted([...await makeCopy(site, about, words, packings), ['service-worker.js', worker]]);
