/** What ingestion writes, and when it writes nothing. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, describe, expect, it, vi } from 'vitest';

import { ingest, readCorpus } from '../../scripts/ingest/ingest.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { corpora, unlessPublished } from '../segment/rig/published.ts';
import { runIngest } from './rig/run-ingest.ts';
import { glossaryPage, pageL, rulings2010 } from './rig/sample-documents.ts';
import { fill, sharedFolder, temporaryFolder, textsIn, timesIn } from './rig/temporary-folder.ts';

// Processes of their own, on machines of any speed.
vi.setConfig({ testTimeout: 180_000 });

describe.each(corpora)(`the output of $name${unlessPublished}`, ({ folder: from }) => {
  const here = sharedFolder();
  let first: Awaited<ReturnType<typeof ingest>>;
  beforeAll(async () => { first = await ingest({ from, to: here }); }, 180_000);

  it('is the same to the byte, run by anyone, anywhere on earth', async () => {
    const there = temporaryFolder();
    const { code, complained } = await runIngest(['--from', from, '--to', there], { env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' } });
    expect({ code, complained }).toMatchObject({ code: 0 });
    expect(textsIn(there)).toEqual(textsIn(here));
  });

  it('is not touched by a second run', async () => {
    const times = timesIn(here);
    const second = await ingest({ from, to: here });
    expect(first.written.changed.length).toBeGreaterThan(100);
    expect(second.written).toEqual({ changed: [], unchanged: first.written.changed.length, removed: [] });
    expect(timesIn(here)).toEqual(times);
  });
});

describe('a document that changes', () => {
  const corpus = (page: string): string => temporaryFolder({ 'sources/page.txt': page, 'sources/rulings.txt': rulings2010 });

  it('changes what it says, and nothing else', async () => {
    const from = corpus(pageL);
    await ingest({ from, to: from });
    fill(from, { 'sources/page.txt': pageL.replace('A lock has two gates.', 'A lock has two gates, or three.') });
    const { written } = await ingest({ from, to: from });
    expect(written).toMatchObject({ changed: ['entries/lock.mdx', 'versions/lock/glossary-l.mdx', 'corpus.json'], removed: [] });
  });

  it('takes with it what it no longer holds', async () => {
    const from = corpus(glossaryPage('L', 'lamp\nA lamp burns.', 'lantern\nA lantern is carried.', 'ledger\nIt is read aloud.', 'lock\nA lock.'));
    await ingest({ from, to: from });
    fill(from, { 'sources/page.txt': glossaryPage('L', 'lamp\nA lamp burns.', 'lantern\nA lantern is carried.', 'lock\nA lock.') });
    const { written } = await ingest({ from, to: from });
    expect(written.removed).toEqual(['entries/ledger.mdx', 'versions/ledger/glossary-l.mdx']);
    expect(Object.keys(textsIn(from)).filter((file) => file.includes('ledger'))).toEqual([]);
  });

  it('is read again from its own folder: what was written there is no document', async () => {
    const from = corpus(pageL);
    const first = await ingest({ from, to: from });
    const bare = temporaryFolder({ 'page.txt': pageL, 'rulings.txt': rulings2010 });
    await ingest({ from: bare, to: bare });
    const again = await ingest({ from: bare, to: bare });
    expect(again.corpus.documents).toHaveLength(2);
    expect(again.corpus.messages).toEqual(first.corpus.messages);
  });
});

describe('the command', () => {
  it('says in a few plain lines what it read and wrote', async () => {
    const from = temporaryFolder({ 'page.txt': pageL, 'rulings.txt': rulings2010, 'letter.txt': 'Dear judges,\n' });
    const { code, said, complained } = await runIngest(['--from', from, '--to', path.join(from, 'out')]);
    expect(code).toBe(1);
    expect(said).toMatch(/3 entries, 3 rulings; 1 document left out/u);
    expect(said).toMatch(/3 references: 2 resolved, 1 letter not held/u);
    expect(said).toMatch(/error: letter\.txt: no known layout fits/u);
    expect(`${said}${complained}`).not.toMatch(/\u001b|\n\s+at /u);
  });

  it('says of no glossary that it is complete, and ends well where nothing was left out', async () => {
    const from = temporaryFolder({ 'rulings.txt': rulings2010 });
    const { code, said } = await runIngest(['--from', from, '--to', path.join(from, 'out')]);
    expect(code).toBe(0);
    expect(said).toMatch(/3 rulings; no glossary is held/u);
    expect(said).not.toMatch(/complete/u);
  });

  it('refuses a folder that is not there, in one sentence', async () => {
    const { code, complained } = await runIngest(['--from', path.join(temporaryFolder(), 'nowhere')]);
    expect(code).toBe(2);
    expect(complained.trim().split('\n')).toHaveLength(1);
    expect(complained).toMatch(/no folder .*nowhere/u);
  });

  it('refuses a wrong corpus.yaml, and leaves what was there', async () => {
    const from = temporaryFolder({ 'sources/page.txt': pageL, 'corpus.yaml': 'titel: x\n', 'corpus.json': 'the last good one' });
    const { code, complained } = await runIngest(['--from', from]);
    expect(code).toBe(2);
    expect(complained).toMatch(/corpus\.yaml, line 1: the file: expected no key but .*found titel/u);
    expect(textsIn(from)).toMatchObject({ 'corpus.json': 'the last good one' });
  });
});

describe.each(corpora)(`$name in a bare folder${unlessPublished}`, ({ folder }) => {
  const room = sharedFolder();
  const bare = (rename: (name: string) => string): string => {
    const from = mkdtempSync(path.join(room, 'bare-'));
    for (const name of readdirSync(path.join(folder, 'sources'))) cpSync(path.join(folder, 'sources', name), path.join(from, rename(name)));
    return from;
  };
  const digits = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 8);
  let unnamed: Corpus;
  beforeAll(async () => { ({ corpus: unnamed } = await readCorpus(bare(digits))); }, 180_000);

  it('are the same entries and rulings, whatever the files are called', async () => {
    const { corpus: named } = await readCorpus(bare((name) => name));
    expect(unnamed.entries).toEqual(named.entries);
    expect(unnamed.rulings).toEqual(named.rulings);
    expect(unnamed.documents.map(({ id }) => id)).toEqual(named.documents.map(({ id }) => id));
  });

  it('have the headwords and topics that they have with a corpus.yaml', async () => {
    const { corpus: told } = await readCorpus(folder);
    // Which of two undated editions came first, only corpus.yaml knows: the order of what they print hangs on it.
    const headwords = ({ entries }: Corpus): string[] => entries.filter(({ editions }) => editions.length > 0).map(({ headword }) => headword).sort();
    expect(headwords(unnamed)).toEqual(headwords(told));
    expect(unnamed.rulings.map(({ topic, starred }) => [topic, starred])).toEqual(told.rulings.map(({ topic, starred }) => [topic, starred]));
  });
});
