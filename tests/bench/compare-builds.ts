import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { step } from '../../scripts/command/progress.ts';
import { withTemporaryFolder } from '../../scripts/command/temporary-folder.ts';
import { ingest } from '../../scripts/ingest/ingest.ts';
import { barePages } from './bare-pages.ts';
import { writeBareSite } from './bare-site.ts';
import { inventGlossary } from './invent-glossary.ts';
import { pathsOf, sizeOf, timeScript } from './measure.ts';
import type { Size } from './measure.ts';

/** A build beside a bare one of the same pages. Times are seconds on the clock. */
export interface Comparison {
  entries: number;
  ingestion: number;
  inForce: Size & { build: number };
  bare: Size & { build: number };
  /** How many times as long the real build takes; ingestion is not in it. */
  ratio: number;
}

const seed = 20_191_104;

function writeDocuments(folder: string, entries: number): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of inventGlossary(entries, seed)) writeFileSync(path.join(folder, file), text);
}

async function compareIn(room: string, entries: number): Promise<Comparison> {
  const [documents, content, site, bareRoot, bareSite] = ['documents', 'content', 'site', 'bare', 'bare-site']
    .map((name) => path.join(room, name)) as [string, string, string, string, string];
  writeDocuments(documents, entries);
  const began = performance.now();
  const { corpus } = await step('Reading the invented documents', () => ingest({ from: documents, to: content }));
  const ingestion = (performance.now() - began) / 1000;
  const build = await step('Building the site', () => timeScript('scripts/build.ts', ['--corpus', content, '--to', site]));
  writeBareSite(bareRoot, barePages(corpus, pathsOf(site)));
  const bare = await step('Building the bare site', () => timeScript('tests/bench/build-bare.ts', [bareRoot, bareSite]));
  return {
    entries: corpus.entries.length,
    ingestion,
    inForce: { build, ...sizeOf(site) },
    bare: { build: bare, ...sizeOf(bareSite) },
    ratio: build / bare,
  };
}

/** Invents documents, builds both sites of them in a temporary folder, which is removed, and compares. */
export const compareBuilds = (entries: number): Promise<Comparison> =>
  withTemporaryFolder('bench', (room) => compareIn(room, entries));
