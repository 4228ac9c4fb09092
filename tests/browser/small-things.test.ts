/** Small things that an eye sees: what stands beside something stands at its height, and what comes later touches nothing. */
import { describe, expect, it } from 'vitest';

import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const printed = first('document', shipped.documents);
const untouched = first('entry that nothing changed', shipped.entries.filter(({ status, versions }) => status === 'in force' && versions.length === 1 && versions[0]?.from === null));

describe.each([390, 1280])('at %i px', (width) => {
  it('the number of a document’s line stands at the height of its line', async () => {
    const page = await open(`/documents/${printed.id}/source/`, { viewport: { width, height: 800 } });
    const apart = await page.locator('.lines li:has(code:not(:empty))').evaluateAll((lines) => lines.slice(0, 40).map((line) => {
      const topOf = (part: Element | null): number => {
        const range = document.createRange();
        range.selectNodeContents(part ?? line);
        return range.getClientRects()[0]?.top ?? 0;
      };
      return Math.abs(topOf(line.firstElementChild) - topOf(line.querySelector('code')));
    }));
    expect(apart.length).toBeGreaterThan(3);
    expect(Math.max(...apart)).toBeLessThan(2);
  });

  it.each(['1', '88'])('the number of pins, %s, stands on its word’s corner, inside the window, and touches nothing beside it', async (pins) => {
    const page = await open('/about/', { viewport: { width, height: 800 } });
    await page.evaluate((text) => { for (const count of document.querySelectorAll('[data-binder-count]')) count.textContent = text; }, pins);
    const count = await page.locator('.masthead .count').filter({ visible: true }).boundingBox();
    const others = await page.locator('.masthead :is(.theme, .event-date summary)').filter({ visible: true }).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(count !== null && count.y >= 0 && count.x + count.width <= width).toBe(true);
    for (const { left, right } of others) expect(count !== null && (count.x + count.width + 2 <= left || right + 2 <= count.x)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

it('the table of the documents read has all its columns in sight on a phone', async () => {
  const page = await open('/report/', { viewport: { width: 390, height: 800 } });
  expect(await page.getByRole('region', { name: 'Documents read' }).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

it('the history of a text that nothing changed says of it once what it is', async () => {
  const page = await open(`/entries/${untouched.id}/`);
  expect((await page.locator('.timeline li').first().innerText()).replaceAll(/\s+/gu, ' ')).toMatch(/^Base text in force, as first published\b/u);
});
