import { cpus } from 'node:os';

import { compareBuilds } from './compare-builds.ts';
import type { Comparison } from './compare-builds.ts';
import { command } from '../../scripts/command/command.ts';
import { count } from '../../scripts/command/option-values.ts';
import { run } from '../../scripts/command/run.ts';
import { say } from '../../scripts/command/say.ts';

const bar = 2;

const bench = command('bench', 'Times the build of an invented corpus beside a bare Astro, MDX and Pagefind site of the same pages.')
  .option('--entries <number>', 'how many entries to invent', count, 2500)
  .option('--json', 'the figures as JSON');

const seconds = (value: number): string => `${value.toFixed(1)} s`;

const line = (name: string, { build, pages, megabytes }: Comparison['inForce']): string =>
  `${name.padEnd(10)} built in ${seconds(build)}: ${pages} pages, ${megabytes.toFixed(1)} MB with its index`;

const inWords = ({ entries, ingestion, inForce, bare, ratio }: Comparison): string[] => [
  `${entries} invented entries, read in ${seconds(ingestion)} (${((ingestion * 1000) / entries).toFixed(1)} ms an entry)`,
  line('In Force', inForce),
  line('bare site', bare),
  `ratio ${ratio.toFixed(2)}, bar ${bar.toFixed(1)}: ${ratio <= bar ? 'held' : 'not held'}`,
  '',
  'How it was measured: one after the other on this machine '
  + `(${cpus().length} processors, Node ${process.versions.node}), each build once, with nothing cached, in a process `
  + 'of its own, from its start to its end: Astro, MDX and Pagefind. The bare site has a page for every page of the '
  + "other, at the same address, with the corpus's text as plain MDX in a layout of ten lines. Reading the documents "
  + 'is timed apart and is not in the ratio.',
];

await run(bench, async ({ entries, json }) => {
  const figures = await compareBuilds(entries);
  for (const text of json === true ? [JSON.stringify(figures, null, 2)] : inWords(figures)) say(text);
  return figures.ratio <= bar ? 0 : 1;
});
