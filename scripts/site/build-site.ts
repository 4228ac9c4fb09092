import type { Tell } from '../command/progress.ts';
import { withTemporaryFolder } from '../command/temporary-folder.ts';
import { indexSite } from '../index-search/index-site.ts';
import { addOfflineCopy } from '../offline/add-offline-copy.ts';
import { writeFolder } from '../output/write-folder.ts';
import { astroSettings } from './astro-settings.ts';

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
 * Astro's cache is thrown away: it spares a tenth of the time, and two corpora built from one project would share it.
 *
 * Reads: the MDX and `corpus.json` in `corpus`. Writes: `to`, all at once when everything has succeeded;
 * files in it that no build wrote are left alone.
 */
export const buildSite = (site: SiteToBuild, tell: Tell): Promise<BuiltSite> =>
  writeFolder({ folder: site.to, by: 'build', mayHoldOthers: false, tell }, async (beside) => {
    // Loaded here because it takes a second, which `--help` should not.
    const { build } = await import('astro');
    tell('pages');
    const settings = astroSettings({ ...site, to: beside });
    await withTemporaryFolder('cache', (cacheDir) => build({ ...settings, cacheDir }));
    tell('full-text index');
    const indexedPages = await indexSite(beside);
    tell('copy for reading offline');
    await addOfflineCopy(beside);
    return { indexedPages };
  });
