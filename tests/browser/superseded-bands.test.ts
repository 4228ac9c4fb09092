/** A text that is not in force says so for as long as it is read: on the screen above it, on paper at the head of every sheet. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';

import { documentName, longDay } from '../../src/model/dates.ts';
import { useBrowser } from './rig/open-page.ts';
import { setEventDay } from './rig/set-event-day.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const phone: BrowserContextOptions = { viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true };

const repealed = first('repealed entry', shipped.entries.filter(({ status, versions }) => status === 'repealed' && versions.length > 1 && (versions.at(-1)?.from ?? '') !== ''));
const endedOn = repealed.versions.at(-1)?.from ?? '';
const byRuling = first('ruling that a later one superseded', shipped.rulings.filter(({ supersededBy, entry }) => supersededBy?.ruling && entry !== null));
const byEdition = first('ruling that an edition superseded', shipped.rulings.filter(({ supersededBy, entry }) => supersededBy !== null && supersededBy.ruling === null && entry !== null));
const valid = first('ruling in force', shipped.rulings.filter(({ supersededBy, effective }) => supersededBy === null && effective === null));
const documentOf = (id: string | undefined) => first('document', shipped.documents.filter((one) => one.id === id));

/** Whether the band is in the window after the reader went to the end of the text; and the colour of its words beside that of words in force. */
async function atItsEnd(page: Page): Promise<{ isSeen: boolean; isSoft: boolean; line: string }> {
  return page.evaluate(() => {
    const words = [...document.querySelectorAll('.rule-text .words')].at(-1);
    words?.scrollIntoView({ block: 'end' });
    const band = document.querySelector('main > .band')?.getBoundingClientRect();
    const text = document.querySelector('.rule-text');
    return {
      isSeen: band !== undefined && band.height > 0 && band.top >= 0 && band.bottom <= innerHeight,
      isSoft: words !== undefined && getComputedStyle(words).color !== getComputedStyle(document.body).color,
      line: text === null ? '' : getComputedStyle(text).borderLeftStyle,
    };
  });
}

describe('a repealed entry', () => {
  const address = `/entries/${repealed.id}/`;

  it.each([['on a phone', phone], ['with a mouse', {}]])('has its band over its last words too %s', async (_, options) => {
    const page = await open(address, options);
    expect(await page.locator('main > .band').innerText()).toMatch(new RegExp(`^(?:Repealed|Ended by omission)\\b.*${longDay(endedOn)}`, 'su'));
    expect(await atItsEnd(page)).toEqual({ isSeen: true, isSoft: true, line: 'dashed' });
  });

  it('is not called in force where a version leads to it', async () => {
    const page = await open(`/entries/${repealed.id}/${repealed.versions[0]?.id ?? ''}/`);
    expect(await page.locator('.to-current').innerText()).toBe('The entry is no longer in force: how it ended');
  });

  it('has it on every sheet', async () => {
    const page = await open(address);
    const pdf = await page.pdf({ width: '210mm', height: '140mm' });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
    expect(text.length).toBeGreaterThan(1);
    for (const sheet of text) expect(sheet).toMatch(/Repealed|Ended by omission/u);
  });

  it('has none on a day on which it was in force, and has it on the day of its end', async () => {
    const page = await open(address);
    await setEventDay(page, new Date(Date.parse(endedOn) - 86_400_000).toISOString().slice(0, 10));
    expect(await page.locator('main > .band').isVisible()).toBe(false);
    expect((await atItsEnd(page)).line).toBe('none');
    await setEventDay(page, endedOn);
    expect(await page.locator('main > .band').isVisible()).toBe(true);
  });
});

describe('a superseded ruling', () => {
  it.each([['a later ruling', byRuling], ['an edition', byEdition]])('by %s says by what and when above its text, and leads to what is in force', async (_, { id, supersededBy }) => {
    const page = await open(`/rulings/${id}/`, phone);
    const by = documentOf(supersededBy?.document);
    const said = await page.locator('main > .band').innerText();
    expect(said).toContain(documentName(by));
    expect(said).toContain(by.date === null ? 'undated' : longDay(by.date));
    expect(await atItsEnd(page)).toEqual({ isSeen: true, isSoft: true, line: 'dashed' });
    await page.getByRole('link', { name: 'Read what is in force' }).tap();
    await page.waitForURL('**/entries/**');
  });

  it('is told from one that holds', async () => {
    const page = await open(`/rulings/${valid.id}/`);
    expect(await page.locator('main > .band').count()).toBe(0);
    expect((await atItsEnd(page)).line).toBe('none');
  });
});
