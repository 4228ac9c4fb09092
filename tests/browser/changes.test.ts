import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';

import { all, linkOf, readFeed } from '../feeds/read-feed.ts';
import { changingDocuments } from '../../src/model/editions.ts';
import { useBrowser } from './rig/open-page.ts';
import { setEventDay } from './rig/set-event-day.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const dated = shipped.documents.filter(({ kind, date }) => kind === 'rulings' && date !== null);
const day = (at: number): string => dated.at(at)?.date ?? '';
const since = (at: number): string => `/changes/since/${dated.at(at)?.id ?? ''}/`;
const dayAfter = (iso: string): string => new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10);
const dayBefore = (iso: string): string => new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10);

async function ask(page: Page, iso: string): Promise<void> {
  await page.fill('#changes-day', iso);
  await page.click('[data-changes-form] button');
  await page.waitForURL((url) => url.searchParams.get('since') === iso);
}
const place = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;
const headwords = (page: Page): Promise<string[]> => page.locator('.entry-change:visible h3 a').allInnerTexts();

/** An entry that changed after the second last document, and so is on the page "since" it. */
const changed = first('entry that the last document changed', shipped.entries.filter(({ versions }) => versions.at(-1)?.from === day(-1)));

describe('changes since a document', () => {
  it('are there without a script: what was, what is, by which document', async () => {
    const page = await open(since(-2), { javaScriptEnabled: false });
    expect(await headwords(page)).toContain(changed.headword);
    expect(await page.locator('.entry-change del, .entry-change ins').count()).toBeGreaterThan(0);
    const choices = await page.locator('.changes-chooser a[href]').count();
    expect(choices).toBeGreaterThan(shipped.documents.length - 1);
  });

  it('are none since the last one, and it says so', async () => {
    const page = await open(since(-1));
    expect(await page.locator('main').innerText()).toContain('Nothing has changed since.');
  });

  it('call by its name what is no change of a text', async () => {
    const page = await open('/changes/since/' + (dated[1]?.id ?? '') + '/');
    for (const title of ['Not in the texts', 'Changing no text', 'Nothing new']) expect(await page.getByRole('heading', { name: title, exact: true }).count()).toBe(1);
    const oldest = await open(`/documents/${dated[0]?.id ?? ''}/changes/`);
    expect(await oldest.getByRole('heading', { name: 'Older than the edition' }).count()).toBe(1);
    expect(await oldest.locator('.entry-change').count()).toBe(0);
  });

  it('mark what a document starred', async () => {
    const starred = first('starred ruling', shipped.rulings.filter((one) => one.starred && one.entry !== null && shipped.entries.some(({ versions }) => versions.some(({ amendments }) => amendments.some((id) => one.amendments.some((amendment) => amendment.id === id))))));
    const page = await open(`/documents/${starred.document}/changes/`);
    expect(await page.locator('h3:has(.star)').count()).toBeGreaterThan(0);
  });

  it('under a letter that is not held are the rulings on it', async () => {
    const foreign = first('ruling on a letter not held', shipped.rulings.filter((one) => one.targetReason === 'letter not held' && /^[a-z]/i.test(one.topic ?? '')));
    const page = await open(`/changes/letters/${(foreign.topic ?? '')[0]?.toLowerCase() ?? ''}/`);
    expect(await page.locator('main').innerText()).toContain(foreign.topic ?? '');
  });
});

describe('changes since any day', () => {
  it('are on the page of the last document until then, with the day in the address, and back leads back', async () => {
    const page = await open('/changes/');
    await ask(page, dayAfter(day(-2)));
    expect(place(page)).toBe(`${since(-2)}?since=${dayAfter(day(-2))}`);
    expect(await page.inputValue('#changes-day')).toBe(dayAfter(day(-2)));
    expect(await page.locator('[data-changes-asked]').innerText()).toContain('here is what came after it');
    await ask(page, day(-2));
    await ask(page, dayBefore(day(-2)));
    expect(place(page)).toBe(`${since(-3)}?since=${dayBefore(day(-2))}`);
    await page.goBack();
    expect(place(page)).toBe(`${since(-2)}?since=${day(-2)}`);
    await page.goForward();
    expect(place(page)).toBe(`${since(-3)}?since=${dayBefore(day(-2))}`);
  });

  it('before every document are all changes, after every one none', async () => {
    const page = await open('/changes/');
    await ask(page, '1990-01-01');
    expect(place(page)).toBe('/changes/?since=1990-01-01');
    await ask(page, '2999-01-01');
    expect(place(page)).toBe(`${since(-1)}?since=2999-01-01`);
  });

  it('are found from an address that someone sent; a wrong one shows what it can', async () => {
    const page = await open(`/changes/?since=${day(-2)}`);
    await page.waitForURL(`**${since(-2)}?since=*`);
    const wrong = await open('/changes/?since=yesterday');
    expect(await wrong.locator('h2').count()).toBeGreaterThan(0);
  });
});

describe('with an event’s date', () => {
  const twice = first('entry that changed twice', shipped.entries.filter(({ versions }) => versions.filter(({ from, amendments }) => from !== null && amendments.length > 0).length > 1));
  const [one, other] = twice.versions.filter(({ amendments }) => amendments.length > 0);

  it('the account is that of the day: what came later is not in it', async () => {
    const page = await open(since(-2));
    await setEventDay(page, dayBefore(day(-1)));
    expect(await headwords(page)).toEqual([]);
    expect(await page.locator('.nothing-by-then').isVisible()).toBe(true);
    await setEventDay(page, day(-1));
    expect(await headwords(page)).toContain(changed.headword);
  });

  it('an entry that changed twice is compared with its text of that day', async () => {
    const page = await open(since(0));
    const article = page.locator('.entry-change:visible', { has: page.getByRole('link', { name: twice.headword, exact: true }) });
    const today = await article.innerText();
    await setEventDay(page, one?.from ?? '');
    expect(await article.count()).toBe(1);
    const then = await article.innerText();
    expect(then).not.toBe(today);
    expect(today.replaceAll(/\s+/g, ' ')).toContain(`Changed by the ${nameOf(twice.versions.at(-1)?.document)}`);
    expect(then.replaceAll(/\s+/g, ' ')).toContain(`Changed by the ${nameOf(one?.document)}.`);
    expect(other?.document).not.toBe(one?.document);
  });
});

describe('the feeds of the built site', () => {
  const folder = inject('folder');
  const feeds = globSync('**/feed.xml', { cwd: folder });

  it('are one of all changes and one for each document that changed something: rulings, and editions that another one came before', () => {
    const editions = changingDocuments(shipped.entries);
    expect(feeds.length).toBe(1 + shipped.documents.filter(({ id, kind }) => kind === 'rulings' || editions.has(id)).length);
  });

  it('lead to pages that are there', () => {
    const dead = feeds.flatMap((feed) => {
      const root = readFeed(readFileSync(path.join(folder, feed), 'utf8'));
      const links = [linkOf(root, 'self'), ...[root, ...all(root, 'entry')].map((part) => linkOf(part, 'alternate'))];
      return links.filter((link) => globSync(new URL(link, `http://site/${feed}`).pathname.slice(1).replace(/\/?$/, (end) => (end === '/' ? '/index.html' : '')), { cwd: folder }).length === 0)
        .map((link) => `${feed}: ${link}`);
    });
    expect(dead).toEqual([]);
  });

  it.each(['/', '/changes/', `/documents/${dated.at(-1)?.id ?? ''}/`])('are named in the head of %s', async (address) => {
    const page = await open(address);
    const href = await page.locator('link[rel="alternate"][type="application/atom+xml"]').getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect(answer.status()).toBe(200);
    expect(readFeed(await answer.text()).name).toBe('feed');
  });
});

function nameOf(document: string | undefined): string {
  const date = shipped.documents.find(({ id }) => id === document)?.date ?? '';
  return `Current Rulings of ${new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`;
}
