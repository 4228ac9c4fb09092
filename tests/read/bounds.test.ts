import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { boundedReader } from '../../scripts/read/bounded-reader.ts';
import { readCorpusFolder } from '../../scripts/read/corpus-folder.ts';
import { readSource } from '../../scripts/read/read-source.ts';
import { pageL } from '../ingest/rig/sample-documents.ts';
import { docxBomb } from './rig/docx-bomb.ts';
import { nestedPdf, swollenPdf } from './rig/hostile-pdf.ts';
import { pdfOf } from './rig/pdf-of.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'in-force-bounds-'));
afterAll(() => { rmSync(folder, { recursive: true, force: true }); });

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Each paragraph takes up all that was bold in the one before it: as many elements as the one times the other. */
const swellingPage = `<!doctype html><p>${Array.from({ length: 400 }, (_, at) => `<b class="${at}">`).join('')}${'<p>lamp'.repeat(20_000)}`;

describe('a document that takes more than any document needs', () => {
  it.each([
    ['of time', { seconds: 1, megabytes: 1000 }, nestedPdf(9), 'more than 1 seconds'],
    ['of memory, as a PDF', { seconds: 60, megabytes: 60 }, swollenPdf(400), 'more than 60 MB'],
    ['of memory, as a page', { seconds: 60, megabytes: 60 }, bytesOf(swellingPage), 'more than 60 MB'],
  ])('%s is left out, and the next is read', async (_, bounds, bytes, what) => {
    const read = boundedReader(bounds);
    const { source, messages } = await read({ file: 'harm.pdf', bytes });
    expect(source).toBeNull();
    expect(messages).toMatchObject([{ rule: 'too-much-to-read', severity: 'error', file: 'harm.pdf' }]);
    expect(messages[0]?.message).toContain(what);
    expect((await read({ file: 'page.txt', bytes: bytesOf(pageL) })).source?.lines[0]).toBe('Glossary - L');
  });

  it('by the size that a DOCX says it unpacks to is not unpacked', async () => {
    const bomb = docxBomb(4096, 4096 * 2 ** 20 - 1);
    expect(bomb.length).toBeLessThan(10_000_000);
    const { source, messages } = await readSource('harm.docx', bomb);
    expect(source).toBeNull();
    expect(messages).toMatchObject([{ rule: 'docx', severity: 'error', message: expect.stringContaining('unpacks to 4294967') as string }]);
  });

  it('by what a DOCX unpacks to, whatever it says, is left out, and the next is read', async () => {
    const read = boundedReader({ seconds: 60, megabytes: 200 });
    const { source, messages } = await read({ file: 'harm.docx', bytes: docxBomb(4096, 1000) });
    expect(source).toBeNull();
    expect(messages).toMatchObject([{ rule: 'too-much-to-read', severity: 'error', file: 'harm.docx', message: expect.stringContaining('more than 200 MB') as string }]);
    expect((await read({ file: 'page.txt', bytes: bytesOf(pageL) })).source?.lines[0]).toBe('Glossary - L');
  });

  it('is reported with what to do, and the other documents of its folder are read', async () => {
    writeFileSync(path.join(folder, 'many.pdf'), pdfOf(...Array.from({ length: 5001 }, () => ['lamp'])));
    writeFileSync(path.join(folder, 'page.txt'), pageL);
    const { sources, messages } = await readCorpusFolder(folder);
    expect(sources.map(({ file }) => file)).toEqual(['page.txt']);
    expect(messages).toMatchObject([{ file: 'many.pdf', severity: 'error', message: expect.stringContaining('5001 pages') as string }]);
    expect(messages[0]?.hint).not.toBe('');
  });
});

describe('a PDF that is damaged', () => {
  it('ends nothing but its own reading, also where its reader gives up something that nobody waits for', async () => {
    const read = boundedReader();
    const damaged = '%PDF-1\n1 0 obj<<///Pages 2 0R>2 0 obj<<///Kids[R 6 0R]/Count 2>>6 0 obj<<endobj\ntrailer<</Root 1 0R';
    expect((await read({ file: 'damaged.pdf', bytes: bytesOf(damaged) })).source?.lines.join('') ?? '').toBe('');
    // What nobody waits for ends the thread after the answer, if anything does.
    await new Promise((resolve) => { setTimeout(resolve, 100); });
    expect((await read({ file: 'page.txt', bytes: bytesOf(pageL) })).source?.lines[0]).toBe('Glossary - L');
  });
});

describe('the sign of a PDF', () => {
  it('in a text that speaks of it does not make it one', async () => {
    const { source } = await readSource('page.txt', bytesOf(`Saved from a file that began with %PDF-1.4, by hand.\n\n${pageL}`));
    expect(source?.format).toBe('text');
    expect(source?.lines).toContain('Glossary - L');
  });

  it('behind what a mailer put before it makes it one', async () => {
    const { source } = await readSource('rulings.pdf', new Uint8Array([...bytesOf('Content-Type: application/pdf\r\n\r\n'), ...pdfOf(['ANCHOR: An anchor holds.'])]));
    expect([source?.format, source?.lines]).toEqual(['pdf', ['ANCHOR: An anchor holds.']]);
  });
});
