import { cpus } from 'node:os';

import { InvalidArgumentError } from '@commander-js/extra-typings';

import { compareBuilds } from './compare-builds.ts';
import type { Comparison, Row } from './compare-builds.ts';
import { readings } from './reading.ts';
import type { Reading } from './reading.ts';
import { peers } from './peers.ts';
import type { Peer } from './peers.ts';
import { command } from '../../scripts/command/command.ts';
import { count } from '../../scripts/command/option-values.ts';
import { run } from '../../scripts/command/run.ts';
import { say } from '../../scripts/command/say.ts';

const names = peers.map(({ name }) => name).join(',');

function named(value: string): Peer[] {
  return value.split(',').map((name) => {
    const found = peers.find((peer) => peer.name === name);
    if (found === undefined) throw new InvalidArgumentError(`The peers are ${names}.`);
    return found;
  });
}

const bench = command('bench', 'What the build of an invented corpus costs, beside a bare Astro, MDX and Pagefind site of the same pages, and beside other generators with the same entries.')
  .option('--entries <number>', 'how many entries to invent', count, 2500)
  .option('--peers <names>', `generators to install in a folder of their own and build too: ${names}`, named, [])
  .option('--reading', 'only whether reading stays linear: documents of 250 to 10,000 entries in several dresses')
  .option('--json', 'the figures as JSON');

const columns = ['', 'clock', 'processors', 'memory', 'pages', 'written', 'our clock', 'our processors'];

const cells = (row: Row, ours: Row): string[] => [
  row.name, `${row.clock.toFixed(1)} s`, `${row.cpu.toFixed(1)} s`, `${row.memory.toFixed(0)} MB`, String(row.pages), `${row.megabytes.toFixed(1)} MB`,
  ...(row === ours ? ['', ''] : [`${(ours.clock / row.clock).toFixed(2)} times`, `${(ours.cpu / row.cpu).toFixed(2)} times`]),
];

function table(rows: readonly string[][]): string[] {
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ').trimEnd());
}

function inWords({ entries, ingestion, again, rows, failed }: Comparison): string[] {
  const [ours] = rows;
  return [
    `${entries} invented entries, read in ${ingestion.clock.toFixed(1)} s (processors ${ingestion.cpu.toFixed(1)} s, memory ${ingestion.memory.toFixed(0)} MB)`,
    `the same with one ruling more, read in ${again.clock.toFixed(1)} s (processors ${again.cpu.toFixed(1)} s: ${(again.cpu / ingestion.cpu).toFixed(2)} times)`,
    ...(ours === undefined ? [] : table([columns, ...rows.map((row) => cells(row, ours))])),
    ...failed.map(({ name, said }) => `${name} is not in the table: ${said}`),
    '',
    'How it was measured: one after the other on this machine '
    + `(${cpus().length} processors, Node ${process.versions.node}), each build once, with nothing cached, from the start of its process to `
    + 'the end of the last one that it started. One ruling more is the same site when a document with one ruling has come: what the '
    + 'first build kept is taken. The bare site has a page for every page of the first row, at the same address, with the '
    + 'same text as plain MDX in a layout of ten lines; every other generator has a page for every entry, and the search that it comes with. '
    + 'Reading the documents, which the others cannot, is counted apart.',
  ];
}

/** What reading took, line by line as it is known. */
async function sayReadings(asJson: boolean): Promise<0> {
  const all: Reading[] = [];
  await readings((reading) => {
    all.push(reading);
    const { dress, entries, found, seconds, ratio } = reading;
    if (!asJson) say(`${dress.padEnd(24)}${String(entries).padStart(7)} entries, ${String(found).padStart(6)} found ${seconds.toFixed(2).padStart(8)} s ${(seconds / entries * 1000).toFixed(2).padStart(8)} ms an entry, ${ratio.toFixed(2)} times the smallest`);
  });
  if (asJson) say(JSON.stringify(all, null, 2));
  return 0;
}

await run(bench, async ({ entries, peers: chosen, reading, json }) => {
  if (reading === true) return sayReadings(json === true);

  const figures = await compareBuilds(entries, chosen);
  for (const text of json === true ? [JSON.stringify(figures, null, 2)] : inWords(figures)) say(text);
  return figures.failed.length === 0 ? 0 : 1;
});
