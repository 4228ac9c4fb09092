import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { chromiumReader } from '../offline/rig/chromium-reader.ts';
import { fileHost, folderHost } from '../offline/rig/hosts.ts';
import type { Host } from '../offline/rig/hosts.ts';
import { findsFor } from '../offline/rig/searching.ts';
import { exportedSite, siteUnderRules } from './rig/site-of.ts';

/** Follows links from the first page, each kind of address once, and says how many pages were seen. */
async function walk(host: Host, first: string): Promise<{ pages: number; complaints: string[] }> {
  const reader = await chromiumReader(inject('browser'));
  const waiting = [host.address + first];
  const seen = new Set<string>();
  const kindOf = (address: string): string => address.slice(host.address.length).split('/').slice(0, 1).concat(address.split('/').slice(-2)).join('/');
  const kinds = new Set<string>();
  for (let address = waiting.shift(); address !== undefined && seen.size < 40; address = waiting.shift()) {
    if (seen.has(address)) continue;
    seen.add(address);
    await reader.open(address);
    expect(await reader.ask<number>(`document.querySelectorAll('h1').length`), address).toBe(1);
    const links = await reader.ask<string[]>(`[...document.querySelectorAll('a[href]')].map(({ href }) => href.split('#')[0])`);
    for (const link of links.filter((one) => one.startsWith(host.address) && !/\.(?:json|txt|xml)$/.test(one))) {
      if (kinds.has(kindOf(link))) continue;
      kinds.add(kindOf(link));
      waiting.push(link);
    }
    expect(links.filter((link) => link.startsWith(new URL('/', host.address).href) && !link.startsWith(host.address)), address).toEqual([]);
  }
  const complaints = reader.complaints();
  await reader.close();
  return { pages: seen.size, complaints };
}

describe('a site built to be served under /rules/', () => {
  let host: Host;
  beforeAll(async () => {
    host = await folderHost(siteUnderRules(), '/rules/');
  }, 300_000);
  afterAll(() => host.close());

  it('works in every page and script', async () => {
    const { pages, complaints } = await walk(host, '');
    expect(pages).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
  });

  it('searches, and its finds lead into it', async () => {
    const reader = await chromiumReader(inject('browser'));
    for (const lane of ['force', 'all'] as const) {
      const finds = await findsFor(reader, `${host.address}search/`, host.address, 'lamp', lane);
      expect(finds.length).toBeGreaterThan(0);
      await reader.open(host.address + (finds[0]?.page ?? 'nothing'));
      expect(await reader.ask<string>('document.title')).toContain(finds[0]?.title);
    }
    await reader.close();
  });

  it('is kept on a device under its path', async () => {
    const browser = await chromium.connect(inject('browser'));
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${host.address}offline/`);
    await page.locator('[data-offline-make]').click();
    await page.locator('[data-offline-status]').filter({ hasText: /^Complete/ }).waitFor();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))).toEqual([host.address]);
    await context.setOffline(true);
    await page.goto(`${host.address}letters/l/`);
    expect(await page.locator('h1').count()).toBe(1);
    await browser.close();
  });
});

describe('the folder of files on a host that has no clean addresses', () => {
  let host: Host;
  beforeAll(async () => {
    host = await fileHost(exportedSite(), '/some/where/');
  }, 300_000);
  afterAll(() => host.close());

  it('works in every page and script', async () => {
    const { pages, complaints } = await walk(host, 'index.html');
    expect(pages).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
  });

  it('searches in both lanes', async () => {
    const reader = await chromiumReader(inject('browser'));
    for (const lane of ['force', 'all'] as const) {
      expect((await findsFor(reader, `${host.address}search/index.html`, host.address, 'lamp', lane)).length).toBeGreaterThan(0);
    }
    await reader.close();
  });
});
