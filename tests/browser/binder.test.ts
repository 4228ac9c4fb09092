/** The binder: pinned in one touch, kept on the device, put in order, taken along, printed. */
import { buffer } from 'node:stream/consumers';

import type { BrowserContextOptions, Download, Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';

import type { Entry } from '../../src/model/corpus.ts';
import { typeset } from '../../src/model/typeset.ts';
import { axe } from './rig/axe.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const sizes: [string, BrowserContextOptions][] = [['a phone', phone], ['a wide screen', { viewport: { width: 1280, height: 900 } }]];

const inForce = shipped.entries.filter(({ status, text, pointsTo }) => status === 'in force' && text.length > 1 && pointsTo === null);
const [entry, other, third] = [first('entry', inForce), first('second entry', inForce.slice(1)), first('third entry', inForce.slice(2))];
const changed = first('entry with a version before', shipped.entries.filter(({ status, versions }) => status === 'in force' && versions.length > 1 && versions[0]?.text[0]?.text !== versions.at(-1)?.text[0]?.text));

const pinOf = (page: Page, place: string) => page.getByRole('button', { name: `Pin ${place}`, exact: true });
const entryPin = (page: Page) => page.getByRole('button', { name: 'Pin', exact: true });
const items = (page: Page) => page.locator('.pin-item');
const names = (page: Page): Promise<string[]> => page.locator('.pin-item h2').allInnerTexts();
const said = (page: Page) => page.locator('.note-bar [role=status]');
const contentOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

/** The binder's program is a file of its own, loaded when somebody is about to pin. */
const pinProgram = /\/pin\.[^/]*\.js$/u;

/** Pins entries one after the other and goes to the binder. */
async function binderWith(page: Page, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    await page.goto(`/entries/${id}/`);
    await entryPin(page).click();
    await said(page).filter({ hasText: 'in the binder' }).waitFor();
  }
  await page.goto('/binder/');
  await expect.poll(() => items(page).count()).toBe(ids.length);
}

describe.each(sizes)('on %s', (_, size) => {
  it('an entry and a paragraph are pinned in one touch each, and taken out in one', async () => {
    const page = await open(`/entries/${entry.id}/`, size);
    await entryPin(page).click();
    await said(page).filter({ hasText: `${entry.headword} is in the binder.` }).waitFor();
    await pinOf(page, 'paragraph 1').click();
    await expect.poll(() => pinOf(page, 'paragraph 1').getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('[data-binder-count]').first().textContent()).toBe('2');
    await page.reload();
    expect(await entryPin(page).getAttribute('aria-pressed')).toBe('true');
    await entryPin(page).click();
    await expect.poll(() => entryPin(page).getAttribute('aria-pressed')).toBe('false');
    await page.locator('.note-bar').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => entryPin(page).getAttribute('aria-pressed')).toBe('true');
    await page.goto('/binder/');
    expect(await names(page)).toEqual([entry.headword, `${entry.headword}, paragraph 1`]);
    expect(await items(page).nth(1).locator('.pin-words').first().innerText()).toContain(typeset(entry.text[0]?.text ?? 'nothing').slice(0, 30));
    await expect.poll(() => items(page).nth(1).locator('.from').innerText()).toMatch(/^In force /u);
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

  it('shows the text of the event’s date, and gives the date to the whole visit when asked', async () => {
    const page = await open('/');
    await binderWith(page, changed.id);
    const words = items(page).first().locator('.pin-words').first();
    expect(await words.innerText()).toContain(typeset(changed.text[0]?.text ?? 'nothing'));
    await page.getByLabel('Its date').fill('2010-01-01');
    await expect.poll(() => words.innerText()).toContain(typeset(changed.versions[0]?.text[0]?.text ?? 'nothing'));
    expect(await items(page).first().locator('.pin-notice').innerText()).toContain('this is the text of 1 January 2010');
    await page.getByRole('button', { name: 'Read the whole site as of 1 January 2010' }).click();
    await page.goto('/letters/');
    expect(await page.evaluate(() => document.documentElement.dataset['eventDate'])).toBe('2010-01-01');
    await page.goto(`/entries/${entry.id}/`);
    await entryPin(page).click();
    await said(page).filter({ hasText: 'in the binder' }).waitFor();
    await page.goto('/binder/');
    await expect.poll(() => items(page).count()).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(await items(page).nth(1).locator('.pin-notice').isVisible()).toBe(false);
  });

  it('shows in one window what was done in another', async () => {
    const page = await open('/');
    await binderWith(page, entry.id);
    const second = await page.context().newPage();
    await second.goto(`/entries/${other.id}/`);
    await entryPin(second).click();
    await expect.poll(() => names(page)).toEqual([entry.headword, other.headword]);
    await page.getByRole('button', { name: `Remove: ${other.headword}` }).click();
    await expect.poll(() => entryPin(second).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the program behind the button', () => {
  it('comes as a hand comes near, so that a pin is kept though its page is left at once', async () => {
    const page = await open(`/entries/${entry.id}/`);
    const coming = page.waitForResponse(pinProgram);
    await entryPin(page).hover();
    await (await coming).finished();
    await entryPin(page).click();
    await page.goto('/binder/');
    expect(await names(page)).toEqual([entry.headword]);
  });

  it('says so where the network does not bring it', async () => {
    const page = await open(`/entries/${entry.id}/`);
    await page.route(pinProgram, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("cut");' }));
    await entryPin(page).click();
    await said(page).filter({ hasText: 'nothing was done' }).waitFor();
    expect(await entryPin(page).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('a damaged store', () => {
  it.each(['{', '[]', '{"pins":7}', '{"schema":1,"pins":[null]}', '{"schema":9,"pins":[],"new":true}'])('%s breaks no page, is told of, and is not lost', async (source) => {
    const page = await open('/');
    await page.evaluate((text) => { localStorage.setItem('in-force:binder', text); }, source);
    await page.goto(`/entries/${entry.id}/`);
    await entryPin(page).click();
    await said(page).filter({ hasText: 'in the binder' }).waitFor();
    await page.goto('/binder/');
    expect(await names(page)).toEqual([entry.headword]);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it as a file' }).click();
    expect(String(await contentOf(await saving))).toBe(source);
    await page.getByRole('button', { name: 'Forget it' }).click();
    expect(await page.locator('[data-binder-damaged]').isVisible()).toBe(false);
    expect(await names(page)).toEqual([entry.headword]);
  });

  it('that is refused altogether is said', async () => {
    const page = await open('/');
    await page.addInitScript(() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; });
    await page.goto(`/entries/${entry.id}/`);
    await entryPin(page).click();
    await said(page).filter({ hasText: 'keeps nothing here' }).waitFor();
    expect(await entryPin(page).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('a file of the binder', () => {
  it('is opened in another browser, and adds nothing twice', async () => {
    const page = await open('/');
    await binderWith(page, entry.id, other.id);
    await page.getByLabel('Event', { exact: true }).fill('Spring regatta');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('binder-spring-regatta.json');
    const file = { name: saved.suggestedFilename(), mimeType: 'application/json', buffer: await contentOf(saved) };

    const elsewhere = await open('/');
    await binderWith(elsewhere, other.id, third.id);
    await elsewhere.getByLabel('Open a file').setInputFiles(file);
    await elsewhere.locator('[data-binder-status]').filter({ hasText: '1 pin added, 1 here already.' }).waitFor();
    expect(await names(elsewhere)).toEqual([other.headword, third.headword, entry.headword]);
    expect(await elsewhere.getByLabel('Event', { exact: true }).inputValue()).toBe('Spring regatta');
    await elsewhere.getByLabel('Open a file').setInputFiles(file);
    await elsewhere.locator('[data-binder-status]').filter({ hasText: '0 pins added, 2 here already.' }).waitFor();
  });

  it.each([
    ['a shopping list', 'salt, wicks', 'not JSON'],
    ['a binder with a hole', '{"schema":1,"event":{"name":"","day":null},"pins":[{"entry":"lock"}],"removed":{},"changed":"2017-05-01T10:00:00Z"}', 'pins[0].headword'],
  ])('that is %s changes nothing, and what is wrong is said', async (_, content, fault) => {
    const page = await open('/');
    await binderWith(page, entry.id);
    await page.getByLabel('Open a file').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await page.getByRole('alert').filter({ hasText: fault }).waitFor();
    expect(await names(page)).toEqual([entry.headword]);
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
    await page.waitForLoadState('networkidle');
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
