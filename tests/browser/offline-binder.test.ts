/** The binder over a copy on the device: without a network, and when a newer document has come. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';

import type { MoodyServer } from '../offline/rig/moody-server.ts';
import { useDevice } from './rig/device.ts';
import { eventually } from './rig/eventually.ts';
import { newest } from './rig/shipped-corpus.ts';

const folder = inject('folder');
/** An entry that the newest document changes, and its first words before and after. */
const becomes = (() => {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'data/corpus.json'), 'utf8')) as {
    entries: { id: string; versions: { from: string | null; text: { text: string }[] }[] }[];
  };
  const found = entries.find(({ versions }) => versions.length > 1 && versions.at(-1)?.from === newest.day && versions.at(-1)?.text.length);
  const different = found?.versions.at(-1)?.text.findIndex(({ text }, at) => text !== found.versions.at(-2)?.text[at]?.text) ?? 0;
  if (found === undefined) throw new Error('The newest document of the shipped corpus changes no entry');
  return { id: found.id, now: found.versions.at(-1)?.text[different]?.text ?? '', before: found.versions.at(-2)?.text[different]?.text ?? '' };
})();

const device = useDevice({ older: true });
const { status, install } = device;
let page: Page;
let server: MoodyServer;
beforeEach(() => { ({ page, server } = device); });

/** What the copy says of all that is pinned is there. */
const answered = (): Promise<void> => page.locator('.pins[aria-busy=false]').waitFor();

beforeEach(install);

describe('a binder over a copy on the device', () => {
  it('compares what was pinned with the copy, without a network', async () => {
    await server.stop();
    await page.goto(`${server.address}entries/towing/`);
    await page.getByRole('button', { name: 'Pin paragraph 2', exact: true }).press('Enter');
    await page.locator('.note-bar').filter({ hasText: 'in the binder' }).waitFor();
    await page.goto(`${server.address}binder/`);
    await eventually(() => page.locator('.pin-item .from').innerText()).toMatch(/^In force since /u);
    await answered();
    expect(await page.locator('.pin-notice').isVisible()).toBe(false);
    await server.start();
  });

  it('says of what was pinned before what became of it, and leads to the comparison', async () => {
    await page.goto(`${server.address}entries/${becomes.id}/`);
    await page.getByRole('button', { name: 'Pin', exact: true }).press('Enter');
    await page.locator('.note-bar').filter({ hasText: 'in the binder' }).waitFor();
    server.folder = folder;
    await page.goto(`${server.address}offline/`);
    await page.locator('[data-offline-look]').click();
    await status().filter({ hasText: 'A newer copy' }).waitFor();
    await page.goto(`${server.address}binder/`);
    await answered();
    expect(await page.locator('.pin-notice').isVisible()).toBe(false);
    await page.locator('.newer-copy button').click();
    await page.locator('.pin-notice').filter({ hasText: 'Changed since you pinned it' }).waitFor();
    await eventually(() => page.locator('.pin-words').first().innerText()).toContain(becomes.now);
    await page.getByRole('link', { name: 'compare' }).click();
    await page.locator(':target').waitFor();
    await page.goBack();
    await page.getByText('As you pinned it').click();
    await eventually(() => page.locator('[data-part=before]').innerText()).toContain(becomes.before);
    await page.getByRole('button', { name: /^Pin the text of now/ }).click();
    await page.locator('.pin-notice').waitFor({ state: 'hidden' });
  });

  it('without an entry that was pinned keeps its words', async () => {
    await page.evaluate(() => {
      localStorage.setItem('in-force:binder', JSON.stringify({
        schema: 1, event: { name: '', day: null }, removed: {}, changed: '2017-01-01T00:00:00Z',
        pins: [{ entry: 'withdrawn-lamp', block: null, headword: 'Withdrawn Lamp', place: null, wording: 'x', standing: 'In force as first published', day: null, pinned: '2017-01-01T00:00:00Z', note: '',
          words: [{ type: 'paragraph', marker: null, level: 0, text: 'A lamp that was printed once.' }] }],
      }));
    });
    await page.goto(`${server.address}binder/`);
    await page.locator('.pin-notice').filter({ hasText: 'No longer on this site' }).waitFor();
    await eventually(() => page.locator('.pin-words').first().innerText()).toContain('A lamp that was printed once.');
  });
});
