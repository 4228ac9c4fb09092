/** The binder as a device keeps it, damaged or refused, and as a file. */
import { buffer } from 'node:stream/consumers';

import type { Download } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { binderWith, entry, entryPin, names, other, said, third } from './rig/binder-page.ts';
import { useBrowser } from './rig/open-page.ts';

const open = useBrowser();
const contentOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

describe('a damaged store', () => {
  it.each(['{', '[]', '{"pins":7}', '{"schema":1,"pins":[null]}', '{"schema":9,"pins":[],"new":true}'])('%s breaks no page, is told of, and is not lost', async (source) => {
    const page = await open('/');
    await page.evaluate((text) => { localStorage.setItem('in-force:binder', text); }, source);
    await page.goto(`/entries/${entry.id}/`);
    await entryPin(page).click();
    await said(page).filter({ hasText: 'in the binder' }).waitFor();
    await page.goto('/binder/');
    expect(await names(page)).toEqual([entry.headword]);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it as a file' }).click();
    expect(String(await contentOf(await saving))).toBe(source);
    await page.getByRole('button', { name: 'Forget it' }).click();
    expect(await page.locator('[data-binder-damaged]').isVisible()).toBe(false);
    expect(await names(page)).toEqual([entry.headword]);
  });

  it('that is refused altogether is said', async () => {
    const page = await open('/', { alone: true });
    await page.addInitScript(() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; });
    await page.goto(`/entries/${entry.id}/`);
    await entryPin(page).click();
    await said(page).filter({ hasText: 'keeps nothing here' }).waitFor();
    expect(await entryPin(page).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('a file of the binder', () => {
  it('is opened in another browser, and adds nothing twice', async () => {
    const page = await open('/');
    await binderWith(page, entry.id, other.id);
    await page.getByLabel('Event', { exact: true }).fill('Spring regatta');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('binder-spring-regatta.json');
    const file = { name: saved.suggestedFilename(), mimeType: 'application/json', buffer: await contentOf(saved) };

    const elsewhere = await open('/');
    await binderWith(elsewhere, other.id, third.id);
    await elsewhere.getByLabel('Open a file').setInputFiles(file);
    await elsewhere.locator('[data-binder-status]').filter({ hasText: '1 pin added, 1 here already.' }).waitFor();
    expect(await names(elsewhere)).toEqual([other.headword, third.headword, entry.headword]);
    expect(await elsewhere.getByLabel('Event', { exact: true }).inputValue()).toBe('Spring regatta');
    await elsewhere.getByLabel('Open a file').setInputFiles(file);
    await elsewhere.locator('[data-binder-status]').filter({ hasText: '0 pins added, 2 here already.' }).waitFor();
  });

  it.each([
    ['a shopping list', 'salt, wicks', 'not JSON'],
    ['a binder with a hole', '{"schema":1,"event":{"name":"","day":null},"pins":[{"entry":"lock"}],"removed":{},"changed":"2017-05-01T10:00:00Z"}', 'pins[0].headword'],
  ])('that is %s changes nothing, and what is wrong is said', async (_, content, fault) => {
    const page = await open('/');
    await binderWith(page, entry.id);
    await page.getByLabel('Open a file').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await page.getByRole('alert').filter({ hasText: fault }).waitFor();
    expect(await names(page)).toEqual([entry.headword]);
  });
});
