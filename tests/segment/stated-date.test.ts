import { describe, expect, it } from 'vitest';

import { SAYS_CHANGED, SAYS_HOLDS } from '../../scripts/segment/front-matter/day-in-sentence.ts';
import { statedDate } from '../../scripts/segment/front-matter/stated-date.ts';

describe('the day that a document states', () => {
  it.each([
    { paragraphs: ['3 Dec 1998', 'Lamps of Ostermere Glossary', 'Released 10/19/98'], day: '1998-10-19', why: 'the day of issue, and not the toolbar’s' },
    { paragraphs: ['3 Dec 1998 - 4 May 2001', 'Lamps of Ostermere Glossary'], day: null, why: 'none: an archive’s days are from one to another' },
    { paragraphs: ['15 Dec 2012', '120 Views', 'Lamps of Ostermere Glossary'], day: null, why: 'none: a viewer’s day stands above a count' },
    { paragraphs: ['5 May 2005', 'Lamps of Ostermere Glossary'], day: '2005-05-05', why: 'a day that stands alone' },
    { paragraphs: ['Harbour Glossary Version 1.2 – 3 May 2016'], day: '2016-05-03', why: 'no part of the number before the dash' },
    { paragraphs: ['Harbour Glossary, Issue 2 - 3 May 2016'], day: '2016-05-03', why: 'no part of what is counted' },
    { paragraphs: ['Harbour Glossary v2 — 3 May 2016'], day: '2016-05-03', why: 'no part of the version' },
    { paragraphs: ['Harbour Glossary for the days 2 – 3 May 2016'], day: '2016-05-02', why: 'the first of several' },
  ])('$paragraphs: $day, $why', ({ paragraphs, day }) => {
    expect(statedDate(paragraphs, 'glossary')).toBe(day);
  });
});

describe('a line that says from when it holds', () => {
  it.each(['Effective date: 15 February 2016', 'Effective 15 February 2016', 'All rulings take effect on 15 February 2016.', 'These rulings are effective 15 February 2016.'])('is another day than that of issue, where both are printed, and else the only one: %s', (line) => {
    expect(statedDate(['Current Rulings', '1 February 2016', line], 'rulings')).toBe('2016-02-01');
    expect(statedDate(['Current Rulings', line, '1 February 2016'], 'rulings')).toBe('2016-02-01');
    expect(statedDate(['Current Rulings', line], 'rulings')).toBe('2016-02-15');
  });
});

describe('a sentence of a longer paragraph that says from when all holds', () => {
  const behind = 'What was there before goes, as far as the board lets us show it, and what is new is underlined in each of the entries below.';

  it.each([...SAYS_HOLDS.map(({ example }) => example), 'All these rulings take effect on Monday, June 5, 2017.', 'The following corrections become official 5 June 2017, at all tables.'])('states it, where nothing else does: %s', (sentence) => {
    expect(statedDate(['Rulings Archive', `${sentence} ${behind}`], 'rulings')).toBe('2017-06-05');
    expect(statedDate(['Current Rulings of 1 May 2017', `${sentence} ${behind}`], 'rulings')).toBe('2017-05-01');
  });

  it.each(['The ruling on towing is effective June 5, 2017.', 'These changes were effective June 5, 2017, until July 1, 2017.'])('speaks of less, or of two days: %s', (sentence) => {
    expect(statedDate(['Rulings Archive', `${behind} ${sentence} ${behind}`], 'rulings')).toBeNull();
  });
});

it('a day beside a sentence that says what is binding is no day from when it holds', () => {
  expect(statedDate(['Rules Compendium, list of changes', 'Version 1.4 (02.04.2018)', 'Changes against version 1.3 (10.12.2017). Only the Compendium itself is binding.'], 'rulings')).toBe('2018-04-02');
});

describe('a sentence of the head', () => {
  const head = (sentence: string): string[] => ['Lamps of Ostermere: what was decided', `Kept for the Table by the clerks of the quay. ${sentence} Please do not write into the table, but send a letter to one of the three clerks.`];

  it.each([...SAYS_CHANGED.map(({ example }) => example), 'Last changed on Monday, September 9, 2002.', 'Latest revision (9 Sept. 2002).', 'The page was revised 9/9/02 by the clerk.', 'Current as of September 9, 2002.', 'Three clerks keep it (last updated 9 September 2002).'])('states it: %s', (sentence) => {
    expect(statedDate(head(sentence), 'rulings')).toBe('2002-09-09');
  });

  it.each(['The lamp was changed on 9 September 2002 and again later.', 'What is new since the update of 9 September 2002 bears a star.', 'It replaces the list that was revised on 9 September 2002.', 'Nan saw it on 9 September 2002.', 'Last update: 9 September 2002, 10 September 2002.'])('states none of its own: %s', (sentence) => {
    expect(statedDate(head(sentence), 'rulings')).toBeNull();
  });
});
