/** "What changed since your last visit": known to the device, told to nobody. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { axe } from './rig/axe.ts';
import { eventually } from './rig/eventually.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, newest, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const key = 'in-force:last-visit';
const changed = first('entry that the newest document changed', shipped.entries.filter(({ versions }) => versions.length > 1 && versions.at(-1)?.document === newest.id));

const news = (page: Page) => page.getByRole('region', { name: 'What changed since your last visit' });
const remembered = (page: Page): Promise<{ documents: string[]; day: string }> => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as never, key);

/** Comes back to a home page that has documents which were not there the last time. */
async function backWithout(page: Page, ...unknown: string[]): Promise<void> {
  const { documents } = await remembered(page);
  const visit = { documents: documents.filter((id) => !unknown.includes(id)), day: '2017-02-10' };
  await page.evaluate(([name, value]) => { localStorage.setItem(name ?? '', value ?? ''); }, [key, JSON.stringify(visit)]);
  await page.reload();
}

/** Loads the page again, and says which news it asked for: it does that as it loads, or never. */
async function newsAskedFor(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: Request): void => { if (request.url().includes('news')) asked.push(request.url()); };
  page.on('request', note);
  await page.reload();
  page.off('request', note);
  return asked;
}

describe.each([['a phone', { width: 390, height: 844 }], ['a wide screen', { width: 1280, height: 900 }]] as const)('on %s', (_, viewport) => {
  it.each(['light', 'dark'] as const)('in %s, what came is listed with its documents, without a barrier that axe knows of', async (colorScheme) => {
    const page = await open('/', { viewport, colorScheme });
    await eventually(() => remembered(page)).not.toBeNull();
    await backWithout(page, newest.id);
    await news(page).waitFor();
    const text = await news(page).innerText();
    expect(text).toContain(`Since 10 February 2017: ${newest.name}.`);
    expect(text).toContain('Only this device knows when you were here');
    const link = news(page).getByRole('link', { name: changed.headword, exact: true });
    expect(await link.getAttribute('href')).toBe(`/entries/${changed.id}/`);
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await news(page).getByRole('link', { name: 'All that changed' }).click();
    await page.waitForURL('**/changes/since/*/');
    expect(await page.locator('main').innerText()).toContain(changed.headword);
  });
});

describe('the home page', () => {
  it('says nothing of it on the first visit, nor when nothing came', async () => {
    const page = await open('/');
    await eventually(() => remembered(page)).not.toBeNull();
    expect(await news(page).count()).toBe(0);
    expect(await newsAskedFor(page)).toEqual([]);
    expect(await news(page).count()).toBe(0);
    expect((await remembered(page)).documents).toEqual(shipped.documents.map(({ id }) => id));
  });

  it('says it until it has been seen, with the keyboard alone', async () => {
    const page = await open('/');
    await eventually(() => remembered(page)).not.toBeNull();
    await backWithout(page, newest.id);
    await news(page).waitFor();
    await page.reload();
    await news(page).getByRole('button', { name: 'Seen' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => news(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await newsAskedFor(page)).toEqual([]);
    expect(await news(page).count()).toBe(0);
  });

  it('asks for no news where there are none, and tells the server nothing of the reader', async () => {
    const page = await open('/');
    await eventually(() => remembered(page)).not.toBeNull();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    expect(await newsAskedFor(page)).toEqual([]);
    await backWithout(page, newest.id);
    await news(page).waitFor();
    expect(asked.filter((address) => address.includes('news'))).toEqual([new URL('/documents/news.json', page.url()).href]);
    expect(asked.filter((address) => address.includes('2017-02-10'))).toEqual([]);
  });

  it.each(['{', '7', '{"documents":"all","day":"today"}', '{"documents":["of-another-game"],"day":"2017-02-10"}'])('with the memory %s is as on the first visit', async (memory) => {
    const page = await open('/letters/');
    await page.evaluate(([name, value]) => { localStorage.setItem(name ?? '', value ?? ''); }, [key, memory]);
    await page.goto('/');
    await eventually(async () => (await remembered(page)).documents).toEqual(shipped.documents.map(({ id }) => id));
    expect(await news(page).count()).toBe(0);
  });
});
