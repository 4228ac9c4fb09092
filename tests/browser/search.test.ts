import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();

/** An entry whose name is one long word that no other entry's name holds. */
const sought = first('entry with an unmistakable name', shipped.entries.filter(({ headword, status }) =>
  /^[A-Za-z]{6,}$/.test(headword) && status === 'in force'
  && shipped.entries.filter((other) => other.headword.toLowerCase().includes(headword.toLowerCase())).length === 1));

const results = (page: Page) => page.locator('main ol > li');

/** How many pages the search page says it found. */
const foundOn = async (page: Page): Promise<number> => {
  const said = await page.locator('main [role=status]').innerText();
  return said.startsWith('One ') ? 1 : Number(/\d+/.exec(said)?.[0] ?? 0);
};

/** The number beside each filter: how many pages it would leave. */
const promises = async (labels: Locator): Promise<number[]> =>
  (await labels.allInnerTexts()).map((text) => Number(/(\d+)\s*$/.exec(text)?.[1] ?? 0));

const search = async (page: Page, words: string): Promise<void> => {
  const box = page.locator('main input[type=search]');
  await box.fill(words);
  await box.press('Enter');
  await results(page).first().waitFor();
};

describe('the search page', () => {
  it('finds an entry by its name and leads to it', async () => {
    const page = await open('/search/');
    await search(page, sought.headword);
    const link = page.locator(`main ol a[href*="/entries/${sought.id}/"]`).first();
    await link.click();
    await page.waitForURL(`**/entries/${sought.id}/**`);
    expect(await page.locator('h1').innerText()).toContain(sought.headword);
  });

  it('has an address of its own for each search', async () => {
    const page = await open(`/search/?q=${encodeURIComponent(sought.headword)}`);
    await results(page).first().waitFor();
    expect(await page.locator('main input[type=search]').inputValue()).toBe(sought.headword);
    expect(await results(page).first().innerText()).toContain(sought.headword);
  });

  it('is reached from the box on every page', async () => {
    const page = await open('/');
    const box = page.locator('header input[type=search]');
    await box.fill(sought.headword);
    await box.press('Enter');
    await page.waitForURL('**/search/?q=*');
    await results(page).first().waitFor();
  });

  it('narrows what it found to what the filter promises', async () => {
    const page = await open('/search/');
    await search(page, 'card');
    const total = await foundOn(page);
    await page.locator('main summary', { hasText: /narrow/i }).click();
    const label = page.locator('main label:has(input[type=checkbox])');
    await expect.poll(async () => Math.max(...await promises(label))).toBeGreaterThan(0);
    const counts = await promises(label);
    const narrower = counts.findIndex((count) => count > 0 && count < total);
    await label.nth(narrower).getByRole('checkbox').check();
    await expect.poll(() => foundOn(page)).toBe(counts[narrower]);
  });

  it('says so where nothing is found', async () => {
    const page = await open('/search/?q=qxzvkwj');
    await expect.poll(() => page.locator('main [role=status]').innerText()).toMatch(/no|nothing/i);
    expect(await results(page).count()).toBe(0);
  });

  it('takes what is typed as words and never as markup', async () => {
    const page = await open(`/search/?q=${encodeURIComponent('<img src=x onerror=document.title=1>')}`);
    await expect.poll(() => page.locator('main [role=status]').innerText()).not.toBe('');
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.title()).not.toBe('1');
  });
});
