import path from 'node:path';

import type { Words } from '../../src/model/fill-in.ts';
import type { Tell } from '../command/progress.ts';
import { indexing } from '../index-search/index-site.ts';
import type { TextIndex } from '../index-search/index-site.ts';
import { makeCopy, packFiles } from '../offline/make-copy.ts';
import { readMarker } from '../output/marker.ts';
import { expectOurs, Overtaken, writeFolder } from '../output/write-folder.ts';
import type { Output } from '../output/write-folder.ts';
import type { About } from './about-site.ts';
import { astroSettings } from './astro-settings.ts';
import type { SiteSettings } from './astro-settings.ts';
import { keptPackings, keptScripts } from './kept-parts.ts';
import { codeOf, hashesOf, madeOf, partsOf, standsAsMade } from './made-of.ts';
import { expectNamedFiles } from './named-files.ts';
import { withProgram } from './program.ts';
import type { Program } from './program.ts';
import { readingUntil } from './read-ahead.ts';
import type { TextToRead } from './read-ahead.ts';
import { isPage } from './render-pages.ts';
import { pagesOf } from './pages-of.ts';
import type { Made } from './pages-of.ts';
import { readSite, sorted, text, writeFiles, writing } from './site-files.ts';
import type { Before, SiteFiles } from './site-files.ts';
import { gatherCorpus, inWorkshop, textsIn } from './workshop.ts';

export interface SiteToBuild {
  /** A corpus folder as ingestion writes it. */
  corpus: string;
  /** The folder that the site is written to. */
  to: string;
  /** The path it will be served under, `/` or `/rules/`. */
  base: string;
  /** The address of its home page on the web; null where none is known. */
  address: string | null;
  /** The day it is built for: what begins later is announced in it. */
  today: string;
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
  const from = path.resolve(site.corpus);
  return inWorkshop(async ({ root, corpus }) => {
    const code = codeOf(root, site);
    const settings = { ...site, corpus, texts: textsIn(corpus), to: output.folder };
    return withProgram(settings, root, code, site.isFresh === true, async (program) => {
      const { about, texts: toRead } = await gatherCorpus(from, corpus);
      const parts = partsOf(code, site.today, corpus);
      if (site.isFresh !== true && standsAsMade(output.folder, parts)) return { indexedPages: null, made: { anew: 0, kept: 0 } };
      return written(output, parts, (fresh, before) => indexing((index) => fill(fresh, { ...settings, root, from, code, about, toRead, program, before }, index, tell)));
    });
  });
}

/** Another process may write there meanwhile, so often; then everything is written, whatever stands there. */
const most = 5;

/** Writes what `fill` makes in place of what stands in a folder, of which the files stay that it finds to be the same. */
async function written(output: Output, parts: string, fill: (fresh: string, before: Before) => Promise<Filled>): Promise<BuiltSite> {
  for (let tries = 1; ; tries++) {
    const owned = new Set(tries < most ? readMarker(output.folder)?.files : []);
    const before: Before = { folder: output.folder, owned, keeps: new Map() };
    let made: string | undefined;
    try {
      return await writeFolder({ ...output, keeps: before.keeps, madeOf: () => made }, async (fresh) => {
        const { hashes, ...built } = await fill(fresh, before);
        made = madeOf(parts, hashes);
        return built;
      });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
}

/** A site that is being built: what of, where, and by what program. */
interface Work extends SiteToBuild, SiteSettings {
  /** Where the site's source lies. */
  root: string;
  /** The folder that the corpus was copied from: by it is known what earlier builds of it kept. */
  from: string;
  /** The hash of all that the program depends on. */
  code: string;
  about: About;
  toRead: readonly TextToRead[];
  program: () => Promise<Program>;
  /** What stands where the site is written. */
  before: Before;
}

/** What was built, with the hash of each of its files. */
type Filled = BuiltSite & { hashes: [name: string, hash: string][] };

async function fill(fresh: string, work: Work, index: TextIndex, tell: Tell): Promise<Filled> {
  tell('pages');
  const indexed = askedEarly(index);
  const { pages, hashes, made, words, keep } = await makePages(fresh, work, index, indexed.noMorePages);
  tell('full-text index');
  const packings = keptPackings(work);
  const [{ files: pagefind, pages: indexedPages }, worker, packed] = await together(
    indexed.files(),
    keptScripts(work, (whole) => expectNamedFiles(pages, work.base, whole)),
    packFiles(pages, packings.before),
    Promise.resolve().then(keep),
  );
  tell('copy for reading offline');
  const shards = [...packed, ...await packFiles(pagefind, packings.before)];
  packings.keep(shards);
  const copy = sorted([...makeCopy(shards, work.about, words), ['service-worker.js', worker]]);
  await writeFiles(fresh, work.before, new Map([...pagefind, ...copy]));
  return { hashes: [...hashes, ...hashesOf([...pagefind, ...copy])], indexedPages, made };
}

/** The results of all, or what the first of them threw, when none of them is at work any more. */
async function together<const All extends readonly Promise<unknown>[]>(...all: All): Promise<{ -readonly [At in keyof All]: Awaited<All[At]> }> {
  try {
    return await Promise.all(all);
  } finally {
    await Promise.allSettled(all);
  }
}

/**
 * The index, which is asked for its files from the moment when it has all pages: Pagefind is a process of its own, and what
 * else is to be done is done meanwhile.
 */
function askedEarly(index: TextIndex): { noMorePages: () => void; files: TextIndex['files'] } {
  let begun: ReturnType<TextIndex['files']> | undefined;
  const files = (): ReturnType<TextIndex['files']> => begun ??= index.files();
  return { files, noMorePages: () => { files().catch(() => undefined); } };
}

/** What the pages are shown with, and the pages, with signs for the words that are put in where they are read, and the hash of each with the words; hands those to the index that have a text for it. */
async function makePages(fresh: string, work: Work, index: TextIndex, noMorePages: () => void): Promise<{ pages: SiteFiles; hashes: Filled['hashes']; made: Made; words: Words; keep: () => void }> {
  const { awaited: program, texts } = await readingUntil(work.program(), work.toRead);
  const assets = readSite(program.assets);
  await writeFiles(fresh, work.before, assets);
  astroSettings(work);
  const pages = new Map<string, Uint8Array>();
  const hashes = hashesOf(assets);
  const { made, words, keep } = await writing(fresh, work.before, (write) => pagesOf(program, { ...work, texts }, async (name, bytes, signed) => {
    await write(name, bytes);
    pages.set(name, signed);
    hashes.push(...hashesOf([[name, bytes]]));
    const html = isPage(name) ? text(bytes) : null;
    if (html === null) noMorePages();
    else if (html.includes('data-pagefind-body')) await index.add(name, html);
  }));
  return { pages: sorted([...assets, ...pages]), hashes, made, words, keep };
}
