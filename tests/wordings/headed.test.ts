/** A paragraph that is told by its heading. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

describe('the paragraph headed so', () => {
  const entry = [
    'A ferry hums at dusk. Its toll is 5 marks.',
    'Night Duties: The mate walks the deck. She carries a lamp (or two).',
    'Tolls: A ferry pays 5 marks. It pays at dusk.',
    'Its crew pays 7 marks, too.',
  ];

  test.each([
    'In the paragraph headed Night Duties, omit "(or two)".',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      'Night Duties: The mate walks the deck. She carries a lamp.',
      entry[2],
      entry[3],
    ]);
  });

  test.each([
    'In the paragraph headed "Tolls", change "5 marks" to "6 marks".',
    'In the Tolls paragraph, change "5 marks" to "6 marks".',
    'Change "5 marks" to "6 marks" in the paragraph entitled Tolls.',
    'Under the heading Tolls, change "5 marks" to "6 marks".',
    'In the paragraph headed Tolls change "5 marks" to "6 marks".',
    'Paragraph headed Tolls: for "5 marks" read "6 marks".',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      entry[1],
      'Tolls: A ferry pays 6 marks. It pays at dusk.',
      entry[3],
    ]);
  });

  test.each([
    'The paragraph headed Tolls: replace "at dusk" with "at dawn".',
    'In the paragraph with the heading "Tolls", replace "at dusk" by "at dawn".',
    'The second sentence of the paragraph headed Tolls now reads: "It pays at dawn."',
    'For "at dusk" in the paragraph headed Tolls read "at dawn".',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      entry[1],
      'Tolls: A ferry pays 5 marks. It pays at dawn.',
      entry[3],
    ]);
  });

  test.each([
    'In the paragraph that is headed Night Duties, delete the last sentence.',
    'Delete the last sentence of the paragraph headed Night Duties.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      'Night Duties: The mate walks the deck.',
      entry[2],
      entry[3],
    ]);
  });

  test.each([
    'The paragraph headed Night Duties is deleted.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      entry[2],
      entry[3],
    ]);
  });

  test.each([
    'In the "Night Duties" paragraph, "a lamp" becomes "two lamps".',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      'Night Duties: The mate walks the deck. She carries two lamps (or two).',
      entry[2],
      entry[3],
    ]);
  });

  test.each([
    'At the end of the paragraph headed Night Duties, add: She sleeps at dawn.',
    'Add the following sentence to the paragraph headed Night Duties: She sleeps at dawn.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      'Night Duties: The mate walks the deck. She carries a lamp (or two). She sleeps at dawn.',
      entry[2],
      entry[3],
    ]);
  });

  test.each([
    'After the paragraph headed Night Duties insert a new paragraph: / Cats hum.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      entry[1],
      'Cats hum.',
      entry[2],
      entry[3],
    ]);
  });

  test.each([
    'In the paragraph headed Tolls, change "7 marks" to "8 marks".',
    'In the paragraph headed Ferries, change "7 marks" to "8 marks".',
    'In the paragraph headed Tolls, change "5 marks" to "6 marks" in races.',
    'In the paragraph headed Tolls of the rulebook, change "5 marks" to "6 marks".',
    'In the paragraph headed Tolls for races, change "5 marks" to "6 marks".',
    'In the ferry paragraph, change "5 marks" to "6 marks".',
    'In the paragraphs headed Tolls, change "5 marks" to "6 marks".',
    'If the paragraph headed Tolls is meant, change "5 marks" to "6 marks".',
    'In the paragraph headed Toll, change "5 marks" to "6 marks".',
    'In the paragraph headed Tolls or in the first, change "5 marks" to "6 marks".',
    'In the paragraph headed Tolls, change "5 marks" to "6 marks". However, keep it in races.',
    'In the second sentence of the paragraph headed Tolls, change "5 marks" to "6 marks".',
    'Replace the paragraph headed Tolls with: / A ferry pays 6 marks. It pays at dusk.',
    'In the paragraph not headed Tolls, change "5 marks" to "6 marks".',
    'On the card, in the paragraph headed Tolls, change "5 marks" to "6 marks".',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

describe('the paragraph headed so 2', () => {
  const entry = [
    'A ferry hums at dusk.',
    'Tolls: A ferry pays 5 marks.',
    'Tolls: A barge pays 6 marks.',
  ];

  test.each([
    'In the paragraph headed Tolls, change "5 marks" to "6 marks".',
    'Delete the paragraph headed Tolls.',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

describe('the paragraph headed so 3', () => {
  const entry = [
    'A ferry hums at dusk.',
    'Tolls are 5 marks.',
    'Tolls for cats are free.',
  ];

  test.each([
    'In the paragraph headed Tolls, change "5 marks" to "6 marks".',
    'Delete the tolls paragraph.',
    'In the Tolls paragraph, change "5 marks" to "6 marks".',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});
