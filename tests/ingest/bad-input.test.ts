/** Folders that cannot be read, or written to: each ends in a clear message, and nothing is lost. */
import { symlinkSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { CorpusError } from '../../scripts/read/corpus-error.ts';
import { runIngest } from './rig/run-ingest.ts';
import { glossaryPage, pageL, rulings2010 } from './rig/sample-documents.ts';
import { temporaryFolder, textsIn } from './rig/temporary-folder.ts';

const held = ['lamp', 'lantern', 'lock'];
const refusal = (folder: string): Promise<unknown> => ingest({ from: folder, to: path.join(folder, 'out') }).then(() => null, (error: unknown) => error);

describe('a corpus that cannot be read at all', () => {
  it('is a folder that is not there', async () => {
    const folder = path.join(temporaryFolder(), 'nowhere');
    const error = await refusal(folder);
    expect(error).toBeInstanceOf(CorpusError);
    expect(String(error)).toContain(`${folder}: no such folder`);
  });

  it('is a file', async () => {
    const folder = temporaryFolder({ 'page.txt': pageL });
    expect(String(await refusal(path.join(folder, 'page.txt')))).toMatch(/page\.txt is a file; expected a folder of documents/u);
  });

  it('is an empty folder: the message says what to put there', async () => {
    const error = await refusal(temporaryFolder());
    expect(error).toBeInstanceOf(CorpusError);
    expect(String(error)).toMatch(/no document to read .*Put glossary pages and rulings documents \(text, HTML, PDF, DOCX or Markdown\) there/u);
  });

  it('holds no text: the message names each file and what it is', async () => {
    const error = await refusal(temporaryFolder({ 'sources/photo.jpg': new Uint8Array([0xff, 0xd8, 0xff, 1, 2]), 'sources/nothing.txt': '' }));
    expect(String(error)).toMatch(/nothing\.txt is empty.*photo\.jpg is a picture, which is not read/u);
  });

  it('has an empty folder for them, and documents beside it: the message names these', async () => {
    const folder = temporaryFolder({ 'sources/.in-force': '', 'page.txt': pageL, 'more/rulings.html': rulings2010, 'README.md': '# Mine' });
    expect(String(await refusal(folder))).toMatch(/no document to read in \S+sources\. Beside it lie more\/rulings\.html, page\.txt, which are not read while there is a folder called sources: move them into it, or give that folder another name\.$/u);
    const many = temporaryFolder({ 'sources/.in-force': '', ...Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [`${name}.txt`, name])) });
    expect(String(await refusal(many))).toContain('Beside it lie a.txt, b.txt, c.txt, d.txt, e.txt and 2 more, which');
  });

  it('leaves what stood in the output folder', async () => {
    const folder = temporaryFolder({ 'out/corpus.json': 'the last good one', 'out/entries/lamp.mdx': 'a lamp' });
    await refusal(folder);
    expect(textsIn(path.join(folder, 'out'))).toEqual({ 'corpus.json': 'the last good one', 'entries/lamp.mdx': 'a lamp' });
  });
});

describe('an output folder that the next run would read', () => {
  it('is refused in one sentence, with exit code 2, and nothing is written', async () => {
    const folder = temporaryFolder({ 'page.txt': pageL });
    const { code, complained } = await runIngest(['--from', folder, '--to', path.join(folder, 'sources')]);
    expect(code).toBe(2);
    expect(complained.trimEnd().split('\n').at(-1)).toBe(`${path.join(folder, 'sources')} is where the documents of ${folder} are read: name another folder with --to, or none to write beside them.`);
    expect(Object.keys(textsIn(folder))).toEqual(['page.txt']);
  });

  it.each(['sources', 'sources/out', 'Sources/', 'decisions', 'decisions/a/b', 'out/../sources'])('%s', async (to) => {
    const folder = temporaryFolder({ 'sources/page.txt': pageL, 'decisions/a.yaml': '' });
    await expect(ingest({ from: folder, to: `${folder}/${to}` })).rejects.toThrow(/ (?:are|is) read: name another folder/u);
  });

  it('is told through links', async () => {
    const folder = temporaryFolder({ 'docs/page.txt': pageL });
    symlinkSync(path.join(folder, 'docs'), path.join(folder, 'link'));
    await expect(ingest({ from: path.join(folder, 'link'), to: path.join(folder, 'docs/sources') })).rejects.toThrow(CorpusError);
  });

  it.each(['out', 'out/sources', 'sources-read', '.'])('and %s is none', async (to) => {
    const folder = temporaryFolder({ 'sources/page.txt': pageL });
    await ingest({ from: folder, to: path.join(folder, to) });
    expect((await ingest({ from: folder, to: path.join(folder, to) })).corpus.entries.map(({ headword }) => headword)).toEqual(held);
  });
});

describe('what the operator says, under a name that is nearly right', () => {
  it.each(['corpus.yml', 'Corpus.yaml', 'corpus.yaml.txt', 'corpus.yaml.yaml'])('%s is no document, and is told', async (name) => {
    for (const page of ['page.txt', 'sources/page.txt']) {
      const { corpus } = await ingest({ from: temporaryFolder({ [page]: pageL, [name]: 'game: Lamps\n' }), to: temporaryFolder({}) });
      expect(corpus.messages.map(({ message }) => message)).toEqual([`${name} is not read, and nothing of what it says counts: is corpus.yaml meant?`]);
    }
  });

  it('the folder of the decisions, too', async () => {
    const { corpus } = await ingest({ from: temporaryFolder({ 'page.txt': pageL, 'Decisions/a.yaml': 'kind: alias\n' }), to: temporaryFolder({}) });
    expect(corpus.messages.map(({ message }) => message)).toEqual(['Decisions is not read, and nothing of what it says counts: is decisions meant?']);
  });
});

describe('beside the folder of the documents', () => {
  it('what may have been meant to be read is said not to be, in one message', async () => {
    const from = temporaryFolder({
      'sources/page.txt': pageL, 'page-w.txt': glossaryPage('W', 'wick\nA wick burns.'), 'rulings/may.HTML': rulings2010, 'rulings.pdf': 'x',
      'README.md': '# Mine', 'queries.json': '[]', 'corpus.yaml': '', 'decisions/notes.txt': 'mine', '.hidden.txt': 'x',
    });
    const { corpus } = await ingest({ from, to: from });
    expect(corpus.entries.map(({ headword }) => headword)).toEqual(held);
    const said = corpus.messages.filter(({ rule }) => rule === 'beside-sources');
    expect(said).toMatchObject([{ severity: 'warning', message: 'page-w.txt and 2 more files lie beside sources/ and were not read', hint: expect.stringContaining('move these there') as string }]);
    // What was written there is no document, and is not spoken of.
    expect((await ingest({ from, to: from })).corpus.messages.filter(({ rule }) => rule === 'beside-sources')).toEqual(said);
  });

  it('nothing is said where nothing lies there', async () => {
    const from = temporaryFolder({ 'sources/page.txt': pageL, 'README.md': '# Mine' });
    await ingest({ from, to: from });
    expect((await ingest({ from, to: from })).corpus.messages.filter(({ rule }) => rule === 'beside-sources')).toEqual([]);
  });
});
