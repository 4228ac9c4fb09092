/** A day before an order, with nothing between them: the day is told, and so is the order. */
import { describe, expect, test } from 'vitest';

import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { rulingOf } from './rig/ruling.ts';

const read = (words: string) => interpretRuling(rulingOf([words]));

describe('a day and no comma', () => {
  test.each([
    ['As of 5 March 2012 the words ", as bells do" at the end are taken out.', 'As of 5 March 2012', ', as bells do'],
    ['As of March 5, 2012 "hums" becomes "sings".', 'As of March 5, 2012', 'hums'],
    ['From 5 March 2012 read "6 marks" for "5 marks".', 'From 5 March 2012', '5 marks'],
    ['With effect from the 5th of March 2012 "5 marks" should read "6 marks".', 'With effect from the 5th of March 2012', '5 marks'],
    ['As of 5 March 2012 please delete "at dusk".', 'As of 5 March 2012', 'at dusk'],
    ['As of 2012-03-05 delete "at dusk".', 'As of 2012-03-05', 'at dusk'],
    ['Starting 5 March 2012 delete "at dusk".', 'Starting 5 March 2012', 'at dusk'],
    ['Effective on 5 Mar 2012 the word "hums" is replaced by "sings".', 'Effective on 5 Mar 2012', 'hums'],
    ['Until 5 March 2012 the word "hums" becomes "sings".', 'Until 5 March 2012', 'hums'],
  ])('%s', (words, day, old) => {
    const [only, ...others] = read(words);
    expect(others).toEqual([]);
    expect(only?.oldText).toBe(old);
    expect(only?.tiles.filter(({ as }) => as === 'not understood')).toEqual([]);
    expect(only?.tiles.filter(({ as }) => as === 'day').map(({ from, to }) => words.slice(from, to).trim())).toEqual([day]);
  });

  test.each([
    'As of 5 March 2012 the word "hums" becomes "sings" in races.',
    'As of 5 March or June 2012 delete "at dusk".',
    'Before 5 March 2012 delete "at dusk".',
    'As of 5 March 2012 delete "at dusk" until June.',
  ])('more is said, or less: %s', (words) => {
    const tiles = read(words).flatMap((one) => one.tiles.map(({ as }) => as));
    expect(tiles.some((as) => as === 'not understood' || as === 'scope') || tiles.filter((as) => as === 'day').length > 1).toBe(true);
  });
});
