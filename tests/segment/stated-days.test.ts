import { describe, expect, it } from 'vitest';
import { statedDays, wordings } from '../../scripts/segment/front-matter/stated-days.ts';

const both = { published: '2003-02-03', effective: '2003-02-10' };

describe('the two days of a document', () => {
  it.each(wordings)('are read from “$example”', ({ of, example }) => {
    expect(statedDays([`${example}.`], null)).toEqual({ published: null, effective: null, [of]: both[of] });
  });

  it.each([
    'Published 3 February 2003; official one week later.',
    'Published on February 3, 2003 by the Table. These rulings take effect on February 10, 2003.',
    'This supplement was published on 3 February 2003 and becomes official 7 days after publication.',
    'Lamps of Ostermere Glossary Supplement (published 3 Feb. 2003, official as of 10 Feb. 2003)',
  ])('stand side by side: “%s”', (text) => {
    expect(statedDays([text], null)).toEqual(both);
  });

  it('are counted from the day in the title, where none is said to be the day of publication', () => {
    expect(statedDays(['Current Rulings', '3 February 2003', 'They are official one week later.'], '2003-02-03').effective).toBe('2003-02-10');
  });

  it.each([
    'These rulings take effect on 10 February 2003 except in races.',
    'These rulings take effect on 10 February 2003 and only in races.',
    'Rulings on ferries are effective 10 February 2003 and later.',
    'Some rulings published 3 February 2003 are official.',
    'This follows the Glossary. It was published 3 February 2003.',
    'Official as of 10 February 2003. Official as of 11 February 2003.',
    'Official as of February 2003.',
  ])('are not read from what is not wholly about them: “%s”', (text) => {
    expect(statedDays([text], null)).toEqual({ published: null, effective: null });
  });
});
