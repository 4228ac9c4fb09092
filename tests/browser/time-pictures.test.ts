import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const folder = inject('folder');
const withPicture = globSync('entries/*/index.html', { cwd: folder }).filter((page) => readFileSync(path.join(folder, page), 'utf8').includes('class="neighbourhood"'));
const around = `/${first('entry with a picture of its neighbours', withPicture.toSorted()).replace('index.html', '')}`;
const versioned = first('entry with versions', shipped.entries.toSorted((a, b) => b.versions.length - a.versions.length));

/** The contrast of two colours (WCAG 2.2), as the browser computed them. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+(?:\.\d+)?/g)].slice(0, 3).map(([part]) => Number(part) / 255)
      .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Of each mark of a picture the better of its line and its filling, against the page. */
async function contrasts(page: Page, selector: string): Promise<number[]> {
  const { marks, paper } = await page.evaluate((wanted) => ({
    paper: getComputedStyle(document.documentElement).backgroundColor,
    marks: [...document.querySelectorAll(wanted)].map((mark) => [getComputedStyle(mark).stroke, getComputedStyle(mark).fill].filter((colour) => colour.startsWith('rgb'))),
  }), selector);
  return marks.map((colours) => Math.max(...colours.map((colour) => contrast(colour, paper))));
}

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each([
    [`/entries/${versioned.id}/`, '.history .picture :is(path, circle)'],
    [around, '.neighbourhood :is(path, circle)'],
    ['/', '.corpus-time .wide-picture :is(rect, path:not(.level))'],
  ])('the marks of the picture on %s can be told from the page', async (address, selector) => {
    const found = await contrasts(await open(address, { colorScheme }), selector);
    expect(found.length).toBeGreaterThan(2);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(3);
  });
});

describe('the timeline of an entry', () => {
  it('is for eyes; the list under it has each version and each ruling beside them in words', async () => {
    const page = await open(`/entries/${versioned.id}/`);
    expect(await page.locator('.history .picture').getAttribute('aria-hidden')).toBe('true');
    expect(await page.locator('.history .picture circle').count()).toBe(versioned.versions.length);
    const beside = await page.locator('.timeline .ruled').count();
    expect(await page.locator('.timeline').getByRole('listitem').count()).toBe(versioned.versions.length + beside);
    const signs = await page.locator('.timeline .ruled').evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content));
    expect(signs.every((sign) => /^"[✕◇–□]"$/.test(sign))).toBe(true);
  });
});

describe('the entries around an entry', () => {
  it('are links and, to those who hear them, lists', async () => {
    const page = await open(around);
    const lists = page.locator('.neighbourhood').getByRole('list');
    expect(await lists.count()).toBeGreaterThan(0);
    const links = page.locator('.neighbourhood').getByRole('listitem').getByRole('link');
    expect(await links.count()).toBe(await page.locator('.neighbourhood a').count());
    const target = await links.first().getAttribute('href');
    const box = await links.first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    await links.first().click();
    await page.waitForURL(`**${target ?? 'nowhere'}`);
  });

  it('are folded away on a phone, where the lists say who they are', async () => {
    const page = await open(around, { viewport: { width: 390, height: 800 } });
    expect(await page.locator('.neighbourhood').isVisible()).toBe(false);
    expect(await page.locator('.references').first().isVisible()).toBe(true);
  });
});

describe('the corpus through time', () => {
  it('says in a table what it shows, and leaves out what came after the event’s date', async () => {
    const page = await open('/');
    const columns = () => page.locator('.corpus-time .wide-picture g:visible:has(rect)').count();
    const all = await columns();
    expect(all).toBe(shipped.documents.filter(({ kind }) => kind === 'rulings').length);
    await page.locator('.corpus-time summary').click();
    expect(await page.locator('.corpus-time tbody tr:visible').count()).toBe(all);
    await page.evaluate(() => { localStorage.setItem('in-force:date', '2016-10-01'); });
    await page.reload();
    const later = shipped.documents.filter(({ kind, date }) => kind === 'rulings' && (date ?? '') > '2016-10-01').length;
    expect(later).toBeGreaterThan(0);
    expect(await columns()).toBe(all - later);
  });
});
