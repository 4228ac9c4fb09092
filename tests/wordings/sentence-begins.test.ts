/** Words that go, and with what their sentence then begins. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

describe('the sentence begins so', () => {
  const entry = [
    'One lamp is enough. However, it must burn. Cats hum.',
    'A ferry sleeps. Therefore, the mate wakes. It is old, however, it hums.',
    'At dusk the bell rings.',
  ];

  test.each([
    'Delete "However," and begin the sentence with "It".',
    'Strike "However," and start the sentence with "It".',
    'Remove "However," so that the sentence begins with "It".',
    'Omit "However,"; the sentence then begins "It".',
    '"However," is deleted and the sentence begins with "It".',
    'Drop "However," and let the sentence begin with "It must".',
    'Strike the word "However," and begin the sentence with "It".',
    'Delete "However,", the sentence beginning with "It".',
    'The word "However," goes, and the sentence begins with "It".',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      'One lamp is enough. It must burn. Cats hum.',
      entry[1],
      entry[2],
    ]);
  });

  test.each([
    'Cut "Therefore," (the sentence now begins "The mate").',
    'Delete "Therefore," and begin the sentence with "The".',
    'In the second paragraph, delete "Therefore," and begin the sentence with "The".',
    '"Therefore," is dropped; the sentence is to begin with "The".',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      'A ferry sleeps. The mate wakes. It is old, however, it hums.',
      entry[2],
    ]);
  });

  test.each([
    'Delete "At dusk" and begin the sentence with "The bell".',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      entry[1],
      'The bell rings.',
    ]);
  });

  test.each([
    'Delete "However," and begin the sentence with "It" in races.',
    'Delete "However," and begin the sentence with "That".',
    'Delete "However," and begin the sentence with "it".',
    'Delete "however," and begin the sentence with "It".',
    'Delete "However," or begin the sentence with "It".',
    'Delete "However," and begin the sentence with "Note that it".',
    'Delete "Thus," and begin the sentence with "It".',
    'On the card, delete "However," and begin the sentence with "It".',
    'Delete "However," and begin the next sentence with "It".',
    'Delete "However," if you begin the sentence with "It".',
    'Delete "However," and begin the sentence with "It". Races keep the word.',
    'Delete "enough" and begin the sentence with "However".',
    'Delete "However," and perhaps begin the sentence with "It".',
    'Delete "However," and begin the sentence with "It"?',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

describe('the sentence begins so 2', () => {
  const entry = [
    'Now it hums. A cat sleeps.',
    'Now, it burns. Now, it is out.',
  ];

  test.each([
    'Delete "Now" and begin the sentence with "It hums".',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      'It hums. A cat sleeps.',
      entry[1],
    ]);
  });

  test.each([
    'Delete "Now," and begin the sentence with "It".',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});
