/** Examples and lists that stand in the words of a sentence. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

describe('the list of examples', () => {
  const entry = [
    'A ferry hums at dusk (e.g., for fog, ice, snow, etc.).',
    'Cats, such as Tom, Bess, and Ann, sleep. A cat may hum.',
    'A captain needs a lamp, a bell, or a rope.',
  ];

  test.each([
    '"ice" is taken out of the list of examples.',
    'Take "ice" out of the list of examples.',
    'Delete "ice" from the list of examples.',
    '"ice" is removed from the list of examples.',
    'Strike "ice" from the examples.',
    '"ice" is no longer one of the examples.',
    '"ice" is dropped from the examples given.',
    'The list of examples no longer includes "ice".',
    'The list of examples loses "ice".',
    'The example "ice" is deleted.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      'A ferry hums at dusk (e.g., for fog, snow, etc.).',
      entry[1],
      entry[2],
    ]);
  });

  test.each([
    'In the list of examples, "ice" becomes "hail".',
    'In the list of examples, replace "ice" with "hail".',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      'A ferry hums at dusk (e.g., for fog, hail, snow, etc.).',
      entry[1],
      entry[2],
    ]);
  });

  test.each([
    '"Bess" comes off the list of examples.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      'Cats, such as Tom, and Ann, sleep. A cat may hum.',
      entry[2],
    ]);
  });

  test.each([
    'Delete "a bell" from the list.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      entry[1],
      'A captain needs a lamp, or a rope.',
    ]);
  });

  test.each([
    '"a bell" is taken out of the list of examples.',
    '"hail" is taken out of the list of examples.',
    '"ice" is taken out of the list of examples in races.',
    '"cat" is taken out of the list of examples.',
    '"ice" is taken out of the list of examples on the card.',
    '"ice" is taken out of the list of exceptions.',
    '"ice" is taken out of the second list of examples.',
    '"ice" may be taken out of the list of examples.',
    '"hum" is taken out of the list of examples.',
    '"ice" is taken out of the lists of examples.',
    '"fog" or "ice" is taken out of the list of examples.',
    'Add "hail" to the list of examples.',
    '"ice" is taken out of the list of examples. It stays in races.',
    'Delete "hums" from the list.',
    'Delete the list of examples.',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});
