import { Option } from '@commander-js/extra-typings';

import { command } from '../scripts/command/command.ts';
import { run } from '../scripts/command/run.ts';
import { say } from '../scripts/command/say.ts';
import { withTemporaryFolder } from '../scripts/command/temporary-folder.ts';
import { keepNotes } from './rig/notes.ts';
import { check } from './rig/part.ts';
import type { Count } from './rig/part.ts';
import { vitestPart } from './rig/vitest-part.ts';

/** In this order: `astro check` also writes the types that the others need. */
const parts: Readonly<Record<string, () => Promise<Count>>> = {
  pages: () => check('node_modules/astro/bin/astro.mjs', ['check', '--tsconfig', 'tsconfig.site.json', '--minimumFailingSeverity', 'warning']),
  types: () => check('node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']),
  lint: () => check('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  unit: () => vitestPart('unit'),
  browser: () => vitestPart('browser'),
};

const test = command('test', 'Runs every check and test; the last line is their count.')
  .addOption(new Option('--only <parts...>', 'these parts alone').choices(Object.keys(parts)));

await run(test, ({ only }) => withTemporaryFolder('notes', async (folder) => {
  const notes = keepNotes(folder);
  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (only !== undefined && !only.includes(name)) continue;
    say(`\n── ${name}`);
    const { passed, failed, lines: more = [] } = await part();
    total.passed += passed;
    total.failed += failed;
    lines.push(`${name}: ${passed} passed, ${failed} failed`, ...more);
  }
  say(`\n${[...lines, ...notes()].join('\n')}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}));
