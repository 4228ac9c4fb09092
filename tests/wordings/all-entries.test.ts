import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait, isHeard } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

const withSkipper = entry.map((block) => block.replaceAll('captain', 'skipper'));

describe('what is to be changed in all entries is not changed in one', () => {
  test.for([
    'In the glossary, change "captain" to "skipper" throughout.', 'Change all instances of "captain" in the glossary to "skipper".', 'Change "captain" to "skipper" wherever it occurs in the glossary.',
    'Delete "at the bow" wherever it appears in this glossary.', 'Change "captain" to "skipper" throughout the glossary.', 'Change every "captain" in all entries to "skipper".',
  ])('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });

  test.for(['In the glossary, change "captain" to "skipper" throughout this entry.', 'Change "captain" to "skipper" throughout.', 'Change all instances of "captain" to "skipper".'])('but: %s', (ruling) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(withSkipper);
  });

  test('words that the book has once are no such order', () => {
    expect(carriedOut(entry, ['In the glossary, delete "at the bow".']).text).toEqual(entry.map((block) => block.replace(' at the bow', '')));
  });
});

describe('somebody may be told to change a text in any words', () => {
  test.for([
    'Players of the junior league delete "at the bow".', 'Suppose you delete "at the bow".', 'You can delete the second bullet.', 'Add to the end or the beginning: "Hum."', 'Add the following, if you wish: "Hum."',
    'Add the following to the card: "Hum."', 'Add this (temporarily): "Hum."', 'The previous ruling, which deleted "at the bow", is withdrawn.', 'This entry applies no longer if both ferries are old.',
  ])('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });

  test.for(['You may delete your lamp.', 'Players add the following to their crews: two cats and a lamp.', 'This ruling speaks of "fog", and no captain needs it.', 'This toll applies no longer at dawn.'])('no order: %s', (ruling) => {
    expect(isHeard(carriedOut(entry, [ruling]))).toBe(false);
  });
});
