import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';

/** A browser with a profile on a disk, which can be ended as a flat battery ends it. */
export interface MortalBrowser {
  page: Page;
  /** Ends it at once: nothing is written any more. */
  kill(): Promise<void>;
  /** Ends it in order. */
  close(): Promise<void>;
}

const listening = (started: ChildProcess): Promise<string> => new Promise((resolve, reject) => {
  let said = '';
  started.stderr?.on('data', (words) => {
    said += String(words);
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (address !== undefined) resolve(address);
  });
  started.on('exit', () => { reject(new Error(`The browser ended: ${said}`)); });
});

async function ended(started: ChildProcess, end: () => unknown): Promise<void> {
  const exit = once(started, 'exit');
  await end();
  await exit;
}

const connected = async (started: ChildProcess): Promise<Browser> => chromium.connectOverCDP(await listening(started));

/** Starts a browser on a profile, in a group of processes of its own. */
export async function mortalBrowser(program: string, profile: string): Promise<MortalBrowser> {
  const started = spawn(program, ['--headless', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true, stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await connected(started);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no window');
  context.setDefaultTimeout(30_000);
  return {
    page: await context.newPage(),
    kill: () => ended(started, () => { if (started.pid !== undefined) process.kill(-started.pid, 'SIGKILL'); }),
    close: async () => {
      const devtools = await browser.newBrowserCDPSession();
      await ended(started, () => devtools.send('Browser.close').catch(() => undefined));
    },
  };
}
