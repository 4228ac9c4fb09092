import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { isUntold } from '../../src/model/superseded.ts';
import { documentsOf } from '../../src/search/documents/documents-of.ts';
import { words } from '../../src/search/words/words.ts';
import { eventually } from './rig/eventually.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';
import { named, slipIn } from './rig/sought.ts';

const open = useBrowser();

const results = (page: Page): Locator => page.locator('[data-search-results] > li');
const box = (page: Page): Locator => page.locator('main input[type=search]');
/** What is shown is the answer, and nothing of it is still to come. */
const answered = (page: Page): Promise<void> => page.locator('[data-search-finds][aria-busy=false]').waitFor();
const status = (page: Page): Promise<string> => page.locator('main [role=status]').innerText();

/** How many pages the search page says it found. */
async function foundOn(page: Page): Promise<number> {
  const said = await status(page);
  return said.startsWith('One ') ? 1 : Number(/\d+/.exec(said)?.[0] ?? 0);
}

/** The number beside each filter: how many pages it would leave. */
const promises = async (labels: Locator): Promise<number[]> =>
  (await labels.allInnerTexts()).map((text) => Number(/(\d+)\s*$/.exec(text)?.[1] ?? 0));

async function search(page: Page, typed: string): Promise<void> {
  await box(page).fill(typed);
  await box(page).press('Enter');
  await eventually(async () => (await status(page)).toLowerCase()).toContain(`“${typed.toLowerCase()}”`);
  await answered(page);
}

/** Words that begin alike may be forms of one word. */
const beginning = (word: string): string => word.slice(0, 5);

/** A word that only superseded versions have: no document in force, no ruling. */
function supersededWord(): string {
  const held = new Set([...documentsOf(shipped, '2026-01-01').flatMap(({ headword, passages }) => [headword, ...passages.map(({ text }) => text)]),
    ...shipped.rulings.flatMap(({ blocks, topic }) => [topic ?? '', ...blocks.map(({ text }) => text)])].flatMap(words).map(beginning));
  const gone = shipped.entries.flatMap(({ versions }) => versions.slice(0, -1).flatMap(({ text }) => text.flatMap((block) => words(block.text))));
  const word = gone.find((one) => /^[a-z]{6,}$/.test(one) && !held.has(beginning(one)));
  if (word === undefined) throw new Error('the shipped corpus has no word that only superseded text has, which this test needs');
  return word;
}

describe('the search page', () => {
  it('finds an entry by its name and leads to it', async () => {
    const page = await open('/search/');
    await search(page, named.headword);
    expect(await results(page).first().locator('a').innerText()).toBe(named.headword);
    await results(page).first().locator('a').click();
    await page.waitForURL(`**/entries/${named.id}/**`);
  });

  it('answers at every key, before Enter', async () => {
    const page = await open('/search/');
    await box(page).pressSequentially(named.headword.slice(0, -2));
    await eventually(() => results(page).first().innerText()).toContain(named.headword);
  });

  it('has an address of its own for each search', async () => {
    const page = await open(`/search/?q=${encodeURIComponent(named.headword)}`);
    await results(page).first().waitFor();
    expect(await box(page).inputValue()).toBe(named.headword);
    expect(await results(page).first().innerText()).toContain(named.headword);
  });

  it('goes back and forward between searches', async () => {
    const page = await open('/search/');
    await search(page, 'lock');
    await search(page, named.headword);
    await page.goBack();
    await eventually(() => box(page).inputValue()).toBe('lock');
    await eventually(() => status(page)).toContain('“lock”');
    await page.goForward();
    await eventually(() => box(page).inputValue()).toBe(named.headword);
    await eventually(() => results(page).first().innerText()).toContain(named.headword);
  });

  it('is come back to with its search', async () => {
    const page = await open('/search/');
    await search(page, named.headword);
    await results(page).first().locator('a').click();
    await page.waitForURL('**/entries/**');
    await page.goBack();
    await eventually(() => results(page).first().innerText()).toContain(named.headword);
  });

  it('says what it repaired, and searches exactly under an address of its own', async () => {
    const page = await open('/search/');
    const slip = slipIn(named.headword);
    await search(page, slip);
    expect(await status(page)).toMatch(new RegExp(`^(?:One result|\\d+ results) for “${slip}”, read as “${named.headword.toLowerCase()}”\\.`, 'u'));
    await page.getByRole('button', { name: 'Search exactly' }).click();
    await eventually(() => status(page)).toMatch(/nothing/i);
    expect(new URL(page.url()).searchParams.has('exact')).toBe(true);
    await page.goBack();
    await eventually(() => results(page).first().innerText()).toContain(named.headword);
  });

  it('tells a repair that may be another word as a guess, and what is below as for that', async () => {
    const page = await open('/search/?q=parge');
    await answered(page);
    expect(await status(page)).toMatch(/^Nothing has “parge”\. Did you mean “barge”\? \d+ results for that\./u);
    expect(await page.locator('[data-search-results]').evaluate((list) => getComputedStyle(list).borderLeftStyle)).toBe('dashed');
    expect(await page.getByRole('button', { name: 'Search exactly' }).count()).toBe(0);
    await box(page).fill('barge');
    await eventually(() => status(page)).toMatch(/^\d+ results for “barge”\./u);
    expect(await page.locator('[data-search-results]').evaluate((list) => getComputedStyle(list).borderLeftStyle)).toBe('none');
  });

  it('finds what a newcomer means in words that no entry has, and says why', async () => {
    const page = await open('/search/?q=can+my+vessel+drag+another');
    await eventually(() => results(page).first().innerText()).toMatch(/towing[^]*vessel: barge/u);
    expect(await status(page)).toMatch(/^No rule says “vessel”(?: or “drag”)?; near in meaning: \d+ results\./u);
  });

  it('searches a phrase between quotation marks', async () => {
    const phrase = (shipped.entries.find(({ id }) => id === named.id)?.text[0]?.text ?? '').split(/[^A-Za-z ]/)[0]?.split(' ').slice(0, 4).join(' ') ?? '';
    const page = await open('/search/');
    await search(page, `"${phrase}"`);
    await eventually(() => results(page).first().innerText()).toContain(named.headword);
    await search(page, `"${phrase.split(' ').toReversed().join(' ')}"`);
    expect(await results(page).count()).toBe(0);
  });

  it.each([['lockpicker', true], ['qxzvkwj', false]])('says so where nothing is found, and offers names that look like it, where there are such: %s', async (typed, areNear) => {
    const page = await open(`/search/?q=${typed}`);
    await eventually(() => status(page)).toMatch(/no|nothing/i);
    await answered(page);
    expect(await results(page).count()).toBe(0);
    expect((await page.locator('[data-search-note]').innerText()).includes('Names that look like it')).toBe(areNear);
    // The last leads to the letter.
    expect(await page.locator('[data-search-note] a').count() > 1).toBe(areNear);
  });

  it('takes what is typed as words and never as markup', async () => {
    const page = await open(`/search/?q=${encodeURIComponent('<img src=x onerror=document.title=1>')}`);
    await eventually(() => status(page)).not.toBe('');
    await answered(page);
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.title()).not.toBe('1');
  });
});

describe('everything ever published', () => {
  it('is loaded only when it is asked for', async () => {
    const page = await open('/search/');
    await search(page, named.headword);
    const loaded = (): Promise<boolean> => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/pagefind/')));
    expect(await loaded()).toBe(false);
    await page.getByRole('radio', { name: 'Everything ever published' }).check();
    await eventually(() => status(page)).toMatch(/page/);
    expect(await loaded()).toBe(true);
  });

  it('finds superseded wording, and says what superseded it', async () => {
    const word = supersededWord();
    const page = await open(`/search/?q=${word}&in=all`);
    await results(page).first().waitFor();
    expect(await results(page).first().innerText()).toMatch(/Superseded on \d+ \w+ \d{4}.*\(by /s);
  });

  it('repairs a slip as the first lane does, says so, and searches exactly when asked to', async () => {
    const page = await open(`/search/?q=${named.headword}&in=all`);
    await answered(page);
    const [there, name] = [await foundOn(page), await results(page).first().locator('a').innerText()];
    const slip = slipIn(named.headword);
    await search(page, slip);
    expect([await foundOn(page), await results(page).first().locator('a').innerText()]).toEqual([there, name]);
    expect(await page.locator('[data-search-note]').innerText()).toContain(`you typed “${slip.toLowerCase()}”`);
    await page.getByRole('button', { name: 'Search exactly' }).click();
    await eventually(() => status(page)).toContain(`no page has “${slip.toLowerCase()}”`);
    expect(await results(page).count()).toBe(0);
  });

  it('calls nothing found where no page has a word, and repairs no word that only superseded text has', async () => {
    const page = await open(`/search/?q=${named.headword}+qxzvkwj&in=all`);
    await eventually(() => status(page)).toContain('no page has “qxzvkwj”');
    await answered(page);
    expect(await results(page).count()).toBe(0);
    await search(page, supersededWord());
    expect(await foundOn(page)).toBeGreaterThan(0);
    expect(await page.locator('[data-search-note]').innerText()).toBe('');
  });

  it('shows only what was in force on the event’s date, where one is set', async () => {
    const address = `/search/?q=${supersededWord()}&in=all`;
    const page = await open(address);
    await answered(page);
    await page.evaluate(() => { localStorage.setItem('in-force:date', '2099-12-31'); });
    await page.goto(address);
    await eventually(() => status(page)).toContain('0 shown, in force on ');
    expect(await results(page).count()).toBe(0);
  });

  it('narrows what it found to what the filter promises, in its address as well', async () => {
    const page = await open('/search/?q=card&in=all');
    await eventually(() => foundOn(page)).toBeGreaterThan(1);
    const total = await foundOn(page);
    await page.locator('main summary', { hasText: /narrow/i }).click();
    const label = page.locator('main label:has(input[type=checkbox])');
    await eventually(async () => Math.max(...await promises(label))).toBeGreaterThan(0);
    const counts = await promises(label);
    const narrower = counts.findIndex((count) => count > 0 && count < total);
    await label.nth(narrower).getByRole('checkbox').check();
    await eventually(() => foundOn(page)).toBe(counts[narrower]);
    await page.reload();
    await eventually(() => foundOn(page)).toBe(counts[narrower]);
  });

  it('has a filter for each thing that is known of a page', async () => {
    const page = await open('/search/?q=card&in=all');
    await results(page).first().waitFor();
    expect(await page.locator('[data-search-filters] legend').allTextContents()).toEqual(['Document', 'Kind', 'Status', 'Year', 'Letter']);
  });
});

describe('a ruling of which nothing held tells whether it is in force', () => {
  it('is found apart, is said to be so, and is not struck', async () => {
    const untold = first('ruling of a letter that is not held', shipped.rulings.filter((one) => isUntold(one) && one.entry === null && !shipped.rulings.some(({ topic, supersededBy }) => topic === one.topic && supersededBy === null)));
    const page = await open(`/search/?q=${encodeURIComponent(untold.topic ?? '')}&others=1`);
    const found = page.locator('li', { has: page.locator(`a[href*="/rulings/${untold.id}/"]`) }).first();
    await found.waitFor();
    expect(await found.innerText()).toContain('Not known whether in force');
    expect(await found.getAttribute('class')).not.toBe('repealed');
  });
});
