/** A browser that keeps a copy of the site, and is ended while it brings that copy up to the site's newest build. */
import path from 'node:path';

import type { Page } from 'playwright-core';

import { getBrowser } from '../browser/rig/get-browser.ts';
import { mortalBrowser } from '../offline/rig/killed-browser.ts';
import type { MortalBrowser } from '../offline/rig/killed-browser.ts';
import { moodyServer } from '../offline/rig/moody-server.ts';
import type { MoodyServer } from '../offline/rig/moody-server.ts';
import { listIn } from '../offline/rig/run-script.ts';
import { readingsOf } from '../offline/rig/kill-in-swap.ts';
import type { Passage, Scene } from './target.ts';

/** The scene's browser: where its program and its profile are, and what it reads. */
interface Setting {
  program: string;
  profile: string;
  server: MoodyServer;
}

const status = (page: Page) => page.locator('[data-offline-status]');

async function makeCopy({ program, profile, server }: Setting): Promise<void> {
  const browser = await mortalBrowser(program, profile);
  const { page } = browser;
  await page.goto(`${server.address}offline/`);
  await page.locator('[data-offline-make]').click();
  await status(page).filter({ hasText: /^Complete/ }).waitFor();
  await browser.close();
}

/** Brings the newer copy and wishes for it, from the first touch to the page that is read from it. */
async function update(page: Page, version: string, exchange: () => void): Promise<void> {
  await page.locator('[data-offline-look]').click();
  await status(page).filter({ hasText: 'A newer copy' }).waitFor();
  exchange();
  await page.locator('[data-offline-use]').click();
  await page.waitForFunction(async (newest) => (await fetch('/search/names.json')).headers.get('X-Copy') === newest, version);
}

/** The browser is there and shows the page before the passage begins: what is ended is the update, not the start. */
function passage(browser: MortalBrowser, version: string): Passage {
  let isExchanging = false;
  let killed: Promise<void> | undefined;
  const over = update(browser.page, version, () => { isExchanging = true; })
    .then(() => browser.close())
    .then(() => true, async (error: unknown) => {
      if (killed === undefined) throw error;
      await killed;
      return false;
    });
  return { over, isExchanging: () => isExchanging, kill: () => { killed = browser.kill().catch(() => undefined); } };
}

/** What the browser shows without a network: the builds of the pages, and what it says of the copy. */
async function read({ program, profile, server }: Setting): Promise<string> {
  await server.stop();
  const browser = await mortalBrowser(program, profile);
  const { versions, status: said } = await readingsOf(browser.page, server.address);
  await browser.close();
  await server.start();
  return `${versions.join(' and ')}, ${/^\w+/.exec(said)?.[0] ?? 'nothing said'}`;
}

/** @param sites - two builds */
export async function offlineScene(room: string, sites: readonly [string, string]): Promise<Scene> {
  const setting = { program: await getBrowser(), profile: path.join(room, 'profile'), server: await moodyServer(sites[0]) };
  await makeCopy(setting);
  return {
    begin: async (to) => {
      const browser = await mortalBrowser(setting.program, setting.profile);
      await browser.page.goto(`${setting.server.address}offline/`);
      await status(browser.page).filter({ hasText: /^Complete/ }).waitFor();
      setting.server.folder = sites[to];
      return passage(browser, listIn(sites[to]).version);
    },
    state: () => read(setting),
    finish: () => false,
    faults: () => [],
    end: () => setting.server.stop(),
  };
}
