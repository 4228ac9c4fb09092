import { describe, expect, it } from 'vitest';

import { singularKey } from '../../scripts/link/names/singular.ts';
import { variantsOf } from '../../scripts/link/names/variants.ts';

describe('other names of an entry', () => {
  it.each([
    ['Lost Child, The', ['The Lost Child']],
    ['The Lost Child', ['Lost Child, The']],
    ['A Quiet Night', ['Quiet Night, A']],
    ['Tide Clerk (Ebb of Nine)', ['Tide Clerk', 'Ebb of Nine']],
    ['lamp (lit)', ['lamp']],
    ['Ferry (night boat)', ['Ferry', 'night boat']],
    ['Luggage, Unsigned', []],
    ['lamp', []],
    ['Theatre', []],
    ['Then the Tide Turned', []],
  ])('%s: %j', (headword, variants) => {
    expect(variantsOf(headword)).toEqual(variants);
  });
});

describe('names in the singular', () => {
  it.each([
    ['lamps', 'lamp'], ['perils - hidden', 'peril - hidden'], ['crew and watches', 'crew and watch'], ['Letters of Marque', 'letter of marque'], ['bodies', 'body'], ['keys', 'key'],
  ])('%s is %s', (plural, one) => {
    expect(singularKey(plural)).toBe(singularKey(one));
  });

  it.each([['glass', 'glas'], ['men', 'man'], ['gas', 'ga'], ['dice', 'die']])('%s and %s are two names', (one, other) => {
    expect(singularKey(one)).not.toBe(singularKey(other));
  });
});
