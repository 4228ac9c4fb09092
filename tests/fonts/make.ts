import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { command } from '../../scripts/command/command.ts';
import { run } from '../../scripts/command/run.ts';
import { say } from '../../scripts/command/say.ts';
import { fontsFolder, makeSubset, subsets } from './subsets.ts';

await run(command('fonts', 'Cuts the site’s own type from the packages that it comes in, into src/fonts/.'), async () => {
  for (const subset of subsets) {
    const bytes = await makeSubset(subset);
    await writeFile(path.join(fontsFolder, subset.file), bytes);
    say(`${subset.file}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
  return 0;
});
