import { describe, expect, it } from 'vitest';

import { useBrowser } from './rig/open-page.ts';
import { pageKinds } from './rig/page-kinds.ts';

const open = useBrowser();

describe.each(pageKinds)('the $kind page', ({ path, says }) => {
  it('opens with one heading and says what it is about', async () => {
    const page = await open(path);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').innerText()).toContain(says);
    expect(await page.title()).not.toBe('');
  });

  it('reads the same with JavaScript switched off', async () => {
    const page = await open(path, { javaScriptEnabled: false });
    expect(await page.locator('main').innerText()).toContain(says);
    expect(await page.locator('a[href]').count()).toBeGreaterThan(0);
  });

  it('needs no scrolling sideways at 320 pixels', async () => {
    const page = await open(path, { viewport: { width: 320, height: 640 } });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
  });

  it('needs no scrolling sideways with letters twice as large at 320 pixels', async () => {
    const page = await open(path, { viewport: { width: 320, height: 640 } });
    await page.evaluate(() => { document.documentElement.style.setProperty('font-size', '200%'); });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
  });
});
