import { expect, it } from 'vitest';

import { changedEntries, lastSeen, unseen } from '../../src/client/last-visit/news.ts';
import { newsOf } from '../../src/data/news.ts';
import { isChange } from '../../src/model/editions.ts';
import { shipped } from '../browser/rig/shipped-corpus.ts';

const visit = (...documents: string[]) => ({ documents, day: '2017-02-10' });

it('what is new since a visit are the documents that were not there, wherever they apply', () => {
  expect(unseen(visit('a', 'c'), ['a', 'b', 'c', 'd'])).toEqual(['b', 'd']);
  expect(unseen(visit('a', 'b'), ['a', 'b'])).toEqual([]);
  expect(unseen(null, ['a', 'b'])).toEqual([]);
  expect(unseen(visit('x'), ['a', 'b'])).toEqual([]);
});

it('there is a page of the changes since the last document seen, where all later ones are new', () => {
  expect(lastSeen(visit('a', 'b'), ['a', 'b', 'c', 'd'])).toBe('b');
  expect(lastSeen(visit('a', 'c'), ['a', 'b', 'c', 'd'])).toBeNull();
});

it('an entry that several documents changed stands once, by what became of it', () => {
  const entry = (is: 'new' | 'changed' | 'ended', id = 'lock') => ({ id, headword: id, is });
  const news = (...entries: ReturnType<typeof entry>[]) => ({ document: 'd', name: 'D', isRulings: true, entries, others: 0 });
  expect(changedEntries([news(entry('new')), news(entry('changed'))])).toEqual([entry('new')]);
  expect(changedEntries([news(entry('changed'), entry('new', 'toll')), news(entry('ended'))])).toEqual([entry('ended'), entry('new', 'toll')]);
});

it('the news of the shipped corpus name every entry that a document changed, by a ruling or by an edition', () => {
  const told = new Set(newsOf(shipped).flatMap(({ document, entries }) => entries.map(({ id }) => `${document}: ${id}`)));
  const versions = shipped.entries.flatMap((entry) => entry.versions.filter((version) => isChange(entry, version)).map(({ document }) => `${document}: ${entry.id}`));
  expect([...told].sort()).toEqual([...new Set(versions)].sort());
});
