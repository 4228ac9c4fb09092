import { describe, expect, it } from 'vitest';

import { buildFinder } from '../../src/search/build-finder.ts';
import { shippedCorpus } from './rig/shipped-corpus.ts';

const finder = buildFinder(shippedCorpus, '2026-01-01');

describe('a word that hardly any document uses', () => {
  it('leads to the names that have it first, and then to what it may be called elsewhere', () => {
    const { results } = finder.find('lowest');
    const [named, further] = [results.filter(({ because }) => because.length === 0), results.filter(({ because }) => because.length > 0)];
    expect(named[0]?.document.headword).toBe('ties');
    expect(further.length).toBeGreaterThan(0);
    expect(results.findIndex(({ because }) => because.length > 0)).toBeGreaterThan(results.findLastIndex(({ because }) => because.length === 0));
  });

  it('does not, where it is the whole name of one', () => {
    expect(finder.find('Lady Marchpane').results.every(({ because }) => because.length === 0)).toBe(true);
  });
});

describe('an entry that has ended', () => {
  it('is named first where its whole name was typed, and not for a word of it', () => {
    expect(finder.find('tulip fever', { among: 'in force' }).others.named?.document.standing).toMatch(/^Repealed on /);
    expect(finder.find('fever', { among: 'in force' }).others.named).toBeNull();
    expect(finder.find('towing', { among: 'in force' }).others.named).toBeNull();
  });
});
