import type { Tell } from '../command/progress.ts';
import { replaceFolder } from '../command/replace-folder.ts';
import { indexSite } from '../index-search/index-site.ts';
import { astroSettings, cacheOf } from './astro-settings.ts';

export interface SiteToBuild {
  /** A corpus folder as ingestion writes it. */
  corpus: string;
  /** The folder to replace with the site. */
  to: string;
  /** The path it will be served under, `/` or `/rules/`. */
  base: string;
}

export interface BuiltSite {
  /** Pages in the full-text index. */
  indexedPages: number;
}

/**
 * Builds the pages with Astro and indexes them with Pagefind.
 *
 * Reads: the MDX and `corpus.json` in `corpus`. Writes: `to`, replaced as a whole once everything has succeeded.
 */
export const buildSite = (site: SiteToBuild, tell: Tell): Promise<BuiltSite> =>
  replaceFolder(site.to, async (beside) => {
    // Loaded here because it takes a second, which `--help` should not.
    const { build } = await import('astro');
    tell('pages');
    await build(astroSettings({ ...site, to: beside, cache: cacheOf(site.corpus) }));
    tell('full-text index');
    return { indexedPages: await indexSite(beside) };
  });
