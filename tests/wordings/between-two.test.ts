/** What goes between two parts of its own kind, of which only the numbers are told. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

describe('between the first and the second', () => {
  const entry = [
    'A ferry hums at dusk.',
    'It pays 5 marks.',
    'A cat sleeps. A dog hums. A bell rings.',
  ];

  test.each([
    'A paragraph is inserted between the first and the second: / Barges wait.',
    'A new paragraph goes between the first and the second: / Barges wait.',
    'Insert a new paragraph between the first and the second: / Barges wait.',
    'Between the first and the second a paragraph is inserted: / Barges wait.',
    'Between the first and second, a new paragraph is added: / Barges wait.',
    'Put the following paragraph between the first and the second: / Barges wait.',
    'Between the first and the second put another paragraph: Barges wait.',
    'Another paragraph is to be inserted between the present first and second: / Barges wait.',
    'A paragraph has been added between the first and second ones: / Barges wait.',
    'Slip in a paragraph between the first and the second: / Barges wait.',
    'One more paragraph is placed between the first and the second, as follows: / Barges wait.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      'Barges wait.',
      entry[1],
      entry[2],
    ]);
  });

  test.each([
    'Add a further paragraph between the second and the third: / Barges wait.',
    'Between the second and the third comes a new paragraph: / Barges wait.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      entry[1],
      'Barges wait.',
      entry[2],
    ]);
  });

  test.each([
    'A paragraph is inserted between the first and the third: / Barges wait.',
    'A paragraph is inserted between the second and the first: / Barges wait.',
    'A paragraph is inserted between the third and the fourth: / Barges wait.',
    'A paragraph is inserted between the first and the second in races: / Barges wait.',
    'A paragraph is inserted between the first and the second bullet: / Barges wait.',
    'A paragraph is inserted between the first and the second in the rulebook: / Barges wait.',
    'A paragraph is inserted between the first or the second: / Barges wait.',
    'A paragraph was to be inserted between the first and the second: / Barges wait.',
    'A paragraph is inserted between the first and the second: / Barges wait. / This applies to races.',
    'A bullet is inserted between the first and the second: / Barges wait.',
    'If it rains, a paragraph is inserted between the first and the second: / Barges wait.',
    'No paragraph is inserted between the first and the second: / Barges wait.',
    'Two paragraphs are inserted between the first and the second: / Barges wait.',
    'A paragraph is inserted between the first and the second:',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

describe('between the first and the second 2', () => {
  const entry = [
    'Stops:',
    '* fog',
    '* ice',
    '* snow',
  ];

  test.each([
    'A bullet is inserted between the first and the second: mist',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      entry[1],
      '* mist',
      entry[2],
      entry[3],
    ]);
  });

  test.each([
    'A new bullet goes between the second and the third: "mist"',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      entry[1],
      entry[2],
      '* mist',
      entry[3],
    ]);
  });

  test.each([
    'A paragraph is inserted between the first and the second: Barges wait.',
    'A bullet is inserted between the third and the fourth: mist',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});
