import { describe, expect, it } from 'vitest';

import { NameIndex } from '../../scripts/link/names/name-index.ts';
import { variantsOf } from '../../scripts/link/names/variants.ts';
import { targetOf } from '../../scripts/link/targets.ts';

const index = new NameIndex(['laying', 'Lamplighter’s Daughter, The', 'lamps', 'lock', 'light-sharing cards', 'canal'].map((headword) => ({ id: headword, headword, variants: variantsOf(headword) })));
const target = (topic: string | null) => targetOf(topic, index, new Map([['C', { whole: false }], ['L', { whole: true }], ['T', { whole: true }]]));

describe('the entry that a ruling concerns', () => {
  it.each([
    ['laying', 'laying', 'exact'],
    ['LAYING', 'laying', 'folded'],
    ['The Lamplighter\'s Daughter', 'Lamplighter’s Daughter, The', 'alias'],
    ['lamp', 'lamps', 'number'],
    ['light-sharing', 'light-sharing cards', 'longer'],
    ['laying (step 2)', 'laying', 'parent'],
    ['lock [W]', 'lock', 'parent'],
    ['lock (formerly sluice)', 'lock', 'exact'],
    ['lock (previously: canal)', 'lock', 'exact'],
    ['sluice (formerly lock)', null, null],
    ['lock (formerly of the canal', null, null],
    ['Laying (Peril Phase)', null, null],
  ])('"%s" concerns %s (%s)', (topic, entry, match) => {
    expect(target(topic)).toMatchObject({ entry, match });
  });

  it.each([
    ['barge', 'letter not held', 'its letter is not there'],
    ['Ledger of Salt', 'new entry', 'its letter is whole, and has no such entry'],
    ['compact', 'entry not in this copy', 'no copy of its letter is whole, and may have lost it'],
    ['“dimmed”', 'letter not held', 'quotation marks are no letter'],
  ])('"%s": %s, for %s', (topic, targetReason) => {
    expect(target(topic)).toEqual({ entry: null, match: null, targetReason });
  });

  it('is none for a ruling printed without a topic, and there is nothing to say of it', () => {
    expect(target(null)).toEqual({ entry: null, match: null, targetReason: null });
  });
});
