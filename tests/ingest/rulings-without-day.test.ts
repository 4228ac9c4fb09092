/** Rulings that are not recognised, and whose day is what is wrong with them: the message says so first. */
import { describe, expect, it } from 'vitest';

import { ingested, of } from './rig/ingested.ts';
import { pageL } from './rig/sample-documents.ts';

const two = '\n\nlantern - Delete the second paragraph.\n\nlock - A lock has one keeper.\n';
const told = async (head: string, config = ''): Promise<string[]> => of('no-known-layout', (await ingested({ 'page.txt': pageL, 'march.txt': head + two, 'corpus.yaml': config })).messages).map(({ message, hint }) => `${message} / ${hint ?? ''}`);

describe('two rulings below a title', () => {
  it('with a day that does not exist', async () => {
    expect(await told('Current Rulings\nMarch 32, 2020')).toEqual([expect.stringMatching(/^march\.txt: no known layout fits this document; it was left out\. Its title says rulings, and its day, “March 32, 2020”, does not exist \/ .*\{ file: march\.txt, kind: rulings, date: YYYY-MM-DD \}\.$/u)]);
  });

  it('without a day', async () => {
    expect(await told('Lamps of Ostermere Current Rulings')).toEqual([expect.stringMatching(/left out\. Its title says rulings, but it states no day \/ /u)]);
  });

  it('with a day are read', async () => { expect(await told('Current Rulings\nMarch 31, 2020')).toEqual([]); });

  it('are read as the row that is given says', async () => {
    expect(await told('Current Rulings\nMarch 32, 2020', 'documents: [{ file: march.txt, kind: rulings, date: 2020-03-31 }]')).toEqual([]);
  });

  it('of another title say nothing of days', async () => { expect((await told('Notes from the quay')).join()).not.toMatch(/day|date:/u); });
});
