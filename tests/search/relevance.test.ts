import { describe, expect, it } from 'vitest';

import { buildFinder } from '../../src/search/build-finder.ts';
import { readQueries } from '../relevance/read-queries.ts';
import { judge } from '../relevance/relevance.ts';
import { shippedCorpus, shippedQueries, shippedQuestions } from './rig/shipped-corpus.ts';

describe('players find what they mean in the shipped game', () => {
  it('the right entry is first, or nearly', async () => {
    const finder = buildFinder(shippedCorpus, '2026-01-01');
    const search = (typed: string): Promise<string[]> => Promise.resolve(finder.find(typed).results.map(({ document }) => document.headword));
    const { relevance, misses } = await judge(search, await readQueries(shippedQueries));
    expect(relevance['hit@1'], JSON.stringify(misses)).toBeGreaterThanOrEqual(0.92);
    expect(relevance['hit@5'], JSON.stringify(misses)).toBeGreaterThanOrEqual(0.99);
    expect(relevance['MRR@10'], JSON.stringify(misses)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('people who have not read the glossary of the shipped game find what they mean', () => {
  it.each([['new player', 0.7], ['other game', 0.7], ['situation', 0.85]])('%s: the right entry is among the first five', async (set, least) => {
    const finder = buildFinder(shippedCorpus, '2026-01-01');
    const asked = (await readQueries(shippedQuestions)).filter((question) => question.set === set);
    const search = (typed: string): Promise<string[]> => Promise.resolve(finder.find(typed).results.map(({ document }) => document.headword));
    const { relevance, misses } = await judge(search, asked);
    expect(asked).toHaveLength(20);
    expect(relevance['hit@5'], JSON.stringify(misses)).toBeGreaterThanOrEqual(least);
  });
});

describe('a search is judged', () => {
  const queries = [
    { q: 'a', expect: ['Alpha'], set: '' },
    { q: 'b', expect: ['Beta', 'Bravo'], set: '' },
    { q: 'c', expect: ['Gamma'], set: '' },
    { q: 'd', expect: ['Harbour Bell, The'], set: '' },
  ];
  const answers: Record<string, string[]> = { a: ['Alpha'], b: ['X', 'Bravo'], c: ['X', 'Y'], d: ['“Harbour Bell”, the'] };

  it('by the place of the first right result, whatever its print', async () => {
    const { relevance, misses } = await judge((typed) => Promise.resolve(answers[typed] ?? []), queries);
    expect(relevance).toEqual({ 'hit@1': 0.5, 'hit@5': 0.75, 'MRR@10': 0.625 });
    expect(misses).toEqual([
      { q: 'b', expect: ['Beta', 'Bravo'], place: 2, first: 'X' },
      { q: 'c', expect: ['Gamma'], place: null, first: 'X' },
    ]);
  });
});
