import { describe, expect, it } from 'vitest';

import { cardOrTerm } from '../../scripts/interpret/card-or-term.ts';

describe('a headword names', () => {
  it.each([
    ['Night Porter', 'He may be hired once.'], ['The Lost Child', undefined], ['Tam o\' the Weir', 'See lock.'], ['Two Left Boots', ''], ['“Ebb” of the Nine', ''], ['Lantern', 'This tool gives NERVE +2.'],
    ['That Is Not My Barge', 'It answers a ramming.'], ['Clerk of the Weirs', undefined],
  ])('a card: %s', (headword, text) => {
    expect(cardOrTerm(headword, text)).toBe('card');
  });

  it.each([
    ['lamp', 'A lamp burns.'], ['letter - sealed', ''], ['“dimmed”', 'A dimmed citizen sleeps.'], ['NERVE', 'What a citizen has of courage.'], ['Tollhouse icon', 'It marks a bridge.'], ['Wharf Phase', ''],
    ['Inner Basin', 'The Inner Basin is made up of three bridges.'], ['Long Night', 'The following special rules apply.'], ['last, lowest, etc.', 'See ties.'], ['Water damage to goods', ''],
  ])('a term of the rules: %s', (headword, text) => {
    expect(cardOrTerm(headword, text)).toBe('term');
  });

  it('something nobody can tell, where it has no letters', () => {
    expect(cardOrTerm('???', 'See lamp.')).toBe('unsure');
  });
});
