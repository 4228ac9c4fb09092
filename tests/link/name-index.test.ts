import { describe, expect, it } from 'vitest';

import { NameIndex } from '../../scripts/link/names/name-index.ts';
import { slug } from '../../scripts/names/slug.ts';
import { variantsOf } from '../../scripts/link/names/variants.ts';

const indexOf = (...headwords: string[]): NameIndex => new NameIndex(headwords.map((headword, at) => ({ id: `${at}-${slug(headword)}`, headword, variants: variantsOf(headword) })));

describe('the entry that a name means', () => {
  const index = indexOf('Lantern', 'lantern', 'Lost Child, The', 'The Lost Child', 'light-sharing cards', 'letter - sealed', 'Tide Clerk (Ebb of Nine)', 'LOAD', 'glass', 'Last Ferry, The', '4.2. Towing');

  it.each([
    ['Lantern', 'exact', '0-lantern', 'a card, by its capital'],
    ['lantern', 'exact', '1-lantern', 'the thing, by its small letter'],
    ['LANTERN', 'folded', '0-lantern', 'the first of two that are the same but for case'],
    ['The Lost Child', 'exact', '3-the-lost-child', 'the entry under T'],
    ['Lost Child, The', 'exact', '2-lost-child-the', 'the entry under L'],
    ['The Last Ferry', 'alias', '9-last-ferry-the', 'an entry with its article behind it'],
    ['letter – sealed', 'exact', '5-letter-sealed', 'the same characters, whichever dash is printed'],
    ['Letter sealed', 'folded', '5-letter-sealed', 'the same but for case and dash'],
    ['lanterns', 'number', '0-lantern', 'the plural'],
    ['light-sharing card', 'number', '4-light-sharing-cards', 'the singular'],
    ['Tide Clerk', 'alias', '6-tide-clerk-ebb-of-nine', 'what stands before the parenthesis'],
    ['Ebb of Nine', 'alias', '6-tide-clerk-ebb-of-nine', 'what stands inside it'],
    ['rule 4.2', 'alias', '10-4-2-towing', 'a rule by its number'],
    ['Towing', 'alias', '10-4-2-towing', 'a rule by its title'],
    ['load', 'folded', '7-load', 'an attribute'],
  ])('%s: %s match for %s, %s', (name, match, id) => {
    expect(index.find(name)).toEqual({ id, match });
  });

  it.each(['Child Lost, The', 'sealed letter', 'lamp', '', 'glas', 'Nine'])('"%s" is no name: words are never reordered, shortened or guessed', (name) => {
    expect(index.find(name)).toBeNull();
  });

  it('is never the one that asks', () => {
    expect(index.find('The Lost Child', '3-the-lost-child')).toEqual({ id: '2-lost-child-the', match: 'alias' });
    expect(index.find('Lost Child, The', '2-lost-child-the')).toEqual({ id: '3-the-lost-child', match: 'alias' });
    expect(index.find('lantern', '1-lantern')).toEqual({ id: '0-lantern', match: 'folded' });
    expect(index.find('glass', '8-glass')).toBeNull();
  });
});

describe('the entry whose headword begins with a topic', () => {
  it('is found where there is one', () => {
    expect(indexOf('multi-lamp cards', 'mooring').findLonger('multi-lamp')).toEqual({ id: '0-multi-lamp-cards', match: 'longer' });
  });

  it('is none where there are two, or where the topic ends within a word', () => {
    const index = indexOf('tide - turning', 'tide - rising', 'mooring at night');
    expect(index.findLonger('tide')).toBeNull();
    expect(index.findLonger('moor')).toBeNull();
    expect(index.findLonger('mooring at night')).toBeNull();
  });
});
