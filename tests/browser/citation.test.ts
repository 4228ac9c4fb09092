/** Citing at the table: one touch, and it can be pasted; where it cannot, the text waits to be copied by hand. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { shortDay } from '../../src/model/dates.ts';
import { axe } from './rig/axe.ts';
import { changed, changedOn, dayBefore, wordsOf } from './rig/changed-entry.ts';
import { origin, useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const sizes: [string, BrowserContextOptions][] = [['a phone', phone], ['a wide screen', { viewport: { width: 1280, height: 900 } }]];
const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

const ended = first('entry that a ruling ended', shipped.entries.filter(({ status, versions }) => status === 'repealed' && versions.at(-1)?.by === 'rulings' && versions.length > 1));
const endedOn = ended.versions.at(-1)?.from ?? '';
const beforeItsEnd = new Date(Date.parse(endedOn) - 86_400_000).toISOString().slice(0, 10);

const damaged = first('entry of a damaged copy of which rulings speak', shipped.entries.filter(({ id, completeness }) => completeness === 'partial' && shipped.rulings.filter(({ entry }) => entry === id).length > 1));
/** The day of the first of them: on it the later ones are not yet known. */
const firstSpoken = shipped.documents.filter(({ id }) => shipped.rulings.some(({ entry, document }) => entry === damaged.id && document === id)).map(({ published }) => published ?? '').sort()[0] ?? '';

const pasted = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const cite = (page: Page, place: string) => page.getByRole('button', { name: `Copy the citation of ${place}`, exact: true });
/** What the head says of the event's date, as a sentence in the midst of others. */
async function headOfDay(page: Page): Promise<string> {
  const [words = ''] = (await page.locator('[data-of-event-day] [data-how-it-stands]').filter({ visible: true }).innerText()).replaceAll(/\s+/gu, ' ').split('. Known up to');
  return words.charAt(0).toLowerCase() + words.slice(1);
}
const said = (page: Page) => page.locator('.note-bar [role=status]');

describe.each(sizes)('on %s', (_, size) => {
  it('one touch copies a paragraph: what, where, the words, since when, by which document, and a link', async () => {
    const page = await open(`/entries/${changed.id}/`, { ...size, ...withClipboard });
    await cite(page, 'paragraph 2').click();
    await said(page).filter({ hasText: 'Citation of paragraph 2 copied.' }).waitFor();
    const base = shipped.documents.find(({ id }) => id === changed.document)?.edition ?? '';
    expect(await pasted(page)).toMatch(new RegExp(
      `^${changed.headword}, paragraph 2: “${RegExp.escape(wordsOf('p2'))}”\\.? `
      + `In force since ${shortDay(changedOn)} \\(Current Rulings\\), base: ${RegExp.escape(base)}, letter . \\(undated; .*\\)(?:;.*)?\\. Known up to .*\\. Wording [0-9a-f]{8}\\. `
      + `${RegExp.escape(`${origin}/entries/${changed.id}/${changedOn}/#p2`)}$`, 'u',
    ));
  });

  it('a sign among the words is told from them', async () => {
    const { entry, block, sign } = first('paragraph with the name of a sign', shipped.entries.flatMap((one) => one.text.flatMap((part) => part.spans.filter(({ is }) => is === 'icon')
      .map(({ from, to }) => ({ entry: one, block: part, sign: part.text.slice(from, to) })))).filter((found) => !found.sign.startsWith('[') && found.block.type === 'paragraph'));
    const page = await open(`/entries/${entry.id}/`, { ...size, ...withClipboard });
    await page.locator(`#${block.id} [data-cite]`).click();
    await said(page).filter({ hasText: 'copied' }).waitFor();
    expect(await pasted(page)).toContain(`[${sign}]`);
    expect(await page.locator(`#${block.id} .words`).innerText()).not.toContain(`[${sign}]`);
  });

  it('its target is large enough for a thumb, and moves nothing when it answers', async () => {
    const page = await open(`/entries/${changed.id}/`, { ...size, ...withClipboard });
    for (const box of await page.locator('[data-cite]:visible').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
    const before = await page.locator('.rule-text').first().boundingBox();
    await cite(page, 'paragraph 2').click();
    await said(page).filter({ hasText: 'copied' }).waitFor();
    expect(await page.locator('.rule-text').first().boundingBox()).toEqual(before);
  });

  it.each(['light', 'dark'] as const)('in %s, the answer has no barrier that axe knows of', async (colorScheme) => {
    const page = await open(`/entries/${changed.id}/#p2`, { ...size, ...withClipboard, colorScheme });
    await cite(page, 'paragraph 2').click();
    await said(page).filter({ hasText: 'copied' }).waitFor();
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ').slice(0, 300)}`)).toEqual([]);
  });
});

describe('a citation', () => {
  it('of the whole entry says how it stands', async () => {
    const page = await open(`/entries/${changed.id}/`, withClipboard);
    await page.getByRole('button', { name: 'Copy citation', exact: true }).click();
    await said(page).filter({ hasText: 'Name, state and link copied; the mark behind a paragraph copies its words.' }).waitFor();
    expect(await pasted(page)).toMatch(new RegExp(`^${changed.headword}\\. In force since ${shortDay(changedOn)} \\(Current Rulings\\), base: .*\\. Wording [0-9a-f]{8}\\. ${origin}/entries/${changed.id}/${changedOn}/$`, 'u'));
  });

  it('of a superseded version says from when until when, and by what it was superseded', async () => {
    const page = await open(`/entries/${changed.id}/${changed.versions[1]?.id ?? ''}/`, withClipboard);
    await cite(page, 'paragraph 2').click();
    await said(page).filter({ hasText: 'copied' }).waitFor();
    const { from, to } = changed.versions[1] ?? { from: '', to: '' };
    expect(await pasted(page)).toContain(`Superseded on ${shortDay(to ?? '')}, in force from ${shortDay(from ?? '')} (by Current Rulings), base: `);
    expect(await pasted(page)).toContain(`${origin}/entries/${changed.id}/${changed.versions[1]?.id ?? ''}/#p2`);
  });

  it('with an event’s date set says as of when, and quotes the text of that day', async () => {
    const page = await open(`/entries/${changed.id}/`, withClipboard);
    await page.evaluate((day) => { localStorage.setItem('in-force:date', day); }, dayBefore);
    await page.reload();
    await page.locator('[data-of-event-day] .cite').and(page.getByRole('button', { name: 'Copy the citation of paragraph 2' })).click();
    await said(page).filter({ hasText: 'copied' }).waitFor();
    const opening = `${changed.headword}, paragraph 2, as of ${shortDay(dayBefore)}: “${wordsOf('p2', changed.versions.at(-2)?.text)}” The entry: ${await headOfDay(page)}. Superseded on ${shortDay(changedOn)}, `;
    expect((await pasted(page)).slice(0, opening.length)).toBe(opening);
    expect(opening).toContain('The entry: in force on that day, since ');
    expect((await pasted(page)).match(/Known up to/gu)).toHaveLength(1);
  });

  it('of an entry that has ended, as of a day on which it held, says that it held then and when it ended', async () => {
    const page = await open(`/entries/${ended.id}/?on=${beforeItsEnd}`, withClipboard);
    await page.locator('[data-cited] > [data-cite]').filter({ visible: true }).click();
    await said(page).filter({ hasText: 'copied' }).waitFor();
    expect(await pasted(page)).toMatch(new RegExp(`as of ${shortDay(beforeItsEnd)}(?:\\.|: “.*”) (?:In force|Not known whether in force) on that day[^.]*; not the same today\\. Repealed on ${shortDay(endedOn)} `, 'u'));
  });

  it('says once what the copy lacks, though the head of the day and that of today both say so', async () => {
    const page = await open(`/entries/${damaged.id}/?on=${firstSpoken}`, withClipboard);
    expect(await page.locator('[data-of-event-day] [data-how-it-stands]').filter({ visible: true }).innerText()).toContain('copy damaged');
    await page.locator('[data-cited] > [data-cite]').filter({ visible: true }).click();
    await said(page).filter({ hasText: 'copied' }).waitFor();
    expect((await pasted(page)).match(/copy damaged/gu)).toHaveLength(1);
  });

  it('on a day whose text and standing are today’s says the standing once', async () => {
    const page = await open(`/entries/${changed.id}/?on=${changedOn}`, withClipboard);
    const isToday = await page.locator('[data-of-event-day] [data-how-it-stands]').count() === 0;
    await cite(page, 'paragraph 2').filter({ visible: true }).click();
    await said(page).filter({ hasText: 'copied' }).waitFor();
    expect((await pasted(page)).includes('The entry: ')).toBe(!isToday);
    expect(await pasted(page)).toContain(`as of ${shortDay(changedOn)}: “`);
  });

  it('of a text that is one paragraph has its words, that of a longer one has none', async () => {
    const short = first('ruling of one paragraph', shipped.rulings.filter(({ blocks }) => blocks.length === 1));
    const page = await open(`/rulings/${short.id}/`, withClipboard);
    await page.getByRole('button', { name: 'Copy citation', exact: true }).click();
    await said(page).filter({ hasText: 'copied' }).waitFor();
    expect(await pasted(page)).toContain(`: “${short.blocks[0]?.text ?? ''}”`);
  });

  it.each([
    ['is refused', () => { Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } }); }],
    ['does not exist', () => { Object.defineProperty(navigator, 'clipboard', { value: undefined }); }],
  ])('waits, selected, where the clipboard %s', async (_, break_) => {
    const page = await open('/', { ...phone, alone: true });
    await page.addInitScript(break_);
    await page.goto(`/entries/${changed.id}/`);
    await cite(page, 'paragraph 2').click();
    await said(page).filter({ hasText: 'the text is selected' }).waitFor();
    const selected = await page.evaluate(() => {
      const field = document.activeElement;
      return field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
    });
    expect(selected).toContain(`${changed.headword}, paragraph 2: “${wordsOf('p2')}” In force since`);
    await page.keyboard.press('Escape');
    expect(await page.locator('.note-bar').isVisible()).toBe(false);
  });

  it('is copied with the keyboard alone', async () => {
    const page = await open(`/entries/${changed.id}/`, withClipboard);
    await page.locator('#p2 .number').focus();
    for (let stop = 0; stop < 20 && !(await page.locator('#p2 .cite').evaluate((one) => one === document.activeElement)); stop += 1) await page.keyboard.press('Tab');
    expect(await page.locator('#p2 .cite').evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
    await page.keyboard.press('Enter');
    await said(page).filter({ hasText: 'Citation of paragraph 2 copied.' }).waitFor();
  });

  it('is handed to the device where it can share, and only there', async () => {
    const page = await open('/', { ...phone, alone: true });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
      delete (navigator as { share?: unknown }).share;
      delete (Navigator.prototype as { share?: unknown }).share;
    });
    await page.goto(`/entries/${changed.id}/`);
    expect(await page.locator('.share:visible').count()).toBe(0);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: (data: ShareData) => { document.title = JSON.stringify(data); return Promise.resolve(); } });
    });
    await page.goto(`/entries/${changed.id}/`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.waitForFunction(() => document.title.startsWith('{'));
    const shared = JSON.parse(await page.title()) as ShareData;
    expect(shared.url).toBe(`${origin}/entries/${changed.id}/${changedOn}/`);
    expect(shared.text).toMatch(/^[^“]+\. In force since /u);
  });

  it('is copied where the device refuses to share', async () => {
    const page = await open('/', { ...phone, ...withClipboard, alone: true });
    await page.addInitScript(() => { Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }); });
    await page.goto(`/entries/${changed.id}/`);
    await page.getByRole('button', { name: 'Share' }).click();
    await said(page).filter({ hasText: 'copied' }).waitFor();
    expect(await pasted(page)).toContain(`${origin}/entries/${changed.id}/${changedOn}/`);
  });
});
