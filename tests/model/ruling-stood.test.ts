/** How a ruling stood on days of the past. */
import { describe, expect, it } from 'vitest';

import { document, ruling } from '../data/arrange.ts';
import { aroundIn } from '../../src/model/around.ts';
import { dayAfter, earliestOf } from '../../src/model/dates.ts';
import { rulingStoodOf } from '../../src/model/ruling-stood.ts';

const documents = [
  document('first', { date: '2001-05-14' }), document('second', { date: '2017-02-06' }),
  document('page', { kind: 'glossary', title: 'Glossary', edition: 'Web edition', letter: 'F', after: '2001-05-14', before: '2016-09-05' }),
];
const around = aroundIn({ documents, rulings: [] }, '2026-01-01');
const taken = (by: string, later: string | null) => ({ document: by, entry: null, ruling: later, how: 'repeated', block: null, likeness: null });

describe('a ruling', () => {
  it('that holds is later than the days before its own, and stands as today from then on', () => {
    expect(rulingStoodOf(ruling('a', 'second', {}), around)).toEqual([
      { from: null, to: '2017-02-06', isLater: true, words: 'Later than the event’s date: in force from 6 Feb 2017 (Current Rulings of 6 February 2017)' },
    ]);
  });

  it('that a later one replaced was in force until then', () => {
    expect(rulingStoodOf(ruling('a', 'first', { supersededBy: taken('second', 'b') }), around).map(({ from, to, words }) => [from, to, words])).toEqual([
      [null, '2001-05-14', 'Later than the event’s date: in force from 14 May 2001 (Current Rulings of 14 May 2001)'],
      ['2001-05-14', '2017-02-06', 'In force on that day, since 14 May 2001 (Current Rulings); not the same today'],
    ]);
  });

  it('before an undated edition was in force on the day behind which that came, and perhaps no longer on the next', () => {
    const stood = rulingStoodOf(ruling('a', 'first', { supersededBy: taken('page', null) }), around);
    expect(stood.map(({ from, to }) => [from, to])).toEqual([[null, '2001-05-14'], ['2001-05-14', '2001-05-15'], ['2001-05-15', '2016-09-05']]);
    expect(stood[1]?.words).toMatch(/^In force on that day, since 14 May 2001 \(Current Rulings\); not the same today$/u);
    expect(stood[2]?.words).toMatch(/^Not known whether in force on that day: in force since 14 May 2001 \(.*\), it may have been superseded by then \(by Web edition.*\); not the same today$/u);
  });

  it('that held for a time is told so', () => {
    const stood = rulingStoodOf(ruling('a', 'second', { effective: { from: null, to: '2017-04-01', words: '' } }), around);
    expect(stood.map(({ to, words }) => [to, words])).toEqual([
      ['2017-02-06', 'Later than the event’s date: in force from 6 Feb 2017 (Current Rulings of 6 February 2017)'],
      ['2017-04-01', 'In force on that day, since 6 Feb 2017 (Current Rulings); not the same today'],
    ]);
  });
});

it('what came after a day came on the next at the earliest', () => {
  expect([dayAfter('2000-02-28'), dayAfter('2000-02-29'), dayAfter('2019-12-31')]).toEqual(['2000-02-29', '2000-03-01', '2020-01-01']);
  expect([earliestOf({ date: '2001-01-01', after: null }), earliestOf({ date: null, after: '2001-05-14' }), earliestOf({ date: null, after: null })]).toEqual(['2001-01-01', '2001-05-15', null]);
});
