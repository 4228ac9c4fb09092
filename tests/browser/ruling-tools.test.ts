/** A ruling has the tools of an entry: cite, pin, proof, code. */
import { describe, expect, it } from 'vitest';

import { eventually } from './rig/eventually.ts';
import { origin, useBrowser } from './rig/open-page.ts';
import { first, newest, shipped } from './rig/shipped-corpus.ts';
import { shortDay } from '../../src/model/dates.ts';
import { typeset } from '../../src/model/typeset.ts';

const open = useBrowser();
const ruling = first('ruling of the newest document with a topic', shipped.rulings.filter(({ document, topic, blocks }) => document === newest.id && topic !== null && blocks.length > 0));
const block = first('block of it', ruling.blocks);
/** As the page shows it. */
const squash = (text: string): string => typeset(text.replaceAll(/\s+/gu, ' ').trim());

describe('the page of a ruling', () => {
  it('copies the citation of a paragraph, with the ruling’s standing', async () => {
    const page = await open(`/rulings/${ruling.id}/`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator(`#${block.id} .cite`).focus();
    await page.keyboard.press('Enter');
    await page.locator('.note-bar [role=status]').filter({ hasText: 'copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${ruling.topic ?? ''}, ${newest.name}, `);
    expect(copied).toContain(block.text.replaceAll(/\s+/gu, ' ').trim());
    expect(copied).toMatch(/”\.? (?:In force|Superseded|Ended|Not in force)/u);
    expect(copied.endsWith(`${origin}/rulings/${ruling.id}/#${block.id}`)).toBe(true);
  });

  it('pins it: the binder has its words and its standing, and leads back', async () => {
    const page = await open(`/rulings/${ruling.id}/`);
    await page.getByRole('button', { name: 'Pin', exact: true }).click();
    await eventually(() => page.getByRole('button', { name: 'Pin', exact: true }).getAttribute('aria-pressed')).toBe('true');
    await page.goto('/binder/');
    await page.locator('.pin-item .from').filter({ hasText: /^(?:In force|Superseded|Ended|Not in force)/u }).waitFor();
    await page.locator('.pins[aria-busy=false]').waitFor();
    expect(await page.locator('.pin-notice').isVisible()).toBe(false);
    expect(squash(await page.locator('.pin-words').first().innerText())).toContain(squash(block.text));
    expect(await page.locator('.pin-item h2 a').getAttribute('href')).toBe(`/rulings/${ruling.id}/`);
  });

  it('of a later day than the event’s says so, on the page, in a citation, its proof and the binder; the message goes with the date', async () => {
    const page = await open(`/rulings/${ruling.id}/?on=2018-01-01`, { permissions: ['clipboard-read', 'clipboard-write'] });
    const later = `Later than the event’s date: in force from ${shortDay(newest.day)}`;
    expect(await page.locator('[data-on-day]:visible').innerText()).toContain(later);
    await page.locator(`#${block.id} .cite`).focus();
    await page.keyboard.press('Enter');
    await page.locator('.note-bar [role=status]').filter({ hasText: 'copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`, as of 1 Jan 2018: “.*”\\.? ${later}`, 'u'));
    await page.locator('[data-cited] > [data-pin]').click();
    await page.locator('[data-cited] > [data-proof]').click();
    expect(await page.locator('.proof-standing').first().innerText()).toContain(later);
    expect(await page.locator('.proof-sheet footer').innerText()).toContain(`/rulings/${ruling.id}/?on=2018-01-01&proof`);
    await page.keyboard.press('Escape');
    await page.locator('[data-event-band] [data-return-to-today]').click();
    expect(await page.locator('.note-bar').isVisible()).toBe(false);
    await page.goto(new URL('/binder/', page.url()).href);
    await page.getByLabel('Its date').fill('2018-01-01');
    await eventually(() => page.locator('.pin-item .from').innerText()).toContain(later);
  });

  it('proves it with its source’s lines and what became of it', async () => {
    const page = await open(`/rulings/${ruling.id}/?proof`);
    await page.locator('.proof-sheet .lines code').first().waitFor();
    const words = squash(await page.locator('.proof-sheet').innerText());
    expect(words).toContain(squash(block.text));
    expect(words).toContain(`${origin}/rulings/${ruling.id}/?proof`);
    expect(await page.locator('.proof-sheet .lines li > :first-child').first().textContent()).toBe(String(block.lines[0]));
  });
});

describe('a comparison', () => {
  it('says which paragraph each is', async () => {
    const changed = first('entry with versions', shipped.entries.filter(({ versions }) => versions.length > 2 && (versions.at(-1)?.text.length ?? 0) > 1));
    const page = await open(`/entries/${changed.id}/compare/`);
    const signs = await page.locator('.comparison').first().locator('.sign').allTextContents();
    expect(signs.length).toBeGreaterThan(1);
    expect(signs.slice(0, 2)).toEqual(['1', '2']);
  });
});
