/** What took a ruling's place, where nothing held tells it, and on a day on which it may not have come yet. */
import { describe, expect, it } from 'vitest';

import { amendment, document, ruling } from '../data/arrange.ts';
import { outcomeGroups } from '../../src/data/outcomes.ts';
import { aroundIn } from '../../src/model/around.ts';
import type { Ruling } from '../../src/model/corpus.ts';
import { fate } from '../../src/model/ruling-words.ts';
import { rulingStanding } from '../../src/model/standing-words.ts';
import { foundThere, isUntold, placeTaken, untoldPage } from '../../src/model/superseded.ts';

const documents = [
  document('old', { date: '2001-05-14' }),
  document('web-k', { kind: 'glossary', title: 'Glossary', edition: 'Web edition', letter: 'K', after: '2001-05-14', before: '2016-09-05' }),
];
const by = (how: string): Ruling['supersededBy'] => ({ document: 'web-k', entry: null, ruling: null, how, block: null, likeness: null });
const standing = (how: string, today: string) => rulingStanding(ruling('Boat', 'old', { supersededBy: by(how) }), aroundIn({ documents, rulings: [] }, today));

describe('a ruling before an edition of which its letter is not held', () => {
  it('is not known to be superseded, least of all by a page of another letter', () => {
    expect(standing('letter not held', '2020-01-01')).toEqual({ is: 'not known', words: 'Not known whether in force: older than the Web edition, whose letter B is not held; said by Current Rulings of 14 May 2001' });
    expect(standing('not found', '2020-01-01').words).toBe('Superseded (by Web edition, letter K), said by Current Rulings of 14 May 2001');
  });

  it('is no more where a later ruling took its place', () => {
    expect(isUntold(ruling('Boat', 'old', { supersededBy: { document: 'web-k', entry: null, how: 'letter not held', block: null, likeness: null, ruling: 'b' } }))).toBe(false);
    expect(isUntold(ruling('Boat', 'old'))).toBe(false);
  });

  it('is found, counted and explained as such', () => {
    const untold = ruling('Boat', 'old', { supersededBy: by('letter not held'), amendments: [amendment('a', { outcome: 'not applied', reason: { why: 'older than the base text', more: null } })] });
    expect(fate(untold)).toBe('Ruling, not known whether superseded');
    expect(outcomeGroups({ rulings: [untold, { ...untold, supersededBy: by('found') }] }).flatMap(({ parts }) => parts.map(({ name }) => name))).toEqual(['not known whether superseded', 'older than the base text']);
  });

  it('names the letter that its topic has, and none of an entry that points to another', () => {
    expect([ruling('Boat', 'old'), ruling('Boat', 'old', { entry: 'boat' }), ruling('x', 'old', { topic: null })].map(untoldPage)).toEqual(['letter B', 'page of this letter', 'page of this letter']);
    expect(untoldPage(ruling('47th lamp', 'old'))).toBe('0-9');
  });
});

describe('what was found of a ruling’s words', () => {
  it.each([
    ['found', 0.98, 'its words stand there (98 % of them)'], ['found', null, 'its words stand there'], ['found reworded', 0.6, 'its words stand there in part (60 % of them)'], ['not found', 0.04, 'its words do not stand there'],
    ['copy damaged here', 0.2, 'its words do not stand in this copy, which is damaged there'], ['entry not in this copy', null, 'this copy has no entry of that name'], ['entry no longer held', null, 'it has no entry of that name any more'], ['repeated word for word', null, 'repeated word for word'],
  ])('%s, %s: %s', (how, likeness, words) => { expect(foundThere({ how, likeness })).toBe(words); });
});

describe('an edition of a day not known', () => {
  it('may have come by a day between those it can be of, and has from the last of them on', () => {
    for (const how of ['found', 'letter not held']) {
      expect(standing(how, '2001-06-01').is).toBe('not known');
      expect(standing(how, '2001-06-01').words).toMatch(/^Not known whether in force: in force since 14 May 2001 \(Current Rulings of 14 May 2001\), it may have been superseded by then \(by Web edition/u);
      expect(standing(how, '2016-09-05').is).toBe(how === 'found' ? 'superseded' : 'not known');
    }
    expect(standing('letter not held', '2001-06-01').words).not.toContain('letter K');
  });

  it.each([
    [{ date: '2012-01-01', after: null, before: null }, { earliest: '2012-01-01', sure: '2012-01-01' }],
    [{ date: null, after: '2001-05-14', before: '2016-09-05' }, { earliest: '2001-05-15', sure: '2016-09-05' }],
    [{ date: null, after: null, before: null }, { earliest: null, sure: null }],
  ])('%j took a place %j', (facts, days) => { expect(placeTaken(facts)).toEqual(days); });
});
