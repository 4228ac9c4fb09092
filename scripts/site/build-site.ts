import path from 'node:path';

import type { Tell } from '../command/progress.ts';
import { indexing } from '../index-search/index-site.ts';
import type { TextIndex } from '../index-search/index-site.ts';
import { addOfflineCopy } from '../offline/add-offline-copy.ts';
import { writeFolder } from '../output/write-folder.ts';
import type { About } from './about-site.ts';
import { astroSettings } from './astro-settings.ts';
import { expectNamedFiles } from './named-files.ts';
import { pageWriter } from './page-writer.ts';
import { readSite, sorted, text, writeSite } from './site-files.ts';
import type { SiteFiles } from './site-files.ts';
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
 * Builds the pages with Astro, indexes them with Pagefind meanwhile, and packs them for reading offline.
 *
 * Any number of builds may be at work in one checkout: each has a root, a cache and a corpus of its own (see
 * `inWorkshop`), and one that lacks a file which its pages name fails.
 *
 * Reads: the MDX and `corpus.json` in `corpus`. Writes: `to`, all at once when everything has succeeded; files in it
 * that no build wrote are left alone.
 */
export const buildSite = (site: SiteToBuild, tell: Tell): Promise<BuiltSite> =>
  writeFolder({ folder: site.to, by: 'build', mayHoldOthers: false, tell }, (fresh) => indexing(async (index) => {
    tell('pages');
    const { files, about } = await makePages(site, fresh, index);
    await expectNamedFiles(fresh, files, site.base);
    tell('full-text index');
    const indexedPages = await index.write(fresh);
    tell('copy for reading offline');
    const pagefind = [...readSite(path.join(fresh, 'pagefind'))].map(([name, bytes]) => [`pagefind/${name}`, bytes] as const);
    await addOfflineCopy(fresh, sorted([...files, ...pagefind]), about);
    return { indexedPages };
  }));

/** Makes the pages, with all that they are shown with, and hands those to the index that have a text for it. */
async function makePages(site: SiteToBuild, fresh: string, index: TextIndex): Promise<{ files: SiteFiles; about: About }> {
  // Loaded here because it takes a second, which `--help` should not.
  const { build } = await import('astro');
  const pages = new Map<string, Uint8Array>();
  const made = async (name: string, bytes: Uint8Array): Promise<void> => {
    pages.set(name, bytes);
    const html = name.endsWith('.html') ? text(bytes) : '';
    if (html.includes('data-pagefind-body')) await index.add(name, html);
  };
  return inWorkshop(site.corpus, async ({ root, out, corpus, about }) => {
    await build({ ...astroSettings({ ...site, corpus, to: out }), root, cacheDir: path.join(root, 'cache'), integrations: [pageWriter(fresh, site.base, made)] });
    const assets = readSite(out);
    await writeSite(fresh, assets);
    return { files: sorted([...assets, ...pages]), about };
  });
}
