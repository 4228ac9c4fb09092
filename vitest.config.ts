import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/** The site, served and as a copy on a disk, in real browsers. */
const inBrowsers = ['tests/{browser,offline}/**/*.test.ts'];

/** Tests of packages that a folder of tests installs for itself. */
const ofOthers = ['**/node_modules/**'];

/** Where the commands that tests run keep their programs compiled: each starts in half the time. */
const compiled = fileURLToPath(new URL('node_modules/.cache/in-force/compiled', import.meta.url));

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...inBrowsers, ...ofOthers],
          // Loading the program costs more than most files of tests: a process does it once, for all files that it runs.
          isolate: false,
          // Long expressions are made ready once (see scripts/command/run.ts), and not again after each collection of garbage.
          execArgv: ['--no-regexp-tier-up', '--no-flush-bytecode'],
          // Half of the work is done by processes that a test waits for.
          maxWorkers: 2,
          env: { NODE_COMPILE_CACHE: compiled },
          // Browsers run beside them, on machines of any speed; a test that hangs is told all the same.
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: inBrowsers,
          exclude: ofOthers,
          // Browsers wait more than they work: two pages are tested at once.
          maxWorkers: 2,
          globalSetup: ['tests/browser/rig/global-setup.ts'],
          env: { NODE_COMPILE_CACHE: compiled },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A browser on a busy machine may be late once; the report marks a test that needed its second try.
          retry: 1,
        },
      },
    ],
  },
});
