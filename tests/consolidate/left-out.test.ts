/** A ruling on an entry that the edition before it has left out: an older edition that is found later changes nothing of what holds since. */
import { describe, expect, test } from 'vitest';

import { page, rulings, sequence, toll, type Told } from './rig/one-after-the-other.ts';

const says = 'A toll is what the keeper of a lock asks of those who pass.';
const days = { 'z.txt': 'published: 2009-01-05', 'e.txt': 'published: 2012-01-02', 'f.txt': 'published: 2013-01-07' };

/** What is told with an older edition that has the entry, and without it. */
async function bothWays(documents: Readonly<Record<string, string>>): Promise<[withIt: Told, without: Told]> {
  const rest = { 'e.txt': page(null), ...documents };
  return [await sequence({ 'z.txt': page(toll), ...rest }, days), await sequence(rest, days)];
}

const since = ({ texts }: Told, day: string): string[] => texts.filter((text) => text.slice(0, 10) >= day);

describe('a ruling that says what an entry is, which the edition before it has not', () => {
  test('makes it, whether an older edition has it or not', async () => {
    const [withIt, without] = await bothWays({ 'r.txt': rulings('5 March 2012', says) });
    expect(without.texts).toEqual([`2012-03-05 ${says}`]);
    expect(withIt.texts).toEqual([`2009-01-05 ${toll}`, '2012-01-02', `2012-03-05 ${says}`]);
    expect(withIt.outcomes).toEqual(without.outcomes);
  });

  test('makes it once: what a later document says is said of it', async () => {
    const [withIt, without] = await bothWays({ 'r.txt': rulings('5 March 2012', says), 's.txt': rulings('4 June 2012', 'Ghosts of the lake pay no toll.') });
    expect(since(withIt, '2012-03-05')).toEqual(without.texts);
    expect(withIt.outcomes).toEqual(['applied', 'not applied: no instruction']);
    expect(withIt.standing('2012-07-01')).toContain('1 later ruling to read with it');
  });

  test('makes it again where a further edition leaves it out', async () => {
    const [withIt, without] = await bothWays({ 'f.txt': page(null), 'r.txt': rulings('5 March 2012', says), 's.txt': rulings('4 March 2013', 'A toll is a fee at a lock, and at no other place.') });
    expect(since(withIt, '2012-03-05')).toEqual([`2012-03-05 ${says}`, '2013-01-07', '2013-03-04 A toll is a fee at a lock, and at no other place.']);
    expect(without.texts).toEqual(since(withIt, '2012-03-05'));
  });

  test('is a clarification where the edition before it prints the entry', async () => {
    const { texts, outcomes } = await sequence({ 'z.txt': page(null), 'e.txt': page(toll), 'r.txt': rulings('5 March 2012', says) }, days);
    expect([texts, outcomes]).toEqual([[`2012-01-02 ${toll}`], ['not applied: no instruction']]);
  });

  test('waits where it only changes a part of what there was', async () => {
    const { texts, outcomes } = await sequence({ 'z.txt': page(toll), 'e.txt': page(null), 'r.txt': rulings('5 March 2012', 'Replace "may waive" with "must waive".') }, days);
    expect([texts.at(-1), outcomes]).toEqual(['2012-01-02', ['not applied: text not found']]);
  });

  test('is no text of an entry of which its topic is the beginning', async () => {
    const { entry } = await sequence({ 'z.txt': page(null, 'toll gate\nIt opens at dawn.'), 'e.txt': page(null), 'r.txt': rulings('5 March 2012', says) }, days, 'toll-gate');
    expect(entry.versions.at(-1)?.text).toEqual([]);
  });
});
