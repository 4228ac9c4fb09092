/** What a person keeps in the folder that a command writes into: it is read where it is a document, and it stays. */
import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { runIngest } from './rig/run-ingest.ts';
import { glossaryPage, pageL, rulings2010 } from './rig/sample-documents.ts';
import { fill, temporaryFolder, textsIn } from './rig/temporary-folder.ts';

// Processes of their own, on machines of any speed.
vi.setConfig({ testTimeout: 180_000 });

const own = { 'rulings/mine-2010.txt': rulings2010, 'entries/notes.txt': 'Buy oil.\n', 'versions/v1.pdf': 'no PDF', 'glossary/page.txt': pageL, 'entries/deeper/list.csv': 'a,b\n' };

function kept(folder: string): Record<string, string> {
  const texts = textsIn(folder);
  return Object.fromEntries(Object.keys(own).map((file) => [file, texts[file] ?? 'gone']));
}

describe('an operator\'s folder with sub-folders of the names that ingestion uses', () => {
  it('keeps what lies in them, at the first run and at the second, and when the rules change', async () => {
    const folder = temporaryFolder(own);
    for (const page of [pageL, pageL, glossaryPage('L', 'lantern\nA lantern is carried.', 'ledger\nIt is read aloud.', 'lock\nA lock.')]) {
      fill(folder, { 'glossary/page.txt': page });
      const { code, said } = await runIngest(['--from', folder]);
      // The notes are no documents: they are named, and stay.
      expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('notes.txt: no known layout') as string });
      expect(kept(folder)).toEqual({ ...own, 'glossary/page.txt': page });
    }
    expect(Object.keys(textsIn(folder))).toEqual(expect.arrayContaining(['entries/ledger.mdx', 'entries/lantern.mdx']));
    expect(Object.keys(textsIn(folder))).not.toContain('entries/lamp.mdx');
  });

  it('has its documents read wherever they lie, and ours never', async () => {
    const folder = temporaryFolder(own);
    const documents = async (to: string) => (await ingest({ from: folder, to })).corpus.documents.map(({ file }) => file).sort();
    expect(await documents(folder)).toEqual(['mine-2010.txt', 'page.txt']);
    expect(await documents(folder)).toEqual(['mine-2010.txt', 'page.txt']);
    expect(await documents(path.join(folder, 'rulings/out'))).toEqual(['mine-2010.txt', 'page.txt']);
    expect(await documents(path.join(folder, 'rulings/out'))).toEqual(['mine-2010.txt', 'page.txt']);
  });

  it('may hold a copy of the site, unpacked: none of its pages is a document', async () => {
    const folder = temporaryFolder({ 'page.txt': pageL, 'ostermere/index.html': '<h1>Glossary</h1>', 'ostermere/data/corpus.json': '{}', 'ostermere/entries/lamp/index.html': '<h1>lamp</h1>' });
    const { corpus } = await ingest({ from: folder, to: path.join(folder, 'out') });
    expect(corpus.documents.map(({ file }) => file)).toEqual(['page.txt']);
    expect(corpus.messages.filter(({ file }) => file?.endsWith('.html') === true)).toEqual([]);
  });

  it('may hold two documents of one name: each is called by its path, in corpus.yaml too', async () => {
    const folder = temporaryFolder({ 'a/page.txt': pageL, 'b/page.txt': rulings2010, 'corpus.yaml': 'documents:\n  - { file: a/page.txt, title: The lamps }\n' });
    const { corpus } = await ingest({ from: folder, to: path.join(folder, 'out') });
    expect(corpus.documents.map(({ file, title }) => [file, title]).sort()).toMatchObject([['a/page.txt', 'The lamps'], ['b/page.txt', expect.any(String)]]);
    expect(corpus.messages.filter(({ rule }) => rule === 'no-such-file')).toEqual([]);
  });

  it('is refused where a file of its own stands in the place of one that would be written', async () => {
    const folder = temporaryFolder({ 'page.txt': pageL, 'entries/lamp.mdx': 'My own words on lamps.' });
    const { code, complained } = await runIngest(['--from', folder]);
    expect(code).toBe(2);
    expect(complained).toMatch(/entries\/lamp\.mdx was not written by In Force and stands where it would write: move it away/u);
    expect(textsIn(folder)).toEqual({ 'page.txt': pageL, 'entries/lamp.mdx': 'My own words on lamps.' });
  });

  it('with a corpus from before there was a list: its files are known by its data, and no others', async () => {
    const folder = temporaryFolder(own);
    await ingest({ from: folder, to: folder });
    rmSync(path.join(folder, '.in-force'));
    fill(folder, { 'glossary/page.txt': glossaryPage('L', 'lantern\nA lantern is carried.', 'ledger\nIt is read aloud.', 'lock\nA lock.') });
    const { corpus, written } = await ingest({ from: folder, to: folder });
    expect(corpus.documents).toHaveLength(2);
    expect(written.removed).toContain('entries/lamp.mdx');
    expect(kept(folder)).toMatchObject({ 'rulings/mine-2010.txt': rulings2010, 'entries/notes.txt': 'Buy oil.\n' });
  });

  it('is not followed through a link that stands where ingestion wrote a folder', async () => {
    const folder = temporaryFolder({ 'page.txt': pageL });
    const elsewhere = temporaryFolder();
    await ingest({ from: folder, to: folder });
    renameSync(path.join(folder, 'entries'), path.join(elsewhere, 'entries'));
    symlinkSync(path.join(elsewhere, 'entries'), path.join(folder, 'entries'));
    const before = textsIn(elsewhere);
    fill(folder, { 'page.txt': glossaryPage('L', 'lantern\nA lantern is lit.', 'ledger\nIt is read aloud.', 'lock\nA lock.') });
    await expect(ingest({ from: folder, to: folder })).rejects.toThrow(/entries was not written by In Force/u);
    expect(textsIn(elsewhere)).toEqual(before);
  });
});

describe('a headword that no file of Windows can be called by', () => {
  it('has an entry under another name, the same whatever other entries there are', async () => {
    const files = async (...entries: string[]): Promise<string[]> => {
      const folder = temporaryFolder({ 'page.txt': glossaryPage('N', ...entries) });
      await ingest({ from: folder, to: path.join(folder, 'out') });
      return Object.keys(textsIn(path.join(folder, 'out'))).filter((file) => file.startsWith('entries/'));
    };
    const others = ['Naval lamp\nIt burns.', 'net\nIt catches.'];
    expect(await files(...others, 'NUL\nNothing at all.')).toEqual(['entries/naval-lamp.mdx', 'entries/net.mdx', 'entries/nul-entry.mdx']);
    expect(await files('naughty\nA word.', ...others, 'NUL\nNothing at all.')).toContain('entries/nul-entry.mdx');
  });
});

describe('a folder of somebody\'s own', () => {
  const call = (script: string, ...args: string[]) => spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: projectRoot, encoding: 'utf8' });
  const mine = { 'thesis.txt': 'A life\'s work.', 'deep/photo.jpg': 'a face' };

  it.each(['build', 'export'])('is not replaced by %s: one sentence, exit code 2', (script) => {
    const folder = temporaryFolder(mine);
    const { status, stderr } = call(script, '--to', folder);
    expect(status).toBe(2);
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(/holds files that In Force has no record of having written, such as deep: name an empty or a new folder with --to/u);
    expect(textsIn(folder)).toEqual(mine);
  });

  it('is neither a corpus that a site is built over', async () => {
    const folder = temporaryFolder({ 'page.txt': pageL });
    await ingest({ from: folder, to: folder });
    const before = textsIn(folder);
    const { status, stderr } = call('build', '--corpus', folder, '--to', folder);
    expect(status).toBe(2);
    expect(stderr).toMatch(/holds a corpus, which is not replaced by a built site/u);
    expect(textsIn(folder)).toEqual(before);
  });

  it('loses no zip that has the name of the one that an export makes', () => {
    const folder = temporaryFolder({ 'rules.zip': 'my holidays' });
    const { status, stderr } = call('export', '--to', path.join(folder, 'rules'));
    expect(status).toBe(2);
    expect(stderr).toMatch(/rules\.zip was not written by In Force/u);
    expect(textsIn(folder)).toEqual({ 'rules.zip': 'my holidays' });
  });
});
