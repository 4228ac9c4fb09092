/** A QR code for the player across the table: read from the screen by a decoder that shares nothing with its maker. */
import { describe, expect, it } from 'vitest';

import { phoneAddress } from '../../src/client/qr/phone-address.ts';
import { axe } from './rig/axe.ts';
import { eventually } from './rig/eventually.ts';
import { origin, useBrowser } from './rig/open-page.ts';
import { readQr } from './rig/read-qr.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const entry = first('entry of several paragraphs', shipped.entries.filter(({ text }) => text.length > 3));
/** The version's own: a code that is scanned tomorrow leads to the words of today. */
const address = `${origin}/entries/${entry.id}/${entry.versions.at(-1)?.id ?? ''}/`;

describe.each([['a phone', { width: 390, height: 844 }], ['a wide screen', { width: 1280, height: 900 }]] as const)('on %s', (_, viewport) => {
  it.each(['light', 'dark'] as const)('in %s, the entry’s code is read, is large, and has its address under it', async (colorScheme) => {
    const page = await open(`/entries/${entry.id}/`, { viewport, colorScheme });
    await page.getByRole('button', { name: 'QR code' }).click();
    const dialog = page.getByRole('dialog', { name: entry.headword });
    const picture = dialog.getByRole('img');
    expect(await readQr(page, picture)).toBe(address);
    const box = await picture.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(Math.min(viewport.width * 0.8, 440));
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(viewport.height);
    expect(await dialog.locator('.address').innerText()).toBe(address);
    const { violations } = await axe(page).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('the code', () => {
  it('is of a paragraph where the paragraph was cited', async () => {
    const page = await open(`/entries/${entry.id}/`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('#p2 .cite').focus();
    await page.keyboard.press('Enter');
    await page.locator('.note-bar').getByRole('button', { name: 'QR code' }).press('Enter');
    expect(await readQr(page, page.getByRole('dialog').getByRole('img'))).toBe(`${address}#p2`);
  });

  it('is closed by Escape, which leads back to its button', async () => {
    const page = await open(`/entries/${entry.id}/`);
    const button = page.getByRole('button', { name: 'QR code' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  /** A file's name is followed by a hash of any letters. */
  const isOfCode = (path: string): boolean => path.replace(/\.[\w-]+\.js$/u, '').includes('qr');

  it('brings its program when it is asked for, and not before', async () => {
    const page = await open('/', { alone: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/entries/${entry.id}/`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isOfCode)).toEqual([]);
    await page.getByRole('button', { name: 'QR code' }).click();
    await page.getByRole('dialog').waitFor();
    expect(asked.filter(isOfCode)).toHaveLength(1);
  });
});

describe('an address for a phone', () => {
  it('is the page’s own where the network knows it', () => {
    expect(phoneAddress('https://rules.example/entries/x/')).toEqual({ address: 'https://rules.example/entries/x/', hint: null });
    expect(phoneAddress('http://192.168.1.20:4321/entries/x/').hint).toBeNull();
  });

  it('of this computer alone is given with a word of warning', () => {
    expect(phoneAddress('http://localhost:4321/entries/x/').hint).toContain('Only this computer');
    expect(phoneAddress('http://127.0.0.1:4321/').hint).toContain('Only this computer');
  });

  it('of a file is none', () => {
    expect(phoneAddress('entries/x/index.html').address).toBeNull();
    expect(phoneAddress('file:///home/x/index.html').address).toBeNull();
  });
});
