import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';

import { localDay, longDay } from '../../src/model/dates.ts';
import { typeset } from '../../src/model/typeset.ts';
import { origin, useBrowser } from './rig/open-page.ts';
import { setEventDay } from './rig/set-event-day.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const rulings = shipped.documents.filter(({ kind, date }) => kind === 'rulings' && date !== null);
const changed = first('entry that changed twice', shipped.entries.filter(({ status, versions }) => status === 'in force' && versions.filter(({ amendments }) => amendments.length > 0).length > 1));
const letter = changed.headword.charAt(0).toLowerCase();
const repealed = first('repealed entry', shipped.entries.filter(({ status }) => status === 'repealed'));
const latest = rulings.at(-1)?.date ?? '';

/** What is on the paper, with words that a line's end parted put together and spaces as one. */
async function printed(page: Page): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))), { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages };
}
/** As the page shows it. */
const squash = (text: string): string => typeset(text.replaceAll(/\s+/g, ' ').trim());
const opening = (text: string): string => squash(text).slice(0, 40);
const lastText = (entry: typeof changed): string => entry.versions.findLast(({ text }) => text.length > 0)?.text[0]?.text ?? '';

describe('the texts under a letter, printed', () => {
  const address = `/letters/${letter}/text/`;

  it('have every entry in force with its text, since when, and where it is from', async () => {
    const { text, pages } = await printed(await open(address));
    const entries = shipped.entries.filter(({ headword, status }) => headword.toLowerCase().startsWith(letter) && status === 'in force');
    for (const one of entries) expect(text).toContain(squash(one.headword));
    expect(text).toContain(opening(changed.text[0]?.text ?? ''));
    expect(text).toContain('In force since');
    expect(text).toMatch(/lines? \d+ to \d+; changed by the Current Rulings of/);
    expect(pages).toBeGreaterThan(1);
  });

  it('say of what is not in a text that it is to be read with it', async () => {
    const waiting = first('instruction not applied', shipped.rulings.filter((one) => one.supersededBy === null && one.entry !== null && one.amendments.some(({ outcome, reason }) => outcome === 'not applied' && reason?.why === 'described, not quoted')));
    const home = first('entry of it', shipped.entries.filter(({ id }) => id === waiting.entry));
    const { text } = await printed(await open(`/letters/${home.headword.charAt(0).toLowerCase()}/text/`));
    expect(text).toContain('Not in this text:');
  });

  it('stand in two columns, with nothing about them that belongs to the screen', async () => {
    const page = await open(address);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.dictionary-entries').evaluate((element) => getComputedStyle(element).columnCount)).toBe('2');
    for (const furniture of ['.masthead', '.colophon', '.letters', '.event-band', 'button']) expect(await page.locator(furniture).filter({ visible: true }).count(), furniture).toBe(0);
    expect(await page.locator('.dictionary-entry h2').first().evaluate((element) => getComputedStyle(element).breakAfter)).toBe('avoid');
  });

  it('are those of the event’s date, superseded ones with their band', async () => {
    const page = await open(`/letters/${repealed.headword.charAt(0).toLowerCase()}/text/`);
    expect((await printed(page)).text).not.toContain(opening(lastText(repealed)));
    const [day] = repealed.versions.flatMap(({ text, from }) => (text.length === 0 ? from ?? [] : []));
    await setEventDay(page, new Date(Date.parse(day ?? '') - 86_400_000).toISOString().slice(0, 10));
    const { text } = await printed(page);
    expect(text).toContain(opening(lastText(repealed)));
    expect(text).toMatch(/In force on that day,.*not the same today\. Not in force today\./su);
  });

  it('are dark on white, whatever the screen was', async () => {
    const page = await open(address, { colorScheme: 'dark' });
    await page.evaluate(() => { document.documentElement.dataset['theme'] = 'dark'; });
    await page.emulateMedia({ media: 'print' });
    const colours = await page.evaluate(() => [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.body).color]);
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(29, 27, 24)']);
  });
});

describe('the changes since a document, printed', () => {
  const address = `/changes/since/${rulings[0]?.id ?? ''}/`;

  it('have what changed with its words, and no furniture', async () => {
    const page = await open(address);
    const { text } = await printed(page);
    expect(text).toContain(changed.headword);
    expect(text).toContain(opening(changed.text[0]?.text ?? '').slice(0, 15));
    for (const furniture of ['Show', 'Under one letter', 'Both texts in full']) expect(text).not.toContain(furniture);
  });

  it('are only those in sight: with an event’s date, none that came later', async () => {
    const page = await open(address);
    const before = await printed(page);
    const [last] = shipped.entries.filter(({ versions }) => versions.at(-1)?.from === latest && versions.filter(({ amendments }) => amendments.length > 0).length === 1);
    const words = last?.headword ?? '';
    expect(before.text).toContain(words);
    await setEventDay(page, new Date(Date.parse(latest) - 86_400_000).toISOString().slice(0, 10));
    const headwords = await page.locator('.entry-change:visible h3 a').allInnerTexts();
    const { text } = await printed(page);
    for (const headword of headwords) expect(text).toContain(squash(headword));
    expect(headwords).not.toContain(words);
    expect(text.length).toBeLessThan(before.text.length);
  });
});

describe('an entry, printed', () => {
  it('says once how it stands and whose text it is', async () => {
    const page = await open(`/entries/${changed.id}/`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-how-it-stands]:visible').count()).toBe(1);
    expect(await page.locator('.entry-tools .citation:visible [data-hash]:visible').count()).toBe(1);
    expect(await page.locator('.citation [data-standing]:visible').count()).toBe(0);
  });

  it('can be cited and found again from the sheet, and has no words that are dead on paper', async () => {
    const { text } = await printed(await open(`/entries/${changed.id}/`));
    const plain = text.replaceAll(' ', '');
    expect(plain).toContain(`/entries/${changed.id}/${changed.versions.at(-1)?.id ?? ''}/`);
    expect(text).toMatch(/Wording [0-9a-f]{8}/u);
    for (const dead of ['what changed', 'Compare', 'As it was printed', 'Copy citation', 'Proof']) expect(text).not.toContain(dead);
  });
});

describe('the binder, printed', () => {
  it('counts the paragraphs of a whole text, and says its day and where it is found', async () => {
    const page = await open(`/entries/${changed.id}/`);
    await page.locator('.entry-tools .pin').click();
    await page.locator('.entry-tools .pin[aria-pressed=true]').waitFor();
    await page.goto('/binder/');
    await page.locator('.pin-item .from').waitFor();
    const { text } = await printed(page);
    expect(text).toContain(`1 ${opening(changed.text[0]?.text ?? '')}`);
    expect(text).toContain(`printed on ${longDay(localDay(new Date()))}`);
    expect(text.replaceAll(' ', '')).toContain(`${origin}/`);
    await setEventDay(page, latest);
    const { text: onDay } = await printed(page);
    expect(onDay).not.toContain('Text of today');
  });
});
