/** What the operator says of a document in corpus.yaml counts before what the document looks like. */
import { describe, expect, it } from 'vitest';

import { headwords, ingested, of } from './rig/ingested.ts';
import { pageL, rulings2010 } from './rig/sample-documents.ts';

/** Two headwords and nothing else by which a page could be known. */
const bare = 'gaff\nA pole with a hook. It moves one barge.\n\ngate\nA gate lets one barge pass. See lock.\n';

const said = (row: string): string => `documents:\n  - { file: bare.txt, ${row} }\n`;

describe('a document that nobody would recognise', () => {
  it('is left out where nothing is said of it', async () => {
    const result = await ingested({ 'page.txt': pageL, 'bare.txt': bare });
    expect(of('no-known-layout', result.messages)).toMatchObject([{ file: 'bare.txt' }]);
  });

  it('is read as the kind that the operator names, under the letter that he gives', async () => {
    const result = await ingested({ 'page.txt': pageL, 'bare.txt': bare, 'corpus.yaml': said('kind: glossary, letter: g') });
    expect(of('no-known-layout', result.messages)).toEqual([]);
    expect(headwords(result)).toEqual(expect.arrayContaining(['gaff', 'gate']));
    expect(result.corpus.documents.find(({ file }) => file === 'bare.txt')?.letter).toBe('G');
  });

  it('is read by the layout that the operator names, even another than the surest', async () => {
    const result = await ingested({ 'page.txt': pageL, 'bare.txt': rulings2010, 'corpus.yaml': said('layout: "rulings, topic on its own line"') });
    expect(result.corpus.documents.find(({ file }) => file === 'bare.txt')?.layout).toBe('rulings, topic on its own line');
  });

  it('is told when the layout named is none, with the names of those there are', async () => {
    const result = await ingested({ 'page.txt': pageL, 'bare.txt': rulings2010, 'corpus.yaml': said('layout: scroll') });
    expect(of('unknown-layout', result.messages)).toMatchObject([{ file: 'corpus.yaml', message: expect.stringContaining('scroll') as string, hint: expect.stringContaining('glossary page, as text') as string }]);
    expect(result.corpus.documents.find(({ file }) => file === 'bare.txt')?.kind).toBe('rulings');
  });
});
