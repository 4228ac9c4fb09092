import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';

import { useBrowser } from './rig/open-page.ts';
import { pageKinds } from './rig/page-kinds.ts';

const open = useBrowser();

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each(pageKinds)('the $kind page has no barrier that axe knows of', async ({ path }) => {
    const page = await open(path, { colorScheme });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ').slice(0, 300)}`);
    expect(found).toEqual([]);
  });
});
