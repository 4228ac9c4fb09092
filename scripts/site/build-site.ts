import type { Tell } from '../command/progress.ts';
import { replaceFolder } from '../command/replace-folder.ts';
import { withTemporaryFolder } from '../command/temporary-folder.ts';
import { indexSite } from '../index-search/index-site.ts';
import { addOfflineCopy } from '../offline/add-offline-copy.ts';
import { astroSettings } from './astro-settings.ts';

export interface SiteToBuild {
  /** A corpus folder as ingestion writes it. */
  corpus: string;
  /** The folder to replace with the site. */
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
 * Reads: the MDX and `corpus.json` in `corpus`. Writes: `to`, replaced as a whole once everything has succeeded.
 */
export const buildSite = (site: SiteToBuild, tell: Tell): Promise<BuiltSite> =>
  replaceFolder(site.to, async (beside) => {
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
