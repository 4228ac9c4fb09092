import { globSync, readFileSync } from 'node:fs';

import { InvalidArgumentError } from '@commander-js/extra-typings';

import { command } from '../../scripts/command/command.ts';
import { count } from '../../scripts/command/option-values.ts';
import { run } from '../../scripts/command/run.ts';
import { say } from '../../scripts/command/say.ts';
import { UsageError } from '../../scripts/command/usage-error.ts';
import { seeded } from '../bench/random.ts';
import { faultsIn, withFault } from './faults.ts';
import { harmless } from './harmless.ts';
import { rooms } from './rooms.ts';
import { described, toldIn } from './told.ts';
import type { Made } from './told.ts';
import { trialRun } from './trial-run.ts';
import { Types } from './types.ts';
import { Watch } from './watch.ts';

interface Unnoticed extends Made {
  /** Whether any test comes by its place. */
  reached: boolean;
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

/** So many of them, by chance and the same for the same seed, in the order of their places; those that the compiler rejects are not made. */
function sampled(all: readonly Made[], size: number, seed: number, isTyped: boolean): Made[] {
  const random = seeded(seed);
  const types = isTyped ? new Types([...new Set(all.map(({ file }) => file))]) : null;
  const chosen = new Set<Made>();
  for (const { one } of all.map((made) => ({ one: made, at: random() })).toSorted((a, b) => a.at - b.at)) {
    if (chosen.size === size) break;
    if (types === null || one.fault.kind === 'a return emptied' || types.accept(one.file, withFault(one.source, one.fault))) chosen.add(one);
  }
  return all.filter((one) => chosen.has(one));
}

/** Why nobody need notice a fault; null where somebody must. */
function harmlessBecause({ file, source, fault }: Made): string | null {
  const covers = (words: string): boolean => {
    for (let at = source.indexOf(words); at >= 0; at = source.indexOf(words, at + 1)) if (at <= fault.from && fault.to <= at + words.length) return true;
    return false;
  };
  return harmless.find((one) => one.file === file && (one.is === undefined || one.is === fault.is) && covers(one.words))?.why ?? null;
}

const mutate = command('mutate', 'Makes small faults in the source, one at a time, and says which of them no test notices. No file is changed.')
  .argument('<folder>', Object.keys(rooms).join(', '), roomNamed)
  .option('--sample <number>', 'how many faults, by chance (default: all)', count)
  .option('--seed <number>', 'the same seed makes the same faults', count, 1)
  .option('--only <file>', 'only in files with this in their path')
  .option('--again <file>', 'only those that nobody noticed in the run that printed this file')
  .option('--no-types', 'quicker, with those too that the compiler rejects');

/** Which of them somebody notices: all at once where a test comes by them, one after the other where they are met while the tests are loaded. */
async function unnoticed(made: readonly Made[], tests: readonly string[], tell: (one: Unnoticed) => void): Promise<Unnoticed[]> {
  const numbered = made.map(({ fault }, id) => ({ id, fault }));
  const faults = Object.groupBy(numbered, ({ id }) => made[id]?.file ?? '') as Record<string, typeof numbered>;
  const trials = await trialRun({ tests, faults });
  const passed: Unnoticed[] = [];
  const watch = new Watch(tests);
  for (const [id, one] of made.entries()) {
    if (trials.noticed.has(id)) continue;
    const outside = one.fault.around === null ? null : [...trials.outside.get(id) ?? []];
    const by = outside?.length === 0 ? null : (await watch.look({ file: one.file, fault: one.fault, tests: outside })).by;
    if (by !== null) continue;
    const missed = { ...one, reached: trials.reached.has(id) || outside?.length !== 0 };
    passed.push(missed);
    tell(missed);
  }
  watch.end();
  return passed;
}

/** What a run printed, from its file. */
function printed(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`There is no file ${file}.`);
  }
}

await run(mutate, async ({ sample, seed, only, again, types }) => {
  const [folder] = mutate.processedArgs;
  const all = madeIn(folder, only);
  const told = again === undefined ? null : toldIn(printed(again), all);
  for (const one of told?.gone ?? []) say(`  no longer there: ${one}`);
  const made = told?.made ?? sampled(all, sample ?? all.length, seed, types);
  if (made.length === 0) throw new UsageError(told === null ? `There is nothing to change in ${folder}.` : `${String(again)} lists no fault that can still be made in ${folder}.`);
  const { tests, goal } = rooms[folder] ?? { tests: [], goal: 1 };
  say(`${String(made.length)} of ${String(all.length)} faults in ${folder}, ${again === undefined ? `seed ${String(seed)}` : `those of ${again}`}.`);
  const passed = await unnoticed(made, tests, (one) => {
    const why = harmlessBecause(one);
    say(why === null ? `  not noticed: ${described(one)}${one.reached ? '' : ' (no test comes by)'}` : `  harmless: ${described(one)} (${why})`);
  });
  const known = passed.filter((one) => harmlessBecause(one) !== null);
  const counted = made.length - known.length;
  const noticed = made.length - passed.length;
  say(`${String(noticed)} of ${String(counted)} noticed (${((100 * noticed) / counted).toFixed(1)} %; the goal is ${String(100 * goal)} %), ${String(known.length)} harmless.`);
  return noticed >= counted * goal ? 0 : 1;
});
