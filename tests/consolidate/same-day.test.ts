/** Rulings documents of one day: what they order of the same words, when nothing says which came first. */
import { describe, expect, test } from 'vitest';

import { rulingsDocument } from '../ingest/rig/sample-documents.ts';
import { page, rulings, sequence, toll } from './rig/one-after-the-other.ts';

const replace = 'Replace "may waive" with "must waive".';
const second = (...orders: string[]): string => rulingsDocument('7 March 2011', 'tack - A tack is not.', ...orders.map((order) => `toll - ${order}`), 'towing - Towing by day is easy.');
const after = (one: string, other: string, more: Readonly<Record<string, string>> = {}, first: string | null = toll) =>
  sequence({ 'a.txt': page(first), 'r.txt': rulings('7 March 2011', one), 's.txt': second(other) }, { 'a.txt': 'published: 2011-01-03', ...more });

describe('two documents of one day', () => {
  test.each([
    ['put other words in the place of the same', 'Replace "may waive" with "never waives".'],
    ['replace words, and delete them', 'Delete "may waive".'],
    ['replace words, and the entry that they stand in', 'Replace the entire entry with: A toll is paid once.'],
    ['replace words, and delete the entry', 'Delete this entry.'],
    ['undo each other', 'Replace "must waive" with "may waive".'],
  ])('that %s leave the text as it is, and both wait', async (_what, other) => {
    const { texts, outcomes, standing } = await after(replace, other);
    expect([texts, outcomes]).toEqual([[`2011-01-03 ${toll}`], ['not applied: place not certain', expect.stringContaining('not applied')]]);
    expect(standing('2011-04-01')).toContain('2 changes are not in the text');
  });

  test.each([
    ['order the same', replace, 'applied with a note'],
    ['order other things', 'Replace "each lock" with "each gate".', 'applied'],
    ['say something that holds for some only', 'In tournaments, replace "may waive" with "never waives".', 'not applied'],
  ])('that %s do not contradict each other', async (_what, other, outcome) => {
    const { texts, outcomes } = await after(replace, other);
    expect(texts.at(-1)).toContain('must waive');
    expect(outcomes.map((one) => one.split(':')[0]).toSorted()).toEqual(['applied', outcome].toSorted());
  });

  test('that make one entry with two texts make none', async () => {
    await expect(after(`Add this entry: ${toll}`, 'Add this entry: A toll is paid once.', {}, null)).rejects.toThrow('there is no toll');
  });

  test('are ordered by the days on which they came out', async () => {
    const { texts } = await after(replace, 'Replace "may waive" with "never waives".', { 's.txt': 'published: 2011-02-07, effective: 2011-03-07' });
    expect(texts.at(-1)).toBe(`2011-03-07 ${toll.replace('may waive', 'never waives')}`);
  });

  test('of which one was found later were told apart before that', async () => {
    const { texts, entry } = await after(replace, 'Replace "may waive" with "never waives".', { 's.txt': 'found: 2015-01-05' });
    expect(texts).toEqual([`2011-01-03 ${toll}`]);
    expect(entry.known.map(({ until, versions }) => [until, versions.at(-1)?.text[0]?.text])).toEqual([['2015-01-05', toll.replace('may', 'must')]]);
  });
});
