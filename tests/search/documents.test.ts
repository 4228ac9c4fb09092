import { describe, expect, it } from 'vitest';

import { buildFinder } from '../../src/search/build-finder.ts';
import { documentsOf } from '../../src/search/documents/documents-of.ts';
import { shownText } from '../../src/model/spans.ts';
import { isUntold } from '../../src/model/superseded.ts';
import { words } from '../../src/search/words/words.ts';
import { shippedCorpus } from './rig/shipped-corpus.ts';

const documents = documentsOf(shippedCorpus, '2026-01-01');
const key = (name: string): string => words(name).join(' ');

describe('everything in force can be found', () => {
  it('each entry once, with its text', () => {
    const found = documents.filter(({ kind }) => kind !== 'ruling');
    expect(found.map(({ id }) => id)).toEqual(shippedCorpus.entries.map(({ id }) => id));
    for (const [at, { text }] of shippedCorpus.entries.entries()) {
      expect(found[at]?.passages.slice(0, text.length).map((passage) => passage.text)).toEqual(text.map(shownText));
    }
  });

  it('each topic that only rulings have once, however many documents rule on it', () => {
    const topics = shippedCorpus.rulings.filter(({ entry, topic }) => entry === null && topic !== null).map(({ topic }) => key(topic ?? ''));
    const found = documents.filter(({ kind }) => kind === 'ruling').map(({ headword }) => key(headword));
    expect(topics.length).toBeGreaterThan(new Set(topics).size);
    for (const topic of topics) expect(found.filter((one) => one === topic)).toHaveLength(1);
  });

  it('a ruling is found by its topic as the first result, and is a page', () => {
    const finder = buildFinder(shippedCorpus, '2026-01-01');
    const ids = new Set(shippedCorpus.rulings.map(({ id }) => id));
    for (const { headword, kind } of documents.filter((document) => document.kind === 'ruling')) {
      const [first] = finder.find(headword).results;
      expect(key(first?.document.headword ?? '')).toBe(key(headword));
      expect(kind === 'ruling' && ids.has(first?.document.id ?? '')).toBe(true);
    }
  });

  it('every headword and every variant leads to its entry at once', () => {
    const finder = buildFinder(shippedCorpus, '2026-01-01');
    for (const { headword, variants } of shippedCorpus.entries) {
      for (const name of [headword, ...variants]) {
        const first = finder.find(name).results.slice(0, 2).map(({ document }) => key(document.headword));
        const either = [key(headword), ...shippedCorpus.entries.filter((entry) => [entry.headword, ...entry.variants].map(key).includes(key(name))).map((entry) => key(entry.headword))];
        expect(either, name).toContain(first[0]);
      }
    }
  });

  it('an entry that only points leads to what it points to', () => {
    const pointer = shippedCorpus.entries.find(({ pointsTo }) => (pointsTo?.target ?? null) !== null);
    const target = documents.find(({ id }) => id === pointer?.pointsTo?.target);
    expect([target?.headword, ...target?.names.map(({ name }) => name) ?? []].map((name) => key(name ?? ''))).toContain(key(pointer?.headword ?? ''));
  });

  it('a repealed entry is found by its name and says that it is repealed', () => {
    const repealed = shippedCorpus.entries.find(({ status }) => status === 'repealed');
    const [first] = buildFinder(shippedCorpus, '2026-01-01').find(repealed?.headword ?? '').results;
    expect(['repealed', 'dropped']).toContain(first?.document.status);
  });
});

describe('a topic says whether any ruling on it holds', () => {
  it('each topic that only rulings have', () => {
    const standings = new Map(documents.filter(({ kind }) => kind === 'ruling').map(({ id, status }) => [id, status]));
    expect(new Set(standings.values())).toEqual(new Set(['in force', 'superseded', 'not known']));
    for (const { id, supersededBy } of shippedCorpus.rulings) if (standings.has(id)) expect(standings.get(id)).toBe(supersededBy === null ? 'in force' : isUntold({ supersededBy }) ? 'not known' : 'superseded');
  });
});

describe('an entry says when it was amended', () => {
  it('by the day of the version that is in force, where a ruling made that', () => {
    const current = shippedCorpus.entries.map(({ id, versions }) => ({ id, version: versions.findLast(({ from }) => (from ?? '') <= '2026-01-01') }));
    const amended = current.filter(({ version }) => (version?.amendments.length ?? 0) > 0);
    expect(amended.length).toBeGreaterThan(0);
    for (const { id, version } of amended) expect(documents.find((document) => document.id === id)?.amended).toBe(version?.from);
  });
});
