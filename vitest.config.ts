import { defineConfig } from 'vitest/config';

/** The site, served and as a copy on a disk, in real browsers. */
const inBrowsers = ['tests/{browser,offline}/**/*.test.ts'];

/** Tests of packages that a folder of tests installs for itself. */
const ofOthers = ['**/node_modules/**'];

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...inBrowsers, ...ofOthers],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: inBrowsers,
          exclude: ofOthers,
          globalSetup: ['tests/browser/rig/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A browser on a busy machine may be late once; the report marks a test that needed its second try.
          retry: 1,
        },
      },
    ],
  },
});
