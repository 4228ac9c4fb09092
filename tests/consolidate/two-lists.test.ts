/** Entries with bullets and numbered items, or with several lists: which of them an order means. */
import { describe, expect, test } from 'vitest';

import { carriedOut } from '../wordings/rig/carried-out.ts';
import { ruled } from './rig/ruled.ts';

const two = ['A ship may not:', '* race', '* tow a barge', '* sing', 'A cat may not:', '* swim', '* hum', '* climb', 'A keeper may do all of this.'];

describe('an entry with two lists', () => {
  test.each(['Add a fourth bullet: sleep', 'Add a bullet: sleep', 'In the list, add "sleep" as the first bullet.', 'Add "sleep" to the list.'])('%s', (ruling) => {
    expect(carriedOut(two, [ruling]).text).toEqual(two);
  });

  test.each([
    ['Delete the first bullet.', two.filter((block) => block !== '* race')],
    ['Delete the last bullet.', two.filter((block) => block !== '* climb')],
    ['Insert a new bullet before the first bullet: sleep', ['A ship may not:', '* sleep', ...two.slice(1)]],
  ])('%s', (ruling, text) => {
    expect(carriedOut(two, [ruling]).text).toEqual(text);
  });
});

describe('an entry with steps and bullets', () => {
  const mixed = ['To dock, a ship follows these steps:', '1. Announce the quay.', '2. Pay the toll.', 'A docked ship may not:', '* race', '* tow a barge'];
  const bare = mixed.map((line) => line.replace(/^(?:\d\.|\*) /, ''));
  const after = (locator: string, at: number): string[] => ruled(mixed, { operation: 'repeal', unit: 'list item', sentence: `Delete ${locator}.`, locator, place: { items: at } }).text.map((line) => line.replace(/^(?:\d\.|\*) /, ''));

  test('a bullet is none of the steps, and a step none of the bullets', () => {
    expect(after('the first bullet', 1)).toEqual(bare.filter((line) => line !== 'race'));
    expect(after('the last bullet', -1)).toEqual(bare.filter((line) => line !== 'tow a barge'));
    expect(after('the first numbered item', 1)).toEqual(bare.filter((line) => line !== 'Announce the quay.'));
  });

  test('an item may be either', () => {
    expect(after('the second item', 2)).toEqual(bare);
    expect(after('item 2', 2)).toEqual(bare);
  });
});
