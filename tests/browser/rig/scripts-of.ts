import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright-core';

import { origin } from './open-page.ts';
import type { Open } from './open-page.ts';

/** Opens a page and notes every script and file that it asked for by itself. */
export async function scriptsOf(open: Open, path: string): Promise<{ page: Page; addresses: string[] }> {
  const page = await open(path, { alone: true });
  await page.waitForLoadState('networkidle');
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return { page, addresses: addresses.filter((address) => address.startsWith(origin)) };
}

/** How many bytes the scripts among these are when they are sent. */
export async function gzipped(page: Page, addresses: readonly string[]): Promise<number> {
  const scripts = addresses.filter((address) => address.endsWith('.js'));
  const bodies = await Promise.all(scripts.map(async (address) => (await page.request.get(address)).body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
