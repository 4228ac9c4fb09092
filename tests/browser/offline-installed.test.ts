import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';

import type { MoodyServer } from '../offline/rig/moody-server.ts';
import { listIn } from '../offline/rig/run-script.ts';
import { findsFor } from '../offline/rig/searching.ts';
import { useDevice } from './rig/device.ts';
import { eventually } from './rig/eventually.ts';
import { newest } from './rig/shipped-corpus.ts';

const folder = inject('folder');
const device = useDevice();
const { status, button, shardsAsked, install } = device;
let page: Page;
let server: MoodyServer;
beforeEach(() => { ({ page, server } = device); });

async function look(): Promise<void> {
  await page.goto(`${server.address}offline/`);
  await button('look').click();
  await eventually(() => button('look').isEnabled()).toBe(true);
}

/** The version that a page and everything it asked for came from; of what it does not get any more, that it does not. */
const versionsOf = (target: Page): Promise<(string | null)[]> => target.evaluate(async () => {
  const parts = [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)].filter((name) => name.startsWith(location.origin));
  const answers = await Promise.all(parts.map((name) => fetch(name)));
  return [...new Set(answers.map(({ ok, headers }) => (ok ? headers.get('X-Copy') : 'refused')))];
});

describe('a copy kept on a device', () => {
  it('is downloaded in shards alone, and says what it is', async () => {
    const { shards, entries, documents } = listIn(folder);
    await page.goto(`${server.address}offline/`);
    await status().filter({ hasText: 'Nothing is kept' }).waitFor();
    server.asked.length = 0;
    await button('make').click();
    await status().filter({ hasText: /^Complete/ }).waitFor();
    expect(shardsAsked().length).toBe(shards.length);
    expect(server.asked.length).toBeLessThan(shards.length + 5);
    expect(await status().innerText()).toEqual(expect.stringMatching(new RegExp(`^Complete: ${entries} of ${entries} entries, ${documents} of ${documents} documents, as of ${newest.inWords}, checked \\d+ \\w+ \\d{4}\\.\\sLess than an hour ago the site had nothing newer\\.$`)));
  });

  it('does with the server stopped what the server did: pages, both searches, the event’s date, comparison', async () => {
    const { entries } = JSON.parse(readFileSync(path.join(folder, 'data/corpus.json'), 'utf8')) as { entries: { id: string; versions: { id: string }[] }[] };
    const { id: changed = '', versions = [] } = entries.find((entry) => entry.versions.length > 1) ?? {};
    const paths = [`entries/${changed}/`, `entries/${changed}/${versions[0]?.id ?? ''}/`, `entries/${changed}/compare/`, '', 'letters/', 'letters/l/', 'documents/', 'changes/', 'report/', 'binder/', 'about/', 'data/'];
    const seen = async (): Promise<string[]> => {
      const texts: string[] = [];
      for (const name of paths) {
        await page.goto(server.address + name);
        texts.push(await page.locator('main').innerText());
      }
      return texts;
    };
    const reader = {
      open: async (address: string) => { await page.goto(address); },
      ask: <Answer>(expression: string) => page.evaluate<Answer>(expression),
      complaints: () => [], close: () => Promise.resolve(),
    };
    const searches = async () => {
      const answers = [];
      for (const lane of ['force', 'all'] as const) {
        for (const words of ['lamp', 'locks', 'lanturn', 'draw a card']) {
          answers.push(await findsFor(reader, `${server.address}search/`, server.address, words, lane));
        }
      }
      return answers;
    };
    const [online, found] = [await seen(), await searches()];
    await install();
    await server.stop();
    expect(await seen()).toEqual(online);
    expect(await searches()).toEqual(found);
    await page.goto(`${server.address}changes/`);
    const entry = await page.locator('main a[href*="/entries/"]').first().getAttribute('href') ?? '';
    await page.goto(new URL(entry, server.address).href);
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('[data-event-date-control] form');
      const input = form?.querySelector('input');
      if (input) input.value = '2016-09-06';
      form?.requestSubmit();
    });
    await page.goto(`${server.address}letters/`);
    expect(await page.evaluate(() => document.documentElement.dataset['eventDate'])).toBe('2016-09-06');
    await server.start();
  });

  it('waits no more than 300 ms for a network that accepts and never answers', async () => {
    await install();
    await page.goto(`${server.address}letters/`);
    server.mood = 'hangs';
    const waited = async (name: string): Promise<number> => {
      await page.goto(server.address + name);
      return page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return navigation === undefined ? Infinity : navigation.responseEnd - navigation.fetchStart;
      });
    };
    // A busy machine may be late itself, but not always: who waits for the network waits every time.
    for (const name of ['', 'documents/', 'never/given/', 'never/given-either/']) await eventually(() => waited(name)).toBeLessThan(300);
    expect(await page.locator('h1').innerText()).toBe('Not in this copy');
    expect(await page.locator('main').innerText()).not.toContain('never given');
  });

  it('says of the open data, which is for other programs, that it needs the network; the feeds it has', async () => {
    await install();
    await server.stop();
    await page.goto(`${server.address}data/corpus.json`);
    expect(await page.locator('h1').innerText()).toBe('This needs the network');
    expect(await page.title()).toContain('This needs the network');
    await page.locator('main a[href$="/offline/"]').click();
    await page.locator('main').filter({ hasText: 'Only the open data' }).waitFor();
    expect((await page.goto(`${server.address}changes/feed.xml`))?.status()).toBe(200);
  });

  it('is removed in one touch, and the site is read from the network again', async () => {
    await install();
    await button('remove').click();
    await status().filter({ hasText: 'Nothing is kept' }).waitFor();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    server.asked.length = 0;
    await page.goto(`${server.address}letters/`);
    expect(server.asked).toContain('/letters/');
  });

  it('does not exist until it is whole; what came is not downloaded again', async () => {
    const { shards } = listIn(folder);
    server.mood = { breaksAfterShards: 4 };
    await page.goto(`${server.address}offline/`);
    await button('make').click();
    await status().filter({ hasText: 'not reached' }).waitFor();
    await page.reload();
    await status().filter({ hasText: 'Nothing is kept' }).waitFor();
    server.mood = 'answers';
    server.asked.length = 0;
    await button('make').click();
    await status().filter({ hasText: /^Complete/ }).waitFor();
    expect(shardsAsked().length).toBeLessThan(shards.length);
  });
});

describe('a newer copy', () => {
  beforeEach(async () => {
    server.folder = device.older;
    await install();
    server.folder = folder;
    server.asked.length = 0;
  });

  it('brings only what changed, waits until the reader says so, and then replaces all pages at once', async () => {
    const { shards } = listIn(folder);
    await look();
    expect(shardsAsked().length).toBeGreaterThan(0);
    expect(shardsAsked().length).toBeLessThan(shards.length);
    await status().filter({ hasText: `A newer copy, as of ${newest.inWords}, is here` }).waitFor();
    await server.stop();
    await page.goto(`${server.address}letters/`);
    expect(await versionsOf(page)).toEqual([listIn(device.older).version]);
    await page.locator('.newer-copy button').click();
    await eventually(() => versionsOf(page).catch(() => [])).toEqual([listIn(folder).version]);
    await page.goto(`${server.address}offline/`);
    await status().filter({ hasText: new RegExp(`^Complete: .*as of ${newest.inWords}, checked`) }).waitFor();
    await server.start();
  });

  it('is read when the site is opened the next time', async () => {
    await look();
    await server.stop();
    // A page that was just closed may count as open for a moment longer.
    await eventually(async () => {
      await page.close();
      page = await device.another();
      await page.goto(`${server.address}letters/`);
      return versionsOf(page);
    }).toEqual([listIn(folder).version]);
    await server.start();
  });

  it.each([0, 1, 1000, 20_000])('broken off after %i bytes of every shard leaves the old one as it is', async (bytes) => {
    server.mood = { breaksAfterBytes: bytes };
    await look();
    await status().filter({ hasText: 'not reached' }).waitFor();
    await server.stop();
    await page.goto(`${server.address}letters/`);
    expect(await versionsOf(page)).toEqual([listIn(device.older).version]);
    await server.start();
  });

  it('is not believed when a byte of it is wrong', async () => {
    server.mood = 'damages';
    await look();
    expect(await status().innerText()).not.toContain('A newer copy');
    await page.goto(`${server.address}letters/`);
    expect(await versionsOf(page)).toEqual([listIn(device.older).version]);
    expect(await page.locator('.newer-copy').count()).toBe(0);
  });

  it('that was half downloaded is finished later', async () => {
    server.mood = { breaksAfterShards: 2 };
    await look();
    await page.goto(`${server.address}letters/`);
    expect(await versionsOf(page)).toEqual([listIn(device.older).version]);
    const before = new Set(listIn(device.older).shards.map(({ hash }) => hash));
    const changed = listIn(folder).shards.filter(({ hash }) => !before.has(hash)).length;
    server.mood = 'answers';
    server.asked.length = 0;
    await look();
    await status().filter({ hasText: 'A newer copy' }).waitFor();
    expect(shardsAsked().length).toBeLessThan(changed);
  });
});

describe('a device that refuses the room', () => {
  const refuse = async (bytes: number): Promise<void> => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(server.address).origin, quotaSize: bytes });
  };

  it('says so, and the site works as before', async () => {
    await page.goto(`${server.address}offline/`);
    await refuse(50_000);
    await button('make').click();
    await status().filter({ hasText: 'not enough room' }).waitFor();
    await page.goto(`${server.address}letters/`);
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('keeps the old copy where the newer one finds no room', async () => {
    server.folder = device.older;
    await install();
    server.folder = folder;
    await refuse(1000);
    await look();
    await server.stop();
    await page.goto(`${server.address}letters/`);
    expect(await versionsOf(page)).toEqual([listIn(device.older).version]);
    await server.start();
  });
});
