import { Option } from '@commander-js/extra-typings';

import { command } from '../scripts/command/command.ts';
import { run } from '../scripts/command/run.ts';
import { say } from '../scripts/command/say.ts';
import { withTemporaryFolder } from '../scripts/command/temporary-folder.ts';
import { keepNotes } from './rig/notes.ts';
import { check } from './rig/part.ts';
import type { Count } from './rig/part.ts';
import { vitestPart } from './rig/vitest-part.ts';

type Part = (until?: Promise<unknown>) => Promise<Count>;

/** In this order: `astro check` also writes the types that the others need. */
const parts = {
  pages: () => check('node_modules/astro/bin/astro.mjs', ['check', '--tsconfig', 'tsconfig.site.json', '--minimumFailingSeverity', 'warning']),
  types: () => check('node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']),
  lint: () => check('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  unit: () => vitestPart('unit'),
  browser: (until) => vitestPart('browser', until),
} satisfies Record<string, Part>;

type Name = keyof typeof parts;
const names = Object.keys(parts) as Name[];

const test = command('test', 'Runs every check and test; the last line is their count.')
  .addOption(new Option('--only <parts...>', 'these parts alone').choices(names));

await run(test, ({ only }) => withTemporaryFolder('notes', async (folder) => {
  const notes = keepNotes(folder);
  const asked = (name: Name): boolean => only === undefined || only.includes(name);
  const counts: [Name, Count][] = [];
  async function tried(name: Name, until?: Promise<unknown>): Promise<void> {
    if (!asked(name)) return;
    if (until === undefined) say(`\n── ${name}`);
    else void until.then(() => { say(`\n── ${name}`); });
    counts.push([name, await parts[name](until)]);
  }
  // Browsers wait more than they work: the rest is done beside them.
  const rest = (async () => { for (const name of ['pages', 'types', 'lint', 'unit'] as const) await tried(name); })();
  await Promise.all([rest, tried('browser', rest)]);
  const passed = counts.reduce((sum, [, count]) => sum + count.passed, 0);
  const failed = counts.reduce((sum, [, count]) => sum + count.failed, 0);
  const lines = counts.flatMap(([name, count]) => [`${name}: ${count.passed} passed, ${count.failed} failed`, ...count.lines ?? []]);
  say(`\n${[...lines, ...notes()].join('\n')}`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}));
