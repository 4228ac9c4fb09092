/** The judge's proof: one touch, one screen, one sheet, one link. It says what the page says, and nothing else. */
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';

import { addressOnDay, asking } from '../../src/client/citing/address-on-day.ts';
import { shortDay } from '../../src/model/dates.ts';
import { typeset } from '../../src/model/typeset.ts';
import { axe } from './rig/axe.ts';
import { origin, useBrowser } from './rig/open-page.ts';
import { readQr } from './rig/read-qr.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const proof = (page: Page) => page.locator('.proof-sheet');
const said = async (page: Page): Promise<string> => (await proof(page).innerText()).replaceAll(/\s+/gu, ' ');
/** As the page shows it. */
const squash = (text: string): string => typeset(text.replaceAll(/\s+/gu, ' ').trim());

const wordsOf = (text: readonly { id: string; text: string }[] | undefined): string => text?.find(({ id }) => id === 'p2')?.text ?? '';
const changed = first('entry whose second paragraph was changed last', shipped.entries.filter(({ status, versions }) =>
  status === 'in force' && versions.length > 2 && versions.every(({ text }) => wordsOf(text) !== '') && wordsOf(versions.at(-1)?.text) !== wordsOf(versions.at(-2)?.text)));
const changedOn = changed.versions.at(-1)?.from ?? '';
const dayBefore = new Date(Date.parse(changedOn) - 86_400_000).toISOString().slice(0, 10);
const block = first('changed block', changed.text.filter(({ id }) => id === 'p2'));
const linesOf = (document: string, [from, to]: readonly [number, number]): string[] =>
  shipped.documents.find(({ id }) => id === document)?.source.slice(from - 1, to) ?? [];

/** An entry of several paragraphs with an instruction that is in no text: a proof of any of them must warn of it. */
const waiting = first('entry with an instruction that waits', shipped.rulings.flatMap(({ entry, amendments, supersededBy }) => {
  const found = shipped.entries.find(({ id, status, completeness, text }) => id === entry && status === 'in force' && completeness === 'complete' && text.length > 2);
  const order = amendments.find(({ outcome, operation }) => outcome === 'not applied' && ['substitution', 'repeal', 'insertion'].includes(operation));
  return found === undefined || order === undefined || supersededBy !== null ? [] : [{ entry: found, order }];
}));

describe.each([['a phone', { width: 390, height: 844 }], ['a wide screen', { width: 1280, height: 900 }]] as const)('on %s', (_, viewport) => {
  it('one touch shows headword, paragraph, words, standing, the last change, the source’s lines, the code and the address', async () => {
    const page = await open(`/entries/${changed.id}/`, { viewport });
    await page.locator('#p2').hover();
    await page.getByRole('button', { name: 'Proof of paragraph 2', exact: true }).click();
    await proof(page).waitFor();
    const words = await said(page);
    const cited = squash(await page.locator('#p2 > .citation [data-standing]').textContent() ?? '');
    for (const part of [changed.headword, 'paragraph 2', squash(block.text), cited, changedOn.slice(0, 4)]) expect(words).toContain(part);
    expect(await proof(page).locator('.lines code').allTextContents()).toEqual(linesOf(block.document, block.lines));
    expect(await proof(page).locator('.lines li > :first-child').first().textContent()).toBe(String(block.lines[0]));
    expect(await proof(page).locator('ins, del').count()).toBeGreaterThan(0);
    const address = `${origin}/entries/${changed.id}/${changedOn}/?proof#p2`;
    expect(words).toContain(address);
    await proof(page).getByRole('img').scrollIntoViewIfNeeded();
    expect(await readQr(page, proof(page).getByRole('img'))).toBe(address);
  });

  it.each(['light', 'dark'] as const)('in %s it has no barrier that axe knows of, and does not scroll sideways', async (colorScheme) => {
    const page = await open(`/entries/${changed.id}/?proof#p2`, { viewport, colorScheme });
    await proof(page).waitFor();
    const { violations } = await axe(page).include('.proof-sheet').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ').slice(0, 300)}`)).toEqual([]);
    expect(await proof(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    expect(await proof(page).locator('#proof-name').evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  });
});

describe('the link of a proof', () => {
  it('opens the same proof for whoever follows it', async () => {
    const page = await open(`/entries/${changed.id}/?proof#p2`);
    await proof(page).waitFor();
    const words = await said(page);
    await page.goto(await proof(page).locator('footer a').getAttribute('href') ?? '');
    await proof(page).locator('.lines').waitFor();
    // The page of the version says of the change what the entry's page says.
    expect(await said(page)).toBe(words);
  });

  it('carries the event’s date, and the text and the standing of that day', async () => {
    const page = await open(`/entries/${changed.id}/?on=${dayBefore}&proof#p2`);
    await proof(page).waitFor();
    const words = await said(page);
    for (const part of [`as of ${shortDay(dayBefore)}`, squash(wordsOf(changed.versions.at(-2)?.text)), 'The entry: in force on that day', 'not the same today', `Superseded on ${shortDay(changedOn)}`]) expect(words).toContain(part);
    expect(await proof(page).locator('footer a').getAttribute('href')).toBe(`${origin}/entries/${changed.id}/?on=${dayBefore}&proof#p2`);
  });

  it('leads on to the entry where a text is the only one it has had', async () => {
    const single = first('entry of one version', shipped.entries.filter(({ versions, text }) => versions.length === 1 && text.length > 1));
    const page = await open(`/entries/${single.id}/${single.versions[0]?.id ?? ''}/?proof#${single.text[1]?.id ?? ''}`);
    await page.waitForURL(`${origin}/entries/${single.id}/**`);
    await proof(page).waitFor();
    expect(await said(page)).toContain(squash(single.text[1]?.text ?? ''));
  });

  it('is the page’s own again when the proof is closed', async () => {
    const page = await open(`/entries/${changed.id}/?proof#p2`);
    await proof(page).waitFor();
    await page.keyboard.press('Escape');
    await proof(page).waitFor({ state: 'detached' });
    await page.waitForURL(`${origin}/entries/${changed.id}/#p2`);
  });

  it.each([
    ['https://a.example/entries/lamp/2017-02-06/#p2', null, 'https://a.example/entries/lamp/2017-02-06/?proof#p2'],
    ['https://a.example/entries/lamp/2017-02-06/index.html#p2', '2018-01-01', 'https://a.example/entries/lamp/index.html?on=2018-01-01&proof#p2'],
    ['Source: l.txt, line 7', null, 'Source: l.txt, line 7'],
    ['/entries/lamp/base/', '2018-01-01', '/entries/lamp/?on=2018-01-01&proof'],
    ['/rulings/first-lamp/#p1', '2018-01-01', '/rulings/first-lamp/?on=2018-01-01&proof#p1'],
  ] as const)('of %s on %s is %s', (address, day, expected) => { expect(asking(day === null ? address : addressOnDay(address, day), 'proof')).toBe(expected); });
});

describe('a proof', () => {
  it('of a whole entry has every paragraph', async () => {
    const page = await open(`/entries/${changed.id}/`);
    await page.getByRole('button', { name: 'Proof', exact: true }).click();
    await proof(page).waitFor();
    const words = await said(page);
    for (const { text } of changed.text) expect(words).toContain(squash(text));
  });

  it.each([
    ['has ended', first('entry that a ruling ended', shipped.entries.filter(({ status, versions }) => status === 'repealed' && versions.at(-1)?.by === 'rulings' && versions.length > 1)), /Repealed on \d/u],
    ['lacks a change', waiting.entry, /changes? (?:is|are) not in the text; otherwise in force since/u],
  ] as const)('says before the words that they are of an entry that %s, and what the day at its head is', async (_, entry, state) => {
    const page = await open(`/entries/${entry.id}/?proof`);
    await proof(page).waitFor();
    const words = await said(page);
    expect(words).toMatch(/^In Force · .* · proof made on \d+ \w+ \d{4} /u);
    const text = entry.versions.findLast((version) => version.text.length > 0)?.text[0]?.text ?? '';
    expect(words.search(state)).toBeGreaterThan(0);
    expect(words.search(state)).toBeLessThan(words.indexOf(squash(text).slice(0, 20)));
  });

  it('warns of an instruction that is not in the text, in its own words', async () => {
    const page = await open(`/entries/${waiting.entry.id}/?proof#${waiting.entry.text[0]?.id ?? ''}`);
    await proof(page).waitFor();
    expect(await said(page)).toContain(squash(waiting.order.instruction));
    expect(await said(page)).toMatch(/changes? (?:is|are) not in the text/u);
  });

  it('is refused for a day of which nothing is known, with the reason', async () => {
    const page = await open(`/entries/${changed.id}/?on=1950-01-01`);
    await page.locator('.entry-tools .proof').filter({ visible: true }).first().click();
    await page.locator('.note-bar [role=status]').filter({ hasText: 'Nothing is cited as of 1 January 1950' }).waitFor();
    expect(await proof(page).count()).toBe(0);
  });

  it('of a paragraph is one sheet of paper, with nothing else of the page on it', async () => {
    const page = await open(`/entries/${changed.id}/?proof#p2`, { colorScheme: 'dark' });
    await proof(page).waitFor();
    const sheet = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    const { text, totalPages } = await extractText(sheet, { mergePages: true });
    expect(totalPages).toBe(1);
    expect(squash(text)).toContain(squash(block.text));
    for (const furniture of ['Close', 'Referenced by', 'Letters', 'History']) expect(text).not.toContain(furniture);
  });
});

describe('the tools of a paragraph', () => {
  it('are one stop of the keyboard, with arrows inside', async () => {
    const page = await open(`/entries/${changed.id}/`);
    await page.locator('#p2 .cite').focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    for (const name of ['Pin paragraph 2', 'Proof of paragraph 2', 'Copy the citation of paragraph 2']) {
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toBe(name);
    }
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.tools') === null)).toBe(true);
  });
});
