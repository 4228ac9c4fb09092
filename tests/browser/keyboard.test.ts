import { describe, expect, it } from 'vitest';

import { useBrowser } from './rig/open-page.ts';
import { pageKinds } from './rig/page-kinds.ts';

const open = useBrowser();
const entry = pageKinds.find(({ kind }) => kind === 'entry')?.path ?? '/';

describe('with the keyboard alone', () => {
  it('the first stop leads past everything to the text', async () => {
    const page = await open(entry);
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    expect(await skip.getAttribute('href')).toBe('#main');
    expect(await skip.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  });

  it('"/" goes to the search box, and is no part of what is typed there', async () => {
    const page = await open(entry);
    await page.keyboard.press('/');
    await page.keyboard.type('a/b');
    const box = page.locator(':focus');
    expect(await box.getAttribute('type')).toBe('search');
    expect(await box.inputValue()).toBe('a/b');
  });

  it.each(pageKinds)('every stop of the $kind page is in sight and marked', async ({ path }) => {
    const page = await open(path);
    await page.locator('body').click({ position: { x: 1, y: 1 } });
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, isMarked, isSeen } = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const { top, bottom, width, height } = element.getBoundingClientRect();
        return {
          name: element.outerHTML.slice(0, 90),
          isMarked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
          isSeen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
        };
      });
      if (name.startsWith('<body')) break; // past the last stop, before the first one comes again
      expect({ name, isMarked, isSeen }).toEqual({ name, isMarked: true, isSeen: true });
    }
  });
});
