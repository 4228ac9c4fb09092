import { describe, expect, it } from 'vitest';

import { origin, useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

describe('the address of a day', () => {
  const changed = first('entry with two dated versions', shipped.entries.filter(({ versions }) => versions.length > 2 && versions.slice(1).every(({ from, to }) => from !== null && (to === null || dayAfter(from) < to))));
  const [base, second] = changed.versions;
  const single = first('entry with one version and two paragraphs', shipped.entries.filter(({ versions, text }) => versions.length === 1 && text.length > 1));

  it('on which nothing began leads to the version that held', async () => {
    const page = await open(`/entries/${changed.id}/${dayAfter(second?.from ?? '')}/#${second?.text[0]?.id ?? ''}`);
    await page.waitForURL(`**/entries/${changed.id}/${second?.id ?? ''}/#${second?.text[0]?.id ?? ''}`);
    await page.goto(`${origin}/entries/${changed.id}/1901-01-01/`);
    await page.waitForURL(`**/entries/${changed.id}/${base?.id ?? ''}/`);
  });

  it('before its entry came into force says so, and leads to the entry', async () => {
    const made = first('entry made by a ruling', shipped.entries.filter(({ versions }) => (versions[0]?.from ?? null) !== null));
    const page = await open(`/entries/${made.id}/1901-01-01/`);
    await page.locator('[data-day-address]').filter({ hasText: 'was not in force on 1 January 1901' }).getByRole('link').click();
    await page.waitForURL(`**/entries/${made.id}/`);
  });

  it('of the only version of an entry leads to the place in the entry, and without a script to the entry', async () => {
    const address = `/entries/${single.id}/${single.versions[0]?.id ?? ''}/`;
    const page = await open(`${address}#p2`);
    await page.waitForURL(`**/entries/${single.id}/#p2`);
    const plain = await open(address, { javaScriptEnabled: false });
    await plain.waitForURL(`**/entries/${single.id}/`);
  });

  it('in a question shows the text of that day, on that page alone', async () => {
    const page = await open(`/entries/${changed.id}/?on=${second?.from ?? ''}`);
    await page.locator('[data-of-event-day] .rule-text').filter({ hasText: second?.text.at(-1)?.text.slice(0, 30) ?? 'nothing' }).first().waitFor();
    await page.goto(`${origin}/entries/${changed.id}/`);
    expect(await page.locator('[data-of-event-day]').count()).toBe(0);
  });
});

describe('an address that was never given', () => {
  it('is answered with status 404 and a page that leads on', async () => {
    expect((await fetch(`${origin}/entries/no-such-entry/`)).status).toBe(404);
    const page = await open('/entries/no-such-entry/');
    expect(await page.locator('h1').innerText()).toMatch(/no such page/i);
    await page.locator('main a[href*="/letters/"]').first().click();
    await page.waitForURL('**/letters/**');
  });

  it('without its last slash leads to the page', async () => {
    const page = await open('/report');
    expect(new URL(page.url()).pathname).toBe('/report/');
  });
});
