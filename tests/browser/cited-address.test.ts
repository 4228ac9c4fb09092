/** What a citation leads back to: old addresses; and when the program that makes citations comes. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { typeset } from '../../src/model/typeset.ts';
import { changed, dayBefore, wordsOf } from './rig/changed-entry.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const cite = (page: Page, place: string) => page.getByRole('button', { name: `Copy the citation of ${place}`, exact: true });
const said = (page: Page) => page.locator('.note-bar [role=status]');

describe('the program that cites', () => {
  const isCiting = (address: string) => address.includes('/hand-on.');

  it('comes as a hand comes near, and not before', async () => {
    const page = await open('/', { alone: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/entries/${changed.id}/`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isCiting)).toEqual([]);
    await page.locator('[data-cited] > [data-cite]').hover();
    await expect.poll(() => asked.filter(isCiting).length).toBe(1);
  });

  it('says so where the network does not bring it', async () => {
    const page = await open('/', { alone: true });
    await page.goto(`/entries/${changed.id}/`);
    await page.route(({ href }) => isCiting(href), (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw 0' }));
    await cite(page, 'paragraph 2').focus();
    await page.keyboard.press('Enter');
    await said(page).filter({ hasText: 'The network did not answer, so nothing was done.' }).waitFor();
  });
});

describe('an old address', () => {
  const gone = first('removed block', shipped.entries.filter(({ status }) => status === 'in force').flatMap((entry) => {
    const now = new Set(entry.text.map(({ id }) => id));
    return entry.versions.flatMap(({ text }, at) => text.filter(({ id }) => !now.has(id)).map(({ id }) => ({ entry, id, version: entry.versions[at] })));
  }));

  it('of a paragraph that is gone leads to where it stood, says what superseded it, and shows the version that had it', async () => {
    const page = await open(`/entries/${gone.entry.id}/#${gone.id}`, phone);
    const place = page.locator(`#${gone.id}`);
    await place.filter({ hasText: 'stood here until' }).waitFor();
    expect(await place.innerText()).toContain('superseded by the Current Rulings of');
    const box = await place.boundingBox();
    expect(box !== null && box.y >= 0 && box.y < 844).toBe(true);
    await place.getByRole('link', { name: 'Read it in the' }).click();
    await page.waitForURL(`**/entries/*/*/#${gone.id}`);
    expect(await page.locator(`#${gone.id} > .words`).innerText()).toContain(gone.version?.text.find(({ id }) => id === gone.id)?.text.slice(0, 20) ?? 'nothing');
  });

  it('with an event’s date set leads to the paragraph of that day', async () => {
    const page = await open('/', phone);
    await page.evaluate((day) => { localStorage.setItem('in-force:date', day); }, dayBefore);
    await page.goto(`/entries/${changed.id}/#p2`);
    const place = page.locator('[data-of-event-day] [data-addressed]');
    expect(await place.locator(':scope > .words').innerText()).toContain(typeset(wordsOf('p2', changed.versions.at(-2)?.text)));
    const box = await place.boundingBox();
    expect(box !== null && box.y >= 0 && box.y < 844).toBe(true);
    await page.locator('[data-return-to-today]').last().click();
    await page.locator('#p2').filter({ hasText: wordsOf('p2') }).waitFor();
    expect(await page.locator('[data-addressed]').count()).toBe(0);
  });

  it('is not in the way of those who read', async () => {
    const page = await open(`/entries/${gone.entry.id}/`);
    expect(await page.locator('.former').first().isVisible()).toBe(false);
  });
});
