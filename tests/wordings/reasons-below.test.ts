/** What stands below a new text and only says why it was given. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

describe('a reason below', () => {
  const entry = [
    'A ferry hums at dusk until its captain sleeps or its lamp goes out (whichever comes first).',
    'It pays 5 marks.',
  ];

  test.each([
    'Paragraph 1 now says: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / This brings the entry into line with the Tournament Guide.',
    'Paragraph 1 now says: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / This makes the entry agree with the map.',
    'The first paragraph is replaced with: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / The entry now agrees with the rulebook.',
    'The first paragraph now reads: A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). This brings the text into line with the Pilots\' Handbook.',
    'The first paragraph now reads: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / No change of meaning is intended.',
    'Paragraph 1 should now read: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / This only tidies the wording.',
    'Paragraph 1 now says: / "A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first)." / This brings the entry into line with the Tournament Guide.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      'A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first).',
      entry[1],
    ]);
  });

  test.each([
    'Add at the end of the entry: / Barges wait. / This brings the entry into line with the map.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      entry[1],
      'Barges wait.',
    ]);
  });

  test.each([
    'Delete "at dusk". / This brings the entry into line with the Tournament Guide.',
    'Delete "at dusk". This brings the entry into line with the Tournament Guide.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      'A ferry hums until its captain sleeps or its lamp goes out (whichever comes first).',
      entry[1],
    ]);
  });

  test.each([
    'Paragraph 1 now says: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / This brings the entry into line with the Tournament Guide for leagues.',
    'Paragraph 1 now says: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / This brings the entry into line with the draft guide.',
    'Paragraph 1 now says: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / This brings the entry into line with the Guide, but only in races.',
    'Paragraph 1 now says: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / This would bring the entry into line with the Guide.',
    'Paragraph 1 now says: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / Does this bring the entry into line with the Guide?',
    'Paragraph 1 now says: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / This brings the entry into line with the Tournament Guide. / It applies in races.',
    'Paragraph 1 now says: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / If approved, this brings the entry into line with the Tournament Guide.',
    'Paragraph 1 now says: / A ferry hums at dusk until its captain sleeps, its lamp goes out, or fog rises (whichever comes first). / This replaces the whole entry.',
    'Paragraph 1 now says: / This brings the entry into line with the Tournament Guide.',
    'Delete "at dusk". / This brings the entry into line with the next Tournament Guide.',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});
