/** A document's day in figures that may be two days is told as both; one that the document makes plain is not. */
import { describe, expect, it } from 'vitest';

import { dayInFigures } from '../../scripts/segment/front-matter/day-in-figures.ts';

describe('a day in figures', () => {
  it.each([
    [['Current Rulings', '3/2/2020'], '2020-03-02', { at: 1, words: '3/2/2020', other: '2020-02-03' }],
    [['Current Rulings, 03/02/20'], '2020-03-02', { at: 0, words: '03/02/20', other: '2020-02-03' }],
    [['Current Rulings', '11-12-1999', 'Ferry - It hums.'], '1999-11-12', { at: 1, words: '11-12-1999', other: '1999-12-11' }],
  ])('may be another: %j', (lines, day, found) => { expect(dayInFigures(lines, day)).toEqual(found); });

  it.each([
    ['of which only one can be the month', ['Current Rulings, 3/27/2020'], '2020-03-27'],
    ['of which both are the same', ['Current Rulings, 3/3/2020'], '2020-03-03'],
    ['beside one that puts the month first', ['Current Rulings, 3/2/2020', 'They follow those of 1/27/2020.'], '2020-03-02'],
    ['beside one that puts the day first', ['Current Rulings, 3/2/2020', 'They follow those of 27/1/2020.'], '2020-02-03'],
    ['that stands in words, too', ['Current Rulings of March 2, 2020', 'Printed 3/2/2020.'], '2020-03-02'],
    ['between full stops', ['Current Rulings, 3.2.2020'], '2020-02-03'],
    ['of something else', ['Current Rulings, 4 May 2020', 'They follow those of 3/2/2020.'], '2020-05-04'],
  ])('is plain: %s', (_, lines, day) => { expect(dayInFigures(lines, day)).toBeNull(); });
});
