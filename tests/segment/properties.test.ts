import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LAYOUTS } from '../../scripts/segment/layouts.ts';
import { segmentAs } from '../../scripts/segment/segment.ts';
import { anyDocument } from './rig/any-document.ts';
import { changedWords, misplacedLines } from './rig/account.ts';
import { cut, sourceOf } from './rig/cut.ts';
import { documents, unlessPublished } from './rig/published.ts';

/** An entry that goes on behind a page's foot, right before a headword whose text the copy has lost: it was once counted twice. */
const partedByAFoot = 'lamp\nIt burns.\n\nb\n    • lamp\n\nlamp\nIt burns.\n\nPage 1 of 3\n\nlamp - It burns.\n\n\nlamp - Two may row, and\n';

/** Temporary rulings, read as names on lines of their own: their texts were rulings without a name. */
const temporaryBelowNames = '\n***lantern** – It burns.\n\n\n***LOAD** – It burns.\n\n\n***Lost Child, The** – It burns.\n\nTemporary Rulings\n***tide** – lamp lamp\n\n***lamp** – It burns.\n';

describe.each(LAYOUTS)('any text at all, read as $name', (layout) => {
  const segment = async (text: string) => {
    const source = await sourceOf(text);
    return { source, document: segmentAs(layout, source, { names: new Set(['lamp', 'low water']) }) };
  };

  it('has each non-blank line in exactly one row of the ledger, and keeps every word of every entry and ruling, in order', () =>
    fc.assert(fc.asyncProperty(anyDocument, async (text) => {
      const { source, document } = await segment(text);
      expect(misplacedLines(source, document.ledger)).toEqual([]);
      if (!text.includes('<')) expect(changedWords(source, document)).toEqual([]);
    }), { examples: [[partedByAFoot], [temporaryBelowNames], ['\u{1F232}\u1000\nLow Water – lamp lamp lamp']] }));

  it('is cut the same way twice', () =>
    fc.assert(fc.asyncProperty(anyDocument, async (text) => {
      expect((await segment(text)).document).toEqual((await segment(text)).document);
    }), { numRuns: 30 }));
});

describe(`every document there is${unlessPublished}`, () => {
  it.each(documents)('$file has each non-blank line in exactly one row of the ledger', async ({ file, bytes }) => {
    const source = await sourceOf(bytes, file);
    expect(misplacedLines(source, cut(source)?.ledger ?? [])).toEqual([]);
  });

  it.each(documents)('$file is cut the same way twice', async ({ file, bytes }) => {
    const source = await sourceOf(bytes, file);
    expect(cut(source)).toEqual(cut(await sourceOf(bytes, file)));
  });

  it.each(documents.filter(({ file }) => file.endsWith('.txt')))('$file loses no word of its entries and rulings', async ({ file, bytes }) => {
    const source = await sourceOf(bytes, file);
    const document = cut(source);
    expect(document === null ? null : changedWords(source, document)).toEqual([]);
  });
});
