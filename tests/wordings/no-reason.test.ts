/** Clauses that begin as reasons do: some are conditions, some tell the way of somebody, some a form of play. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

describe('what begins as a reason, and is none', () => {
  const entry = [
    'A ferry hums at dusk.',
    'Its toll is 5 marks. It sleeps.',
  ];

  test.each([
    'Delete "at dusk" (P = by the printed captain).',
    'In order to keep things simple, delete "at dusk".',
    'To avoid confusion, delete "at dusk".',
    'To make the rule clearer, delete "at dusk".',
    'In order to prevent misreading, delete "at dusk".',
    'In order to settle the matter, delete "at dusk".',
    'Delete "at dusk" as it is redundant.',
    'Delete "at dusk" as the card says nothing of dusk.',
    'Delete "at dusk", as it was printed by mistake.',
    'As it is redundant, delete "at dusk".',
    'Delete "at dusk" as the words are misleading.',
    'Delete "at dusk" so that nobody is misled.',
    'To bring it into line with the Tournament Guide, delete "at dusk".',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      'A ferry hums.',
      entry[1],
    ]);
  });

  test.each([
    'To agree with the map, change 5 to 6.',
    'To match the card, change 5 to 6.',
  ])('%s', (ruling) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual([
      entry[0],
      'Its toll is 6 marks. It sleeps.',
    ]);
  });

  test.each([
    'Delete "at dusk" (L = at night).',
    'Delete "at dusk" (R = in races).',
    '(L = at night) Delete "at dusk".',
    'Delete "at dusk" (T = during storms).',
    'Delete "at dusk" (X = with three crews).',
    'In order to win, delete "at dusk".',
    'To win, delete "at dusk".',
    'In order to score, change 5 to 6.',
    'In order to dock, delete "at dusk".',
    'To cross the bar, delete the last sentence.',
    'In order to win more often, delete the last sentence.',
    'Delete "at dusk" in order to win.',
    'Delete "at dusk" to win the race.',
    'To play faster, delete "at dusk".',
    'To draw two cards, delete "at dusk".',
    'Delete "at dusk" as the pilots do.',
    'Delete "at dusk" as the card directs.',
    'Delete "at dusk" as any judge would.',
    'Delete "at dusk" as the captain says.',
    'Delete "at dusk" as a pilot does.',
    'Delete "at dusk" as your opponent chooses.',
    'Delete "at dusk" as the season demands.',
    'Delete "at dusk" as it suits you.',
    'Delete "at dusk" as needed.',
    'Delete "at dusk" as required.',
    'Delete "at dusk" as in races.',
    'Delete "at dusk" as you see fit.',
    'As the pilots do, delete "at dusk".',
    'Delete "at dusk" so that races are fair.',
    'Delete "at dusk" because races need it.',
    'To make races fair, delete "at dusk".',
    'Delete "at dusk" so that tournaments run smoothly.',
    'Since leagues start at dawn, delete "at dusk".',
    'Delete "at dusk" so that sealed play works.',
    'To make sealed deck faster, delete "at dusk".',
    'Delete "at dusk" because it slows solo play.',
  ])('waits: %s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});
