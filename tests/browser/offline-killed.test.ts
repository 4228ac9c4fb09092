/** A browser killed while one copy takes another's place; a service worker older than the site, and newer than a page. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

import { mortalBrowser } from '../offline/rig/killed-browser.ts';
import { killInSwap, profileWithTwoCopies } from '../offline/rig/kill-in-swap.ts';
import { moodyServer } from '../offline/rig/moody-server.ts';
import type { MoodyServer } from '../offline/rig/moody-server.ts';
import { listIn } from '../offline/rig/run-script.ts';
import { eventually } from './rig/eventually.ts';
import { getBrowser } from './rig/get-browser.ts';
import { olderSite } from './rig/site-of.ts';

const folder = inject('folder');
const temporary = mkdtempSync(path.join(tmpdir(), 'in-force-swap-'));
let older = '';

let server: MoodyServer;
let program = '';
/** Of a browser that has the older copy, and beside it the newer one: taken along, never changed. */
let profile = '';
function profileTaken(name: string): string {
  const taken = path.join(temporary, name);
  cpSync(profile, taken, { recursive: true });
  return taken;
}

beforeAll(async () => {
  older = olderSite();
  program = await getBrowser();
  server = await moodyServer(folder);
  profile = await profileWithTwoCopies(program, server, { older, newer: folder });
}, 300_000);
afterAll(async () => {
  await server.stop();
  for (const made of [temporary, profile]) rmSync(made, { recursive: true, force: true });
});
beforeEach(() => { server.folder = folder; });

describe('a browser killed in the middle of the swap of two copies', () => {
  it('reads one of them, whole, when it is opened again', async () => {
    const known = [[listIn(older).version], [listIn(folder).version]];
    for (const after of [0, 10, 30, 90, 300]) {
      const { versions, status } = await killInSwap(program, profile, server, after);
      expect(known, `${after} ms`).toContainEqual(versions);
      expect(status, `${after} ms`).toMatch(/^Complete/);
    }
  }, 240_000);
});

describe('a page that is gone back to', () => {
  it('as it stood before a newer copy took the place of its own is loaded anew, and has its search', async () => {
    const browser = await mortalBrowser(program, profileTaken('back'));
    const { page } = browser;
    server.folder = older;
    // The newer copy is put in place as the first page is opened: the older one is brought back by its site.
    await page.goto(`${server.address}offline/`);
    await page.locator('[data-offline-look]').click();
    await page.locator('[data-offline-status]').filter({ hasText: 'A newer copy' }).waitFor();
    await page.goto(`${server.address}letters/`);
    await page.evaluate(() => { Object.assign(globalThis, { asItStood: true }); });
    await page.goto(`${server.address}documents/`);
    const loaded = page.waitForEvent('load');
    await page.evaluate(async () => { (await navigator.serviceWorker.ready).active?.postMessage({ is: 'use newer' }); });
    await loaded;
    await page.evaluate(() => { history.back(); }).catch(() => undefined);
    await eventually(() => page.evaluate(async () => {
      const answer = await fetch('/search/names.json').catch(() => null);
      return [location.pathname, answer?.headers.get('X-Copy'), answer?.ok, 'asItStood' in globalThis];
    }).catch(() => null)).toEqual(['/letters/', listIn(older).version, true, false]);
    await browser.close();
  }, 240_000);
});

describe('a service worker and a site of different ages', () => {
  it('read the copy through a newer worker as through the one it was made with', async () => {
    const changed = path.join(temporary, 'changed');
    cpSync(folder, changed, { recursive: true });
    writeFileSync(path.join(changed, 'service-worker.js'), `${readFileSync(path.join(folder, 'service-worker.js'), 'utf8')}\n// newer\n`);
    const browser = await chromium.connect(inject('browser'));
    const page = await (await browser.newContext()).newPage();
    server.folder = older;
    await page.goto(`${server.address}offline/`);
    await page.locator('[data-offline-make]').click();
    await page.locator('[data-offline-status]').filter({ hasText: /^Complete/ }).waitFor();
    await page.goto(`${server.address}letters/`);
    server.folder = changed;
    const version = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const newer = new Promise((resolve) => { navigator.serviceWorker.addEventListener('controllerchange', resolve); });
      await registration.update();
      await newer;
      return (await fetch('/search/names.json')).headers.get('X-Copy');
    });
    expect(version).toBe(listIn(older).version);
    await browser.close();
  });

  it('that know no common kind of copy say so, and the copy stays as it is', async () => {
    const browser = await chromium.connect(inject('browser'));
    const page = await (await browser.newContext()).newPage();
    const status = page.locator('[data-offline-status]');
    await page.goto(`${server.address}offline/`);
    await page.locator('[data-offline-make]').click();
    await status.filter({ hasText: /^Complete/ }).waitFor();
    const later = path.join(temporary, 'later');
    cpSync(folder, later, { recursive: true });
    writeFileSync(path.join(later, 'offline-copy/copy.json'), JSON.stringify({ format: 3, parts: [] }));
    server.folder = later;
    await page.locator('[data-offline-look]').click();
    await status.filter({ hasText: 'of a kind that this page does not know' }).waitFor();
    expect(await status.innerText()).toContain('Complete: ');
    await browser.close();
  });
});
