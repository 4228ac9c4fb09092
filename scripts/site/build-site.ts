import path from 'node:path';

import { filling } from '../../src/model/fill-in.ts';
import type { Words } from '../../src/model/fill-in.ts';
import type { Tell } from '../command/progress.ts';
import { indexing } from '../index-search/index-site.ts';
import type { TextIndex } from '../index-search/index-site.ts';
import { bundleWorker } from '../offline/bundle-worker.ts';
import { offlineCopy } from '../offline/offline-copy.ts';
import type { Packed } from '../offline/pack-shard.ts';
import { expectOurs, writeFolder } from '../output/write-folder.ts';
import type { Output } from '../output/write-folder.ts';
import { astroSettings } from './astro-settings.ts';
import { keepValue, keptValue } from './kept.ts';
import { codeOf, madeOf, partsOf, standsAsMade } from './made-of.ts';
import { expectNamedFiles } from './named-files.ts';
import { programOf } from './program.ts';
import { nameOf, pagesOf } from './pages-of.ts';
import type { Made } from './pages-of.ts';
import { readSite, sorted, text, writeSite, writing } from './site-files.ts';
import type { SiteFiles } from './site-files.ts';
import { inWorkshop, textsIn } from './workshop.ts';
import type { Workshop } from './workshop.ts';

export interface SiteToBuild {
  /** A corpus folder as ingestion writes it. */
  corpus: string;
  /** The folder that the site is written to. */
  to: string;
  /** The path it will be served under, `/` or `/rules/`. */
  base: string;
  /** The address of its home page on the web; null where none is known. */
  address: string | null;
  /** Whether to make everything anew, though earlier builds made the same. */
  isFresh?: boolean;
}

export interface BuiltSite {
  /** Pages in the full-text index; null where the site stands as it was made before. */
  indexedPages: number | null;
  /** How many pages and data files were made, and how many stand as an earlier build made them. */
  made: Made;
}

/**
 * Builds the pages with Astro, indexes them with Pagefind meanwhile, and packs them for reading offline. Where the site
 * was made of the same before, and nobody has changed a file of it, it stays as it is.
 *
 * Any number of builds may be at work in one checkout: each has a root, a cache and a corpus of its own (see
 * `inWorkshop`), and one that lacks a file which its pages name fails.
 *
 * Reads: the MDX and `corpus.json` in `corpus`. Writes: `to`, all at once when everything has succeeded; files in it
 * that no build wrote are left alone.
 */
export async function buildSite(site: SiteToBuild, tell: Tell): Promise<BuiltSite> {
  const output: Output = { folder: path.resolve(site.to), by: 'build', mayHoldOthers: false, tell };
  expectOurs(output);
  return inWorkshop(site.corpus, async (workshop) => {
    const code = codeOf(workshop.root, site);
    const parts = partsOf(code, workshop.corpus);
    if (site.isFresh !== true && standsAsMade(output.folder, parts)) return { indexedPages: null, made: { anew: 0, kept: 0 } };
    let made: string | undefined;
    return writeFolder({ ...output, madeOf: () => made }, (fresh) => indexing(async (index) => {
      const { filesAsRead, ...built } = await fill(fresh, { ...site, ...workshop, to: output.folder, from: site.corpus, code }, index, tell);
      made = madeOf(parts, filesAsRead());
      return built;
    }));
  });
}

/** A site that is being built: what of, where, and by what program. */
interface Work extends Workshop, Pick<SiteToBuild, 'to' | 'base' | 'address' | 'isFresh'> {
  /** The folder that the corpus was copied from: by it is known what earlier builds of it kept. */
  from: string;
  /** The hash of all that the program depends on. */
  code: string;
}

async function fill(fresh: string, work: Work, index: TextIndex, tell: Tell): Promise<BuiltSite & { filesAsRead: () => SiteFiles }> {
  tell('pages');
  const { pages, made, words } = await makePages(fresh, work, index);
  const worker = await keptScripts(work, (whole) => expectNamedFiles(fresh, pages, work.base, whole));
  tell('full-text index');
  const indexedPages = await index.write(fresh);
  const pagefind = [...readSite(path.join(fresh, 'pagefind'))].map(([name, bytes]) => [`pagefind/${name}`, bytes] as const);
  const files = sorted([...pages, ...pagefind]);
  tell('copy for reading offline');
  const copy = await keptPackings(work, (packings) => offlineCopy(files, work.about, words, packings, worker));
  await writeSite(fresh, copy);
  const filled = filling(words);
  return { filesAsRead: () => new Map(sorted([...files, ...copy]).entries().map(([name, bytes]) => [name, pages.has(name) ? filled(bytes) : bytes])), indexedPages, made };
}

/** Of a program's scripts and styles those that were seen to have all that they name, and the service worker: nothing of it is the corpus's. */
interface Scripts { whole: string[]; worker: Uint8Array }

/** Looks through the scripts that pages name, and bundles the service worker, where no build of the same program did. */
async function keptScripts(work: Work, look: (whole: ReadonlySet<string>) => Promise<ReadonlySet<string>>): Promise<Uint8Array> {
  const last = work.isFresh === true ? null : keptValue('scripts', work.code) as Scripts | null;
  const known = new Set(last?.whole);
  const whole = await look(known);
  if (last !== null && whole.isSubsetOf(known)) return last.worker;
  const worker = last?.worker ?? await bundleWorker(work.root);
  keepValue('scripts', work.code, { whole: [...whole.union(known)], worker } satisfies Scripts);
  return worker;
}

/** Packs with what the last build of this corpus packed, where the same program did, and keeps what it packs. */
async function keptPackings<T>(work: Work, pack: (packings: { of: Packed }) => Promise<T>): Promise<T> {
  const last = work.isFresh === true ? null : keptValue('shards', nameOf(work)) as { code: string; of: Packed } | null;
  const packings = { of: last?.code === work.code ? last.of : new Map<string, Uint8Array>() };
  const result = await pack(packings);
  keepValue('shards', nameOf(work), { code: work.code, of: packings.of });
  return result;
}

/** What the pages are shown with, and the pages, with signs for the words that are put in where they are read; hands those to the index that have a text for it. */
async function makePages(fresh: string, work: Work, index: TextIndex): Promise<{ pages: SiteFiles; made: Made; words: Words }> {
  const settings = { ...work, texts: textsIn(work.corpus) };
  const program = await programOf(settings, work.root, work.code, work.isFresh === true);
  const assets = readSite(program.assets);
  await writeSite(fresh, assets);
  astroSettings(settings);
  const pages = new Map<string, Uint8Array>();
  const { made, words } = await writing(fresh, path.resolve(work.to), (write) => pagesOf(program, work, async (name, bytes, signed, isKept) => {
    await write(name, bytes, isKept && bytes === signed);
    pages.set(name, signed);
    const html = name.endsWith('.html') ? text(bytes) : '';
    if (html.includes('data-pagefind-body')) await index.add(name, html);
  }));
  return { pages: sorted([...assets, ...pages]), made, words };
}
