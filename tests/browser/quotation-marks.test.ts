/** Quotation marks are set as in a book where they are seen; what leaves the page has the published characters. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import type { Binder } from '../../src/binder/binder.ts';
import { binderKey } from '../../src/binder/kept.ts';
import { typeset } from '../../src/model/typeset.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

const plain = shipped.entries.filter(({ status, text }) => status === 'in force' && text.every(({ spans }) => !spans.some(({ is }) => is === 'icon' || is === 'gap')));
const found = first('paragraph with a quotation and a name in it', plain.flatMap((entry) => entry.text.filter(({ text, spans }) =>
  /"[^"]+"/u.test(text) && !/[“”‘’]/u.test(text) && spans.some(({ is }) => is === 'see' || is === 'mention')).map((block) => ({ entry, block }))));
const named = first('entry with an apostrophe in its name', shipped.entries.filter(({ headword, status }) => status === 'in force' && headword.includes(`'`)));

const address = `/entries/${found.entry.id}/`;
const wordsShown = (page: Page, id: string) => page.evaluate((block) => {
  const words = document.querySelector(`[id="${block}"] > .words`)?.cloneNode(true) as HTMLElement;
  for (const extra of words.querySelectorAll('.number, .tools, .unseen')) extra.remove();
  return words.textContent.replace(/\s+/gu, ' ').trim();
}, id);
const pasted = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

describe('on a page', () => {
  it('a paragraph and a name have the marks of a book', async () => {
    const page = await open(address);
    expect(await wordsShown(page, found.block.id)).toBe(typeset(found.block.text));
    await page.goto(`/entries/${named.id}/`);
    expect(await page.locator('h1').textContent()).toContain(typeset(named.headword));
  });

  it('so have results, the look at a reference, and the binder', async () => {
    const page = await open('/about/');
    await page.locator('.masthead input[type=search]').fill(named.headword);
    await page.getByRole('option').locator('.headword', { hasText: typeset(named.headword) }).first().waitFor();
    await page.goto(address);
    await page.locator('[data-cited] [data-pin]').click();
    await page.locator('.note-bar [role=status]').filter({ hasText: 'in the binder' }).waitFor();
    await page.goto('/binder/');
    await page.locator('.pin-words', { hasText: typeset(found.block.text) }).waitFor();
  });
});

describe('what leaves a page has the published characters:', () => {
  it('a citation', async () => {
    const page = await open(address, withClipboard);
    await page.locator(`[id="${found.block.id}"] > .words [data-cite]`).click();
    await page.locator('.note-bar [role=status]').filter({ hasText: 'copied' }).waitFor();
    expect(await pasted(page)).toContain(`“${found.block.text}”`);
  });

  it('a pin', async () => {
    const page = await open(address);
    await page.locator(`[id="${found.block.id}"] > .words [data-pin]`).click();
    await page.locator('.note-bar [role=status]').filter({ hasText: 'in the binder' }).waitFor();
    const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', binderKey);
    expect((JSON.parse(kept) as Binder).pins.flatMap(({ words }) => words.map(({ text }) => text))).toEqual([found.block.text]);
  });

  it('words marked and copied by hand, whole, in part, and with what stands around them', async () => {
    const page = await open(address, withClipboard);
    const copyFrom = async (select: (page: Page) => Promise<void>): Promise<string> => {
      await select(page);
      await page.keyboard.press('ControlOrMeta+c');
      return (await pasted(page)).replace(/\s+/gu, ' ').trim();
    };
    const whole = await copyFrom((one) => one.evaluate((id) => { getSelection()?.selectAllChildren(document.querySelector(`[id="${id}"]`) ?? document.body); }, found.block.id));
    expect(whole).toContain(found.block.text);
    const part = await copyFrom((one) => one.evaluate((id) => {
      const words = document.querySelector(`[id="${id}"] > .words`) ?? document.body;
      const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
      let text = walker.nextNode();
      while (text !== null && !text.textContent?.includes('”')) text = walker.nextNode();
      if (text !== null) getSelection()?.setBaseAndExtent(text, (text.textContent?.indexOf('“') ?? 0), text, (text.textContent?.indexOf('”') ?? 0) + 1);
    }, found.block.id));
    expect(part).toMatch(/^"[^"]*"$/u);
    expect(found.block.text).toContain(part);
    expect(await copyFrom((one) => one.keyboard.press('ControlOrMeta+a'))).toContain(found.block.text);
  });

  it('the data of its entry, and the properties that programs read on the page', async () => {
    const page = await open(`/entries/${named.id}/`);
    expect(await page.locator('main [itemprop=name]').first().getAttribute('content')).toBe(named.headword);
    expect(await (await page.request.get(`${address}text.json`)).json()).toMatchObject({ headword: found.entry.headword });
    expect(await (await page.request.get(`${address}text.json`)).text()).toContain(JSON.stringify(found.block.text));
  });
});

describe('a search', () => {
  const phrase = /"[^"]+"/u.exec(found.block.text)?.[0] ?? '';
  const ways: [string, string][] = [['as published', phrase], ['as it is shown', typeset(phrase)]];

  it.each(ways)('for a phrase with its marks, typed %s, finds it in both lanes', async (_, words) => {
    const page = await open(`/search/?q=${encodeURIComponent(words)}`);
    const link = page.locator('[data-search-results] li a', { hasText: typeset(found.entry.headword) }).first();
    await link.waitFor();
    await page.goto(`/search/?q=${encodeURIComponent(words)}&in=all`);
    await link.waitFor();
  });

  it.each([['as published', named.headword], ['as it is shown', typeset(named.headword)]])('for a name with an apostrophe, typed %s, finds it in both lanes', async (_, words) => {
    const page = await open(`/search/?q=${encodeURIComponent(words)}`);
    const link = page.locator('[data-search-results] li a', { hasText: typeset(named.headword) }).first();
    await link.waitFor();
    await page.goto(`/search/?q=${encodeURIComponent(words)}&in=all`);
    await link.waitFor();
  });
});
