import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { projectRoot } from '../../../scripts/site/project-root.ts';
import { findBrowser } from './find-browser.ts';

interface Way {
  name: string;
  command: string;
  args: string[];
  environment?: Readonly<Record<string, string>>;
  /** True where its own words only alarm: a download that fails says so many times over. */
  silent?: boolean;
}

const playwright = path.join(projectRoot, 'node_modules', 'playwright-core', 'cli.js');

const download: Way = {
  name: "Playwright's download",
  command: process.execPath,
  args: [playwright, 'install', '--only-shell', '--no-progress', 'chromium'],
  environment: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' },
  silent: true,
};

/** As root, or by `sudo` where it asks for no password. */
const asRoot = (name: string, command: string, args: string[]): Way =>
  process.getuid?.() === 0
    ? { name, command, args, environment: { DEBIAN_FRONTEND: 'noninteractive' } }
    : { name, command: 'sudo', args: ['-n', 'DEBIAN_FRONTEND=noninteractive', command, ...args] };

/** What is tried, in this order, until a browser starts. */
const ways: readonly Way[] = [
  download,
  asRoot("Debian's package lists", 'apt-get', ['update', '-q']),
  asRoot("Debian's package", 'apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation']),
];

const tenMinutes = 600_000;

function go(way: Way): void {
  process.stderr.write(`No browser for the page tests yet; trying ${way.name} ...\n`);
  spawnSync(way.command, way.args, {
    stdio: way.silent === true ? 'ignore' : ['ignore', 2, 2],
    timeout: tenMinutes,
    env: { ...process.env, ...way.environment },
  });
}

/**
 * The path of a browser for the page tests: one that is there, or else one that is fetched.
 *
 * @throws Error in one sentence where there is none and none can be had
 */
export async function getBrowser(): Promise<string> {
  for (const way of [null, ...ways]) {
    if (way !== null) go(way);
    const found = await findBrowser();
    if (found !== null) return found;
  }
  throw new Error(
    'The page tests need Chromium or Chrome, and none could be found, downloaded or installed: '
    + 'install one (on Debian: apt-get install chromium) or name one in CHROME_PATH.',
  );
}
