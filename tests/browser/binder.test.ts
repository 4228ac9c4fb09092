/** The binder: pinned in one touch, kept on the device, put in order, taken along, printed. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';

import type { Entry } from '../../src/model/corpus.ts';
import { typeset } from '../../src/model/typeset.ts';
import { axe } from './rig/axe.ts';
import { answered, binderWith, entry, entryPin, inForce, items, names, other, said, third } from './rig/binder-page.ts';
import { eventually } from './rig/eventually.ts';
import { holdBack } from './rig/hold-back.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const sizes: [string, BrowserContextOptions][] = [['a phone', phone], ['a wide screen', { viewport: { width: 1280, height: 900 } }]];

const changed = first('entry with a version before', shipped.entries.filter(({ status, versions }) => status === 'in force' && versions.length > 1 && versions[0]?.text[0]?.text !== versions.at(-1)?.text[0]?.text));

const repealed = first('repealed entry', shipped.entries.filter(({ status, versions }) => status === 'repealed' && versions.length > 1));

const pinOf = (page: Page, place: string) => page.getByRole('button', { name: `Pin ${place}`, exact: true });

/** The binder's program is a file of its own, loaded when somebody is about to pin. */
const pinProgram = /\/pin\.[^/]*\.js$/u;

describe.each(sizes)('on %s', (_, size) => {
  it('an entry and a paragraph are pinned in one touch each, and taken out in one', async () => {
    const page = await open(`/entries/${entry.id}/`, size);
    await entryPin(page).click();
    await said(page).filter({ hasText: `${entry.headword} is in the binder.` }).waitFor();
    await pinOf(page, 'paragraph 1').click();
    await eventually(() => pinOf(page, 'paragraph 1').getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('[data-binder-count]').first().textContent()).toBe('2');
    await page.reload();
    expect(await entryPin(page).getAttribute('aria-pressed')).toBe('true');
    await entryPin(page).click();
    await eventually(() => entryPin(page).getAttribute('aria-pressed')).toBe('false');
    await page.locator('.note-bar').getByRole('button', { name: 'Undo' }).click();
    await eventually(() => entryPin(page).getAttribute('aria-pressed')).toBe('true');
    await page.goto('/binder/');
    expect(await names(page)).toEqual([entry.headword, `${entry.headword}, paragraph 1`]);
    expect(await items(page).nth(1).locator('.pin-words').first().innerText()).toContain(typeset(entry.text[0]?.text ?? 'nothing').slice(0, 30));
    await eventually(() => items(page).nth(1).locator('.from').innerText()).toMatch(/^In force /u);
  });

  it('three pins have their names above them, each leading to its pin, in the order in which they stand', async () => {
    const page = await open('/', size);
    await binderWith(page, entry.id, other.id);
    const contents = page.getByRole('navigation', { name: 'In the binder' });
    expect(await contents.isVisible()).toBe(false);
    await page.goto(`/entries/${third.id}/`);
    await entryPin(page).click();
    await said(page).filter({ hasText: 'in the binder' }).waitFor();
    await page.goto('/binder/');
    await eventually(() => contents.getByRole('listitem').allInnerTexts()).toEqual([entry, other, third].map(({ headword }) => typeset(headword)));
    await items(page).nth(2).getByRole('button', { name: /^Up/u }).click();
    await eventually(() => contents.getByRole('listitem').allInnerTexts()).toEqual([entry, third, other].map(({ headword }) => typeset(headword)));
    await contents.getByRole('link', { name: typeset(other.headword) }).click();
    expect(await items(page).nth(2).evaluate((item) => Math.round(item.getBoundingClientRect().top) < innerHeight)).toBe(true);
  });

  it.each(['light', 'dark'] as const)('in %s, a full binder has no barrier that axe knows of, and no sideways scrolling', async (colorScheme) => {
    const page = await open('/', { ...size, colorScheme });
    await binderWith(page, entry.id, changed.id);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('in-force:binder') ?? '') as { pins: { wording: string }[] };
      for (const pin of kept.pins) pin.wording = 'another';
      localStorage.setItem('in-force:binder', JSON.stringify(kept));
    });
    await page.reload();
    await page.getByText('As you pinned it').first().click();
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ').slice(0, 300)}`)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const buttons = await page.locator('main button:visible').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...buttons)).toBeGreaterThanOrEqual(24);
  });
});

describe('the page of the binder', () => {
  it('explains itself while it is empty, and without scripts says what it needs', async () => {
    const page = await open('/binder/');
    expect(await page.locator('[data-binder-empty]').innerText()).toContain('Nothing is pinned yet');
    const still = await open('/binder/', { javaScriptEnabled: false });
    expect(await still.locator('main').innerText()).toContain('needs JavaScript');
    expect(await still.locator('[data-binder-empty]').isVisible()).toBe(false);
  });

  it('says how words stand before they are read, and has those that hold no more paler', async () => {
    const page = await open('/');
    await binderWith(page, entry.id, repealed.id);
    await answered(page);
    const shown = await items(page).evaluateAll((all) => all.map((item) => {
      const [standing, words] = [item.querySelector('[data-part=standing]'), item.querySelector('.pin-words')];
      const isBefore = standing !== null && words !== null && (standing.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return { isBefore, isSoft: words !== null && getComputedStyle(words).color !== getComputedStyle(document.body).color };
    }));
    expect(shown).toEqual([{ isBefore: true, isSoft: false }, { isBefore: true, isSoft: true }]);
  });

  it('is put in order with the keyboard alone, which stays where it was', async () => {
    const page = await open('/');
    await binderWith(page, entry.id, other.id, third.id);
    await page.getByRole('button', { name: `Up: ${third.headword}`, exact: true }).focus();
    await page.keyboard.press('Enter');
    await said(page).filter({ hasText: `${third.headword}: now 2 of 3.` }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Up: ${third.headword}`);
    await page.keyboard.press('Enter');
    expect(await names(page)).toEqual([third.headword, entry.headword, other.headword]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Down: ${third.headword}`);
    await page.getByRole('button', { name: `Remove: ${third.headword}` }).focus();
    await page.keyboard.press('Enter');
    expect(await names(page)).toEqual([entry.headword, other.headword]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Remove: ${entry.headword}`);
    await page.locator('.note-bar').getByRole('button', { name: 'Undo' }).click();
    expect(await names(page)).toEqual([third.headword, entry.headword, other.headword]);
  });

  it('keeps notes and the event’s name, also when the next touch comes at once', async () => {
    const page = await open('/');
    await binderWith(page, entry.id, other.id);
    await page.getByText('Note', { exact: true }).first().click();
    await page.getByLabel(`Note on ${entry.headword}`).fill('Ask the lockkeeper.');
    await page.getByRole('button', { name: `Down: ${entry.headword}` }).click();
    await page.getByLabel('Event', { exact: true }).fill('Spring regatta');
    await page.getByRole('button', { name: `Up: ${entry.headword}` }).click();
    await page.reload();
    expect(await names(page)).toEqual([entry.headword, other.headword]);
    expect(await page.getByLabel(`Note on ${entry.headword}`).inputValue()).toBe('Ask the lockkeeper.');
    expect(await page.getByLabel('Event', { exact: true }).inputValue()).toBe('Spring regatta');
  });

  it('leaves a note alone while a hand is in it, though the site answers meanwhile', async () => {
    const page = await open('/', { alone: true });
    const letCome = await holdBack(page, '**/text.json');
    await binderWith(page, entry.id, other.id);
    await page.getByText('Note', { exact: true }).first().click();
    const note = page.getByLabel(`Note on ${entry.headword}`);
    await note.pressSequentially('Ask the ');
    letCome();
    await answered(page);
    await page.keyboard.type('lockkeeper.');
    await page.getByRole('heading', { name: 'Binder' }).click();
    await page.reload();
    expect(await note.inputValue()).toBe('Ask the lockkeeper.');
  });

  it('shows the text of the event’s date, and gives the date to the whole visit when asked', async () => {
    const page = await open('/');
    await binderWith(page, changed.id);
    const words = items(page).first().locator('.pin-words').first();
    expect(await words.innerText()).toContain(typeset(changed.text[0]?.text ?? 'nothing'));
    await page.getByLabel('Its date').fill('2010-01-01');
    await eventually(() => words.innerText()).toContain(typeset(changed.versions[0]?.text[0]?.text ?? 'nothing'));
    expect(await items(page).first().locator('.pin-notice').innerText()).toContain('this is the text held for 1 January 2010');
    await page.getByRole('button', { name: 'Read the whole site as of 1 January 2010' }).click();
    await page.goto('/letters/');
    expect(await page.evaluate(() => document.documentElement.dataset['eventDate'])).toBe('2010-01-01');
    await page.goto(`/entries/${entry.id}/`);
    await entryPin(page).click();
    await said(page).filter({ hasText: 'in the binder' }).waitFor();
    await page.goto('/binder/');
    await eventually(() => items(page).count()).toBe(2);
    await answered(page);
    expect(await items(page).nth(1).locator('.pin-notice').isVisible()).toBe(false);
  });

  it('shows in one window what was done in another', async () => {
    const page = await open('/');
    await binderWith(page, entry.id);
    const second = await page.context().newPage();
    await second.goto(`/entries/${other.id}/`);
    await entryPin(second).click();
    await eventually(() => names(page)).toEqual([entry.headword, other.headword]);
    await page.getByRole('button', { name: `Remove: ${other.headword}` }).click();
    await eventually(() => entryPin(second).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the program behind the button', () => {
  it('comes as a hand comes near, so that a pin is kept though its page is left at once', async () => {
    const page = await open(`/entries/${entry.id}/`);
    const coming = page.waitForResponse(pinProgram);
    await entryPin(page).hover();
    // It is here when it has run, which is later than when it has come.
    await page.evaluate(`import(${JSON.stringify((await coming).url())}).then(() => null)`);
    await entryPin(page).click();
    await page.goto('/binder/');
    expect(await names(page)).toEqual([entry.headword]);
  });

  it('says so where the network does not bring it', async () => {
    const page = await open(`/entries/${entry.id}/`, { alone: true });
    await page.route(pinProgram, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("cut");' }));
    await entryPin(page).click();
    await said(page).filter({ hasText: 'nothing was done' }).waitFor();
    expect(await entryPin(page).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('on paper', () => {
  const lengthOf = ({ text }: Entry): number => text.reduce((sum, block) => sum + block.text.length, 0);
  const byLength = inForce.toSorted((a, b) => lengthOf(b) - lengthOf(a));

  it.each([
    ['twelve pins of middling length', inForce.filter(({ text }) => text.length <= 8).slice(0, 12)],
    ['the twelve longest entries', byLength.slice(0, 12)],
  ])('%s, with their notes, are two pages', async (_, pinned) => {
    const page = await open('/');
    const ids = pinned.map(({ id }) => id);
    await binderWith(page, ...ids);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('in-force:binder') ?? '') as { event: unknown; pins: { note: string }[] };
      kept.event = { name: 'Spring regatta', day: null };
      for (const pin of kept.pins) pin.note = 'Asked twice last year; the second bridge matters.';
      localStorage.setItem('in-force:binder', JSON.stringify(kept));
    });
    await page.reload();
    await answered(page);
    for (const format of ['A4', 'Letter'] as const) {
      const sheet = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
      const { items: words } = await (await sheet.getPage(1)).getTextContent();
      const text = words.map((word) => ('str' in word ? word.str : '')).join('');
      expect(text).toContain('Spring regatta');
      expect(text).toContain('Asked twice last year');
      expect(text).not.toContain('Save as a file');
      expect(sheet.numPages).toBeLessThanOrEqual(2);
    }
  });
});
