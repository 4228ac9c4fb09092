/** What linking makes of documents: their ids, their days, their editions, and which of two copies is kept. */
import { describe, expect, it } from 'vitest';

import { editionNumbers } from '../../scripts/link/editions.ts';
import { linked, page, rulings } from './rig/linked.ts';
import type { Document } from './rig/linked.ts';

const ids = (documents: Document[], config = ''): string[] => linked(documents, config).documents.map(({ id }) => id);
const said = (row: string): string => `documents:\n  - { file: l.txt, ${row} }\n`;

describe('a document is called', () => {
  it('by its kind, its letter and its day', () => { expect(ids([page(), rulings()])).toEqual(['glossary-l-2011-01-03', 'current-rulings-2012-03-05']); });

  it('by its letter alone, without a day', () => { expect(ids([page({ date: null })])).toEqual(['glossary-l']); });

  it('by its day, where it is no glossary, whatever its letter', () => { expect(ids([rulings({ letter: 'L' })])).toEqual(['current-rulings-2012-03-05']); });

  it('by its day alone, where it is of no letter', () => { expect(ids([page({ letter: null })])).toEqual(['glossary-2011-01-03']); });

  it('by its title, without either', () => { expect(ids([page({ letter: null, date: null, title: 'Old Lamps' }), rulings({ date: null, title: 'Loose Leaves' })])).toEqual(['old-lamps', 'loose-leaves']); });

  it('with six figures of its bytes, where another would be called the same', () => {
    expect(ids([page(), page({ file: 'm.txt', sha256: 'abcdef0123' })])).toEqual(['glossary-l-2011-01-03--ltxt00', 'glossary-l-2011-01-03--abcdef']);
  });

  it('with them too, where its title is that of a page', () => { expect(ids([page({ letter: null, date: null, title: 'Compare' })])).toEqual(['compare--ltxt00']); });

  it('by the day that the operator gives for it, and for no other file', () => {
    expect(ids([page(), rulings()], said('date: 2010-05-05'))).toEqual(['glossary-l-2010-05-05', 'current-rulings-2012-03-05']);
  });
});

describe('the days of a document', () => {
  const days = (more: Partial<Document>, row = ''): (string | null)[] => linked([page(more)], row === '' ? '' : said(row)).documents.flatMap(({ published, date, found, after, before }) => [published, date, found, after, before]);

  it.each([
    ['are both the day that it states', {}, '', ['2011-01-03', '2011-01-03', null, null, null]],
    ['may be two', { published: '2011-01-01' }, '', ['2011-01-01', '2011-01-03', null, null, null]],
    ['are what the operator says, before what it states', { published: '2011-01-01' }, 'date: 2010-05-05', ['2010-05-05', '2010-05-05', null, null, null]],
    ['are one by one what the operator says', {}, 'published: 2010-05-05, effective: 2010-06-06, found: 2020-01-01', ['2010-05-05', '2010-06-06', '2020-01-01', null, null]],
    ['are both the day on which it came out, where nobody gives another', { date: null }, 'published: 2010-05-05', ['2010-05-05', '2010-05-05', null, null, null]],
    ['are the day that it states and the one on which the operator says it came out', {}, 'published: 2010-05-05', ['2010-05-05', '2011-01-03', null, null, null]],
    ['are first of all the one that is named so', {}, 'published: 2010-05-05, date: 2010-07-07', ['2010-05-05', '2010-07-07', null, null, null]],
    ['are bounds, where nothing else is known', { date: null }, 'after: 2009-01-01, before: 2012-01-01', [null, null, null, '2009-01-01', '2012-01-01']],
  ])('%s', (_what, more, row, expected) => { expect(days(more, row)).toEqual(expected); });
});

it('the ledger of a document names its entries or its rulings, and a point of its summary the ruling', () => {
  const row = (is: 'entry' | 'ruling' | 'furniture', owner: number | null) => ({ is, lines: [1, 2] as [number, number], owner });
  const { documents } = linked([
    page({ ledger: [row('furniture', null), row('entry', 1)] }),
    rulings({ ledger: [row('ruling', 0)], summary: [{ topic: 'lamp', text: '', lines: [1, 1] }, { topic: 'rope', text: '', lines: [1, 1] }, { topic: null, text: '', lines: [1, 1] }] }),
  ]);
  expect(documents.map(({ ledger }) => ledger.map(({ owner }) => owner))).toEqual([[null, 'lock'], ['current-rulings-2012-03-05-lamp']]);
  expect(documents[1]?.summary.map(({ ruling }) => ruling)).toEqual(['current-rulings-2012-03-05-lamp', null, null]);
});

describe('documents are one edition', () => {
  const stated = (name: string | null, date: string | null = null, after: string | null = null, before: string | null = null) => ({ name, date, after, before, letters: ['L'] });
  const ofLetter = (letter: string, date: string) => ({ ...stated('web', date), letters: [letter] });

  it.each([
    ['of one name, whatever their days', [ofLetter('L', '2011-01-01'), ofLetter('M', '2012-01-01')], [0, 0]],
    ['not of one name, where they have a letter on two days', [ofLetter('L', '2011-01-01'), ofLetter('M', '2011-01-01'), ofLetter('L', '2012-01-01'), ofLetter('N', '2012-01-01')], [0, 0, 1, 1]],
    ['of one name, where one has no day', [stated('web', '2011-01-01'), stated('web')], [0, 0]],
    ['not of two names on one day', [stated('web', '2011-01-01'), stated('print', '2011-01-01')], [0, 1]],
    ['of one day, where one has no name', [stated('web', '2011-01-01'), stated(null, '2011-01-01')], [0, 0]],
    ['not of two days', [stated(null, '2011-01-01'), stated(null, '2012-01-01')], [0, 1]],
    ['not where only one has a day', [stated(null, '2011-01-01'), stated(null)], [0, 1]],
    ['not where only the other has a day', [stated(null), stated(null, '2011-01-01')], [0, 1]],
    ['of one day, where the other has no name', [stated(null, '2011-01-01'), stated('web', '2011-01-01')], [0, 0]],
    ['without days', [stated(null), stated(null)], [0, 0]],
    ['without days, unless one came before the other', [stated(null, null, null, '2011-01-01'), stated(null, null, '2011-01-01')], [0, 1]],
    ['or the other before the one', [stated(null, null, '2011-01-01'), stated(null, null, null, '2011-01-01')], [0, 1]],
    ['where one may have come before the other', [stated(null, null, null, '2011-01-02'), stated(null, null, '2011-01-01')], [0, 0]],
    ['and rulings are none', [null, stated(null, '2011-01-01'), null, stated(null, '2011-01-01'), stated(null, '2012-01-01')], [null, 0, null, 0, 1]],
  ])('%s', (_what, documents, expected) => { expect(editionNumbers(documents)).toEqual(expected); });

  it('by the name that the operator gives', () => {
    const pages = [page(), page({ file: 'b.txt', letter: 'B', date: '2012-01-01', says: [['barge', 'It floats.']] })];
    expect(linked(pages).editions).toEqual([['glossary-l-2011-01-03'], ['glossary-b-2012-01-01']]);
    expect(linked(pages, 'documents:\n  - { file: l.txt, edition: Web }\n  - { file: b.txt, edition: Web }\n').editions).toEqual([['glossary-l-2011-01-03', 'glossary-b-2012-01-01']]);
  });
});

describe('of two copies of one letter of one edition', () => {
  const kept = (one: Partial<Document>, other: Partial<Document>) => {
    const { entries, messages } = linked([page({ says: [['lamp', 'A lamp burns.']], ...one }), page({ file: 'm.txt', says: [['lamp', 'A lamp burns.']], ...other })]);
    return [entries.map(({ base }) => base.map(({ text }) => text).join(' ')), messages.filter(({ rule }) => rule === 'two-copies').map(({ file, message }) => `${file ?? ''}: ${message}`)];
  };
  const short = [['lamp', 'A lamp burns.']] as Document['says'];
  const long = [['lamp', 'A lamp burns oil.']] as Document['says'];

  it('the longer entry is kept, and the copy that was left out is named', () => {
    expect(kept({ says: short }, { says: long })).toEqual([['A lamp burns oil.'], ['l.txt: l.txt and m.txt hold the same letter of one edition: 1 of its entries are taken from m.txt']]);
    expect(kept({ says: long }, { says: short })).toEqual([['A lamp burns oil.'], ['m.txt: m.txt and l.txt hold the same letter of one edition: 1 of its entries are taken from l.txt']]);
  });

  it('the whole entry is kept, though it is shorter', () => {
    expect(kept({ says: long, completeness: 'partial' }, { says: short })[0]).toEqual(['A lamp burns.']);
    expect(kept({ says: long, completeness: 'headword only' }, { says: short, completeness: 'partial' })[0]).toEqual(['A lamp burns.']);
  });

  it('is told of at the head of the file', () => { expect(linked([page(), page({ file: 'm.txt' })]).messages.map(({ rule, line }) => [rule, line])).toEqual([['two-copies', 1]]); });

  it('the first is kept of two that are the same', () => { expect(kept({}, {})[1]).toEqual(['m.txt: m.txt and l.txt hold the same letter of one edition: 1 of its entries are taken from l.txt']); });

  it('each is kept where they are of two letters, or of two days', () => {
    expect(kept({ says: short }, { says: long, letter: 'M' })).toEqual([['A lamp burns.', 'A lamp burns oil.'], []]);
    expect(kept({ says: short }, { says: long, date: '2012-01-01' })[1]).toEqual([]);
  });

  it('entries of one name are told apart by their order', () => {
    expect(kept({ says: [['lamp', 'A card.'], ['lamp', 'A thing that burns.']] }, { says: [['lamp', 'A card of brass.'], ['lamp', 'A thing.']] })[0]).toEqual(['A thing that burns.', 'A card of brass.']);
  });

  it('rulings on one topic are never left out', () => {
    expect(linked([page(), rulings(), rulings({ file: 's.txt' })]).rulings).toHaveLength(2);
  });
});

it('a glossary may have within its texts the names that another has, of two already', () => {
  const second = page({ file: 'm.txt', date: '2013-01-03', says: [['lamp', 'A lamp burns.']], reading: ['lamp', 'A lamp burns oil.', 'lock', 'A lock leaks.'], ledger: [{ is: 'entry', lines: [1, 4], owner: null }] });
  expect([...linked([page(), second]).namesInTexts].map(([id, names]) => [id, [...names]])).toEqual([['glossary-l-2011-01-03', []], ['glossary-l-2013-01-03', [['lock', 3]]]]);
});
