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
  /** How far the page reaches beyond its window. */
  sideways: number;
  dark: boolean;
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
  const pairsOf = (all: readonly HTMLElement[]) => all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
  const rows = [...document.querySelectorAll('.letters ul, .running-head, .entry-tools, .change-lists, .lanes, .choices, .binder-event, .offline-actions, .colophon ul')];
  const pairs = [...pairsOf(parts), ...rows.flatMap((row) => pairsOf([...row.children].filter((one): one is HTMLElement => one instanceof HTMLElement && seen(one) && !one.matches('.unseen'))))];
  const buttons = [...document.querySelectorAll<HTMLElement>('button, summary, .masthead a, .event-band p')].filter((one) => seen(one) && !one.matches('.unseen'));
  return {
    overlapping: pairs.flatMap(([one, other]) => (overlap(one.getBoundingClientRect(), other.getBoundingClientRect()) ? [`${name(one)} / ${name(other)}`] : [])),
    outside: buttons.filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5 || one.getBoundingClientRect().left < -0.5).map(name),
    cut: buttons.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).map(name),
    sideways: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    dark: Number(/\d+/u.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0]) < 128,
    field: masthead?.querySelector('input[type=search]')?.getBoundingClientRect().width ?? Infinity,
    row: masthead?.getBoundingClientRect().height ?? 0,
    strip: strip?.getBoundingClientRect().height ?? 0,
  };
});

describe.each(pageKinds)('the $kind page', ({ path }) => {
  it('has nothing that lies on another thing or is cut, at any width, light and dark, on today and on an event’s date', async () => {
    const page = await open(path);
    for (const strip of [0, 32]) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const { field, row, ...faults } = await measured(page);
          expect({ width, ...faults }).toEqual({ width, overlapping: [], outside: [], cut: [], sideways: 0, dark: colorScheme === 'dark', strip });
          expect(field).toBeGreaterThanOrEqual(width < 768 ? 80 : 160);
          expect(row).toBeLessThanOrEqual(56);
        }
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

describe('a window as low as a phone on its side', () => {
  it('has the band at its edge, and no text above it', async () => {
    const page = await open('/report/', { viewport: { width: 844, height: 390 } });
    await page.evaluate((day) => { localStorage.setItem('in-force:date', day); }, eventDay);
    await page.reload();
    await page.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight / 2); });
    expect((await page.locator('.event-band').boundingBox())?.y).toBe(0);
  });
});

describe('rows of letters', () => {
  it.each([[320, 9], [390, 14], [768, 27], [1280, 28]])('at %i pixels have %i places at most, and are as long as each other but the last', async (width, most) => {
    const page = await open('/letters/', { viewport: { width, height: 844 } });
    const tops = await page.locator('.letters li').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const rows = [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
    expect(rows.slice(0, -1).every((row) => row === rows[0])).toBe(true);
    expect(Math.max(...rows)).toBeLessThanOrEqual(most);
    expect(rows.length).toBe(width < 384 ? 3 : width < 768 ? 2 : 1);
  });
});

describe('the search page', () => {
  it('tells the key that leads to its box, where there are keys and nothing is typed', async () => {
    const page = await open('/search/?q=lamp', { viewport: { width: 1024, height: 800 } });
    const hint = page.locator('.search-large kbd');
    await page.locator('[data-search-results] li').first().waitFor();
    expect(await hint.isVisible()).toBe(false);
    await page.locator('.search-large input').fill('');
    await page.locator('h1').click();
    expect(await hint.isVisible()).toBe(true);
    await page.keyboard.press('/');
    expect(await page.locator('.search-large input').evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await hint.isVisible()).toBe(false);
  });
});

describe('the tools of a paragraph, in a narrow window with a mouse', () => {
  it('take no line of their own, seen or unseen', async () => {
    const page = await open(`/entries/${shipped.entries.find(({ status, text }) => status === 'in force' && text.length > 8)?.id ?? ''}/`, { viewport: { width: 700, height: 800 } });
    await page.locator('.tools .tool').first().waitFor({ state: 'attached' });
    const height = () => page.locator('.rule-text').first().evaluate((one) => one.getBoundingClientRect().height);
    const unseen = await height();
    const words = page.locator('.provision > .words').first();
    await words.hover();
    expect(await words.locator('.tool').first().evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
    expect(await height()).toBe(unseen);
    await page.evaluate(() => {
      const without = new CSSStyleSheet();
      without.replaceSync('.tools { display: none !important; }');
      document.adoptedStyleSheets.push(without);
    });
    expect(await height()).toBe(unseen);
  });
});
