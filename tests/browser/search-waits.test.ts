import { describe, it, expect } from 'vitest';

import { axe } from './rig/axe.ts';
import { eventually } from './rig/eventually.ts';
import { holdBack } from './rig/hold-back.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';
import { plainPage } from './rig/sought.ts';

const open = useBrowser();

describe('on a line that accepts what is asked and does not answer', () => {
  const letter = first('letter', shipped.letters);
  const late = { timeout: 9000 };

  it.each([['the scripts', '**/_astro/**'], ['the names', '**/search/names.json']])('the box says that the search is coming, and then the way to the letter, while it lacks %s', async (_, lacking) => {
    const page = await open(plainPage, { alone: true });
    const letCome = await holdBack(page, lacking);
    await page.keyboard.press('/');
    await page.keyboard.type(`${letter}qxz`);
    const said = page.locator('.search-box').filter({ has: page.locator('input:focus') });
    await said.getByText('The search is being loaded').first().waitFor();
    await said.locator('a[href$="/letters/"]').waitFor(late);
    expect((await axe(page).analyze()).violations).toEqual([]);
    letCome();
    await eventually(() => page.locator('.search-note').first().innerText()).toContain('Nothing found');
    expect(await page.locator('.search-box > .notice').count()).toBe(0);
  });

  it.each([['force', '**/search/names.json'], ['all', '**/pagefind/**']])('the search page says so too: in=%s', async (lane, lacking) => {
    const page = await open('/about/', { alone: true });
    const letCome = await holdBack(page, lacking);
    await page.goto(`/search/?q=${letter}qxz&in=${lane}`);
    const finds = page.locator('[data-search-finds]');
    await finds.getByText('The search is being loaded').waitFor();
    await finds.locator(`a[href$="/letters/${letter.toLowerCase()}/"]`).waitFor(late);
    letCome();
    await eventually(() => finds.locator('[role=status]').innerText()).toContain('Nothing found');
  });
});
