/** The search box: what is typed, what is offered, and what keys do. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { axe } from './rig/axe.ts';
import { eventually } from './rig/eventually.ts';
import { useBrowser } from './rig/open-page.ts';
import { options, type } from './rig/search-box.ts';
import { first, shipped } from './rig/shipped-corpus.ts';
import { named, plainPage, slipIn } from './rig/sought.ts';

const open = useBrowser();

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the rules' });
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]');

describe('the search box', () => {
  it('offers results from the first key', async () => {
    const page = await open(plainPage);
    await type(page, named.headword.charAt(0));
    await eventually(() => options(page).first().innerText()).toMatch(new RegExp(named.headword.charAt(0), 'i'));
  });

  it('shows headword, kind and the words in their context, with what matched marked', async () => {
    const page = await open(plainPage);
    await type(page, named.headword);
    await eventually(() => options(page).first().locator('.excerpt').count()).toBe(1);
    expect(await options(page).first().locator('.headword mark').innerText()).toBe(named.headword);
    expect(await options(page).first().locator('.facts').innerText()).toMatch(/Card|Term/);
  });

  it.each([['its whole name', named.headword], ['a slip in it', slipIn(named.headword)], ['the beginning of its name alone', named.headword.slice(0, -2)]])('opens with Enter what was surely meant: %s', async (_, words) => {
    const page = await open(plainPage);
    await type(page, words);
    await eventually(() => options(page).first().innerText()).toContain(named.headword);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/entries/${named.id}/**`);
  });

  it.each(['lamp boat', 'who pays', 'lockpicker'])('leads with Enter to all results where none was surely meant: %s', async (words) => {
    const page = await open(plainPage);
    await type(page, words);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/search/?q=${words.replace(' ', '+')}`);
  });

  it('opens the result that the arrow keys chose, and tells assistive technology which that is', async () => {
    const page = await open(plainPage);
    await type(page, 'lamp');
    // Names come first; the order stands when all else has come, and then the box says what it found.
    await eventually(() => page.locator('.search-box [role=status]').innerText()).toContain('First: ');
    await eventually(() => options(page).locator('.excerpt').count()).toBeGreaterThan(2);
    expect(await box(page).getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await box(page).getAttribute('aria-activedescendant')).toBe(await options(page).nth(1).getAttribute('id'));
    expect(await chosen(page).count()).toBe(1);
    const address = await options(page).nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address ?? ''}`);
  });

  it('goes round: up from the box is the last, down from the last is the box', async () => {
    const page = await open(plainPage);
    await type(page, 'lamp');
    await page.keyboard.press('ArrowUp');
    expect(await chosen(page).innerText()).toContain('All results');
    await page.keyboard.press('ArrowDown');
    expect(await chosen(page).count()).toBe(0);
  });

  it('closes with Escape, and empties with the next', async () => {
    const page = await open(plainPage);
    await type(page, 'lamp');
    await page.keyboard.press('Escape');
    expect(await box(page).getAttribute('aria-expanded')).toBe('false');
    expect(await options(page).count()).toBe(0);
    expect(await box(page).inputValue()).toBe('lamp');
    await page.keyboard.press('Escape');
    expect(await box(page).inputValue()).toBe('');
  });

  it('closes when the keyboard goes on', async () => {
    const page = await open(plainPage);
    await type(page, 'lamp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await eventually(() => options(page).count()).toBe(0);
  });

  it('says what it searched for in place of a slip, and searches exactly when asked to', async () => {
    const page = await open(plainPage);
    const slip = slipIn(named.headword);
    await type(page, slip);
    await eventually(() => page.locator('.search-note').first().innerText()).toContain(`(you typed “${slip.toLowerCase()}”)`);
    expect(await options(page).first().innerText()).toContain(named.headword);
    await options(page).filter({ hasText: 'Search exactly' }).click();
    await eventually(() => page.locator('.search-note').first().innerText()).toContain('Nothing found');
  });

  it('tells a repair that may be another word as a guess, and opens nothing for it', async () => {
    const page = await open(plainPage);
    await type(page, 'parge');
    await eventually(() => page.locator('.search-note').first().innerText()).toMatch(/^Nothing has “parge”\. Did you mean “barge”\?/u);
    expect(await options(page).filter({ hasText: 'Search exactly' }).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search/?q=parge');
  });

  it('offers names that look like it and the letter where it finds nothing, and no names where none does', async () => {
    const page = await open(plainPage);
    const letter = first('letter', shipped.letters);
    await type(page, 'lockpicker');
    await eventually(() => page.locator('.search-note').first().innerText()).toMatch(/Nothing found[^.]*\. Names that look like it:/);
    expect(await options(page).locator('.headword').count()).toBeGreaterThan(0);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(`${letter}qxzvkw`);
    await eventually(() => page.locator('.search-note').first().innerText()).toMatch(/Nothing found[^.]*\.$/);
    expect(await options(page).locator('.headword').count()).toBe(0);
    await options(page).filter({ hasText: `All names under ${letter}` }).click();
    await page.waitForURL(`**/letters/${letter.toLowerCase()}/`);
  });

  it('says aloud how much it found', async () => {
    const page = await open(plainPage);
    await type(page, named.headword);
    await eventually(() => page.locator('.search-box [role=status]').innerText()).toMatch(new RegExp(`\\d+ results?\\. First: ${named.headword}`));
  });

  it('says how each stands, and names what is not in force apart, one touch away', async () => {
    const page = await open(plainPage);
    const amended = first('amended entry', shipped.entries.filter(({ status, versions }) => status === 'in force' && (versions.at(-1)?.amendments.length ?? 0) > 0));
    await type(page, amended.headword);
    await eventually(() => options(page).filter({ hasText: amended.headword }).first().innerText()).toMatch(/In force since \d+ \w+ \d{4} \(/);
    const repealed = first('repealed entry', shipped.entries.filter(({ status }) => status === 'repealed'));
    await box(page).fill(repealed.headword);
    const apart = options(page).filter({ hasText: 'not in force' });
    await eventually(() => apart.innerText()).toContain(repealed.headword);
    expect(await options(page).first().innerText()).toMatch(new RegExp(`^${repealed.headword}[^]*(?:Repealed|Ended by omission) on `));
    await apart.click();
    await page.waitForURL('**/search/**');
    await eventually(() => page.locator('[data-search-others] li').first().innerText()).toMatch(/(?:Repealed|Ended by omission) on /);
    expect(await page.locator('[data-search-results] .repealed').count()).toBe(0);
    // The list of what has ended stands open here, and says it itself; folded, it is said before what is in force.
    await eventually(() => page.locator('.ended').count()).toBe(0);
    await page.goto(new URL(`/search/?q=${encodeURIComponent(repealed.headword)}`, page.url()).href);
    await page.locator('[data-search-results] li').first().waitFor();
    await eventually(() => page.locator('.ended').innerText()).toMatch(/(?:Repealed|Ended by omission) on /);
  });

  it('leads to the address of the whole search', async () => {
    const page = await open(plainPage);
    await type(page, 'lamp');
    await options(page).filter({ hasText: 'All results' }).click();
    await page.waitForURL('**/search/?q=lamp');
  });

  it('keeps the last searches one touch away', async () => {
    const page = await open(plainPage);
    await type(page, named.headword.toLowerCase());
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/entries/${named.id}/**`);
    await page.keyboard.press('/');
    await eventually(() => options(page).allInnerTexts()).toEqual([named.headword.toLowerCase()]);
    await options(page).first().click();
    expect(await box(page).inputValue()).toBe(named.headword.toLowerCase());
    await eventually(() => options(page).first().innerText()).toContain(named.headword);
  });

  it('says that its words are today’s where a date is set', async () => {
    const page = await open(plainPage);
    await page.evaluate(() => { localStorage.setItem('in-force:date', '2012-03-04'); });
    await page.reload();
    await type(page, 'lamp');
    await eventually(() => page.locator('.search-note').first().innerText()).toContain('4 March 2012');
  });

  it('is the box of the home page too', async () => {
    const page = await open('/');
    await type(page, named.headword);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/entries/${named.id}/**`);
  });

  it('has nothing that axe would object to, open as well as closed', async () => {
    const page = await open(plainPage);
    await type(page, 'lamp');
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
