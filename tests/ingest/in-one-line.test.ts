/** A page saved as one line of source is counted as what it holds, and makes the rules known up to its day. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { ingest, type IngestResult } from '../../scripts/ingest/ingest.ts';
import { summary } from '../../scripts/report/summary.ts';
import { knownTo } from '../../src/model/around.ts';
import { pageL } from './rig/sample-documents.ts';
import { temporaryFolder } from './rig/temporary-folder.ts';

const inOneLine = (...parts: string[]): string => `<html><head><title>Rules</title></head><body>${parts.join('')}</body></html>`;
const rulings = inOneLine(
  '<h1>Lamps of Ostermere Current Rulings</h1><p>3 May 2010</p>', '<p>New text is underlined.</p>',
  '<p><b>lantern</b> - Delete the second paragraph.</p>', '<p><b>lock</b> - Replace "two gates" with "three gates".</p>',
);
const glossary = inOneLine('<h1>Glossary - G</h1>', '<h3>gaff</h3><p>A pole with a hook.</p>', '<h3>gate</h3><p>A gate lets one barge pass.</p>', '<h3>gust</h3><p>A gust moves one barge.</p>');

function read(): Promise<IngestResult> {
  const from = temporaryFolder({ 'page.txt': pageL, 'rulings.html': rulings, 'glossary.html': glossary, 'corpus.yaml': 'documents: [{ file: page.txt, date: 2009-01-05 }, { file: glossary.html, date: 2009-01-05 }]' });
  return ingest({ from, to: path.join(from, 'out') });
}

describe('a page in one line', () => {
  it('is counted', async () => {
    const lines = summary(await read());
    expect(lines).toContainEqual(expect.stringMatching(/\(rulings\.html\): .*, 2010-05-03, 2 rulings$/u));
    expect(lines).toContainEqual(expect.stringMatching(/\(glossary\.html\): .*, 2009-01-05, 3 entries$/u));
  });

  it('makes the rules known up to its day', async () => { expect(knownTo((await read()).corpus.documents)).toBe('2010-05-03'); });

  it('says what its marks mean, as it would in lines', async () => {
    expect((await read()).corpus.documents.find(({ file }) => file === 'rulings.html')?.legend).toMatchObject([{ is: 'inserted', by: 'underline' }]);
  });
});
