import { globSync, readFileSync } from 'node:fs';

import { InvalidArgumentError } from '@commander-js/extra-typings';

import { command } from '../../scripts/command/command.ts';
import { count } from '../../scripts/command/option-values.ts';
import { run } from '../../scripts/command/run.ts';
import { say } from '../../scripts/command/say.ts';
import { seeded } from '../bench/random.ts';
import { faultsIn } from './faults.ts';
import type { Fault } from './faults.ts';
import { harmless } from './harmless.ts';
import { rooms } from './rooms.ts';
import { Watch } from './watch.ts';

interface Made {
  file: string;
  source: string;
  fault: Fault;
}

function roomNamed(name: string): string {
  const folder = name.replace(/\/$/, '');
  if (folder in rooms) return folder;
  throw new InvalidArgumentError(`Name one of: ${Object.keys(rooms).join(', ')}.`);
}

function madeIn(folder: string, only: string | undefined): Made[] {
  const files = globSync(`${folder}/**/*.ts`).filter((file) => only === undefined || file.includes(only)).toSorted();
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return faultsIn(source).map((fault) => ({ file, source, fault }));
  });
}

/** So many of them, by chance and the same for the same seed, in the order of their places. */
function sampled(all: readonly Made[], size: number, seed: number): Made[] {
  const random = seeded(seed);
  const chosen = new Set(all.map((one) => ({ one, at: random() })).toSorted((a, b) => a.at - b.at).slice(0, size).map(({ one }) => one));
  return all.filter((one) => chosen.has(one));
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').slice(0, 70);
const described = ({ file, fault }: Made): string => `${file}:${String(fault.line)}: ${fault.kind}: ${oneLine(fault.was)} -> ${oneLine(fault.is) || 'nothing'}`;

/** Why nobody need notice a fault; null where somebody must. */
function harmlessBecause({ file, source, fault }: Made): string | null {
  const covers = (words: string): boolean => {
    for (let at = source.indexOf(words); at >= 0; at = source.indexOf(words, at + 1)) if (at <= fault.from && fault.to <= at + words.length) return true;
    return false;
  };
  return harmless.find((one) => one.file === file && covers(one.words))?.why ?? null;
}

const mutate = command('mutate', 'Makes small faults in the source, one at a time, and says which of them no test notices. No file is changed.')
  .argument('<folder>', Object.keys(rooms).join(', '), roomNamed)
  .option('--sample <number>', 'how many faults, by chance (default: all)', count)
  .option('--seed <number>', 'the same seed makes the same faults', count, 1)
  .option('--only <file>', 'only in files with this in their path');

await run(mutate, async ({ sample, seed, only }) => {
  const [folder] = mutate.processedArgs;
  const all = madeIn(folder, only);
  const made = sampled(all, sample ?? all.length, seed);
  const [first] = made;
  if (!first) throw new Error(`There is nothing to change in ${folder}.`);
  const { tests, goal } = rooms[folder] ?? { tests: [], goal: 1 };
  const watch = new Watch(tests);
  const took = await watch.begin(first.file);
  say(`${String(made.length)} of ${String(all.length)} faults in ${folder}, seed ${String(seed)}; the tests take ${(took / 1000).toFixed(1)} s without one.`);
  const passed: Made[] = [];
  for (const [at, one] of made.entries()) {
    const { by } = await watch.look({ file: one.file, fault: one.fault });
    if (by === null) passed.push(one);
    if (by === null) say(`  not noticed (${String(at + 1)}/${String(made.length)}): ${described(one)}`);
  }
  watch.end();
  const known = passed.filter((one) => harmlessBecause(one) !== null);
  for (const one of known) say(`  harmless: ${described(one)} (${harmlessBecause(one) ?? ''})`);
  const counted = made.length - known.length;
  const noticed = made.length - passed.length;
  say(`${String(noticed)} of ${String(counted)} noticed (${((100 * noticed) / counted).toFixed(1)} %; the goal is ${String(100 * goal)} %), ${String(known.length)} harmless.`);
  return noticed >= counted * goal ? 0 : 1;
});
