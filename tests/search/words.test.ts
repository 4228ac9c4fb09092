import { describe, expect, it } from 'vitest';

import { readQuery } from '../../src/search/query/read-query.ts';
import { derivationKey, inflectionKey } from '../../src/search/words/forms.ts';
import { otherNumerals } from '../../src/search/words/numbers.ts';
import { placedWords, words } from '../../src/search/words/words.ts';

describe('a text is cut into words', () => {
  it.each([
    ['quotes are dropped, straight or curly', 'O’Hara\'s "boat"', ['oharas', 'boat']],
    ['accents are dropped', 'Célèbre Ångström', ['celebre', 'angstrom']],
    ['hyphens and dashes part words', 'half-light – dusk', ['half', 'light', 'dusk']],
    ['initials stay together', 'the H.M.S. Gull', ['the', 'hms', 'gull']],
    ['digits are words of their own', '7of9 on x2', ['7', 'of', '9', 'on', 'x', '2']],
    ['but not in an ordinal', 'the 1st bridge', ['the', '1st', 'bridge']],
    ['an icon is the word inside its brackets', '[Fog] cards', ['fog', 'cards']],
  ])('%s', (_, text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('knows where each word stands', () => {
    const text = 'Ebb-tide: O’Hara';
    expect(placedWords(text).map(({ from, to }) => text.slice(from, to))).toEqual(['Ebb', 'tide', 'O’Hara']);
  });
});

describe('of what was typed', () => {
  it.each([['the barge', [1]], ['the barge of a keeper', [1, 4]], ['the', [0]]])('those words count that tell something, or all of them: %s', (typed, content) => { expect(readQuery(typed).content).toEqual(content); });
});

describe('forms of one word share a key', () => {
  it.each([
    ['seed', 'seeds', 'seeding', 'seeded'],
    ['carry', 'carries', 'carried', 'carrying'],
    ['stop', 'stops', 'stopped', 'stopping'],
    ['move', 'moves', 'moved', 'moving'],
    ['cross', 'crosses', 'crossing'],
    ['die', 'dies'],
  ])('%s', (...forms) => {
    expect(new Set(forms.map(inflectionKey)).size).toBe(1);
  });

  it.each([['move', 'movement'], ['select', 'selection'], ['command', 'commander']])('%s and %s share the wider key alone', (one, other) => {
    expect(derivationKey(one)).toBe(derivationKey(other));
    expect(inflectionKey(one)).not.toBe(inflectionKey(other));
  });

  it.each([['king', 'k'], ['red', 'r'], ['class', 'clas'], ['bus', 'bu']])('%s is no form of %s', (word, stem) => {
    expect(inflectionKey(word)).not.toBe(inflectionKey(stem));
  });
});

describe('a number is written in several ways', () => {
  it.each([['7', 'seven'], ['nine', '9'], ['2', 'ii'], ['iii', '3'], ['1st', 'first']])('%s is also %s', (one, other) => {
    expect(otherNumerals(one)).toContain(other);
  });

  it('but a small word is not taken for a number', () => {
    expect(otherNumerals('to')).toEqual([]);
    expect(otherNumerals('for')).toEqual([]);
  });
});
