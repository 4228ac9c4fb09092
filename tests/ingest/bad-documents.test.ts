/** What a folder may hold besides good documents: each ends in a clear message or in harmless text, and nothing else is lost. */
import { symlinkSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { MAX_FILE_BYTES, MAX_LINE_LENGTH, MAX_LINES } from '../../scripts/read/limits.ts';
import { entryOf, headwords, ingested, of } from './rig/ingested.ts';
import { glossaryPage, glossaryTable, pageL, rulings2010, rulingsDocument } from './rig/sample-documents.ts';
import { temporaryFolder } from './rig/temporary-folder.ts';

const held = ['lamp', 'lantern', 'lock'];

describe('beside good documents', () => {
  it('a binary file is named and left out', async () => {
    const result = await ingested({ 'page.txt': pageL, 'picture.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]) });
    expect(of('binary-file', result.messages)).toMatchObject([{ severity: 'error', file: 'picture.png', message: 'picture.png is a picture, which is not read', hint: expect.stringContaining('move the file out') as string }]);
    expect(headwords(result)).toEqual(held);
  });

  it('data of more lines than a document has is named and left out', async () => {
    const result = await ingested({ 'page.txt': pageL, 'cards.txt': 'Lamp 1 - It burns.\n'.repeat(MAX_LINES + 1) });
    expect(of('too-many-lines', result.messages)).toMatchObject([{ severity: 'error', file: 'cards.txt', message: `cards.txt has ${MAX_LINES + 1} lines of text; a document has ${MAX_LINES} at most` }]);
    expect(headwords(result)).toEqual(held);
  });

  it('what systems and programs leave behind is no document, and nothing is said of it', async () => {
    const { documents, messages } = await ingested({ 'page.txt': pageL, 'Thumbs.db': '', 'Desktop.ini': '[ViewState]', '~$page.docx': 'x', '.~lock.page.odt#': 'x' }).then(({ corpus, messages: said }) => ({ documents: corpus.documents, messages: said }));
    expect(documents.length).toBe(1);
    expect(messages.filter(({ file }) => file !== 'page.txt')).toEqual([]);
  });

  it('the folder of a saved page’s pictures and styles is said not to be read, once, and is no fault', async () => {
    const parts = { 'Page_files/logo.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'Page_files/style.css': 'p { color: red }', 'Page_files/saved_resource.html': '<p>x</p>' };
    const result = await ingested({ 'Page.html': '<p>x</p>', 'page.txt': pageL, ...parts });
    expect(result.messages.filter(({ file, rule }) => file?.includes('Page_files') === true || /logo|style|saved_resource/u.test(file ?? '') || rule === 'parts-of-pages')).toMatchObject([{ rule: 'parts-of-pages', severity: 'note', message: 'the folder Page_files holds the pictures and styles of the page beside it, and was not read' }]);
    expect(headwords(result)).toEqual(held);
  });

  it('a folder called so is read where no page of its name lies beside it', async () => {
    expect(headwords(await ingested({ 'May_files/page.txt': pageL }))).toEqual(held);
  });

  it('an empty file is named and left out', async () => {
    const result = await ingested({ 'page.txt': pageL, 'empty.txt': '' });
    expect(of('empty-file', result.messages)).toMatchObject([{ severity: 'error', file: 'empty.txt' }]);
    expect(headwords(result)).toEqual(held);
  });

  it('a link that leads nowhere is named, and one that leads to a document is read', async () => {
    const folder = temporaryFolder({ 'elsewhere/page.txt': pageL, 'docs/rulings.txt': rulings2010 });
    symlinkSync(path.join(folder, 'elsewhere', 'page.txt'), path.join(folder, 'docs', 'page.txt'));
    symlinkSync(path.join(folder, 'nowhere.txt'), path.join(folder, 'docs', 'broken.txt'));
    const { corpus } = await ingest({ from: path.join(folder, 'docs'), to: path.join(folder, 'out') });
    expect(of('unreadable-file', corpus.messages)).toMatchObject([{ severity: 'error', file: 'broken.txt' }]);
    expect(corpus.documents.map(({ file }) => file).sort()).toEqual(['page.txt', 'rulings.txt']);
  });

  it('a damaged PDF is named and left out', async () => {
    const result = await ingested({ 'page.txt': pageL, 'scan.pdf': '%PDF-1.4\nthis is no more than the beginning' });
    expect(of('pdf', result.messages)).toMatchObject([{ severity: 'error', file: 'scan.pdf', hint: expect.stringContaining('save it as text') as string }]);
    expect(headwords(result)).toEqual(held);
  });

  it('a text of no known layout is named, with its first line, the nearest layouts and the row for corpus.yaml', async () => {
    const result = await ingested({ 'page.txt': pageL, 'letter.txt': '\n\nDear judges,\n\nthe lamps are lit.\n' });
    const [message] = of('no-known-layout', result.messages);
    expect(message).toMatchObject({ severity: 'error', file: 'letter.txt', line: 3 });
    expect(message?.hint).toMatch(/Nearest: (?:glossary|rulings).+, which wants .+ found\); (?:glossary|rulings).+, which wants .+ found\)\./u);
    expect(message?.hint).toContain('{ file: letter.txt, kind: glossary or rulings }');
    expect(headwords(result)).toEqual(held);
  });

  it('what such a text lacks is said where it has something of a layout', async () => {
    const names = ['Tide', 'Barge', 'Mole', 'Anchor', 'Watch', 'Curfew'];
    const result = await ingested({ 'page.txt': pageL, 'quay.txt': `# At the quay\n\n${names.map((name) => `**${name}**:\nIt is told here what it is, and at some length.\n`).join('\n')}` });
    const [message] = of('no-known-layout', result.messages);
    expect(message?.hint).toContain('(6 look like it, but its head does not say that it is a glossary, and the names are not in the order of the alphabet)');
    expect(message?.hint).toContain('(6 look like it, but its head does not say that it is rulings)');
  });

  it('a file that corpus.yaml speaks of and that is not there is named', async () => {
    const result = await ingested({ 'page.txt': pageL, 'corpus.yaml': 'documents:\n  - file: page-l.txt\n    date: 2001-01-01\n' });
    expect(of('no-such-file', result.messages)).toMatchObject([{ file: 'corpus.yaml', line: 2, message: 'corpus.yaml speaks of page-l.txt, which is not in the folder' }]);
  });

  it.each(['Page.TXT', 'page', 'page.html', '“page.txt”'])('and one that is nearly so named is asked about: %s', async (file) => {
    const result = await ingested({ 'page.txt': pageL, 'corpus.yaml': `documents:\n  - file: ${file}\n    date: 2001-01-01\n` });
    expect(of('no-such-file', result.messages)).toMatchObject([{ message: `corpus.yaml speaks of ${file}, which is not in the folder: is page.txt meant?` }]);
  });
});

describe('a letter given twice', () => {
  const damaged = glossaryTable('L', 'lamp A lamp that burns is warm', 'lantern', 'ledger A ledger is read aloud by whoever is asked.');

  it('gives each entry from its better copy, and says so', async () => {
    const result = await ingested({ '1-damaged.txt': damaged, '2-good.txt': pageL });
    expect(result.corpus.entries.map(({ headword, completeness }) => `${headword}: ${completeness}`).sort())
      .toEqual(['lamp: complete', 'lantern: complete', 'ledger: partial', 'lock: complete']);
    expect(entryOf(result, 'lamp').base[0]?.text).toMatch(/^A lamp burns until dawn/u);
    expect(of('two-copies', result.messages)).toMatchObject([{ file: '1-damaged.txt', message: expect.stringContaining('2 of its entries are taken from 2-good.txt') as string }]);
  });

  it('gives the same in whichever order the files stand', async () => {
    const one = await ingested({ '1.txt': damaged, '2.txt': pageL });
    const other = await ingested({ '2.txt': damaged, '1.txt': pageL });
    const texts = (result: typeof one) => Object.fromEntries(result.corpus.entries.map(({ headword, text }) => [headword, text.map((block) => block.text)]));
    expect(texts(one)).toEqual(texts(other));
  });

  it('keeps every line of both copies in their ledgers, each owned by the entry that was kept', async () => {
    const result = await ingested({ '1-damaged.txt': damaged, '2-good.txt': pageL });
    const owners = result.corpus.documents.map(({ ledger }) => ledger.flatMap(({ owner }) => owner ?? []));
    expect(owners).toEqual([['lamp', 'lantern', 'ledger'], ['lamp', 'lantern', 'lock']]);
  });
});

describe('two entries of one name', () => {
  it('are two pages, told apart, and the report says which lines they stand on', async () => {
    const result = await ingested({ 'page.txt': glossaryPage('L', 'Lamp\nOne lamp.', 'Lamp\nAnother lamp.', 'lock\nA lock.') });
    expect(result.corpus.entries.map(({ id, text }) => [id, text[0]?.text])).toEqual([['lamp--1', 'One lamp.'], ['lamp--2', 'Another lamp.'], ['lock', 'A lock.']]);
    expect(of('same-headword', result.messages)).toMatchObject([{ file: 'page.txt', line: 12, message: '2 entries are headed “Lamp” (lines 7, 12)' }]);
  });

  it('are two pages also where only their case differs', async () => {
    const result = await ingested({ 'page.txt': glossaryPage('L', 'Lamp\nThe card.', 'lamp\nThe thing.', 'lock\nSee lamp, Lamp.') });
    expect(entryOf(result, 'lock').seeAlso.map(({ phrase, target }) => [phrase, target])).toEqual([['lamp', 'lamp--term'], ['Lamp', 'lamp--card']]);
  });
});

describe('a document without a date', () => {
  it('is read, and its date is not made up', async () => {
    const { corpus } = await ingested({ 'page.txt': pageL, 'rulings.txt': rulingsDocument(null, 'lamp - It burns.', 'lantern - It is carried.', 'lock - It is shut.') });
    expect(corpus.documents.map(({ kind, date }) => [kind, date])).toEqual(expect.arrayContaining([['glossary', null], ['rulings', null]]));
    expect(corpus.rulings).toHaveLength(3);
  });
});

describe('bytes that are no UTF-8', () => {
  it('are read as an old web page has them, with the line that was looked at', async () => {
    const latin = Uint8Array.from(glossaryPage('L', 'Lampe, Andr\u00e9\nIt burns.', 'lantern\nA lantern.', 'lock\nA lock.'), (letter) => letter.charCodeAt(0));
    const result = await ingested({ 'page.txt': latin });
    expect(of('encoding', result.messages)).toMatchObject([{ severity: 'warning', file: 'page.txt', line: 5 }]);
    expect(headwords(result)).toContain('Lampe, Andr\u00e9');
  });

  it('are read as UTF-16 where the file says so', async () => {
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${pageL}`, 'utf16le'));
    expect(headwords(await ingested({ 'page.txt': utf16 }))).toEqual(held);
  });
});

describe('sizes beyond all documents', () => {
  it('a line of a megabyte is cut off and reported, and the rest is read', async () => {
    const result = await ingested({ 'page.txt': glossaryPage('L', `lamp\n${'A lamp burns (see lantern). '.repeat(40_000)}`, 'lantern\nA lantern.', 'lock\nA lock.'), 'rulings.txt': rulings2010 });
    expect(of('line-too-long', result.messages)).toMatchObject([{ severity: 'error', file: 'page.txt', line: 8, message: expect.stringContaining(`only the first ${MAX_LINE_LENGTH}`) as string }]);
    expect(headwords(result)).toEqual(held);
    expect(result.corpus.rulings).toHaveLength(3);
  });

  it('a ruling of a megabyte is cut off and reported, and the rest is read', async () => {
    const long = (words: string): string => words.repeat(Math.ceil(1_000_000 / words.length));
    const result = await ingested({ 'page.txt': pageL, 'rulings.txt': rulingsDocument('3 May 2010', 'lamp - See **lock**.', `lantern - Delete ${long('the "lamp" in the second paragraph and ')}`, `lock - ${long('A lock (see lamp). ')}`, 'oar - See **lock**.') });
    expect(of('line-too-long', result.messages).map(({ line }) => line)).toEqual([7, 9]);
    expect(result.corpus.rulings.map(({ topic }) => topic)).toEqual(['lamp', 'lantern', 'lock', 'oar']);
    // Why it waits is read in a line.
    const reasons = result.corpus.rulings.flatMap(({ amendments }) => amendments).flatMap(({ reason }) => reason ?? []);
    expect(reasons.filter(({ more }) => (more?.length ?? 0) > 300)).toEqual([]);
    expect(reasons.map(({ why }) => why)).toContain('not wholly understood');
  });

  it('a file larger than any document is named and left out', async () => {
    const result = await ingested({ 'page.txt': pageL, 'all.txt': 'lamp - A lamp.\n'.repeat(MAX_FILE_BYTES / 15 + 1) });
    expect(of('file-too-large', result.messages)).toMatchObject([{ severity: 'error', file: 'all.txt', hint: expect.stringContaining('Split it') as string }]);
    expect(headwords(result)).toEqual(held);
  });

  it('lists nested as deeply as a text file has room for keep their words', async () => {
    const items = Array.from({ length: 5_000 }, (_, depth) => `${' '.repeat(depth)}• item ${depth}`);
    const result = await ingested({ 'page.txt': glossaryPage('L', `lamp\nLight:\n\n${items.join('\n')}`, 'lantern\nA lantern.', 'lock\nA lock.') });
    expect(entryOf(result, 'lamp').base.map(({ text }) => text)).toEqual(['Light:', ...items.map((item) => item.trim().slice(2))]);
    expect(Math.max(...entryOf(result, 'lamp').base.map(({ level }) => level))).toBeLessThan(50);
  });

  it('ten thousand nested lists in a web page are reported or read, and the other documents are', async () => {
    const result = await ingested({ 'page.txt': pageL, 'rulings.html': `<html><body><h1>Current Rulings</h1><p>lamp - Light.</p><p>lantern - Dark.</p><p>lock - Shut:</p>${'<ul><li>'.repeat(10_000)}deep</body></html>` });
    const read = result.corpus.rulings.some(({ blocks }) => blocks.some(({ text }) => text === 'deep'));
    const reported = of('html', result.messages).some(({ file, severity }) => file === 'rulings.html' && severity === 'error');
    expect(read || reported).toBe(true);
    expect(headwords(result)).toEqual(held);
  });
});

describe('a reference to nothing', () => {
  it('says why it leads nowhere: the letter is not held, or has no such entry', async () => {
    const result = await ingested({ 'page.txt': pageL });
    expect(entryOf(result, 'lamp').seeAlso).toMatchObject([{ phrase: 'lantern', target: 'lantern', reason: null }, { phrase: 'wick', target: null, reason: 'letter not held' }]);
    const other = await ingested({ 'page.txt': glossaryPage('L', 'lamp\nSee lummox.', 'lantern\nA lantern.', 'lock\nA lock.') });
    expect(entryOf(other, 'lamp').seeAlso).toMatchObject([{ phrase: 'lummox', target: null, reason: 'no such entry' }]);
  });
});
