import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

import { thisMachine } from '../../../scripts/serve/listen.ts';
import { serve } from '../../../scripts/serve/serve.ts';
import { projectRoot } from '../../../scripts/site/project-root.ts';
import { getBrowser } from './get-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of all page tests listens. */
    browser: string;
    /** The built site: its folder, and the address it is served at, without a slash at the end. */
    folder: string;
    origin: string;
    /** A folder for what several files need and one makes (see made-once.ts). */
    room: string;
  }
}

/** In a process of its own: the site's tools set up theirs for production, which a test run is not. */
function buildSite(folder: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--to', folder], {
    cwd: projectRoot,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
  if (status !== 0) throw new Error('The site of the shipped corpus could not be built.');
}

/** Builds and serves the shipped corpus's site and starts a browser, once for all page tests. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const executablePath = await getBrowser();
  const temporary = mkdtempSync(path.join(tmpdir(), 'in-force-pages-'));
  const folder = path.join(temporary, 'site');
  buildSite(folder);
  const site = await serve({ folder, port: 0, host: thisMachine });
  const browser = await chromium.launchServer({ executablePath });
  project.provide('browser', browser.wsEndpoint());
  project.provide('folder', folder);
  project.provide('room', mkdtempSync(path.join(temporary, 'made-')));
  project.provide('origin', site.address.replace(/\/$/, ''));
  return async () => {
    await browser.close();
    await site.close();
    rmSync(temporary, { recursive: true, force: true });
  };
};
