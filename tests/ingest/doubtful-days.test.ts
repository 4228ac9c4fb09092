/** A wrong year keeps a whole document from amending anything: it is told. */
import { describe, expect, it, vi } from 'vitest';

import { ingested, of } from './rig/ingested.ts';
import { pageL, rulingsDocument } from './rig/sample-documents.ts';

vi.setConfig({ testTimeout: 120_000 });

const config = (more = '') => `documents: [{ file: page.txt, date: 2020-01-06 }${more}]`;
const orders = ['lantern - Replace "A lantern is carried." with "A lantern hangs."', 'lock - Replace "two gates" with "three gates".', 'lamp - Replace "A lamp burns until dawn." with "A lamp burns until noon."'];
const told = async (date: string, rulings: readonly string[], corpus = config()): Promise<string[]> =>
  of('day-doubtful', (await ingested({ 'page.txt': pageL, 'rulings.txt': rulingsDocument(date, ...rulings), 'corpus.yaml': corpus })).messages).map(({ file, severity, message }) => `${file ?? ''} ${severity}: ${message}`);

describe('rulings dated before the glossary', () => {
  it('that order what is not in its text yet', async () => {
    expect(await told('2 March 2002', orders)).toEqual(['rulings.txt warning: rulings.txt is dated 2002-03-02, before every glossary held (page.txt is of 2020-01-06), and what it orders is not in their texts yet: is the year right?']);
  });

  it('are none where the text has it', async () => {
    expect(await told('2 March 2002', ['lantern - Add at the end: "It may be lent."', 'lamp - A lamp burns until dawn. See lantern, wick, and so on.', 'lock - A lock has two gates.'])).toEqual([]);
  });

  it('are none where one ruling alone is not in it: it may have been forgotten', async () => {
    expect(await told('2 March 2002', [orders[0] ?? '', 'oar - See **lock**.', 'quay - See **lock**.'])).toEqual([]);
  });

  it('are none where they are of its day or later', async () => {
    expect(await told('6 January 2020', orders)).toEqual([]);
  });
});

describe('a document of a day to come', () => {
  it('is told', async () => {
    expect(await told('2 March 2999', orders)).toMatchObject([expect.stringMatching(/^rulings\.txt warning: rulings\.txt is dated 2999-03-02, after this day, \d{4}-\d\d-\d\d: is the year right\?$/u)]);
  });

  it('is none where it came out before, and only holds from then on', async () => {
    expect(await told('2 March 2999', orders, config(', { file: rulings.txt, published: 2020-03-02 }'))).toEqual([]);
  });
});
