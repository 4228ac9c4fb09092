import { InvalidArgumentError } from '@commander-js/extra-typings';

import { command } from '../../scripts/command/command.ts';
import { count } from '../../scripts/command/option-values.ts';
import { run } from '../../scripts/command/run.ts';
import { say } from '../../scripts/command/say.ts';
import { targets } from './targets.ts';

/** A target has its turn so often, with a seed of its own each time. */
const turn = 5_000;

function named(name: string): string {
  if (targets.some((target) => target.name === name)) return name;
  throw new InvalidArgumentError(`Name one of: ${targets.map((target) => target.name).join(', ')}.`);
}

const fuzz = command('fuzz', 'Tries documents, corpus.yaml, decisions and requests that nobody would write, and says what does not hold.')
  .option('--minutes <number>', 'for how long', count, 1)
  .option('--seed <number>', 'where to begin (default: chosen, and said)', count)
  .option('--only <target>', targets.map(({ name }) => name).join(', '), named);

await run(fuzz, async ({ minutes, seed: given, only }) => {
  const seed = given ?? 1 + Math.floor(Math.random() * 1e8);
  const chosen = targets.filter(({ name }) => only === undefined || name === only);
  say(`Seed ${seed}.`);
  const runs = new Map<string, number>();
  const end = performance.now() + minutes * 60_000;
  let findings = 0;
  for (let round = 0; performance.now() < end; round++) {
    for (const { name, fuzz: tryIt } of chosen) {
      const left = end - performance.now();
      if (left < 1000) break;
      const outcome = await tryIt(seed + round, Math.min(turn, left));
      runs.set(name, (runs.get(name) ?? 0) + outcome.runs);
      if (outcome.finding === null) continue;
      findings += 1;
      say(`${outcome.finding}\nAgain: npm run fuzz -- --only ${name} --seed ${seed + round}\n`);
    }
  }
  say(`${minutes} minutes: ${[...runs].map(([name, number]) => `${name} ${number}`).join(', ')}; ${findings} findings.`);
  return findings === 0 ? 0 : 1;
});
