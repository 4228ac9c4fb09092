import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { distances } from '../../src/search/repair/distance.ts';
import { Repairs } from '../../src/search/repair/repairs.ts';
import { settleRepairs } from '../../src/search/query/settle-repairs.ts';
import { soundOf } from '../../src/search/repair/sound.ts';
import { Lexicon } from '../../src/search/words/lexicon.ts';

const vocabulary = ['lantern', 'barge', 'bridge', 'keeper', 'captain', 'phase', 'quill', 'weir', 'ostermere', 'curfew', 'oil'];
const lexicon = new Lexicon(new Map(vocabulary.map((word) => [word, 1])), vocabulary.length, [['lock', 'keeper'], ['half', 'light']]);
const repairsOf = (typed: string, typing: boolean) => new Repairs(lexicon).of(typed, typing);
const best = (typed: string): string | undefined => repairsOf(typed, false)[0]?.words.join(' ');

describe('a word that exists nowhere is repaired', () => {
  it.each([
    ['two letters swapped', 'lanetrn', 'lantern'],
    ['a letter left out', 'brige', 'bridge'],
    ['a letter too many', 'curfeww', 'curfew'],
    ['a letter wrong in the middle', 'lamtern', 'lantern'],
    ['a letter not doubled', 'quil', 'quill'],
    ['vowels as they are heard', 'captin', 'captain'],
    ['letters that sound the same', 'kurfew', 'curfew'],
    ['two words of a name typed as one', 'halflight', 'half light'],
    ['and misspelt besides', 'lockeepr', 'lock keeper'],
    ['a long name', 'ostermeer', 'ostermere'],
  ])('%s: %s', (_, typed, meant) => {
    expect(best(typed)).toBe(meant);
  });

  it('the likeliest comes first, with its likeness', () => {
    const likenesses = repairsOf('barges', false).map(({ likeness }) => likeness);
    expect(likenesses).toEqual(likenesses.toSorted((a, b) => b - a));
    expect(likenesses[0]).toBeLessThan(1);
  });

  it.each(['oli', 'wei', 'zzqxw', 'a1b2'])('%s is left as it is', (typed) => {
    expect(best(typed)).toBeUndefined();
  });

  it.each([
    ['two letters swapped', 'lanetrn', true], ['vowels as they are heard', 'captin', true], ['a long name', 'ostermeer', true], ['two words typed as one', 'halflight', true],
    ['another letter in a short word', 'weid', false], ['another letter at the beginning', 'parge', false], ['another letter in a word of six', 'briege', true],
  ])('as more than a guess for some slips: %s (%s): %s', (_, typed, sure) => {
    expect(repairsOf(typed, false)[0]?.sure).toBe(sure);
  });

  it('while it is being typed, its missing end costs next to nothing', () => {
    expect(repairsOf('lantre', true)[0]?.words).toEqual(['lantern']);
    expect(repairsOf('lamte', true)[0]?.words).toEqual(['lantern']);
    expect(repairsOf('lamte', false)).toEqual([]);
  });
});

it('what was meant is found in all its forms, and two words as they are', () => {
  const held = new Lexicon(new Map(['half', 'light', 'lights'].map((word) => [word, 1])), 3, []);
  const settled = (...words: string[]) => settleRepairs([{ typed: 'lihgt', content: true, weight: 1, alternatives: [{ words, likeness: 0.9, how: 'repair' }] }], () => true, held)[0]?.alternatives.map((one) => one.words.join(' '));
  expect([settled('light'), settled('light', 'half')]).toEqual([['light', 'lights'], ['light half']]);
});

/** With other words in the list, from which its reckoning goes on. */
function distance(typed: string, word: string, limit: number): number {
  const words = [...vocabulary, word].sort();
  return distances({ word: typed, limit, typing: false }, words)[words.indexOf(word)] ?? NaN;
}

describe('the price of slips', () => {
  it('is nothing for the word itself, and the same in both directions', () => {
    expect(distance('weir', 'weir', 3)).toBe(0);
    expect(distance('bridge', 'brigde', 3)).toBe(distance('brigde', 'bridge', 3));
  });

  it('is less where the sound stays the same', () => {
    expect(distance('keaper', 'keeper', 3)).toBeLessThan(distance('ketper', 'keeper', 3));
  });

  it('of one list is the same as of each word alone', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'e', 'k', 'c'), maxLength: 7 });
    fc.assert(fc.property(word, fc.array(word), fc.boolean(), (typed, list, typing) => {
      const words = list.sort();
      const alone = words.map((one) => distances({ word: typed, limit: 2.5, typing }, [one])[0]);
      expect([...distances({ word: typed, limit: 2.5, typing }, words)]).toEqual(alone);
    }));
  });

  it('is infinite above the limit', () => {
    expect(distance('barge', 'lantern', 2)).toBe(Infinity);
  });
});

describe('words sound the same', () => {
  it.each([['phase', 'faze'], ['knight', 'nite'], ['schism', 'skism'], ['quay', 'kay'], ['whale', 'wale']])('%s and %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it.each([['bridge', 'bride'], ['quill', 'weir'], ['ship', 'sip']])('not %s and %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });
});
