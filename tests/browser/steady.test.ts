import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { auditedPages } from '../lighthouse/audited-pages.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const devices = [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desktop', viewport: { width: 1280, height: 900 } },
];
const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** How much of what was in sight gave way after it was first painted, as Chromium counts it (Cumulative Layout Shift). */
const shift = (page: Page): Promise<number> => page.evaluate(() => new Promise<number>((resolve) => {
  new PerformanceObserver((list) => {
    resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => { resolve(0); }, 500);
}));

describe.each(devices)('on $device', ({ viewport }) => {
  it.each(auditedPages(shipped))('nothing gives way while the $kind page loads', async ({ path }) => {
    const page = await open(`/${path}`, { viewport, alone: true });
    await settled(page);
    expect(await shift(page)).toBe(0);
  });

  it.each(['', 'changes/'])('nothing gives way on “/%s” where what came later is put away', async (path) => {
    const day = first('document with a date', shipped.documents.flatMap(({ date }) => date ?? []).sort());
    const page = await open('/about/', { viewport, alone: true });
    await page.evaluate((set) => { localStorage.setItem('in-force:date', set); }, day);
    await page.goto(`/${path}`);
    await settled(page);
    expect(await page.locator('main section[data-from][hidden]').count()).toBeGreaterThan(0);
    expect(await shift(page)).toBe(0);
  });

  it('nothing gives way on an entry whose text of another day is put in', async () => {
    const entry = first('entry with two texts', shipped.entries.filter(({ versions }) => versions.length > 1 && versions[0]?.to !== null));
    const day = first('document with a date', shipped.documents.flatMap(({ date }) => date ?? []).sort());
    const page = await open('/about/', { viewport, alone: true });
    await page.evaluate((set) => { localStorage.setItem('in-force:date', set); }, day);
    await page.goto(`/entries/${entry.id}/`);
    await settled(page);
    expect(await page.locator('[data-event-band]').isVisible()).toBe(true);
    expect(await shift(page)).toBe(0);
  });
});

describe.each([['light', 'dark'], ['dark', 'light']] as const)('a reader whose device is %s and who chose %s', (colorScheme, chosen) => {
  it('sees the chosen colours from the first frame on', async () => {
    const page = await open('/about/', { colorScheme, alone: true });
    await page.evaluate((theme) => { localStorage.setItem('in-force:theme', theme); }, chosen);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { groundsSeen: seen });
      const look = (): void => {
        if (document.querySelector('body') !== null && document.styleSheets.length > 0) seen.add(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/');
    await settled(page);
    const grounds = await page.evaluate(() => [...(globalThis as unknown as { groundsSeen: Set<string> }).groundsSeen]);
    expect(grounds).toHaveLength(1);
    const lightness = Number(/\d+/.exec(grounds[0] ?? '')?.[0]);
    expect(lightness > 128).toBe(chosen === 'light');
  });
});
