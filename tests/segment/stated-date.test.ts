import { describe, expect, it } from 'vitest';

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
