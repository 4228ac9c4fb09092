/** A copy of which something was lost, and pages that are not the copy's. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';

import type { MoodyServer } from '../offline/rig/moody-server.ts';
import { listIn } from '../offline/rig/run-script.ts';
import { spoil } from '../offline/rig/spoil.ts';
import type { Harm } from '../offline/rig/spoil.ts';
import { useDevice } from './rig/device.ts';
import { eventually } from './rig/eventually.ts';
import { newest } from './rig/shipped-corpus.ts';

const folder = inject('folder');
interface Entry { id: string; headword: string; versions: { from: string | null }[] }
const { entries } = JSON.parse(readFileSync(path.join(folder, 'data/corpus.json'), 'utf8')) as { entries: Entry[] };
function sought(fits: (entry: Entry) => boolean): Entry {
  const found = entries.find(fits);
  if (found === undefined) throw new Error('The shipped corpus has no such entry');
  return found;
}
const underL = sought(({ id }) => id.startsWith('l'));
/** Changed by the newest document. */
const changed = sought(({ versions }) => versions.length > 1 && versions.at(-1)?.from === newest.day);

const device = useDevice();
const { status, button, shardsAsked, install } = device;
let page: Page;
let server: MoodyServer;
beforeEach(() => { ({ page, server } = device); });

const fromSite = () => page.locator('[data-from-site]');
const shardsOf = (site: string, prefix: RegExp): string[] => listIn(site).shards.filter((shard) => prefix.test(shard.prefix)).map(({ hash }) => hash);

/** What a page gets when it asks for its search: the file, or nothing. */
const searchOf = (): Promise<string | null> => page.evaluate(async () => {
  const answer = await fetch(document.querySelector('link[rel=manifest]')?.getAttribute('href')?.replace('manifest.webmanifest', 'search/names.json') ?? '');
  return answer.ok ? answer.text() : null;
});

const namesIn = (site: string): string => readFileSync(path.join(site, 'search/names.json'), 'utf8');

describe('a copy of which something was lost', () => {
  it.each<[Harm, string]>([['missing', 'missing'], ['damaged', 'damaged'], ['cut', 'damaged']])('does not call itself complete with a part %s, and names it', async (harm, word) => {
    await install();
    await server.stop();
    await spoil(page, shardsOf(folder, /^(?:entries|search)\/$/), harm);
    await page.goto(`${server.address}offline/`);
    // The page tries to mend it by itself, once: what it says then is also what shows that the try is over.
    await status().filter({ hasText: `Not complete: 2 of ${listIn(folder).shards.length} parts are ${word}: entries, search.` }).filter({ hasText: 'The site was not reached.' }).waitFor();
    expect(await button('make').innerText()).toBe('Fetch what is missing');
    await server.start();
    server.asked.length = 0;
    await button('make').click();
    await status().filter({ hasText: /^Complete/ }).waitFor();
    expect(shardsAsked().length).toBe(2);
    expect(await button('make').isHidden()).toBe(true);
  });

  it('fetches it again by itself where there is a line', async () => {
    await install();
    await spoil(page, shardsOf(folder, /./), 'damaged');
    await page.goto(`${server.address}offline/`);
    await status().filter({ hasText: /^Complete/ }).waitFor();
    await server.stop();
    await page.goto(`${server.address}letters/l/`);
    expect(await page.locator('h1').count()).toBe(1);
    await server.start();
  });

  it('mends a part when a page of it is read, and that page is the copy’s', async () => {
    await install();
    await page.goto(`${server.address}letters/`);
    await spoil(page, shardsOf(folder, /^entries\/$/), 'missing');
    await page.goto(`${server.address}entries/${underL.id}/`);
    expect(await fromSite().count()).toBe(0);
    await server.stop();
    await page.goto(`${server.address}entries/${underL.id}/`);
    expect(await page.locator('h1').innerText()).toContain(underL.headword);
    await server.start();
  });

  it('says of a page that it is lost, where no site answers', async () => {
    await install();
    await server.stop();
    await spoil(page, shardsOf(folder, /^entries\/$/), 'damaged');
    await page.goto(`${server.address}entries/${underL.id}/`);
    expect(await page.locator('h1').innerText()).toBe('A part of the copy is missing');
    expect(await page.locator('main').innerText()).toContain('entries');
    await server.start();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.locator('h1').filter({ hasText: underL.headword }).waitFor();
  });
});

describe('a copy beside a newer site', () => {
  beforeEach(async () => {
    server.folder = device.older;
    await install();
    server.folder = folder;
  });

  it('leaves no doubt about a page that it lost: the site’s page says that it is the site’s, and searches there', async () => {
    await spoil(page, shardsOf(device.older, /^(?:entries\/|search\/|$)/), 'damaged');
    await page.goto(`${server.address}entries/${changed.id}/`);
    await fromSite().filter({ hasText: `as of ${newest.inWords}` }).waitFor();
    expect(await searchOf()).toBe(namesIn(folder));
  });

  it('says so of a page that it does not have, and keeps its own search to itself', async () => {
    const added = listIn(folder).documents > listIn(device.older).documents ? `documents/${newest.id}/` : '';
    // Where it answers at once: the copy waits for nobody.
    await eventually(async () => {
      await page.goto(`${server.address}${added}`);
      return fromSite().count();
    }).toBe(1);
    expect(await searchOf()).toBe(namesIn(folder));
    await page.goto(`${server.address}letters/`);
    expect(await fromSite().count()).toBe(0);
    expect(await searchOf()).toBe(namesIn(device.older));
  });

  it('searches everything ever published in the build of the page that searches', async () => {
    await spoil(page, shardsOf(device.older, /^search\/$/), 'missing');
    server.asked.length = 0;
    await page.goto(`${server.address}search/?q=lamp&in=all`);
    await fromSite().waitFor();
    await page.locator('[data-search-finds][aria-busy=false] [data-search-status]').filter({ hasText: 'lamp' }).waitFor();
    await page.locator('[data-search-results] > li').first().waitFor();
    const loaded = ['pagefind.js', 'pagefind-entry.json', '.pf_meta', '.pf_index', '.pf_fragment'];
    expect(loaded.filter((part) => !server.asked.some((asked) => asked.startsWith('/pagefind/') && asked.includes(part)))).toEqual([]);
  });

  it('does not let a page of the copy search in the site', async () => {
    await page.goto(`${server.address}letters/`);
    await spoil(page, shardsOf(device.older, /^search\/$/), 'missing');
    expect(await searchOf()).toBeNull();
  });
});

describe('a network that wants a sign-in', () => {
  beforeEach(async () => {
    await page.route('**/offline-copy/**', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome to the hotel</h1>' }));
  });

  it('is called what it is when a copy is to be made', async () => {
    await page.goto(`${server.address}offline/`);
    await button('make').click();
    await status().filter({ hasText: 'wants you to sign in first' }).waitFor();
    expect(await status().innerText()).not.toMatch(/token|JSON/u);
  });
});
