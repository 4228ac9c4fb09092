/** A day that is written out and does not exist is told by its words; one that exists, in whatever order, is not. */
import { describe, expect, it } from 'vitest';

import { noSuchDay, WRITTEN } from '../../scripts/segment/front-matter/no-such-day.ts';

describe('a day that does not exist', () => {
  it.each([...WRITTEN.map(({ example }) => example), '30 Feb 2012', '29 February 2013', '0 May 2014', '31st of September 2014'])('%s', (day) => {
    expect(noSuchDay(`Current Rulings, ${day}`)).toBe(day);
  });

  it.each(['29 February 2012', '31 May 2014', 'May 5, 2005', '2014-06-30', '31/5/14', '5/31/14', '12/31/2014', 'Rule 31 June', 'version 31.6.14', '4 Nov 2019'])('%s does, or is no day', (day) => {
    expect(noSuchDay(`Current Rulings, ${day}`)).toBeNull();
  });
});
