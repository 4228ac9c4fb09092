import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { asPublished, publishedCurly, typeset, typesetPieces } from '../../src/model/typeset.ts';

describe('quotation marks for the eye', () => {
  it.each([
    ['at a block’s beginning and end', '"Lit" means "burning"', '“Lit” means “burning”'],
    ['in brackets, after dashes and slashes', 'Pay ("double") – or—"single"/"none".', 'Pay (“double”) – or—“single”/“none”.'],
    ['before and after what ends a sentence', '"Ring," she says. "Twice!"', '“Ring,” she says. “Twice!”'],
    ['one inside another', `"Say 'lamp' first," or '"lamp" last'`, '“Say ‘lamp’ first,” or ‘“lamp” last’'],
    ['around words that were left out', 'from "…lit" to "... out"', 'from “…lit” to “... out”'],
    ['that nothing closes', 'the label "Ferry', 'the label “Ferry'],
    ['that stand between spaces', 'the sign " ? " means', 'the sign “ ? ” means'],
    ['beside those that were published so', '“a barge” and "a quay"', '“a barge” and “a quay”'],
  ])('%s', (_, published, shown) => {
    expect(typeset(published)).toBe(shown);
  });

  it.each([
    ['inside a word and at its end', `the ferryman's lamps' oil, Tam o' the Weir`, 'the ferryman’s lamps’ oil, Tam o’ the Weir'],
    ['of a year', `since '98, in the '90s`, 'since ’98, in the ’90s'],
    ['of a word that lost its beginning', `'tis salt 'n' pepper`, '’tis salt ’n’ pepper'],
    ['of a word that nobody foresaw, because nothing closes it', `the 'ouse by the lock`, 'the ’ouse by the lock'],
    ['inside what is quoted', `'it's the ferry's bell'`, '‘it’s the ferry’s bell’'],
  ])('apostrophes %s', (_, published, shown) => {
    expect(typeset(published)).toBe(shown);
  });

  it.each(['a 5" plank', `a pole of 6' and of 5'10"`])('what may be inches, feet or minutes stays: %s', (published) => {
    expect(typeset(published)).toBe(published);
  });

  it('a number that is quoted is quoted', () => {
    expect(typeset('lock "5" and "lock 6"')).toBe('lock “5” and “lock 6”');
  });

  it('a text in pieces is set as the whole', () => {
    expect(typesetPieces(['says "', 'lamp', '" and ', 'ferry', `'s"`])).toEqual(['says “', 'lamp', '” and ', 'ferry', '’s”']);
  });
});

describe('the published characters', () => {
  const texts = fc.array(fc.constantFrom('"', `'`, '“', '”', '‘', '’', ' ', 'a', 'lamp', '5', '(', ')', '.', ',', '—', '…', '\n')).map((parts) => parts.join(''));

  it('are told from every text that is shown, place by place', () => {
    fc.assert(fc.property(texts, (published) => {
      const shown = typeset(published);
      expect(shown.length).toBe(published.length);
      expect(asPublished(shown, publishedCurly(published))).toBe(published);
    }));
  });

  it('need nothing said where none of them was curly', () => {
    expect(publishedCurly(`"a" and 'b'`)).toBeUndefined();
    expect(publishedCurly('“a” and "b" and ’s')).toBe('1 2 5');
  });
});
