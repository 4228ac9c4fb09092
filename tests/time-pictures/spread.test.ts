import fc from 'fast-check';
import { expect, it } from 'vitest';

import { spread } from '../../src/pictures/spread.ts';

const wanted = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 60 }).map((places) => places.toSorted((a, b) => a - b));

it('keeps marks apart, in order and within the room, however many there are', () => {
  fc.assert(fc.property(wanted, fc.double({ min: 1, max: 30, noNaN: true }), (places, gap) => {
    const found = spread(places, gap, 0, 300);
    const least = Math.min(gap, 300 / Math.max(places.length - 1, 1)) - 0.2;
    expect(found).toHaveLength(places.length);
    found.forEach((place, at) => {
      expect(place).toBeGreaterThanOrEqual(-0.1);
      expect(place).toBeLessThanOrEqual(300.1);
      if (at > 0) expect(place - (found[at - 1] ?? 0)).toBeGreaterThanOrEqual(least);
    });
  }));
});

it('leaves marks where they belong when nothing is in their way', () => {
  expect(spread([10, 100, 290], 12, 0, 300)).toEqual([10, 100, 290]);
  expect(spread([100, 104, 290], 12, 0, 300)).toEqual([100, 112, 290]);
  expect(spread([295, 299], 12, 0, 300)).toEqual([288, 300]);
});
