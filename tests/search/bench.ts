import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inventGlossary } from '../bench/invent-glossary.ts';
import { command } from '../../scripts/command/command.ts';
import { count, existingFolder } from '../../scripts/command/option-values.ts';
import { step } from '../../scripts/command/progress.ts';
import { run } from '../../scripts/command/run.ts';
import { say } from '../../scripts/command/say.ts';
import { operatorsToday } from '../../scripts/command/today.ts';
import { withTemporaryFolder } from '../../scripts/command/temporary-folder.ts';
import { ingest } from '../../scripts/ingest/ingest.ts';
import { thisMachine } from '../../scripts/serve/listen.ts';
import { serve } from '../../scripts/serve/serve.ts';
import { buildSite } from '../../scripts/site/build-site.ts';
import { readIngested } from '../../scripts/site/corpus-folder.ts';
import { getBrowser } from '../browser/rig/get-browser.ts';
import { measureBox } from './rig/measure-box.ts';
import type { BoxFigures } from './rig/measure-box.ts';
import { typedTexts } from './rig/typed-texts.ts';

const seed = 20_191_104;
const bars = { key: 50, firstList: 1500, wholeAnswer: 5000, bytes: 600_000 };
const conditions = { slowdown: 4, bits: 1_600_000, latency: 150 };

const bench = command('bench:typing', 'Measures how long the search box takes: each key on a slow processor, and the first list on a slow line.')
  .option('--from <folder>', 'documents to measure instead of invented ones', existingFolder)
  .option('--entries <number>', 'how many entries to invent', count, 2500);

function invent(folder: string, entries: number): void {
  mkdirSync(folder);
  for (const { file, text } of inventGlossary(entries, seed)) writeFileSync(path.join(folder, file), text);
}

const lines = ({ keys, median, p95, firstList, wholeAnswer, bytes }: BoxFigures, entries: number): string[] => [
  `${entries} entries, ${keys} keys; the processor's time for each, times ${conditions.slowdown}:`,
  `from a key to the list: median ${Math.round(median)} ms, 95 of 100 within ${Math.round(p95)} ms (bar: ${bars.key} ms)`,
  `from going to the box to the first list, at ${conditions.bits / 1e6} Mbit/s and ${conditions.latency} ms: `
  + `${Math.round(firstList)} ms (bar: ${bars.firstList} ms), to the whole answer ${Math.round(wholeAnswer)} ms (bar: ${bars.wholeAnswer} ms), `
  + `for which ${Math.round(bytes / 1000)} kB came (bar: ${bars.bytes / 1000} kB)`,
];

await run(bench, ({ from, entries }) => withTemporaryFolder('bench-typing', async (room) => {
  const [documents, content, site] = ['documents', 'content', 'site'].map((name) => path.join(room, name)) as [string, string, string];
  if (from === undefined) invent(documents, entries);
  await step('Reading the documents', () => ingest({ from: from ?? documents, to: content }));
  await step('Building the site', (tell) => buildSite({ corpus: content, to: site, base: '/', address: null, today: operatorsToday() }, tell));
  const corpus = await readIngested(content);
  const server = await serve({ folder: site, host: thisMachine, port: 0 });
  const browser = await getBrowser();
  const figures = await step('Typing', () => measureBox(browser, `${server.address}report/`, typedTexts(corpus), conditions));
  await server.close();
  for (const line of lines(figures, corpus.entries.length)) say(line);
  const isWithin = figures.p95 <= bars.key && figures.firstList <= bars.firstList && figures.wholeAnswer <= bars.wholeAnswer && figures.bytes <= bars.bytes;
  return isWithin ? 0 : 1;
}));
