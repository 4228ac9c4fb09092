import { describe, expect, it } from 'vitest';

import { statedDate } from '../../scripts/segment/front-matter/stated-date.ts';

describe('the day that a document states', () => {
  it.each([
    [['3 Dec 1998', 'Lamps of Ostermere Glossary', 'Released 10/19/98'], '1998-10-19', 'the day of issue, and not the toolbar’s'],
    [['3 Dec 1998 - 4 May 2001', 'Lamps of Ostermere Glossary'], null, 'none: an archive’s days are from one to another'],
    [['15 Dec 2012', '120 Views', 'Lamps of Ostermere Glossary'], null, 'none: a viewer’s day stands above a count'],
    [['5 May 2005', 'Lamps of Ostermere Glossary'], '2005-05-05', 'a day that stands alone'],
  ])('%j: %s, %s', (paragraphs, day, _why) => {
    expect(statedDate(paragraphs, 'glossary')).toBe(day);
  });
});
