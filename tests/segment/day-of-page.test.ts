/** The day that a page of a glossary states for itself, and the days around it that are others'. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const ENTRIES = ['lamp\nA lamp burns from dusk on. It was printed on 3 May 2001.', 'lantern\nA lantern is a lamp with a roof.', 'lock\nA lock shuts, and opens when the bell is rung.', 'low water\nSee tide.'];
const ALPHABET = 'A - B - C - D - E - F - G - H - I - J - K - L - M - N - O - P - Q - R - S - T - U - V - W - X - Y - Z - top';

const page = (...head: readonly string[]): string => [...head, '\u00a0', ALPHABET, '\u00a0', ...ENTRIES.flatMap((entry) => [entry, '\u00a0'])].join('\n\n');

async function dayIn(text: string): Promise<string | null | undefined> {
  const { documents: [first] } = segmentAll([await sourceOf(text)]);
  expect(first?.document.entries.map(({ headword }) => headword)).toEqual(['lamp', 'lantern', 'lock', 'low water']);
  return first?.document.date;
}

describe('a page of a glossary has the day', () => {
  it.each(['Edition of 10 January 2019', '10 January 2019', 'Updated 10 January 2019', 'Released January 10, 2019', 'Version 2.0 (10 January 2019)', 'As of 10 January 2019', 'Effective 10 January 2019'])('that stands below its title: %s', async (line) => {
    expect(await dayIn(page('Lamps of Ostermere', 'Glossary - L', line))).toBe('2019-01-10');
  });

  it('that stands in its title', async () => { expect(await dayIn(page('Lamps of Ostermere', 'Glossary - L (10 January 2019)'))).toBe('2019-01-10'); });

  it('that its title has, where a copy has that at its foot', async () => {
    const text = ['barge – A boat with a flat floor.', 'canal – Water between two locks.', 'dusk – The last round of a day.', 'eddy – Water that turns about.', 'ferry – A barge that goes to and fro.', 'Lamps of Ostermere Glossary, Version 5, released 8 October 2007'].join('\n\n');
    expect(segmentAll([await sourceOf(text)]).documents[0]?.document.date).toBe('2007-10-08');
  });

  it('on which its foot says that it was changed', async () => { expect(await dayIn(`${page('Glossary - L')}\n\nLast updated: 10 January 2019`)).toBe('2019-01-10'); });
});

describe('a page has no day', () => {
  it.each(['3 Dec 1998', '15.12.2012 Views', '15.12.2012 Aufrufe', 'The Wayback Machine - 12 Dec 2004'])('where one stands above its title, which is a viewer’s or an archive’s: %s', async (line) => {
    expect(await dayIn(page(line, 'Lamps of Ostermere', 'Glossary - L'))).toBeNull();
  });

  it.each(['15.12.2012 Views', '15.12.2012 • Aufrufe', '08.11.2014 Vues'])('when others looked at it: %s', async (line) => {
    expect(await dayIn(page('Lamps of Ostermere', 'Glossary - L', line))).toBeNull();
  });

  it('where only its entries have some', async () => { expect(await dayIn(page('Lamps of Ostermere', 'Glossary - L'))).toBeNull(); });
});
