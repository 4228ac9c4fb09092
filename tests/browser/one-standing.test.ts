/** One entry of each kind is followed through every place where a reader meets it: its standing is the same in each. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { thisMachine } from '../../scripts/serve/listen.ts';
import { serve } from '../../scripts/serve/serve.ts';
import type { RunningServer } from '../../scripts/serve/serve.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { eachKind, kinds } from '../standing/rig/each-kind.ts';
import { localDay, shortDay } from '../../src/model/dates.ts';
import { eventually } from './rig/eventually.ts';
import { useBrowser } from './rig/open-page.ts';
import { siteOf } from './rig/site-of.ts';

const open = useBrowser();
const temporary = mkdtempSync(path.join(tmpdir(), 'in-force-standing-'));
let server: RunningServer;
let disk = '';

beforeAll(async () => {
  const { site } = siteOf(eachKind);
  server = await serve({ folder: site, port: 0, host: thisMachine });
  const copy = path.join(temporary, 'copy');
  execFileSync(process.execPath, ['scripts/export.ts', '--site', site, '--to', copy], { cwd: projectRoot, stdio: ['ignore', 'ignore', 2] });
  disk = `${pathToFileURL(copy).href}/`;
}, 300_000);

afterAll(async () => {
  await server.close();
  rmSync(temporary, { recursive: true, force: true });
});

const warnings = [...new Set(kinds.flatMap(([, , words]) => words.filter((one) => !one.startsWith('In force since'))))];

const entryOf = (id: string, options: Parameters<typeof open>[1] = {}) => open(`/entries/${id}/`, { baseURL: server.address.replace(/\/$/u, ''), ...options });

async function resultIn(page: Page, name: string): Promise<string> {
  await page.locator('.masthead input[type=search]').fill(name);
  return page.getByRole('option').filter({ has: page.locator('.headword', { hasText: new RegExp(`^${name}$`, 'u') }) }).first().locator('.how-it-stands').innerText();
}

const places: [place: string, said: (id: string) => Promise<string>][] = [
  ['the head of its page', async (id) => (await entryOf(id)).locator('[data-how-it-stands]:visible').innerText()],
  ['a result, online', async (id) => resultIn(await open('/documents/', { baseURL: server.address.replace(/\/$/u, '') }), id)],
  ['a result, in a copy on a disk', async (id) => resultIn(await open('documents/index.html', { baseURL: disk }), id)],
  ['a look at a reference', async (id) => {
    const page = await open('/about/', { baseURL: server.address.replace(/\/$/u, '') });
    await page.evaluate((to) => { document.querySelector('main p')?.append(Object.assign(document.createElement('a'), { className: 'see', href: `/entries/${to}/`, textContent: 'a reference' })); }, id);
    await page.getByRole('link', { name: 'a reference' }).hover();
    return page.locator('#preview .how-it-stands').innerText();
  }],
  ['a citation', async (id) => {
    const page = await entryOf(id, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('[data-cited] > [data-cite]:visible').click();
    await page.locator('.note-bar [role=status]').filter({ hasText: 'copied' }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  }],
  ['the binder, on the screen and on paper', async (id) => {
    const page = await entryOf(id);
    await page.locator('[data-cited] > [data-pin]:visible').click();
    await page.locator('.note-bar [role=status]').filter({ hasText: 'in the binder' }).waitFor();
    await page.goto('/binder/');
    const pin = page.locator('.pin-item');
    await page.locator('.pins[aria-busy=false] .pin-item').waitFor();
    const said = async () => `${await pin.locator('[data-part=notice]').innerText()} ${await pin.locator('[data-part=standing]').innerText()}`;
    const onScreen = await said();
    await page.emulateMedia({ media: 'print' });
    expect(await said()).toBe(onScreen);
    return onScreen;
  }],
  ['its page on paper', async (id) => {
    const page = await entryOf(id);
    await page.emulateMedia({ media: 'print' });
    return page.locator('[data-how-it-stands]:visible').innerText();
  }],
  ['the proof', async (id) => {
    const page = await entryOf(id);
    await page.locator('[data-cited] > [data-proof]:visible').click();
    return page.locator('.proof-standing').last().innerText();
  }],
  ['its data', async (id) => {
    const page = await entryOf(id);
    const data = await (await page.request.get(`/entries/${id}/text.json`)).json() as { versions: { standing: string; to: string | null; ended: boolean }[] };
    return data.versions.filter(({ ended }) => !ended).map(({ standing }) => standing).findLast((standing) => !standing.startsWith('Not in force yet')) ?? '';
  }],
];

describe.each(kinds)('an entry %s', (_, id, words) => {
  it.each(places)('is told so, and nothing else, in %s', async (_place, said) => {
    const told = (await said(id)).replace(/\s+/gu, ' ');
    for (const one of words) expect(told).toContain(one);
    for (const other of warnings) if (!words.includes(other)) expect(told).not.toContain(other);
  });
});

describe('the texts of a letter', () => {
  const told = (page: Page, id: string) => page.locator('.dictionary-entry', { has: page.locator('h2', { hasText: new RegExp(`^${id}$`, 'u') }) }).locator('[data-how-it-stands]:visible');

  it.each(kinds)('of today say the same of an entry %s, and have none that has ended', async (_, id, words) => {
    const page = await open(`/letters/${id.charAt(0)}/text/`, { baseURL: server.address.replace(/\/$/u, '') });
    const said = (await told(page, id).allInnerTexts()).join(' ');
    for (const one of words) expect(said.includes(one)).toBe(/(?:^In|otherwise in) force/u.test(words[0] ?? ''));
    for (const other of warnings) if (!words.includes(other)) expect(said).not.toContain(other);
  });

  it('have a list that warns of changes not in a text', async () => {
    const page = await open('/letters/b/', { baseURL: server.address.replace(/\/$/u, '') });
    expect(await page.locator('main li').filter({ has: page.locator('a[href*="/entries/basket/"]') }).innerText()).toContain('1 change is not in the text');
  });

  it('of an event’s date say how each stood on that day', async () => {
    const page = await open('/letters/b/text/', { baseURL: server.address.replace(/\/$/u, '') });
    await page.evaluate(() => { localStorage.setItem('in-force:date', '2012-12-31'); });
    await page.reload();
    await page.locator('html[data-event-ready]').waitFor();
    expect(await told(page, 'bell').allInnerTexts()).toEqual([expect.stringMatching(/^In force on that day, since 7 Jun 2010[^;]*; not the same today: other rulings are to be read with it\.$/u)]);
    expect(await told(page, 'bench').allInnerTexts()).toEqual([expect.stringContaining('not the same today')]);
    expect(await told(page, 'bottle').count()).toBe(0);
  });
});

describe('a copy that is installed', () => {
  it('says of each entry what the site says, with no network', async () => {
    const page = await open('/offline/', { baseURL: server.address.replace(/\/$/u, ''), alone: true });
    await page.locator('[data-offline-make]').click();
    await page.locator('[data-offline-status]').filter({ hasText: /^Complete/u }).waitFor();
    await page.context().setOffline(true);
    for (const [, id, words] of kinds) {
      await page.goto(`/entries/${id}/`);
      const head = await page.locator('[data-how-it-stands]:visible').innerText();
      const result = await resultIn(page, id);
      for (const one of words) expect([id, head.includes(one), result.includes(one)]).toEqual([id, true, true]);
    }
  });
});

describe('the book and the feed', () => {
  it('in the feed of changes, which has nothing of what was only ever published once', async () => {
    const page = await entryOf('bell');
    const items = (await (await page.request.get('/changes/feed.xml')).text()).split('<entry>').slice(1);
    for (const [, id, words] of kinds) {
      const own = items.filter((item) => item.includes(`<title>${id}: `));
      if (['broom', 'dice', 'drum'].includes(id)) expect([id, own]).toEqual([id, []]);
      else for (const one of id === 'bridge' ? ['1 May 2061'] : words) expect([id, one, own.some((item) => item.includes(one))]).toEqual([id, one, true]);
    }
  });
});

async function onDay(id: string, day: string): Promise<Page> {
  const page = await entryOf(id, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate((chosen) => { localStorage.setItem('in-force:date', chosen); }, day);
  await page.reload();
  return page;
}

describe('a day before the first document', () => {
  const day = '2009-12-31';

  it.each(['basket', 'broom'])('every entry’s head says so, and neither citation nor proof claims a text of that day: %s', async (id) => {
    const page = await onDay(id, day);
    await eventually(() => page.locator('.event-note').innerText()).toContain('not held');
    expect(await page.locator('[data-how-it-stands]:visible').innerText()).toContain('Not known: no text of that day is held');
    for (const tool of ['cite', 'proof']) {
      await page.locator(`[data-cited] > [data-${tool}]:visible`).click();
      await page.locator('.note-bar [role=status]').filter({ hasText: 'Nothing is cited as of' }).waitFor();
    }
    expect(await page.locator('.proof-sheet').count()).toBe(0);
  });

  it('the binder says the same, and shows no text as that of the day', async () => {
    const page = await entryOf('basket');
    await page.locator('[data-cited] > [data-pin]').click();
    await page.locator('.note-bar [role=status]').filter({ hasText: 'in the binder' }).waitFor();
    await page.goto('/binder/');
    await page.getByLabel('Its date').fill(day);
    await eventually(() => page.locator('.pin-item .from').innerText()).toContain('Not known: no text of that day is held');
    expect(await page.locator('.pin-notice').innerText()).toBe('No text of 31 December 2009 is held. These are the words you pinned:');
    expect(await page.locator('main').innerText()).not.toContain('the text of 31 December 2009');
  });
});

describe('a day behind the last document', () => {
  it.each([['one long past', '2020-02-02'], ['today', localDay(new Date())], ['one to come', '2099-01-01']])('%s: citation, proof and binder tell how far it is known', async (_, day) => {
    const page = await onDay('basket', day);
    await eventually(() => page.locator('.event-note').innerText()).toContain('as far as known');
    await page.locator('[data-cited] > [data-cite]:visible').click();
    await page.locator('.note-bar [role=status]').filter({ hasText: 'copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`, as of ${shortDay(day)}.* As far as known: 1 change is not in the text; otherwise in force since .*Known up to 7 Jan 2013`, 'u'));
    await page.locator('[data-cited] > [data-pin]:visible').click();
    await page.locator('[data-cited] > [data-proof]:visible').click();
    expect(await page.locator('.proof-standing').first().innerText()).toMatch(/^As far as known: 1 change is not in the text; otherwise in force since/u);
    await page.goto(new URL('/binder/', page.url()).href);
    await page.getByLabel('Its date').fill(day);
    await eventually(() => page.locator('.pin-item .from').innerText()).toMatch(/^As far as known: 1 change is not in the text; otherwise in force since .*Known up to 7 Jan 2013\.$/u);
  });
});
