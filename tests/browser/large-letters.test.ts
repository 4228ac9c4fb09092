/** Letters twice as large, on the smallest phone: what is to be done can be done, and what matters is not cut. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { useBrowser } from './rig/open-page.ts';
import { setEventDay } from './rig/set-event-day.ts';

const open = useBrowser();
const size = { width: 320, height: 568 };

async function openLarge(path: string): Promise<Page> {
  const page = await open(path, { viewport: size });
  await page.evaluate(() => { document.documentElement.style.setProperty('font-size', '200%'); });
  return page;
}

/** Whether all of a part lies in the window. */
const isSeen = (page: Page, selector: string): Promise<boolean> => page.locator(selector).evaluate((part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
});

describe('with letters twice as large', () => {
  it('the event’s date is read whole, and what sets it is in reach', async () => {
    const page = await openLarge('/about/');
    await page.locator('.event-date summary').click();
    expect(await isSeen(page, '.event-date [type=submit]')).toBe(true);
    const room = await page.locator('#event-date').evaluate((field) => {
      const style = getComputedStyle(field);
      const brush = document.createElement('canvas').getContext('2d');
      if (brush === null) return 0;
      brush.font = style.font;
      return field.clientWidth - Number.parseFloat(style.paddingInline) * 2 - brush.measureText('30/09/2008').width;
    });
    // The sign that opens a calendar is as wide as a letter is high.
    expect(room).toBeGreaterThan(32);
    expect(await page.locator('.event-date form').evaluate((form) => form.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  });

  it.each(['/about/', '/letters/'])('the band has the whole day, and what it means whole or none of it: %s', async (path) => {
    const page = await openLarge(path);
    await setEventDay(page, '2008-11-30');
    await page.evaluate(() => { scrollTo(0, 0); });
    expect(await isSeen(page, '.event-band strong')).toBe(true);
    expect(await page.locator('.event-band p').evaluate((part) => part.scrollWidth <= part.clientWidth && part.scrollHeight <= part.clientHeight)).toBe(true);
  });

  it.each(['/', '/search/'])('the box shows words that are typed: %s', async (path) => {
    const page = await openLarge(path);
    expect((await page.locator('main input[type=search]').boundingBox())?.width).toBeGreaterThan(220);
  });

  it('a heading of one word stands on one line', async () => {
    const page = await openLarge('/documents/');
    const lines = await page.locator('h1').evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });
});
