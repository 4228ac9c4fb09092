import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { axe } from './rig/axe.ts';
import { useBrowser } from './rig/open-page.ts';
import { pageKinds } from './rig/page-kinds.ts';
import { pageStates } from './rig/page-states.ts';

const open = useBrowser();

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function barriers(page: Page): Promise<string[]> {
  const { violations } = await axe(page).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ').slice(0, 300)}`);
}

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each(pageKinds)('the $kind page has no barrier that axe knows of', async ({ path }) => {
    expect(await barriers(await open(path, { colorScheme }))).toEqual([]);
  });

  it.each(pageStates)('$state has none either', async ({ path, options, enter }) => {
    const page = await open(path, { ...options, colorScheme });
    await enter(page);
    expect(await barriers(page)).toEqual([]);
  });

  it.each(pageKinds.filter(({ kind }) => ['entry', 'version', 'search results'].includes(kind)))('the $kind page has none in the colours that a reader forces on it', async ({ path }) => {
    expect(await barriers(await open(path, { colorScheme, forcedColors: 'active' }))).toEqual([]);
  });
});
