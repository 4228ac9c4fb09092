/** Icons that the operator has drawn: pictures in the text, letters in what is copied. */
import { describe, expect, it } from 'vitest';

import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const drawn = new Set(shipped.icons.flatMap(({ code, picture }) => (picture === undefined ? [] : [code])));
const found = first('icon with a drawing in a text in force', shipped.entries.filter(({ status }) => status === 'in force').flatMap((entry) =>
  entry.text.flatMap((block) => block.spans.flatMap(({ is, code, from, to }) => (is === 'icon' && drawn.has(code ?? '') ? [{ entry, block, code, words: block.text.slice(from, to) }] : [])))));

/** As a citation has them: the letters of a sign are set apart from the words around it. */
const citedWords = found.block.text.replaceAll(/\s+/gu, ' ').trim().replaceAll(found.words, `[${found.words}]`);

describe('an icon with a drawing', () => {
  it.each(['light', 'dark'] as const)('is seen in %s, and says its name', async (colorScheme) => {
    const page = await open(`/entries/${found.entry.id}/`, { colorScheme });
    const picture = page.locator(`#${found.block.id} .icon img`).first();
    expect(await picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
    expect((await picture.boundingBox())?.height).toBeGreaterThan(14);
    expect(await page.locator(`#${found.block.id} .icon.drawn`).first().getAttribute('title')).toBe(shipped.icons.find(({ code }) => code === found.code)?.name);
  });

  it('stays in the text as it was published: it is heard, found and cited by its letters, there in brackets', async () => {
    const page = await open(`/entries/${found.entry.id}/`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator(`#${found.block.id} .cite`).focus();
    await page.keyboard.press('Enter');
    await page.locator('.note-bar [role=status]').filter({ hasText: 'copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(citedWords);
  });

  it('is a picture of its own: the page has no SVG of the operator in it', async () => {
    const page = await open(`/entries/${found.entry.id}/`);
    expect(await page.locator('.icon svg').count()).toBe(0);
    const answer = await page.request.get(await page.locator('.icon img').first().getAttribute('src') ?? '');
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
  });
});
