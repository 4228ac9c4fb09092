import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { step } from '../../scripts/command/progress.ts';
import { withTemporaryFolder } from '../../scripts/command/temporary-folder.ts';
import { readCorpusData } from '../../scripts/read/corpus-data.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { barePages } from './bare-pages.ts';
import { writeBareSite } from './bare-site.ts';
import { headwordsIn, inventGlossary, inventRulings } from './invent-glossary.ts';
import { measured, pathsOf, sizeOf } from './measure.ts';
import type { Cost, Size } from './measure.ts';
import { setUp } from './peers.ts';
import type { Peer } from './peers.ts';

export type Row = { name: string } & Cost & Size;

/** A generator that could not be installed or did not build here, and its last words. */
export interface Failed {
  name: string;
  said: string;
}

/** Builds of the same entries, one after the other; the first row is this project's. */
export interface Comparison {
  entries: number;
  ingestion: Cost;
  /** Reading the same documents and one ruling more. */
  again: Cost;
  rows: Row[];
  failed: Failed[];
}

const seed = 20_191_104;

/** What `npm run build` runs, with its flags. */
const { scripts } = z.object({ scripts: z.object({ build: z.string() }) }).parse(JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')));
const [flag = '', script = ''] = scripts.build.split(' ').slice(1);
const built = (corpus: string, to: string): Promise<Cost> => measured(flag, [script, '--corpus', corpus, '--to', to], projectRoot);

/** A glossary with rulings on it, one a page; the document of one ruling more comes later. */
function writeDocuments(folder: string, entries: number): { later: string } {
  mkdirSync(folder, { recursive: true });
  const pages = inventGlossary(entries, seed);
  const headwords = headwordsIn(pages);
  for (const { file, text } of [...pages, { file: 'rulings.txt', text: inventRulings('4 November 2019', headwords) }]) writeFileSync(path.join(folder, file), text);
  return { later: inventRulings('2 December 2019', headwords.slice(0, 1)) };
}

async function peerRow(peer: Peer, folder: string, corpus: Corpus): Promise<Row> {
  mkdirSync(folder);
  await step(`Installing ${peer.name}`, () => { setUp(peer, folder, corpus); return Promise.resolve(); });
  const cost = await step(`Building with ${peer.name}`, () => measured(peer.script, peer.args, folder));
  return { name: peer.name, ...cost, ...sizeOf(path.join(folder, peer.to)) };
}

async function compareIn(room: string, entries: number, peers: readonly Peer[]): Promise<Comparison> {
  const [documents, content, site, bareRoot] = ['documents', 'content', 'site', 'bare']
    .map((name) => path.join(room, name)) as [string, string, string, string];
  const { later } = writeDocuments(documents, entries);
  // Nothing that was built before is taken, and nothing is left behind.
  process.env['IN_FORCE_KEPT'] = path.join(room, 'kept');
  const ingestion = await step('Reading the invented documents', () => measured('scripts/ingest.ts', ['--from', documents, '--to', content], projectRoot));
  const corpus = await readCorpusData(content);
  if (corpus === null) throw new Error('The ingestion left no corpus.');
  const build = await step('Building the site', () => built(content, site));
  await step('Installing the bare site', () => { writeBareSite(bareRoot, barePages(corpus, pathsOf(site))); return Promise.resolve(); });
  const bare = await step('Building the bare site', () => measured('tests/bench/build-bare.ts', [bareRoot], projectRoot));
  const size = sizeOf(site);
  writeFileSync(path.join(documents, 'later.txt'), later);
  const again = await step('Reading one ruling more', () => measured('scripts/ingest.ts', ['--from', documents, '--to', content], projectRoot));
  const more = await step('Building with one ruling more', () => built(content, site));
  const rows: Row[] = [{ name: 'In Force', ...build, ...size }, { name: 'one ruling more', ...more, ...sizeOf(site) }, { name: 'bare site of as many pages', ...bare, ...sizeOf(path.join(bareRoot, 'dist')) }];
  const failed: Failed[] = [];
  for (const peer of peers) {
    try {
      rows.push(await peerRow(peer, path.join(room, peer.name), corpus));
    } catch (error) {
      failed.push({ name: peer.name, said: error instanceof Error ? error.message : String(error) });
    }
  }
  return { entries: corpus.entries.length, ingestion, again, rows, failed };
}

/** Invents documents, builds every site of them in a temporary folder, which is removed, and compares. */
export const compareBuilds = (entries: number, peers: readonly Peer[]): Promise<Comparison> =>
  withTemporaryFolder('bench', (room) => compareIn(room, entries, peers));
