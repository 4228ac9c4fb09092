/** The search box as it opens: on a phone, what is loaded when, and what of it has come meanwhile. */
import { describe, expect, it } from 'vitest';

import { axe } from './rig/axe.ts';
import { eventually } from './rig/eventually.ts';
import { holdBack } from './rig/hold-back.ts';
import { useBrowser } from './rig/open-page.ts';
import { gzipped, scriptsOf } from './rig/scripts-of.ts';
import { options, type } from './rig/search-box.ts';
import { named, plainPage } from './rig/sought.ts';

const open = useBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('what is found', () => {
  it('stays under a finger until it is lifted, though more has come meanwhile: the tap is not lost', async () => {
    const page = await open(plainPage, { alone: true });
    const letCome = await holdBack(page, '**/search/texts/*.json');
    await type(page, named.headword);
    await options(page).first().hover();
    await page.mouse.down();
    const texts = page.waitForResponse('**/search/texts/*.json');
    letCome();
    await (await texts).finished();
    await page.waitForTimeout(300);
    await page.mouse.up();
    await page.waitForURL(`**/entries/${named.id}/**`);
  });
});

describe('on a phone, the open box', () => {
  it('takes the whole screen and puts the rest out of reach', async () => {
    const page = await open(plainPage, phone);
    await page.locator('#search-words').tap();
    await page.keyboard.type(named.headword);
    await eventually(() => options(page).first().innerText()).toContain(named.headword);
    expect(await page.locator('.search-box').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true);
    await options(page).first().tap();
    await page.waitForURL(`**/entries/${named.id}/**`);
  });

  it('is left by its button, and all is as it was', async () => {
    const page = await open(plainPage, phone);
    await page.locator('#search-words').tap();
    await page.getByRole('button', { name: 'Close' }).tap();
    await eventually(() => page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false);
    expect((await page.locator('.search-box').boundingBox())?.height).toBeLessThan(100);
  });

  it('keeps every option large enough for a thumb', async () => {
    const page = await open(plainPage, phone);
    await page.locator('#search-words').tap();
    await page.keyboard.type('lamp');
    await eventually(() => options(page).count()).toBeGreaterThan(2);
    // In one look: the texts that come after the names put new options in the place of these.
    await eventually(() => options(page).evaluateAll((list) => Math.min(...list.map((option) => option.getBoundingClientRect().height)))).toBeGreaterThanOrEqual(44);
  });
});

describe('a word that the glossary does not use', () => {
  it('leads to its own, and the box says why', async () => {
    const page = await open(plainPage);
    await type(page, 'who is in charge of my vessel');
    await eventually(() => page.locator('.because').allInnerTexts()).toContain('vessel: barge');
    const { violations } = await axe(page).analyze();
    expect(violations).toEqual([]);
  });

  it('is searched for once what is known of English has come, and nothing waits for that', async () => {
    const page = await open(plainPage, { alone: true });
    const letCome = await holdBack(page, '**/search/english.json');
    await type(page, 'vessel under tow');
    await eventually(() => page.locator('.excerpt').count()).toBeGreaterThan(0);
    expect(await page.locator('.because').count()).toBe(0);
    letCome();
    await eventually(() => page.locator('.because').count()).toBeGreaterThan(0);
  });
});

describe('what is loaded when', () => {
  it('the closed box is part of at most 12 kB of script, and loads nothing more until it is gone to', async () => {
    const { addresses, page } = await scriptsOf(open, plainPage);
    expect(await gzipped(page, addresses)).toBeLessThanOrEqual(12_000);
    expect(addresses.some((address) => address.includes('/search/'))).toBe(false);
  });

  it('names answer before the texts have come', async () => {
    const page = await open(plainPage, { alone: true });
    const letCome = await holdBack(page, '**/search/texts/*.json');
    await type(page, named.headword);
    await eventually(() => options(page).first().innerText()).toContain(named.headword);
    expect(await page.locator('.excerpt').count()).toBe(0);
    letCome();
    await eventually(() => page.locator('.excerpt').count()).toBeGreaterThan(0);
  });

  it('without scripts the box leads to the search page, which leads to the letters', async () => {
    const page = await open(plainPage, { javaScriptEnabled: false });
    await page.locator('#search-words').fill('lamp');
    await page.locator('#search-words').press('Enter');
    await page.waitForURL('**/search/?q=lamp');
    expect(await page.locator('main a[href*="/letters/"]').count()).toBeGreaterThan(0);
  });
});
