/** A document that changed more than a list of the first page shows: the line that counts the rest leads to all of them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { thisMachine } from '../../scripts/serve/listen.ts';
import { serve } from '../../scripts/serve/serve.ts';
import type { RunningServer } from '../../scripts/serve/serve.ts';
import { useBrowser } from './rig/open-page.ts';
import { siteOf } from './rig/site-of.ts';

const open = useBrowser();
const names = ['badge', 'bakery', 'ballast', 'barge', 'barrel', 'basin', 'beacon', 'berth', 'bilge'];
const room = mkdtempSync(path.join(tmpdir(), 'in-force-many-'));
let server: RunningServer;

const gap = '\n\n\u00A0\n\n';
const letters = [...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), 'top'].join(' - ');
const glossary = ['Glossary - B', `Glossary${gap}${letters}${gap}ba - be - bi${gap}`].join('\n\n')
  + names.map((name) => `${name}\nA ${name} counts as one tool when it is carried across a quay.`).join(gap) + `${gap}${letters}\n`;
const rulings = ['The Lockkeepers\' Table', 'Lamps of Ostermere Current Rulings Document (07 Jan 2013)', 'Here are the rulings since the Glossary of June 2012; what is new in them bears an asterisk (*).', 'RULINGS – General',
  ...names.map((name) => `${name} – Delete this entry.`)].join('\n\n');

beforeAll(async () => {
  mkdirSync(path.join(room, 'sources'));
  writeFileSync(path.join(room, 'corpus.yaml'), 'title: Many Changes\ndocuments:\n  - { file: glossary-b.txt, edition: Glossary of 2012, date: 2012-06-04 }\n');
  writeFileSync(path.join(room, 'sources', 'glossary-b.txt'), glossary);
  writeFileSync(path.join(room, 'sources', 'rulings.txt'), `${rulings}\n`);
  server = await serve({ folder: siteOf(room).site, port: 0, host: thisMachine });
}, 300_000);

afterAll(async () => {
  await server.close();
  rmSync(room, { recursive: true, force: true });
});

describe('a list of the first page', () => {
  it('shows some, says how many more there are, and leads to all of them', async () => {
    const page = await open('/', { baseURL: server.address.replace(/\/$/u, '') });
    const list = page.locator('.change-lists > div', { has: page.locator('dt', { hasText: 'Ended' }) });
    expect((await list.locator('dt small').innerText()).trim()).toBe(String(names.length));
    const items = await list.locator('li').allInnerTexts();
    expect(items.slice(0, -1)).toEqual(names.slice(0, items.length - 1));
    expect(items.at(-1)).toBe(`and ${names.length - items.length + 1} more`);
    await list.getByRole('link', { name: items.at(-1) ?? '' }).click();
    await page.waitForURL('**/documents/*/changes/');
    expect(await page.locator('section:has(> h2:text("Ended")) .entry-change h3 a').allInnerTexts()).toEqual(names);
  });
});
