/** A list's numbers and bullets stand beside their text, wherever it is read: with a mouse in a narrow window, on a phone, on a sheet. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { isItem } from '../../src/model/places.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();

/** How a text with lists is looked at. */
const looks: readonly [string, BrowserContextOptions, 'screen' | 'print'][] = [
  ['with a mouse at 900 px', { viewport: { width: 900, height: 800 } }, 'screen'],
  ['with a mouse at 1280 px', { viewport: { width: 1280, height: 900 } }, 'screen'],
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, 'screen'],
  ['on a sheet', { viewport: { width: 680, height: 960 } }, 'print'],
];

const listed = shipped.entries.filter(({ status, text }) => status === 'in force' && text.some(isItem)).slice(0, 4);
first('entry with a list', listed);
const ruled = first('ruling with a list', shipped.rulings.filter(({ blocks }) => blocks.some(isItem)));

/** Markers of which a letter of their own text lies underneath, or that stand at another line than its first. */
const misplaced = (page: Page): Promise<string[]> => page.evaluate(() => [...document.querySelectorAll('.provisions .words')].filter((one) => one.checkVisibility()).flatMap((words) => {
  const marker = words.querySelector(':scope > .number');
  if (marker === null) return [];
  const text = document.createRange();
  text.setStartAfter(marker);
  text.setEndAfter(words.lastChild ?? marker);
  const sign = document.createRange();
  sign.selectNodeContents(marker);
  const box = sign.getBoundingClientRect();
  const lines = [...text.getClientRects()].filter(({ width }) => width > 0);
  const isOver = lines.some((line) => line.left < box.right && box.left < line.right && line.top < box.bottom && box.top < line.bottom);
  const [begins] = lines;
  const isBeside = begins !== undefined && begins.top < box.bottom && box.top < begins.bottom && box.right <= begins.left;
  return isOver || !isBeside ? [words.textContent.trim().slice(0, 40)] : [];
}));

describe.each(looks)('%s', (_, options, media) => {
  it.each([...listed.map(({ id }) => `/entries/${id}/`), `/rulings/${ruled.id}/`])('no number and no bullet of %s lies on its text', async (address) => {
    const page = await open(address, options);
    await page.emulateMedia({ media });
    expect(await page.locator('.provisions .number:visible').count()).toBeGreaterThan(1);
    expect(await misplaced(page)).toEqual([]);
  });
});
