/** What stands beside a text: instructions that are not in it, its versions, its contents; and the order in which all is read. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { contentsOf } from '../../src/model/headings.ts';
import { isLeftOver } from '../../src/model/rulings.ts';
import { typeset } from '../../src/model/typeset.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const wide: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** As the page shows it. */
const squash = (text: string): string => typeset(text.replaceAll(/\s+/gu, ' ').trim());

const waiting = shipped.entries.flatMap((entry) => shipped.rulings.filter(({ supersededBy, entry: of }) => of === entry.id && supersededBy === null)
  .flatMap(({ amendments }) => amendments.filter(isLeftOver)).map((amendment) => ({ entry, amendment })))
  .filter(({ entry: { status, text } }) => status === 'in force' && text.length > 2);
const placed = first('instruction whose block is known', waiting.filter(({ entry, amendment: { about } }) => about !== undefined && about !== entry.text[0]?.id && entry.text.some(({ id }) => id === about)));
const unplaced = first('instruction whose block is not known', waiting.filter(({ amendment: { about } }) => about === undefined));
const notes = shipped.rulings.flatMap(({ amendments }) => amendments.flatMap(({ id, outcome }) => (outcome === 'applied with a note' ? [id] : [])));
const noted = first('entry with one change with a note', shipped.entries.filter(({ status, text }) => status === 'in force' && text.filter(({ amendment }) => amendment !== null && notes.includes(amendment)).length === 1)).id;
const changed = first('entry that changed twice', shipped.entries.filter(({ status, versions }) => status === 'in force' && versions.length > 2));
const long = first('entry with headings', shipped.entries.filter(({ text }) => contentsOf(text).length > 0));

const note = (page: Page, { amendment: { instruction } }: typeof placed) => page.locator('.unplaced').filter({ visible: true }).filter({ hasText: squash(instruction).slice(0, 60) }).first();
const boxOf = async (page: Page, selector: string) => first(selector, [await page.locator(selector).first().boundingBox()].filter((box) => box !== null));

describe('a change with a note', () => {
  it.each([['on a phone', phone], ['on a wide screen', wide]])('is open where the head leads to it %s', async (_, options) => {
    const page = await open(`/entries/${noted}/`, options);
    const outcome = page.locator('.rule-text .change .outcome').filter({ hasText: 'Applied with a note' });
    expect(await outcome.filter({ visible: true }).count()).toBe(0);
    await page.locator('.standing .warning > a').filter({ visible: true }).click();
    expect(await outcome.filter({ visible: true }).count()).toBe(1);
  });
});

describe('an instruction that is not in the text', () => {
  it('stands open beside its block on a wide screen', async () => {
    const page = await open(`/entries/${placed.entry.id}/`, wide);
    const words = await boxOf(page, `#${placed.amendment.about ?? ''} > .words`);
    const beside = first('box', [await note(page, placed).boundingBox()].filter((box) => box !== null));
    expect(beside.x).toBeGreaterThan(words.x + words.width);
    expect(Math.abs(beside.y - words.y)).toBeLessThan(300);
    expect(await note(page, placed).locator('.instruction').isVisible()).toBe(true);
  });

  it('stands beside the head where its block is not known', async () => {
    const page = await open(`/entries/${unplaced.entry.id}/`, wide);
    const head = await boxOf(page, '.rule-text');
    const beside = first('box', [await page.locator('.rule-text > .margin > .unplaced').filter({ visible: true }).first().boundingBox()].filter((box) => box !== null));
    expect(beside.x).toBeGreaterThan(head.x + head.width / 2);
    expect(Math.abs(beside.y - head.y)).toBeLessThan(200);
  });

  it('is folded under its block on a phone, and opens at a touch', async () => {
    const page = await open(`/entries/${placed.entry.id}/`, phone);
    const words = await boxOf(page, `#${placed.amendment.about ?? ''} > .words`);
    const under = first('box', [await note(page, placed).boundingBox()].filter((box) => box !== null));
    expect(under.y).toBeGreaterThanOrEqual(words.y + words.height);
    expect(under.height).toBeLessThan(60);
    await note(page, placed).locator('summary').first().tap();
    expect(squash(await note(page, placed).innerText())).toContain(squash(placed.amendment.instruction));
  });

  it.each([['a wide screen', wide], ['a phone', phone]])('is in reach without scripts on %s', async (_, options) => {
    const page = await open(`/entries/${placed.entry.id}/`, { ...options, javaScriptEnabled: false });
    const words = note(page, placed).locator('.instruction');
    if (!await words.isVisible()) await note(page, placed).locator('summary').first().click();
    expect(await words.isVisible()).toBe(true);
  });

  it('is led to from the page’s head, open', async () => {
    const page = await open(`/entries/${unplaced.entry.id}/`, phone);
    await page.locator('.notice.not-applied a[href="#not-applied"]').filter({ visible: true }).first().tap();
    await page.locator('.unplaced:target .instruction').waitFor();
  });

  it.each([['a phone', phone], ['a wide screen', wide]])('shows its new text too to who is led to it on %s', async (_, options) => {
    const given = first('first instruction of an entry, with a new text', shipped.entries.flatMap((entry) => waiting.filter((one) => one.entry === entry).slice(0, 1)).filter(({ amendment }) => amendment.newBlocks.length > 0));
    const page = await open(`/entries/${given.entry.id}/#not-applied`, options);
    const words = squash(given.amendment.newBlocks[0]?.text ?? '').slice(0, 40);
    // One that has ended may hold the address: then the first that stands is led to.
    const led = page.locator('.unplaced details').filter({ visible: true }).getByText(words).first();
    await led.waitFor();
    expect((await led.boundingBox())?.y).toBeLessThan(900);
  });

  it('is on paper, with its new text', async () => {
    const page = await open(`/entries/${placed.entry.id}/`, phone);
    await page.emulateMedia({ media: 'print' });
    expect(await note(page, placed).locator('.instruction').isVisible()).toBe(true);
  });

  it('belongs to the text of its day: before its document it is not there', async () => {
    const page = await open(`/entries/${placed.entry.id}/`, wide);
    const instruction = squash(placed.amendment.instruction).slice(0, 60);
    // A document may repeat what an earlier one said: the first of them counts.
    const days = await page.locator('.unplaced').filter({ hasText: instruction }).evaluateAll((all) => all.map((one) => one.getAttribute('data-from') ?? ''));
    const from = days.toSorted()[0] ?? '';
    const dayBefore = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);
    for (const [day, count] of [[from, 1], [dayBefore, 0]] as const) {
      await page.goto(`/entries/${placed.entry.id}/?on=${day}`);
      await page.locator('html[data-event-ready]').waitFor();
      expect(await page.locator('.unplaced').filter({ visible: true }).filter({ hasText: instruction }).count(), day).toBe(count);
    }
  });
});

describe('on a wide screen', () => {
  it('the newest versions stand beside the head, with the way to compare them', async () => {
    const page = await open(`/entries/${changed.id}/`, wide);
    const box = await boxOf(page, '.versions');
    const head = await boxOf(page, '.entry-head');
    expect(box.x).toBeGreaterThan(head.x + head.width);
    expect(box.y).toBeLessThan(head.y + 40);
    const links = await page.locator('.versions a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links[0]).toBe(`/entries/${changed.id}/${changed.versions.at(-1)?.id ?? ''}/`);
    expect(links.at(-1)).toBe(`/entries/${changed.id}/compare/`);
  });

  it('a text with headings has its contents beside it', async () => {
    const page = await open(`/entries/${long.id}/`, wide);
    const links = page.getByRole('navigation', { name: 'Contents' }).filter({ visible: true }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(contentsOf(long.text).map(({ title }) => title));
    await links.last().click();
    await page.locator('.provision:target').waitFor();
  });

  it('no mark slides far below its block: what is too long for the margin is folded, and opens at a touch', async () => {
    const page = await open('/about/', wide);
    for (const id of new Set(waiting.map(({ entry }) => entry.id))) {
      await page.goto(`/entries/${id}/`);
      const slid = await page.locator('.provision > .margin:first-child').evaluateAll((all) => all.filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect().top - (one.parentElement?.querySelector(':scope > .words')?.getBoundingClientRect().top ?? 0)));
      expect(slid.filter((by) => by > 300), id).toEqual([]);
    }
  });

  it('nothing in the margin lies on anything else', async () => {
    const page = await open('/about/', wide);
    for (const { id } of [placed.entry, unplaced.entry, changed, long]) {
      await page.goto(`/entries/${id}/`);
      const overlapping = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('.versions, .margin, .provision > .words, .notice, .standing')].filter((one) => one.checkVisibility()).map((one) => ({ name: one.className, box: one.getBoundingClientRect() }));
        return parts.flatMap(({ name, box }, at) => parts.slice(at + 1).filter(({ box: other }) => box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1).map((other) => `${name} / ${other.name}`));
      });
      expect(overlapping, id).toEqual([]);
    }
  });
});

describe('on a phone', () => {
  it('the way to compare versions stands at the head', async () => {
    const page = await open(`/entries/${changed.id}/`, phone);
    const link = page.getByRole('link', { name: 'Compare versions' });
    expect((await link.boundingBox())?.y ?? Infinity).toBeLessThan((await boxOf(page, '.rule-text')).y);
    expect(await page.locator('.versions li').filter({ visible: true }).count()).toBe(0);
    await link.tap();
    await page.waitForURL(`**/entries/${changed.id}/compare/`);
  });

  it.each([['with a change', changed.id], ['with an instruction', placed.entry.id]])('the stops of the keyboard go down the text of an entry %s as it is read', async (_, id) => {
    const page = await open(`/entries/${id}/`, phone);
    const tops = await page.locator('.rule-text').filter({ visible: true }).first().evaluate((text) =>
      [...text.querySelectorAll<HTMLElement>('a[href], summary, button:not([tabindex="-1"])')].filter((one) => one.checkVisibility()).map((one) => {
        const { bottom } = one.getClientRects()[0] ?? one.getBoundingClientRect();
        return Math.round(bottom);
      }));
    expect(tops.length).toBeGreaterThan(4);
    // A line's parts differ by a few pixels.
    expect(tops.filter((top, at) => top < (tops[at - 1] ?? 0) - 12)).toEqual([]);
  });
});
