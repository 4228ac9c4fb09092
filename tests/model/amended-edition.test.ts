/** The edition that a document amends: held, or not known to be. */
import { describe, expect, it } from 'vitest';

import { document, ruling } from '../data/arrange.ts';
import { amendingInWords, unheldEdition, unheldEditions } from '../../src/model/amended-edition.ts';

const page = (facts: Parameters<typeof document>[1]) => document('page', { kind: 'glossary', title: 'Glossary', ...facts });
const amending = (title: string, date: string | null = null) => ({ amends: { title, date } });

describe('the edition that a document says it amends', () => {
  it.each([
    ['of another name and without a day', amending('Glossary v3.1 (January 2016)'), [page({ edition: 'Web edition' })], 'Glossary v3.1 (January 2016)'],
    ['of another month', amending('Glossary v3.1 (January 2016)'), [page({ date: '2016-02-01' })], 'Glossary v3.1 (January 2016)'],
    ['of its month', amending('Glossary v3.1 (January 2016)'), [page({ date: '2016-01-11' })], null],
    ['of its day', amending('the second printing', '2016-01-11'), [page({ date: '2016-01-11' })], null],
    ['of the name that the operator gave it', amending('Glossary v3.1'), [page({ edition: 'glossary, v3.1' })], null],
    ['of the day, and no glossary', amending('the second printing', '2016-01-11'), [document('r', { date: '2016-01-11' })], 'the second printing'],
    ['that it does not name', { amends: null }, [page({})], null],
  ])('beside a page %s', (_, amends, prints, title) => { expect(unheldEdition(amends, prints)).toBe(title); });

  it('is told of all that is held once, of documents of which a ruling is in force', () => {
    const documents = [page({ edition: 'Web edition' }), document('a', { ...amending('v2'), date: '2001-05-14' }), document('b', { ...amending('v3'), date: '2016-09-05' }), document('c', { ...amending('v3'), date: '2016-10-03' }), document('d', { date: '2017-01-02' })];
    const taken = { document: 'page', entry: null, ruling: null, how: 'found', block: null, likeness: null };
    const rulings = [ruling('old', 'a', { supersededBy: taken }), ruling('one', 'b'), ruling('two', 'c'), ruling('three', 'd')];
    const [told, ...others] = unheldEditions({ documents, rulings });
    expect([told?.title, told?.by.map(({ id }) => id), others]).toEqual(['v3', ['b', 'c'], []]);
    expect(amendingInWords(told?.by ?? [])).toBe('the Current Rulings of 5 September 2016 and the Current Rulings of 3 October 2016');
    expect(unheldEditions({ documents: documents.slice(1), rulings })).toEqual([]);
  });

  it('is amended by many, of which the newest is named', () => {
    expect(amendingInWords(['2016-09-05', '2016-10-03', '2016-11-07', '2016-12-05'].map((date) => document(date, { date })))).toBe('4 documents, the newest the Current Rulings of 5 December 2016');
  });
});
