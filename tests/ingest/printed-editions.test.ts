/** Pages of one letter that print their days are editions that follow each other: what the later one says, drops or takes in is so from its day on. */
import { expect, it } from 'vitest';

import { ingested } from './rig/ingested.ts';
import { glossaryPage, rulingsDocument } from './rig/sample-documents.ts';

const edition = (day: string, ...entries: string[]): string => glossaryPage('L', ...entries).replace('Glossary - L\n', `Glossary - L\n\nEdition of ${day}\n`);
const lock = 'lock\nA lock has two gates.';
const lantern = 'lantern\nA lantern is carried. It may be lent.';

const stood = (result: Awaited<ReturnType<typeof ingested>>, headword: string): (string | null)[][] =>
  (result.corpus.entries.find((entry) => entry.headword === headword)?.versions ?? []).map(({ from, to, text }) => [from, to, text.map((block) => block.text).join(' ')]);

it('the later text holds from the day of its edition, and a ruling between them from its own', async () => {
  const result = await ingested({
    'b.txt': edition('10 January 2020', 'lamp\nA lamp burns until the bell is rung.', lantern, lock), 'a.txt': edition('7 January 2019', 'lamp\nA lamp burns until dawn.', lantern, lock),
    'rulings.txt': rulingsDocument('3 June 2019', 'lamp - Replace "dawn" with "the tide turns".'),
  });
  expect(stood(result, 'lamp')).toEqual([['2019-01-07', '2019-06-03', 'A lamp burns until dawn.'], ['2019-06-03', '2020-01-10', 'A lamp burns until the tide turns.'], ['2020-01-10', null, 'A lamp burns until the bell is rung.']]);
  expect(stood(result, 'lantern')).toEqual([['2019-01-07', null, 'A lantern is carried. It may be lent.']]);
});

it('an entry that the later edition has no more ended with its day, and one that is new began with it', async () => {
  const result = await ingested({ 'a.txt': edition('7 January 2019', 'lamp\nA lamp burns until dawn.', lantern, lock), 'b.txt': edition('10 January 2020', lantern, lock, 'lorry\nA lorry is no barge.') });
  expect(stood(result, 'lamp').map(([from, to]) => [from, to])).toEqual([['2019-01-07', '2020-01-10'], ['2020-01-10', null]]);
  expect(stood(result, 'lorry').map(([from]) => from)).toEqual(['2020-01-10']);
});
