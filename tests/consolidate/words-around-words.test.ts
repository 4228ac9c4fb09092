/** What stands right beside quoted words, or elsewhere in the text, and decides whether they are the ones that are meant. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait } from '../wordings/rig/carried-out.ts';
import { ruled } from './rig/ruled.ts';
import type { Order } from './rig/ruled.ts';

describe('brackets are put round a word', () => {
  const order = ['Put "lamp" in parentheses.'];

  test('also where it is the first of several in marks', () => { expect(carriedOut(["A 'lamp oil' burns."], order).text).toEqual(["A '(lamp) oil' burns."]); });

  test('not where it stands in marks alone', () => { expectToWait(["A 'lamp' burns."], order); });
});

describe('a word that is changed throughout', () => {
  const was = ['A captain hums. A captain moors.', 'Cats know.'];
  const everywhere = (place: object): Order => ({ operation: 'substitution', unit: 'text', old: 'captain', new: ['skipper'], place: { every: true, ...place } });

  test.each([{ about: 'the sentence about tolls' }, { sentences: 1 }])('is not, where a part is named: %j', (place) => { expect(ruled(was, everywhere(place)).outcome).toBe('not applied: place not certain: only a part of the entry is named'); });

  test('stays in the plural, and a reader is told', () => {
    expect(ruled([was[0] ?? '', 'Two captains know.'], everywhere({}))).toEqual({ outcome: 'applied with a note: each of the 2 places where the words stand; “captains” stands here, too, and is left as it is', text: ['A skipper hums. A skipper moors.', 'Two captains know.'] });
    expect(ruled(was, everywhere({})).outcome).toBe('applied with a note: each of the 2 places where the words stand');
  });
});

test('words of three letters are put somewhere though they stand elsewhere; of longer ones it may be those', () => {
  const was = ['It stops in the fog. Then ferry hums at dusk.'];
  expect(carriedOut(was, ['Put "the" before "ferry".']).text).toEqual(['It stops in the fog. Then the ferry hums at dusk.']);
  expectToWait(was, ['Put "hums" after "dusk".']);
});

test('four words around the last one tell where it stands in a damaged copy, three do not', () => {
  const last = (context: string, completeness: 'complete' | 'partial'): string => ruled(['A ferry hums by night.', 'It moors at dusk in fog.'], { operation: 'repeal', unit: 'text', place: { words: { from: -1, to: -1 }, context } }, { entry: { completeness } }).outcome;
  expect(last('at dusk in fog', 'partial')).toMatch(/^applied with a note/u);
  expect(last('dusk in fog', 'partial')).toMatch(/^not applied: place not certain/u);
  expect(last('dusk in fog', 'complete')).toMatch(/^applied with a note/u);
});
