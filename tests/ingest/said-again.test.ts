/** One clarification, in three documents one after the other of which only the later say what they follow. */
import { expect, it } from 'vitest';

import { aroundIn } from '../../src/model/around.ts';
import { eachOnce, withRepeated } from '../../src/model/rulings.ts';
import { shortStanding } from '../../src/model/standing-words.ts';
import { rulingsOf, standingOn } from '../../src/model/standing.ts';
import { entryOf, ingested } from './rig/ingested.ts';
import { pageL, rulingsDocument } from './rig/sample-documents.ts';

const month = (date: string, follows: string | null, ...others: string[]): string =>
  rulingsDocument(date, ...(follows === null ? [] : [`This document replaces the Current Rulings of ${follows}.`]), 'lock - A lock has one keeper, and he sleeps by day.', ...others, 'oar - See **lock**.');

it('is one ruling to read with the entry, as of the first', async () => {
  const result = await ingested({
    'l.txt': pageL, 'march.txt': month('2 March 2015', null, 'lantern - Cats like it.'), 'april.txt': month('6 April 2015', '2 March 2015', 'lamp - Dogs do not.'), 'may.txt': month('4 May 2015', '6 April 2015', 'lamp - Birds do.'),
    'corpus.yaml': 'documents:\n  - { file: l.txt, date: 2014-01-06 }\n',
  });
  const around = aroundIn(result.corpus, '2026-01-01');
  const lock = entryOf(result, 'lock');
  const { explaining } = rulingsOf(lock, around);
  expect(explaining.map(({ from, to }) => [from, to])).toEqual([['2015-03-02', '2015-04-06'], ['2015-04-06', '2015-05-04'], ['2015-05-04', null]]);
  expect(eachOnce(explaining)).toHaveLength(1);
  expect(withRepeated(explaining).at(-1)?.before.map(({ document }) => document)).toEqual(explaining.slice(0, 2).map(({ ruling }) => ruling.document));
  expect(['2015-03-15', '2015-04-15', '2015-05-04'].map((day) => shortStanding(standingOn(lock, day, around)))).toEqual(
    ['2 Mar', '6 Apr', '4 May'].map((day) => expect.stringContaining(`; 1 later ruling to read with it (${day} 2015)`) as unknown),
  );
});
