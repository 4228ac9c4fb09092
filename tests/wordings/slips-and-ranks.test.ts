/** A slip for another, not the one but the other, and a sentence more than there are. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

describe('a slip, and not the one but the other', () => {
  const entry = [
    'A ferry hums at dusk. It pays 7 marks.',
    'Cats sleep. A captain hums.',
  ];

  test.each([
    '7 is a slip for 8.',
    'The figure 7 is a misprint for 8.',
    'The last sentence of the first paragraph should say not "7 marks" but "8 marks".',
    'This should say not "7 marks" but "8 marks".',
    'The entry must read not "7 marks", but "8 marks".',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      'A ferry hums at dusk. It pays 8 marks.',
      entry[1],
    ]);
  });

  test.each([
    '-7 is a slip for -8.',
    '9 is a slip for 8.',
    'This should say not only "7 marks" but "8 marks".',
    'This should say not "hums" but "sings".',
    'The card should say not "7 marks" but "8 marks".',
    'The last sentence of the second paragraph should say not "7 marks" but "8 marks".',
    'This should say not "7 marks" but "8 marks" in races.',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

describe('one more sentence of an entry that has so many', () => {
  const entry = [
    'A ferry hums at dusk.',
  ];

  test.each([
    'A second sentence is supplied: Cats sleep.',
    'A second sentence is provided: "Cats sleep."',
    'Add a second sentence: Cats sleep.',
    'The entry is given a second sentence: Cats sleep.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      'A ferry hums at dusk. Cats sleep.',
    ]);
  });

  test.each([
    'A third sentence is supplied: Cats sleep.',
    'A second sentence is supplied in races: Cats sleep.',
    'Add a first sentence: Cats sleep.',
    'A second sentence may be supplied, such as "Cats sleep."',
    'Add a second bullet: cats',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

describe('of two paragraphs nobody knows which', () => {
  const entry = [
    'A ferry hums at dusk.',
    'Cats sleep.',
  ];

  test.each([
    'Add a second sentence: Barges wait.',
    'A second sentence is supplied: Barges wait.',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});
