import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { useBrowser } from './rig/open-page.ts';
import { pageKinds } from './rig/page-kinds.ts';
import { smallTargets } from './rig/small-targets.ts';

const open = useBrowser();

/** The levels of the headings that can be seen, in their order. */
const headingLevels = (page: Page): Promise<number[]> =>
  page.locator('h1:visible, h2:visible, h3:visible, h4:visible, h5:visible, h6:visible')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.charAt(1))));

/** Whatever moves by itself, or would: by its style's word. */
const moving = (page: Page): Promise<string[]> => page.evaluate(() => [...document.querySelectorAll('*')].flatMap((element) => {
  const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
  return transitionDuration === '0s' && animationName === 'none' && scrollBehavior === 'auto' ? [] : [element.outerHTML.slice(0, 80)];
}));

describe.each(pageKinds)('the $kind page', ({ path }) => {
  it('has one first heading, and skips no level after it', async () => {
    const levels = await headingLevels(await open(path));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  });

  it('has its landmarks: banner, navigation with a name, main, and what it says of itself', async () => {
    const page = await open(path);
    for (const role of ['banner', 'main', 'contentinfo'] as const) expect(await page.getByRole(role).count(), role).toBe(1);
    expect(await page.getByRole('navigation', { name: 'Site' }).count()).toBe(1);
  });

  it.each([390, 1280])('has nothing to touch that is smaller than 24 pixels, at %i pixels, but within a sentence', async (width) => {
    const page = await open(path, { viewport: { width, height: 844 } });
    expect(await smallTargets(page)).toEqual([]);
  });

  it('keeps still for those who ask for it', async () => {
    expect(await moving(await open(path, { reducedMotion: 'reduce' }))).toEqual([]);
  });
});
