import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright-core';

import { inventGlossary } from '../bench/invent-glossary.ts';
import { command } from '../../scripts/command/command.ts';
import { count, existingFolder } from '../../scripts/command/option-values.ts';
import { step } from '../../scripts/command/progress.ts';
import { run } from '../../scripts/command/run.ts';
import { say } from '../../scripts/command/say.ts';
import { operatorsToday } from '../../scripts/command/today.ts';
import { withTemporaryFolder } from '../../scripts/command/temporary-folder.ts';
import { aboutSite } from '../../scripts/site/about-site.ts';
import { exportSite } from '../../scripts/export/export-site.ts';
import { zip } from '../../scripts/export/output/zip.ts';
import { ingest } from '../../scripts/ingest/ingest.ts';
import { buildSite } from '../../scripts/site/build-site.ts';
import { readSite } from '../../scripts/site/site-files.ts';
import { getBrowser } from '../browser/rig/get-browser.ts';
import { measureCopy } from './rig/measure-copy.ts';
import type { CopyFigures } from './rig/measure-copy.ts';

const seed = 20_191_104;
const bars = { install: 2000, download: 1e6, ratio: 1.5, zip: 6e6 };

const bench = command('bench:offline', 'Measures the copy for reading offline: its size, how long it takes to make, and how fast its pages are.')
  .option('--from <folder>', 'documents to measure instead of invented ones', existingFolder)
  .option('--entries <number>', 'how many entries to invent', count, 2500)
  .option('--latency <milliseconds>', 'how long each answer of the server takes while the copy is made', count, 40);

function invent(folder: string, entries: number): void {
  mkdirSync(folder);
  for (const { file, text } of inventGlossary(entries, seed)) writeFileSync(path.join(folder, file), text);
}

const milliseconds = (value: number): string => `${Math.round(value)} ms`;
const megabytes = (value: number): string => `${(value / 1e6).toFixed(2)} MB`;

const lines = (figures: CopyFigures & { entries: number; zip: number; latency: number }): string[] => [
  `${figures.entries} entries, ${figures.files} files`,
  `copy on a device: ${megabytes(figures.download)} in ${figures.shards} shards (bar for the five real documents: ${megabytes(bars.download)})`,
  `made in ${milliseconds(figures.install)} with ${figures.latency} ms before each answer (bar: ${milliseconds(bars.install)})`,
  `a page from the copy ${milliseconds(figures.offlinePage)}, from a server on this machine ${milliseconds(figures.servedPage)}: `
  + `${(figures.offlinePage / figures.servedPage).toFixed(2)} times (bar: ${bars.ratio})`,
  `zip of the folder of files: ${megabytes(figures.zip)} (bar for the five real documents: ${megabytes(bars.zip)})`,
];

await run(bench, ({ from, entries, latency }) => withTemporaryFolder('bench-offline', async (room) => {
  const [documents, corpus, site] = ['documents', 'content', 'site'].map((name) => path.join(room, name)) as [string, string, string];
  if (from === undefined) invent(documents, entries);
  await step('Reading the documents', () => ingest({ from: from ?? documents, to: corpus }));
  await step('Building the site', (tell) => buildSite({ corpus, to: site, base: '/', address: null, today: operatorsToday() }, tell));
  const built = readSite(site);
  const about = aboutSite(built);
  const packed = await step('Making the folder of files', async () => zip(await exportSite(built, about), 'rules', about.asOf));
  const browser = await chromium.launch({ executablePath: await getBrowser() });
  const figures = await step('Measuring in the browser', () => measureCopy(browser, site, latency));
  await browser.close();
  for (const line of lines({ ...figures, entries: about.entries, zip: packed.length, latency })) say(line);
  return figures.install <= bars.install && figures.offlinePage <= bars.ratio * figures.servedPage ? 0 : 1;
}));
