import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { seeded } from '../bench/random.ts';
import { command } from '../../scripts/command/command.ts';
import { count } from '../../scripts/command/option-values.ts';
import { run } from '../../scripts/command/run.ts';
import { say } from '../../scripts/command/say.ts';
import { withTemporaryFolder } from '../../scripts/command/temporary-folder.ts';
import { killOften } from './kill-often.ts';
import { targets } from './targets.ts';

const kills = command('kills', 'Kills commands outright at any moment, and looks at what stands: the old output whole, or the new one.')
  .option('--times <number>', 'how many kills in all', count, 200)
  .option('--seed <number>', 'the same seed kills after the same times', count, Date.now() % 1_000_000)
  .option('--only <target>', `one of ${targets.map(({ name }) => name).join(', ')}`);

await run(kills, ({ times, seed, only }) => withTemporaryFolder('kills', async (room) => {
  say(`Seed ${seed}.`);
  const chosen = targets.filter(({ name }) => only === undefined || name === only);
  const weights = chosen.reduce((sum, { weight }) => sum + weight, 0);
  let faults = 0;
  for (const { name, weight, prepare } of chosen) {
    const own = path.join(room, name);
    mkdirSync(own);
    const tally = await killOften(await prepare(own), Math.ceil((times * weight) / weights), seeded(seed));
    say(`${name}: ${tally.kills} kills; the old stood ${tally.old} times, the new ${tally.new}, and ${tally.finished} exchanges were finished by the next start (${tally.late} runs were over before)`);
    for (const fault of tally.faults) say(`  ${fault}`);
    faults += tally.faults.length;
  }
  say(faults === 0 ? 'Nothing was lost, mixed or left behind.' : `${faults} faults.`);
  return faults === 0 ? 0 : 1;
}));
