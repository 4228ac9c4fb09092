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

  it('every stop shows where one is', async () => {
    const page = await open(entry);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const marked = await page.locator(':focus').evaluate((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      expect(marked, `stop ${stop + 1}`).toBe(true);
    }
  });
});
