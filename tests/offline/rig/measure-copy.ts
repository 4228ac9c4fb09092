import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Browser, Page } from 'playwright-core';

import type { OfflineCopy } from '../../../src/model/offline-copy.ts';
import { moodyServer } from './moody-server.ts';

export interface CopyFigures {
  files: number;
  shards: number;
  /** Bytes that a device downloads. */
  download: number;
  /** From the touch to "complete", in milliseconds: the fastest of some tries. */
  install: number;
  /** Median time until a page is there, in milliseconds. */
  offlinePage: number;
  servedPage: number;
}

const pagesToTry = 40;
const tries = 3;

const median = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? NaN;

/** Pages from all over the alphabet, none twice. */
function somePages(site: string): string[] {
  const all = readdirSync(path.join(site, 'entries')).sort();
  return all.filter((_, at) => at % Math.ceil(all.length / pagesToTry) === 0).map((id) => `entries/${id}/`);
}

async function loadTimes(page: Page, address: string, pages: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const name of pages) {
    await page.goto(address + name);
    times.push(await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return navigation?.domContentLoadedEventEnd ?? NaN;
    }));
  }
  return median(times);
}

/** Makes the copy, and says how long it took from the touch to "complete", which the page says once it is read from the copy. */
async function installTime(page: Page): Promise<number> {
  const began = performance.now();
  await page.locator('[data-offline-make]').click();
  await page.locator('[data-offline-status]').filter({ hasText: /^Complete/ }).waitFor();
  return performance.now() - began;
}

/** Makes the copy of a built site in a browser, and reads pages of it beside the same pages from a server. */
export async function measureCopy(browser: Browser, site: string, latency: number): Promise<CopyFigures> {
  const server = await moodyServer(site);
  const { shards } = JSON.parse(readFileSync(path.join(site, 'offline-copy/copy.json'), 'utf8')) as OfflineCopy;
  const pages = somePages(site);
  let page = await (await browser.newContext()).newPage();
  const servedPage = await loadTimes(page, server.address, pages);
  const installs: number[] = [];
  for (let at = 0; at < tries; at += 1) {
    page = await (await browser.newContext()).newPage();
    server.latency = 0;
    await page.goto(`${server.address}offline/`);
    server.latency = latency;
    installs.push(await installTime(page));
  }
  await server.stop();
  const offlinePage = await loadTimes(page, server.address, pages);
  return {
    files: shards.reduce((sum, shard) => sum + shard.files, 0),
    shards: shards.length,
    download: shards.reduce((sum, shard) => sum + shard.bytes, 0),
    install: Math.min(...installs),
    offlinePage,
    servedPage,
  };
}
