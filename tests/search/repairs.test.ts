import { describe, expect, it } from 'vitest';

import { distance } from '../../src/search/repair/distance.ts';
import { repairsOf } from '../../src/search/repair/repairs.ts';
import { soundOf } from '../../src/search/repair/sound.ts';
import { Lexicon } from '../../src/search/words/lexicon.ts';

const vocabulary = ['lantern', 'barge', 'bridge', 'keeper', 'captain', 'phase', 'quill', 'weir', 'ostermere', 'curfew', 'oil'];
const lexicon = new Lexicon(new Map(vocabulary.map((word) => [word, 1])), vocabulary.length, [['lock', 'keeper'], ['half', 'light']]);
const best = (typed: string): string | undefined => repairsOf(typed, lexicon, false)[0]?.words.join(' ');

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
    const likenesses = repairsOf('barges', lexicon, false).map(({ likeness }) => likeness);
    expect(likenesses).toEqual(likenesses.toSorted((a, b) => b - a));
    expect(likenesses[0]).toBeLessThan(1);
  });

  it.each(['oli', 'wei', 'zzqxw', 'a1b2'])('%s is left as it is', (typed) => {
    expect(best(typed)).toBeUndefined();
  });

  it('while it is being typed, its missing end costs next to nothing', () => {
    expect(repairsOf('lantre', lexicon, true)[0]?.words).toEqual(['lantern']);
    expect(repairsOf('lamte', lexicon, true)[0]?.words).toEqual(['lantern']);
    expect(repairsOf('lamte', lexicon, false)).toEqual([]);
  });
});

describe('the price of slips', () => {
  it('is nothing for the word itself, and the same in both directions', () => {
    expect(distance('weir', 'weir', 3, false)).toBe(0);
    expect(distance('bridge', 'brigde', 3, false)).toBe(distance('brigde', 'bridge', 3, false));
  });

  it('is less where the sound stays the same', () => {
    expect(distance('keaper', 'keeper', 3, false)).toBeLessThan(distance('ketper', 'keeper', 3, false));
  });

  it('is infinite above the limit', () => {
    expect(distance('barge', 'lantern', 2, false)).toBe(Infinity);
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
