/** What the stage that connects makes of documents: their names, their editions, the better of two copies, entries that are one. */
import { describe, expect, it } from 'vitest';

import { editionNumbers } from '../../scripts/link/editions.ts';
import { toBlock } from '../../scripts/link/to-block.ts';
import type { SegmentedRuling } from '../../scripts/segment/segments.ts';
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

describe('an entry of two editions', () => {
  const names = ['lamp', 'lamp oil', 'larder', 'lice', 'lock', 'lodge', 'low tide', 'lute'];
  const as = (written: (name: string) => string, some = names): [string, string][] => some.map((name) => [written(name), `A thing that is called ${name}.`]);
  const title = (name: string): string => name.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
  const entryIds = (first: [string, string][], second: [string, string][]): Set<string> =>
    new Set(linked([page({ says: first }), page({ file: 'm.txt', date: '2012-01-02', says: second })]).entries.map(({ id }) => id));

  it('is one though the later edition prints every headword as a title', () => { expect(entryIds(as(String), as(title)).size).toBe(names.length); });

  it('is two where capitals tell a card from a term, as on a page that has both', () => {
    expect([...entryIds(as(String), [...as(String, names.slice(1)), ['Lamp', 'This card is lit.']])]).toEqual(expect.arrayContaining(['lamp--term', 'lamp--card']));
  });
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
  const stated = (name: string | null, date: string | null = null, after: string | null = null, before: string | null = null) => ({ name, date, after, before });

  it.each([
    ['of one name, whatever their days', [stated('web', '2011-01-01'), stated('web', '2012-01-01')], [0, 0]],
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

describe('headwords that are one entry', () => {
  const sameEntries = [{ headwords: ['lamp', 'lamps'] }];
  const joined = (lamp: Partial<Document>, others: Document[] = []) => linked([page({ says: [['lamp', 'A lamp burns.'], ['lamps', 'Lamps hum. See lock.'], ['lock', 'A lock leaks.']], ...lamp }), ...others], '', { aliases: [], sameEntries }).entries;

  it('have one text and one another’s references, and their names lead to it', () => {
    const [lamp, ...others] = joined({});
    expect(lamp).toMatchObject({ id: 'lamp', headword: 'lamp', variants: ['lamps'], completeness: 'complete', pointsTo: null });
    expect(lamp?.base.map(({ text }) => text)).toEqual(['A lamp burns.', 'Lamps hum. See lock.']);
    expect(lamp?.seeAlso.map(({ phrase, target }) => [phrase, target])).toEqual([['lock', 'lock']]);
    expect(others.map(({ id }) => id)).toEqual(['lock']);
  });

  it('are so in each edition, where both stand in it', () => {
    const later = page({ file: 'n.txt', date: '2012-01-01', says: [['lamps', 'Lamps glow.'], ['lock', 'A lock leaks.']] });
    expect(joined({}, [later]).map(({ headword }) => headword)).toEqual(['lamp', 'lock', 'lamps', 'lock']);
  });

  it('are as whole as their parts', () => {
    expect(joined({ completeness: 'partial' })[0]?.completeness).toBe('partial');
    const two = linked([page({ says: [['lamp', 'A lamp burns.']] }), page({ file: 'm.txt', letter: 'M', completeness: 'partial', says: [['lamps', 'Lamps hum.']] })], '', { aliases: [], sameEntries });
    expect(two.entries.map(({ completeness }) => completeness)).toEqual(['partial']);
  });

  it('only refer to others where each of them does', () => {
    expect(joined({ says: [['lamp', 'See lock.'], ['lamps', 'See lock.'], ['lock', 'It leaks.']] })[0]?.pointsTo?.phrase).toBe('lock');
    expect(joined({ says: [['lamp', 'See lock.'], ['lamps', 'Lamps hum.'], ['lock', 'It leaks.']] })[0]?.pointsTo).toBeNull();
  });

  it('may be one headword that is printed twice', () => {
    const twice = linked([page({ says: [['lamp', 'A card.'], ['lamp', 'A thing.']] })], '', { aliases: [], sameEntries: [{ headwords: ['lamp', 'lamp'] }] }).entries;
    expect(twice.map(({ base }) => base.map(({ text }) => text))).toEqual([['A card.', 'A thing.']]);
  });
});

describe('names', () => {
  const aliases = [{ name: 'glow', entry: 'lamp' }, { name: 'leak', entry: 'glossary-no' }];

  it('that the operator gives lead to the entry of that headword or id, and to no other', () => {
    const { entries } = linked([page({ says: [['lamp', 'A lamp burns. See glow.'], ['Lock, The', 'It leaks. See glow.']] })], '', { aliases: [{ name: 'glow', entry: 'lamp' }, { name: 'leak', entry: 'lock-the' }], sameEntries: [] });
    expect(entries.map(({ id, variants }) => [id, variants])).toEqual([['lamp', ['glow']], ['lock-the', ['The Lock', 'leak']]]);
    expect(entries[1]?.seeAlso.map(({ target }) => target)).toEqual(['lamp']);
  });

  it('lead to an entry by its headword, though its id is written otherwise', () => {
    const { entries } = linked([page({ says: [['Night Porter', 'He sleeps.'], ['lamp', 'It burns.']] })], '', { aliases: [{ name: 'watchman', entry: 'Night Porter' }], sameEntries: [] });
    expect(entries.map(({ id, variants }) => [id, variants])).toEqual([['night-porter', ['watchman']], ['lamp', []]]);
  });

  it('of every edition lead to the entry, and its own is that of the first', () => {
    const later = page({ file: 'n.txt', date: '2012-01-01', says: [['Lost Child, The', 'It runs.'], ['lock', 'See The Lost Child, Lost Child (a card).']] });
    const { entries } = linked([page({ says: [['LOST CHILD, THE', 'It runs.']] }), later]);
    expect(entries.at(-1)?.seeAlso[0]?.target).toBe('lost-child-the');
  });

  it('that no entry has lead nowhere', () => { expect(linked([page()], '', { aliases, sameEntries: [] }).entries.map(({ variants }) => variants)).toEqual([['glow'], []]); });

  it('that two entries of a page share are told, with their lines', () => {
    const told = (says: Document['says']) => linked([page({ says })]).messages.filter(({ rule }) => rule === 'same-headword').map(({ message, line }) => [message, line]);
    expect(told([['lamp', 'A card.'], ['lock', 'It leaks.'], ['lamp', 'A thing.']])).toEqual([['2 entries are headed “lamp” (lines 2, 22)', 22]]);
    expect(told([['lamp', 'A card.'], ['lock', 'It leaks.']])).toEqual([]);
  });
});

describe('an entry', () => {
  it('that only says where to look points there', () => {
    expect(linked([page({ says: [['lamp', 'See lock.'], ['lock', 'It leaks. See lamp.']] })]).entries.map(({ pointsTo }) => pointsTo?.target ?? null)).toEqual(['lock', null]);
  });

  it('keeps the sign that it bears', () => { expect(linked([page({ signs: ['Δ'] })]).entries.map(({ mark }) => mark)).toEqual(['Δ', undefined]); });

  it('is told with the emphasis of its print, where that is in the words that are left', () => {
    const printed = (text: string) => toBlock({ type: 'paragraph', text, marked: 'A **lamp** burns.', lines: [1, 1], level: 0, marker: null }, 'p1', 'd').spans.map(({ from, to, is }) => [text.slice(from, to), is]);
    expect([printed('A lamp burns.'), printed('lamp burns.')]).toEqual([[['lamp', 'strong']], []]);
  });
});

describe('the addresses of paragraphs', () => {
  const printed = (...pages: Document[]): string[] => linked(pages).entries.flatMap(({ base }) => base.map(({ id }) => id));

  it('bear the day of their edition', () => { expect(printed(page({ says: [['lamp', 'A', 'B']] }))).toEqual(['p1-2011-01-03', 'p2-2011-01-03']); });

  it('bear nothing in the only undated edition, of one page or of two', () => {
    expect(printed(page({ date: null, says: [['lamp', 'A']] }))).toEqual(['p1']);
    expect(printed(page({ date: null, says: [['lamp', 'A']] }), page({ file: 'm.txt', letter: 'M', date: null, says: [['mast', 'A']] }))).toEqual(['p1', 'p1']);
    expect(printed(page({ date: null, says: [['lamp', 'A']] }), rulings({ date: null }))).toEqual(['p1']);
  });

  it('bear the name of their document where two editions are undated', () => {
    const config = 'documents:\n  - { file: l.txt, before: 2010-01-01 }\n  - { file: m.txt, after: 2010-01-01 }\n';
    const { entries } = linked([page({ date: null, says: [['lamp', 'A']] }), page({ file: 'm.txt', letter: 'M', date: null, says: [['mast', 'A']] })], config);
    expect(entries.flatMap(({ base }) => base.map(({ id }) => id))).toEqual(['p1-glossary-l', 'p1-glossary-m']);
  });
});

describe('rulings without a day', () => {
  const told = (more: Partial<Document>, config = ''): string[] => linked([page(), rulings(more)], config).messages.filter(({ rule }) => rule === 'undated-rulings').map(({ file, line }) => `${file ?? ''} ${String(line)}`);

  it('are told', () => { expect(told({ date: null })).toEqual(['r.txt 1']); });

  it('are not where there is a day, of theirs or of the operator’s, or nothing that it would be asked of', () => {
    expect(told({})).toEqual([]);
    expect(told({ date: null }, 'documents:\n  - { file: r.txt, date: 2012-01-01 }\n')).toEqual([]);
    expect(told({ date: null, says: [] })).toEqual([]);
    const own: SegmentedRuling['effective'] = { from: '2012-02-02', to: null, words: '2012-02-02' };
    expect(told({ date: null, effective: [own] })).toEqual([]);
    expect(told({ date: null, says: [['lamp', 'It may be lent.'], ['lock', 'It may leak.']], effective: [own, null] })).toEqual(['r.txt 1']);
    expect(linked([page({ date: null })]).messages).toEqual([]);
  });
});

describe('a document that says once what all its rulings do', () => {
  const rule = 'Each ruling in this document replaces the glossary entry of the same name.';
  const orders = (says: Document['says'], text = rule) => linked([page(), rulings({ says, front: [{ text, lines: [1, 1] }] })]).rulings.map(({ instructions }) => instructions.map(({ operation, unit, explicit }) => `${operation} of ${unit}${explicit ? '' : ', not in words'}`));

  it('gives each the order that it does not give itself', () => { expect(orders([['lamp', 'A lamp glows.']])).toEqual([['substitution of entry']]); });

  it('gives none to a ruling with an order of its own, nor to one of an entry that is not held', () => {
    expect(orders([['lamp', 'Delete "burns".'], ['ladder', 'A ladder leans.']])).toEqual([['repeal of text'], ['clarification of entry, not in words']]);
  });

  it('gives none to a ruling that explains before it orders, nor to one that holds for a time', () => {
    expect(orders([['lamp', 'Cats may carry it. Delete "burns".']]).flat()).toEqual(['clarification of entry, not in words', 'repeal of text']);
    expect(linked([page(), rulings({ section: 'Temporary Rulings', front: [{ text: rule, lines: [1, 1] }] })]).rulings[0]?.instructions.map(({ operation }) => operation)).toEqual(['temporary']);
  });

  it('adds an entry that is not held, where it says that they are added', () => {
    expect(orders([['ladder', 'A ladder leans.']], 'The following entries are added to the Glossary.')).toEqual([['insertion of entry']]);
  });

  it('gives none to the one that it excepts', () => {
    const excepting = 'Each ruling in this document replaces the glossary entry of the same name, except where it contains the words “see the old page”.';
    expect(orders([['lamp', 'A lamp glows; see THE OLD PAGE.'], ['lock', 'A lock holds.']], excepting)).toEqual([['clarification of entry, not in words'], ['substitution of entry']]);
  });

  it('is told where its words are not understood', () => {
    const { messages } = linked([page(), rulings({ front: [{ text: 'Each ruling in this document replaces the glossary entry of the same name unless the tide is low.', lines: [4, 5] }] })]);
    expect(messages.map(({ rule: name, line }) => [name, line])).toEqual([['default-not-understood', 4]]);
  });
});
