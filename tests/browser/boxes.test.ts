import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { useBrowser } from './rig/open-page.ts';
import { pageKinds } from './rig/page-kinds.ts';
import { shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const widths = [320, 390, 768, 1024, 1280, 1920];
const eventDay = shipped.documents.flatMap(({ date }) => date ?? []).sort()[0] ?? '';

interface Faults {
  /** Parts of the row at the top that lie on each other. */
  overlapping: string[];
  /** Parts that reach out of the window. */
  outside: string[];
  /** Signs and buttons whose words do not fit into them. */
  cut: string[];
  field: number;
  row: number;
  strip: number;
}

/** Measures what a reader would see at once: one thing on another, a thing half outside, a button with half a word. */
const measured = (page: Page): Promise<Faults> => page.evaluate(() => {
  const masthead = document.querySelector<HTMLElement>('.masthead');
  const strip = document.querySelector<HTMLElement>('.event-band');
  const seen = (one: Element): boolean => one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  const parts = [...masthead?.querySelectorAll<HTMLElement>(':scope > *, .menu a, .menu button') ?? []].filter((one) => seen(one) && !one.matches('.menu'));
  const name = (one: HTMLElement): string => one.className || one.textContent.trim();
  const overlap = (a: DOMRect, b: DOMRect): boolean => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  const pairs = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => [one, other] as const));
  const buttons = [...document.querySelectorAll<HTMLElement>('button, summary, .masthead a, .event-band p')].filter((one) => seen(one) && !one.matches('.unseen'));
  return {
    overlapping: pairs.flatMap(([one, other]) => (overlap(one.getBoundingClientRect(), other.getBoundingClientRect()) ? [`${name(one)} / ${name(other)}`] : [])),
    outside: buttons.filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5 || one.getBoundingClientRect().left < -0.5).map(name),
    cut: buttons.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).map(name),
    field: masthead?.querySelector('input[type=search]')?.getBoundingClientRect().width ?? Infinity,
    row: masthead?.getBoundingClientRect().height ?? 0,
    strip: strip?.getBoundingClientRect().height ?? 0,
  };
});

describe.each(pageKinds)('the $kind page', ({ path }) => {
  it('has nothing that lies on another thing or is cut, at any width, on today and on an event’s date', async () => {
    const page = await open(path);
    for (const strip of [0, 32]) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const { field, row, ...faults } = await measured(page);
        expect({ width, ...faults }).toEqual({ width, overlapping: [], outside: [], cut: [], strip });
        expect(field).toBeGreaterThanOrEqual(width < 768 ? 80 : 160);
        expect(row).toBeLessThanOrEqual(56);
      }
      await page.evaluate((day) => { localStorage.setItem('in-force:date', day); }, eventDay);
      await page.reload();
    }
  });
});

describe('what opens from the row', () => {
  it.each(widths)('lies inside the window at %i pixels', async (width) => {
    const page = await open('/about/', { viewport: { width, height: 844 } });
    await page.locator('.event-date summary').click();
    const day = await page.locator('.event-date form').boundingBox();
    expect(day?.x).toBeGreaterThanOrEqual(0);
    expect((day?.x ?? 0) + (day?.width ?? 0)).toBeLessThanOrEqual(width);
    if (!await page.locator('.menu-button').isVisible()) return;
    await page.locator('.menu-button').click();
    const menu = await page.locator('.menu').boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
  });
});

describe('in the middle of a long page', () => {
  it('the search is in reach, and the day is said', async () => {
    const page = await open('/report/', { viewport: { width: 390, height: 844 } });
    await page.evaluate((day) => { localStorage.setItem('in-force:date', day); }, eventDay);
    await page.reload();
    await page.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight / 2); });
    for (const part of ['.masthead input[type=search]', '.event-band']) {
      const box = await page.locator(part).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(90);
    }
  });

  it('what a fragment leads to is not under the row', async () => {
    const page = await open(`/entries/${shipped.entries.find(({ text }) => text.length > 8)?.id ?? ''}/`, { viewport: { width: 390, height: 600 } });
    const last = await page.locator('.provision[id]').last().getAttribute('id');
    await page.goto(`${page.url()}#${last ?? ''}`);
    const { y } = await page.locator(`[id="${last ?? ''}"]`).boundingBox() ?? { y: 0 };
    expect(y).toBeGreaterThanOrEqual(52);
  });
});
