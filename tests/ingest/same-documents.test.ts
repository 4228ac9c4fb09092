/** A document that lies in the folder twice: under two names, or in two folders. */
import { describe, expect, it, vi } from 'vitest';

import { ingested, of, type Ingested } from './rig/ingested.ts';
import { pageL, rulings2010 } from './rig/sample-documents.ts';

vi.setConfig({ testTimeout: 120_000 });

const files = ({ corpus }: Ingested): string[] => corpus.documents.map(({ file }) => file).sort();

describe('one document under two names', () => {
  it('is read once, and its rulings take nobody’s place: the other name is told', async () => {
    const result = await ingested({ 'page.txt': pageL, 'rulings (1).txt': rulings2010, 'rulings.txt': rulings2010 });
    expect(files(result)).toEqual(['page.txt', 'rulings.txt']);
    expect(of('same-document', result.messages)).toMatchObject([{ severity: 'warning', file: 'rulings (1).txt', message: 'rulings (1).txt and rulings.txt are the same document: rulings.txt is read, and rulings (1).txt is not' }]);
    expect(result.corpus.rulings.filter(({ supersededBy }) => supersededBy !== null)).toEqual([]);
    const alone = await ingested({ 'page.txt': pageL, 'rulings.txt': rulings2010 });
    expect(result.corpus.rulings).toEqual(alone.corpus.rulings);
  });

  it('is one where only the ends of its lines are others', async () => {
    expect(files(await ingested({ 'page.txt': pageL, 'a/rulings.txt': rulings2010, 'b/rulings.txt': rulings2010.replaceAll('\n', '\r\n') }))).toEqual(['a/rulings.txt', 'page.txt']);
  });

  it('is read under the name that corpus.yaml speaks of', async () => {
    const result = await ingested({ 'page.txt': pageL, 'rulings of May.txt': rulings2010, 'rulings.txt': rulings2010, 'corpus.yaml': 'documents: [{ file: rulings of May.txt, title: Of May }]' });
    expect(files(result)).toEqual(['page.txt', 'rulings of May.txt']);
    expect(of('same-document', result.messages)).toMatchObject([{ file: 'rulings.txt' }]);
  });

  it('is two where corpus.yaml speaks of both: an edition that prints the same again', async () => {
    const result = await ingested({ 'one.txt': pageL, 'two.txt': pageL, 'corpus.yaml': 'documents: [{ file: one.txt, date: 2010-01-04 }, { file: two.txt, date: 2012-01-02 }]' });
    expect(files(result)).toEqual(['one.txt', 'two.txt']);
    expect(of('same-document', result.messages)).toEqual([]);
  });

  it('is two where one word is another', async () => {
    const result = await ingested({ 'page.txt': pageL, 'a.txt': rulings2010, 'b.txt': rulings2010.replace('one keeper', 'two keepers') });
    expect(files(result)).toEqual(['a.txt', 'b.txt', 'page.txt']);
  });
});
