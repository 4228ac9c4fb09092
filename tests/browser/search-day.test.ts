/** With an event's date set, a search is a search of that day: online, in a copy on a device, and from files. */
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';

import type { Version } from '../../src/model/corpus.ts';
import { localDay, longDay, shortDay } from '../../src/model/dates.ts';
import { isInEntries } from '../../src/model/versions.ts';
import { moodyServer } from '../offline/rig/moody-server.ts';
import { holdBack } from './rig/hold-back.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, newest, shipped } from './rig/shipped-corpus.ts';
import { exportedSite } from './rig/site-of.ts';

const open = useBrowser();
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** The first words, up to a stop, that one version has and another has not. */
function wordsOnlyIn(version: Version, other: Version): string {
  const [own, others] = [version, other].map(({ text }) => text.flatMap((block) => block.text.split(/[.;:()"“”]\s*/)));
  return own?.find((words) => others?.includes(words) === false) ?? '';
}

/** A text with words that only an earlier version had, the last day on which they held, and today's words in their place. */
const reworded = first('entry that a ruling reworded in place', shipped.entries.flatMap((entry) => {
  const at = entry.versions.findIndex((version) => isInEntries(entry, version));
  const [old, next] = [entry.versions[at - 1], entry.versions[at]];
  const [was, is] = old === undefined || next === undefined ? ['', ''] : [wordsOnlyIn(old, next), wordsOnlyIn(next, old)];
  const isWhole = (words: string) => /^[A-Za-z', ]{20,}$/.test(words);
  // A text whose own day is not known may be later than the day asked for.
  const since = old?.from ?? shipped.documents.find(({ id }) => id === entry.document)?.before ?? '9999';
  const day = dayBefore(next?.from ?? '1999-01-02');
  return entry.status === 'in force' && since <= day && isWhole(was) && isWhole(is) ? [{ entry, was, is, day }] : [];
}));
const dropped = first('entry that an edition dropped', shipped.entries.filter(({ versions }) => versions.at(-1)?.by === 'edition' && versions.at(-1)?.status === 'repealed'));

const results = (page: Page) => page.locator('[data-search-results] > li');
const status = (page: Page) => page.locator('main [role=status]');
/** For all that a page will show. */
const setDay = (page: Page, day: string) => page.addInitScript((one) => { localStorage.setItem('in-force:date', one); }, day);

async function openOn(day: string, address: string, options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open('/about/', options);
  await page.evaluate((one) => { localStorage.setItem('in-force:date', one); }, day);
  await page.goto(new URL(address, page.url()).href);
  return page;
}
const searchFor = (words: string): string => `/search/?q=${encodeURIComponent(words)}`;

/** What the search page says of words of that day. */
async function findsThatDay(page: Page): Promise<void> {
  const found = results(page).filter({ hasText: reworded.entry.headword }).first();
  await found.filter({ hasText: new RegExp(`In force on ${shortDay(reworded.day)}.*not the same today`) }).waitFor();
  expect(await found.locator('.excerpt').innerText()).toContain(reworded.was.slice(0, 20).trim());
  expect(await results(page).filter({ hasText: /superseded/i }).count()).toBe(0);
}

describe('with an event’s date set', () => {
  it('the search page finds the words of that day, says so, and leads to them', async () => {
    const page = await openOn(reworded.day, searchFor(`"${reworded.was}"`));
    await findsThatDay(page);
    await results(page).first().locator('a').click();
    await page.locator('[data-of-event-day] .rule-text').filter({ hasText: reworded.was }).waitFor();
    await page.goto(new URL(searchFor(`"${reworded.is}"`), page.url()).href);
    await status(page).filter({ hasText: 'Nothing found' }).waitFor();
  });

  it('names answer before the texts have come, and nothing is called not found until then', async () => {
    const page = await openOn(reworded.day, '/about/', { alone: true });
    const letCome = await holdBack(page, '**/search/days.json');
    await page.goto(new URL(searchFor(reworded.entry.headword), page.url()).href);
    const found = results(page).filter({ hasText: reworded.entry.headword }).first();
    await found.filter({ hasText: new RegExp(`In force on ${shortDay(reworded.day)}.*not the same today`) }).waitFor();
    await page.goto(new URL(searchFor(`"${reworded.was}"`), page.url()).href);
    await status(page).filter({ hasText: 'the texts have not come yet' }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('Nothing found');
    letCome();
    await findsThatDay(page);
  });

  it('so does the box, and both are today’s again when the reader returns', async () => {
    const page = await openOn(reworded.day, '/about/');
    await page.keyboard.press('/');
    await page.keyboard.type(`"${reworded.was}"`);
    await page.getByRole('option').filter({ hasText: 'not the same today' }).first().waitFor();
    await page.evaluate(() => { document.querySelector<HTMLElement>('[data-return-to-today]')?.click(); });
    await page.getByRole('option').filter({ hasText: /Search everything ever published|not in force/ }).first().waitFor();
  });

  it('what ended since is found as it stood: not struck, not repealed, not superseded', async () => {
    const end = dropped.versions.at(-1)?.from ?? '';
    const page = await openOn(dayBefore(end), searchFor(dropped.headword));
    const found = results(page).filter({ hasText: dropped.headword }).first();
    await found.filter({ hasText: 'not the same today' }).waitFor();
    expect(await found.getAttribute('class') ?? '').not.toMatch(/repealed|superseded|dropped/);
    expect(await found.innerText()).not.toMatch(/repealed|superseded/i);
    await page.goto(new URL(`${searchFor(dropped.headword)}&in=all`, page.url()).href);
    const published = results(page).filter({ hasText: `In force on ${longDay(dayBefore(end))}` }).first();
    await published.waitFor();
    expect(await published.innerText()).not.toMatch(/superseded/i);
  });
});

describe('a day of which nothing held speaks', () => {
  it('behind the last document, results say no more than the head of the page: as far as known', async () => {
    const page = await openOn('2099-01-01', searchFor(reworded.entry.headword));
    const found = results(page).filter({ hasText: reworded.entry.headword }).first();
    const says = found.locator('.how-it-stands').filter({ hasText: 'As far as known: in force' });
    await says.waitFor();
    const said = (await says.innerText()).split(/[;(]/u)[0]?.trim() ?? '';
    await page.goto(new URL(`${searchFor(reworded.entry.headword)}&in=all`, page.url()).href);
    await results(page).filter({ hasText: 'As far as known: in force' }).first().waitFor();
    expect(await results(page).filter({ hasText: /\bIn force on/ }).allInnerTexts()).toEqual([]);
    await page.goto(new URL(`/entries/${reworded.entry.id}/`, page.url()).href);
    expect(await page.locator('[data-how-it-stands]:visible').innerText()).toContain(said);
  });

  it('on a day on which an undated text may have held, both lanes say that nobody knows', async () => {
    const undated = first('entry of which a text without a day is held', shipped.entries.filter(({ versions: [version], status: now }) => now === 'in force' && version?.by === 'edition' && shipped.documents.some(({ id, kind, date, before }) => id === version.document && kind === 'glossary' && date === null && before !== null)));
    const day = dayBefore(shipped.documents.find(({ id }) => id === undated.versions[0]?.document)?.before ?? '');
    const page = await openOn(day, searchFor(undated.headword));
    await results(page).filter({ hasText: 'Not known whether in force on' }).first().waitFor();
    expect(await status(page).innerText()).toMatch(/it is not known/iu);
    await page.goto(new URL(`${searchFor(undated.headword)}&in=all`, page.url()).href);
    await results(page).filter({ hasText: `Not known whether in force on ${longDay(day)}` }).first().waitFor();
    expect(await status(page).innerText()).toMatch(/shown, (?:not known whether in force on .*|.* but of \d+ that is not known)\.$/u);
  });

  it('a day before the first document is said to be not held, and nothing is cited as of it', async () => {
    const day = '1999-01-01';
    const page = await openOn(day, searchFor(reworded.entry.headword));
    await status(page).filter({ hasText: 'not held before' }).waitFor();
    await page.goto(new URL(`/entries/${reworded.entry.id}/`, page.url()).href);
    await page.locator('[data-event-note]').filter({ hasText: 'not held' }).waitFor();
    await page.locator('[data-cite]:visible').first().click();
    await page.locator('.note-bar [role=status]').filter({ hasText: `Nothing is cited as of ${longDay(day)}` }).waitFor();
    expect(await page.locator('.note-bar textarea').count()).toBe(0);
    expect(await page.locator('[data-how-it-stands]:visible').innerText()).toContain('Not known: no text of that day is held');
  });

  it('a day behind the last document is told as far as it is known', async () => {
    const page = await openOn('2099-01-01', searchFor(reworded.entry.headword));
    await status(page).filter({ hasText: `known up to ${shortDay(newest.day)}` }).waitFor();
  });

  it('the reader’s own day is cited like any other', async () => {
    const today = localDay(new Date());
    const page = await openOn(today, `/entries/${reworded.entry.id}/`);
    await page.locator('[data-cite]:visible').first().click();
    await page.locator('.note-bar [role=status]').filter({ hasText: /copied|the text is selected/ }).waitFor();
  });

  it('within the days held, a text is cited as of the day', async () => {
    const page = await openOn(newest.day, `/entries/${reworded.entry.id}/`);
    await page.locator('[data-cite]:visible').first().click();
    await page.locator('.note-bar [role=status]').filter({ hasText: /copied|the text is selected/ }).waitFor();
  });
});

it('a copy on a device searches that day too, and leads from any day’s address to the version that held', { timeout: 120_000 }, async () => {
  const server = await moodyServer(inject('folder'));
  const browser = await chromium.connect(inject('browser'));
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${server.address}offline/`);
    await page.locator('[data-offline-make]').click();
    await page.locator('[data-offline-status]').filter({ hasText: /^Complete/ }).waitFor();
    await server.stop();
    const [before, version] = reworded.entry.versions.slice(-2);
    const between = new Date(Date.parse(version?.from ?? '') + 86_400_000).toISOString().slice(0, 10);
    expect(before).toBeDefined();
    await page.goto(`${server.address}entries/${reworded.entry.id}/${between}/`);
    await page.waitForURL(`**/entries/${reworded.entry.id}/${version?.id ?? ''}/`);
    await setDay(page, reworded.day);
    await page.goto(server.address.replace(/\/$/, '') + searchFor(`"${reworded.was}"`));
    await findsThatDay(page);
  } finally {
    await browser.close();
    await server.stop().catch(() => undefined);
  }
});

it('so does a copy opened from files', { timeout: 120_000 }, async () => {
  const browser = await chromium.connect(inject('browser'));
  try {
    const page = await (await browser.newContext()).newPage();
    await setDay(page, reworded.day);
    await page.goto(`${pathToFileURL(exportedSite()).href}/search/index.html?q=${encodeURIComponent(`"${reworded.was}"`)}`);
    await findsThatDay(page);
  } finally {
    await browser.close();
  }
});
