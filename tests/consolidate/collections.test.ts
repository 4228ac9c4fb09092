/** Rulings that stand in a text, and documents that collect earlier ones. */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { collector } from '../../scripts/consolidate/rulings/collects.ts';
import { standsIn } from '../../scripts/consolidate/rulings/stands-in.ts';
import { toBlocks } from '../../scripts/link/to-block.ts';
import type { Block } from '../../src/model/corpus.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

type Input = z.input<typeof caseInput>;
const blocks = (...printed: string[]): Block[] => toBlocks(printed.map((text, index) => ({ type: 'paragraph', text, marked: text, lines: [index + 1, index + 1], level: 0, marker: null })), 'glossary');
const built = (input: Partial<Input>) => buildCorpus(caseInput.parse({ shows: '', documents: [], entries: [], ...input }));

describe('a text stands in an entry', () => {
  const entry = blocks('A lamp burns oil of whales in most wards of the city by night.', 'Barges carry bells, ropes, lanterns, keepers and hooks aboard.');

  test.each([
    ['word for word', 'A lamp burns oil of whales in most wards.', 'found', 'p1'],
    ['but for small changes', 'A lamp burns oil of whales in most wards of the city by day.', 'found', 'p1'],
    ['in other words, where its three-word runs are broken up', 'A lamp burns oil of olives in most wards of the realm.', 'found reworded', 'p1'],
    ['in other words, where its long words stand together', 'Keepers bring hooks, lanterns and ropes.', 'found reworded', 'p2'],
    ['not with fewer than five long words', 'Keepers bring hooks and ropes.', 'not found', null],
    ['not with fewer than half of them', 'Keepers bring kittens, puppies, hooks, ponies and feathers.', 'not found', null],
    ['not at all', 'Cats sleep.', 'not found', null],
  ])('%s', (_what, text, how, block) => { expect(standsIn(text, entry)).toMatchObject({ how, block }); });

  test('with half of its long words, just so', () => {
    expect(standsIn('Keepers bring hooks, ropes, kittens and ponies.', entry).how).toBe('found reworded');
    expect(standsIn('Keepers bring hooks, ropes, kittens, puppies and ponies.', entry).how).toBe('not found');
  });
});

describe('a document collects an earlier one', () => {
  const said = ['A lamp burns.', 'A lock leaks.', 'A rope holds.', 'A bell rings.'];
  const topics = ['lamp', 'lock', 'rope', 'bell'];
  const collects = (again: number, differs: { amends?: string; topics?: string[]; kind?: 'glossary' } = {}): boolean => {
    const { documents, rulings } = built({
      documents: [{ id: 'march', kind: 'rulings', amends: 'Glossary' }, { id: 'may', kind: differs.kind ?? 'rulings', amends: differs.amends ?? 'Glossary' }],
      rulings: [
        ...topics.map((topic, at) => ({ topic, document: 'march', says: [said[at] ?? ''] })),
        ...topics.map((topic, at) => ({ topic: differs.topics?.[at] ?? topic, document: 'may', says: [at < again ? said[at] ?? '' : 'It is new.'] })),
      ],
    });
    const [march, may] = documents;
    return march !== undefined && may !== undefined && collector(rulings)(may, march);
  };

  test('where half of it stands there again', () => { expect([collects(4), collects(2), collects(1)]).toEqual([true, true, false]); });

  test('where both amend one edition', () => { expect([collects(4, { amends: 'GLOSSARY' }), collects(4, { amends: 'Rulebook' })]).toEqual([true, false]); });

  test('where what it says stands under its topic', () => { expect(collects(4, { topics: ['oar', 'oak', 'ore', 'owl'] })).toBe(false); });

  test('where both are rulings', () => { expect(collects(4, { kind: 'glossary' })).toBe(false); });

  test('and never itself', () => {
    const { documents, rulings } = built({ documents: [{ id: 'march', kind: 'rulings', amends: 'Glossary' }], rulings: [{ topic: 'lamp', document: 'march', says: ['A lamp burns.'] }] });
    const [march] = documents;
    expect(march && collector(rulings)(march, march)).toBe(false);
  });

  test('where the edition that they amend has one day, whatever it is called', () => {
    const { documents: [march, may], rulings } = built({
      documents: [{ id: 'march', kind: 'rulings' }, { id: 'may', kind: 'rulings' }],
      rulings: ['march', 'may'].map((document) => ({ topic: 'lamp', document, says: ['A lamp burns.'] })),
    });
    const amending = (title: string, date: string | null) => ({ title, date });
    const asked = (one: string | null, other: string | null): boolean => march !== undefined && may !== undefined
      && collector(rulings)({ ...may, amends: amending('New', other) }, { ...march, amends: amending('Old', one) });
    expect([asked('2011-01-03', '2011-01-03'), asked('2011-01-03', '2011-01-04'), asked(null, null)]).toEqual([true, false, false]);
    expect(march && may && collector(rulings)({ ...may, amends: null }, { ...march, amends: null })).toBe(false);
  });
});
