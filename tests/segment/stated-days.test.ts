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

  it.each([
    'All rulings are effective 10 February 2003 unless noted.', 'All rulings take effect on 10 February 2003.', 'Unless otherwise noted, all rulings take effect on 10 February 2003.',
    'All of the rulings in this document are effective February 10, 2003, unless otherwise stated.', 'Our new rulings are in force from 10 February 2003.', 'Effective date: 10 February 2003.', 'The changes below take effect on 10 February 2003, except where noted otherwise.',
  ])('hold for all rulings, in the midst of what else is said: “%s”', (sentence) => {
    expect(statedDays([`Current Rulings are what the Table settled. ${sentence} Entries that are new are marked with an asterisk (*).`], '2003-02-03')).toEqual({ published: null, effective: '2003-02-10' });
  });

  it('are counted from the day in the title, where none is said to be the day of publication', () => {
    expect(statedDays(['Current Rulings', '3 February 2003', 'They are official one week later.'], '2003-02-03').effective).toBe('2003-02-10');
  });

  it.each([
    'These rulings take effect on 10 February 2003 except in races.',
    'These rulings take effect on 10 February 2003 and only in races.',
    'Rulings on ferries are effective 10 February 2003 and later.',
    'All rulings on ferries are effective 10 February 2003.', 'The last rulings were effective 10 February 2003.', 'All rulings in the Glossary are effective 10 February 2003.', 'All rulings marked with a star are effective 10 February 2003.',
    'Some rulings published 3 February 2003 are official.',
    'This follows the Glossary. It was published 3 February 2003.',
    'Official as of 10 February 2003. Official as of 11 February 2003.',
    'Official as of February 2003.',
  ])('are not read from what is not wholly about them: “%s”', (text) => {
    expect(statedDays([text], null)).toEqual({ published: null, effective: null });
  });
});
