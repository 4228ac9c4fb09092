import path from 'node:path';

import type { Tell } from '../command/progress.ts';
import { indexSite } from '../index-search/index-site.ts';
import { addOfflineCopy } from '../offline/add-offline-copy.ts';
import { filesBelow } from '../output/plan.ts';
import { writeFolder } from '../output/write-folder.ts';
import { astroSettings } from './astro-settings.ts';
import { expectNamedFiles } from './named-files.ts';
import { inWorkshop } from './workshop.ts';

export interface SiteToBuild {
  /** A corpus folder as ingestion writes it. */
  corpus: string;
  /** The folder that the site is written to. */
  to: string;
  /** The path it will be served under, `/` or `/rules/`. */
  base: string;
  /** The address of its home page on the web; null where none is known. */
  address: string | null;
}

export interface BuiltSite {
  /** Pages in the full-text index. */
  indexedPages: number;
}

/**
 * Builds the pages with Astro, indexes them with Pagefind, and packs them for reading offline.
 *
 * Any number of builds may be at work in one checkout: each has a root, a cache and a corpus of its own (see
 * `inWorkshop`), and one that lacks a file which its pages name fails.
 *
 * Reads: the MDX and `corpus.json` in `corpus`. Writes: `to`, all at once when everything has succeeded; files in it
 * that no build wrote are left alone.
 */
export const buildSite = (site: SiteToBuild, tell: Tell): Promise<BuiltSite> =>
  writeFolder({ folder: site.to, by: 'build', mayHoldOthers: false, tell }, async (fresh) => {
    // Loaded here because it takes a second, which `--help` should not.
    const { build } = await import('astro');
    tell('pages');
    await inWorkshop(site.corpus, ({ root, corpus }) =>
      build({ ...astroSettings({ ...site, corpus, to: fresh }), root, cacheDir: path.join(root, 'cache') }));
    await expectNamedFiles(fresh, filesBelow(fresh), site.base);
    tell('full-text index');
    const indexedPages = await indexSite(fresh);
    tell('copy for reading offline');
    await addOfflineCopy(fresh);
    return { indexedPages };
  });
