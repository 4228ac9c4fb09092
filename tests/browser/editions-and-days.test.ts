/** Editions and days to come, as a reader meets them: two editions of one letter, and rulings between and after them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { siteHandler } from '../../scripts/serve/site-handler.ts';
import { glossaryPage, rulingsDocument } from '../ingest/rig/sample-documents.ts';
import { fill } from '../ingest/rig/temporary-folder.ts';
import { useBrowser } from './rig/open-page.ts';
import { siteOf } from './rig/site-of.ts';

const open = useBrowser();
const lamp = 'lamp\nA lamp burns until dawn.';
const lull = 'lull\nIn a lull no barge moves.';
/** A day that stays to come for as long as this test is run. */
const later = '3 May 2126';

let server: ReturnType<typeof createServer>;
let origin = '';
beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'in-force-editions-'));
  afterAll(() => { rmSync(folder, { recursive: true, force: true }); });
  fill(folder, {
    'corpus.yaml': 'title: Lamps, twice\ndocuments:\n  - { file: r-2015.txt, found: 2017-03-03 }\n  - { file: l-2015.txt, date: 2015-05-04 }\n  - { file: l-2016.txt, date: 2016-10-10 }\n',
    'sources/l-2015.txt': glossaryPage('L', lamp, 'lantern\nA lantern is carried by one lamplighter.\n\nA lantern may be lent.', 'ledger\nThe ledger is read aloud.', 'lock\nA lock has two gates.', lull),
    'sources/r-2015.txt': rulingsDocument('7 September 2015', 'lantern - Delete the paragraph "A lantern may be lent."', 'lock - A lock has a keeper at night.', 'oar - See **lock**.'),
    'sources/l-2016.txt': glossaryPage('L', lamp, 'landing\nA landing is where barges are made fast.', 'lantern\nA lantern is carried by one lamplighter.', 'lock\nA lock has two gates and one keeper.', lull),
    'sources/r-later.txt': rulingsDocument(later, 'lamp - Replace "until dawn" with "until the second bell".', 'lull - Delete this entry.', 'oar - See **lock**.'),
  });
  const { site } = siteOf(folder);
  server = createServer(siteHandler(site)).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
}, 300_000);
afterAll(() => { server.close(); });

async function visit(address: string, options: { day?: string; script?: boolean } = {}) {
  const page = await open('/about/', { baseURL: origin, javaScriptEnabled: options.script !== false, alone: options.day !== undefined });
  if (options.day !== undefined) await page.clock.setFixedTime(new Date(`${options.day}T12:00:00`));
  await page.goto(address);
  return page;
}
async function shown(address: string, options: { day?: string; script?: boolean } = {}): Promise<string> {
  const page = await visit(address, options);
  return (await page.locator('main').innerText()).replaceAll(/\s+/gu, ' ');
}

describe('an edition', () => {
  it('that changed words without a ruling is told of with the words', async () => {
    const text = await shown('/entries/lock/');
    expect(text).toContain('A lock has two gates and one keeper.');
    expect(text).toMatch(/Revised without a ruling .*10 October 2016.* no ruling held announced the change/u);
    expect(text).toMatch(/revised without a ruling in the/u);
  });

  it('that left an entry out ended it, as far as can be inferred', async () => {
    expect(await shown('/entries/ledger/')).toMatch(/Ended by omission in the edition of 10 October 2016, inferred/u);
  });

  it('stands in the history of an entry that it printed unchanged', async () => {
    expect(await shown('/entries/lamp/')).toMatch(/Edition printed in the same words/u);
    expect(await shown('/entries/lantern/')).toMatch(/Edition printed with the changes of the rulings since/u);
  });

  it('says on its page, and among the changes, what it did to each entry', async () => {
    for (const address of ['/documents/glossary-l-2016-10-10/', '/changes/']) {
      expect(await shown(address)).toMatch(/Revised without a ruling 1 .*lock Added 1 .*landing Dropped 1 .*ledger Carried 1 .*lantern Confirmed 2 .*lamp lull/u);
    }
    expect(await shown('/documents/glossary-l-2016-10-10/changes/')).toContain('No ruling held announced it.');
  });
});

describe('what does not hold yet', () => {
  it('is announced with its day and its words, with a script and without one', async () => {
    for (const script of [true, false]) {
      const text = await shown('/entries/lamp/', { script });
      expect(text).toMatch(/From 3 May 2126 this reads: A lamp burns until (?:dawn)?the second bell/u);
      expect(text).toContain('A lamp burns until dawn.');
    }
    expect(await shown('/entries/lull/')).toContain('From 3 May 2126 this entry is no longer in force.');
  });

  it('takes the place of the text by itself on its day', async () => {
    const text = await shown('/entries/lamp/', { day: '2126-05-03' });
    expect(text).toContain('A lamp burns until the second bell.');
    expect(text).not.toContain('this reads:');
    expect(text).toContain('In force since 3 May 2126');
    expect(await shown('/entries/lamp/', { day: '2126-05-02' })).toContain('this reads:');
  });

  it('changes nothing on a device whose clock is far behind', async () => {
    expect(await shown('/entries/lamp/', { day: '1970-01-02' })).toContain('A lamp burns until dawn.');
  });
});

describe('a document that was found later', () => {
  it('is named on the day that it changed, with what was told before', async () => {
    const text = await shown('/entries/lantern/2015-09-07/');
    expect(text).toMatch(/Since 3 March 2017 known otherwise\. Who asked before that was told/u);
    expect(text).toContain('A lantern may be lent.');
  });

  it('leaves the address of a day on which nothing begins any more with what was known of it', async () => {
    const page = await visit('/entries/lantern/2016-10-10/');
    expect(await page.locator('.band').innerText()).toMatch(/Since 3 March 2017 known otherwise/u);
    await page.locator('.to-current').click();
    await page.waitForURL('**/entries/lantern/2015-09-07/');
  });
});
