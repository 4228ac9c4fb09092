/** What the site says of documents, versions and rulings, word for word. */
import { describe, expect, it } from 'vitest';

import { amendment, block, document, ruling } from '../data/arrange.ts';
import type { Amendment, BlockType, Operation, Unit } from '../../src/model/corpus.ts';
import { dayBefore, daysHeld, documentDate, documentName, documentYear, longDay, period, shortDay, versionName } from '../../src/model/dates.ts';
import { diskName, fileSafe, isReservedName } from '../../src/model/disk-names.ts';
import { contentsOf, titleOf } from '../../src/model/headings.ts';
import { wordsOfInstruction } from '../../src/model/instruction-words.ts';
import { countToday, unchangedInWords } from '../../src/model/period/change-words.ts';
import { placeName, signOf } from '../../src/model/places.ts';
import { fate, namesOf, operationInWords, outcomeInWords, rulingName } from '../../src/model/ruling-words.ts';
import { reasonInWords } from '../../src/model/rulings.ts';
import { soMany } from '../../src/model/so-many.ts';

describe('a day', () => {
  it.each([
    ['2019-11-04', '4 November 2019', '4 Nov 2019', '2019-11-03'], ['2020-03-01', '1 March 2020', '1 Mar 2020', '2020-02-29'], ['2021-01-01', '1 January 2021', '1 Jan 2021', '2020-12-31'], ['2004-02-29', '29 February 2004', '29 Feb 2004', '2004-02-28'],
    ['2010-04-30', '30 April 2010', '30 Apr 2010', '2010-04-29'], ['2010-05-02', '2 May 2010', '2 May 2010', '2010-05-01'], ['2010-06-02', '2 June 2010', '2 Jun 2010', '2010-06-01'], ['2010-07-02', '2 July 2010', '2 Jul 2010', '2010-07-01'],
    ['2010-08-02', '2 August 2010', '2 Aug 2010', '2010-08-01'], ['2010-09-02', '2 September 2010', '2 Sep 2010', '2010-09-01'], ['2010-10-02', '2 October 2010', '2 Oct 2010', '2010-10-01'], ['2010-12-02', '2 December 2010', '2 Dec 2010', '2010-12-01'],
  ])('%s is %s', (day, long, short, before) => { expect([longDay(day), shortDay(day), dayBefore(day)]).toEqual([long, short, before]); });
});

describe('a document', () => {
  it.each([
    [{ date: '2019-11-04' }, '4 November 2019', '2019'], [{ after: '2001-05-14' }, 'undated; after 14 May 2001', 'After 2001'], [{ before: '2016-09-05' }, 'undated; before 5 September 2016', 'Undated'],
    [{ after: '2001-05-14', before: '2016-09-05' }, 'undated; after 14 May 2001 and before 5 September 2016', 'After 2001'], [{}, 'undated', 'Undated'], [{ date: '2019-11-04', after: '2001-05-14' }, '4 November 2019', '2019'],
  ])('of %j is of %s', (facts, date, year) => { expect([documentDate(document('d', facts)), documentYear(document('d', facts))]).toEqual([date, year]); });

  it.each([
    [{ date: '2019-11-04' }, 'Current Rulings of 4 November 2019'], [{ title: 'Loose Leaves' }, 'Loose Leaves'], [{ kind: 'glossary', title: 'Glossary - L', edition: 'Web edition', letter: 'L' }, 'Web edition, letter L'],
    [{ kind: 'glossary', title: 'Glossary - L', letter: 'L' }, 'Glossary - L'], [{ kind: 'glossary', title: 'Glossary', edition: 'Web edition' }, 'Web edition'], [{ kind: 'glossary', title: 'Glossary', date: '2019-11-04' }, 'Glossary'],
  ] as const)('%j is called %s', (facts, name) => { expect(documentName(document('d', facts))).toBe(name); });

  it('of several tells the first day of which anything is held, and the last', () => {
    const held = [document('a', { date: '2012-01-01' }), document('b', { after: '2001-05-14' }), document('c', { published: '2015-01-01' }), document('d')];
    expect(daysHeld(held)).toEqual({ from: '2001-05-14', to: '2015-01-01' });
    expect(daysHeld([document('a', { date: '2012-01-01', published: '2011-01-01' })])).toEqual({ from: '2012-01-01', to: '2012-01-01' });
    expect(daysHeld([document('d')])).toBeNull();
  });
});

describe('a version', () => {
  it.each([
    [null, null, 'base text', 'as first published'], [null, '2016-09-05', 'base text', 'until 5 September 2016'], ['2016-09-05', null, 'text of 5 September 2016', 'since 5 September 2016'],
    ['2016-09-05', '2017-02-06', 'text of 5 September 2016', 'from 5 September 2016 to 6 February 2017'], ['2016-09-05', '2016-09-05', 'text printed on 5 September 2016', 'on 5 September 2016, and was amended the same day'],
  ])('from %s to %s is called %s, and held %s', (from, to, name, held) => { expect([versionName({ from, to }), period({ from, to })]).toEqual([name, held]); });
});

describe('a name on a disk', () => {
  it.each(['con', 'prn', 'aux', 'nul', 'conin', 'conout', 'clock', 'com1', 'lpt9'])('cannot be %s', (id) => { expect([isReservedName(id), fileSafe(id)]).toEqual([true, `${id}-entry`]); });
  it.each(['cone', 'com', 'com10', 'lamp', 'a-con', 'lpt'])('can be %s', (id) => { expect([isReservedName(id), fileSafe(id)]).toEqual([false, id]); });
  it('tells neither case nor accents, nor letters that are two in capitals', () => { expect(['Lamp', 'lâmp', 'LAMP'].map(diskName)).toEqual(['lamp', 'lamp', 'lamp']); expect(diskName('ß')).toBe(diskName('SS')); });
});

describe('a heading', () => {
  it.each([
    ['label', 'Night duties:', 'Night duties:'], ['paragraph', 'Night duties: Each watch walks.', 'Night duties'], ['paragraph', 'Night duties - Each watch walks.', 'Night duties'], ['paragraph', 'Night duties – Each watch walks.', 'Night duties'],
    ['paragraph', 'Night duties:', 'Night duties'], ['paragraph', 'night duties: Each watch walks.', null], ['paragraph', 'Row. Then stop: there.', null], ['paragraph', 'At 6:30 it opens.', null], ['paragraph', 'Half-light falls.', null],
    ['bullet', 'Night duties: Each watch walks.', null], ['paragraph', `N${'o'.repeat(60)}: walks.`, `N${'o'.repeat(60)}`], ['paragraph', `N${'o'.repeat(61)}: walks.`, null],
  ] as const)('of a %s, “%s”, is %s', (type, text, title) => { expect(titleOf({ type, text })).toBe(title); });

  it('stands in the contents, from three on', () => {
    const text = ['One:', 'Two:', 'Three:'].map((title, at) => ({ ...block(`p${String(at)}`, title), type: 'label' as const }));
    expect(contentsOf([...text, block('p9', 'It burns.')])).toEqual([{ id: 'p0', title: 'One' }, { id: 'p1', title: 'Two' }, { id: 'p2', title: 'Three' }]);
    expect(contentsOf(text.slice(1))).toEqual([]);
  });
});

describe('a place in a text', () => {
  const kinds: BlockType[] = ['paragraph', 'bullet', 'numbered', 'label', 'bullet', 'paragraph', 'bullet'];
  const text = kinds.map((type, at) => ({ id: `p${String(at)}`, type }));

  it('is counted among its kind, an item below what it follows', () => {
    expect(text.map(({ id }) => placeName(text, id))).toEqual(['paragraph 1', 'paragraph 1, item 1', 'paragraph 1, item 2', 'heading 1', 'heading 1, item 1', 'paragraph 2', 'paragraph 2, item 1']);
    expect(placeName(text.slice(1), 'p1')).toBe('item 1');
    expect(placeName(text, 'gone')).toBe('a passage');
  });

  it.each([
    ['bullet', null, undefined, '•'], ['numbered', '3.', undefined, '3.'], ['paragraph', null, { is: 'paragraph', number: 4 }, '4'], ['label', null, { is: 'heading', number: 4 }, '¶'], ['paragraph', null, undefined, '¶'],
  ] as const)('of a %s marked %s has a sign', (type, marker, place, sign) => { expect(signOf({ type, marker }, place)).toBe(sign); });
});

describe('a reason', () => {
  it.each([
    [null, ''], [{ why: 'text not found', more: null }, 'text not found'], [{ why: 'text not found', more: '“dusk”' }, 'text not found: “dusk”'], [{ why: 'The first is whole.', more: 'a judge' }, 'The first is whole. (a judge)'], [{ why: 'Is it “whole?”', more: 'a judge' }, 'Is it “whole?” (a judge)'],
  ])('%j is “%s”', (reason, words) => { expect(reasonInWords(reason)).toBe(words); });
});

const refused = (id: string, why: string, more: string | null = null, facts: Partial<Amendment> = {}): Amendment => amendment(id, { outcome: 'not applied', reason: { why, more }, ...facts });
const clarifies = refused('c', 'no instruction', null, { operation: 'clarification' });

describe('so many', () => {
  it.each([[0, '0 entries'], [1, '1 entry'], [2, '2 entries']])('%i', (count, words) => { expect(soMany(count, 'entry', 'entries')).toBe(words); });

  it('has an s where nothing else is said', () => { expect([soMany(1, 'document'), soMany(2, 'document')]).toEqual(['1 document', '2 documents']); });
});

describe('an amendment', () => {
  it.each([
    ['insertion', 'entry', 'Adds the entry'], ['substitution', 'text', 'Replaces words'], ['repeal', 'sentence', 'Deletes a sentence'], ['renumbering', 'paragraph', 'Rearranges a paragraph'], ['formatting', 'text', 'Changes the type of words'],
    ['reversal', 'entry', 'Reverses the entry'], ['erratum', 'text', 'Corrects a card'], ['clarification', 'entry', 'Clarifies'], ['pointer', 'entry', 'Points elsewhere'], ['temporary', 'entry', 'Rules for a time'],
  ] satisfies [Operation, Unit, string][])('%s of %s: %s', (operation, unit, words) => { expect(operationInWords({ operation, unit })).toBe(words); });

  it.each([
    [amendment('a'), { outcome: 'Applied', reason: null }], [refused('a', 'text not found', '“dusk”'), { outcome: 'Not applied', reason: 'Text not found: “dusk”.' }], [refused('a', 'It stands there.'), { outcome: 'Not applied', reason: 'It stands there.' }],
    [refused('a', 'told by its brackets alone; dropped: “It is lent.”'), { outcome: 'Not applied', reason: 'Told by its brackets alone; dropped: “It is lent.”' }], [refused('a', 'It stands there.', 'a judge'), { outcome: 'Not applied', reason: 'It stands there. (a judge).' }],
    [clarifies, { outcome: 'Clarifies', reason: null }], [refused('a', 'no instruction', null, { operation: 'pointer' }), { outcome: 'Points elsewhere', reason: null }],
    [refused('a', 'target not held', null, { operation: 'temporary' }), { outcome: 'Rules for a time', reason: null }], [refused('a', 'older than the base text', null, { operation: 'pointer' }), { outcome: 'Points elsewhere', reason: 'Older than the base text.' }],
    [refused('a', 'target not held', null, { operation: 'repeal' }), { outcome: 'Not applied', reason: 'The page it changes is not held.' }],
    [amendment('a', { outcome: 'applied with a note', reason: { why: 'no instruction', more: null } }), { outcome: 'Applied with a note', reason: 'No instruction.' }],
  ])('%j', (one, words) => { expect(outcomeInWords(one)).toEqual(words); });

  it('is shown word for word, and what kept it from being carried out is marked', () => {
    const tiles = [{ from: 0, to: 6, as: 'command' as const }, { from: 7, to: 16, as: 'place' as const }, { from: 17, to: 25, as: 'scope' as const }];
    const words = { instruction: 'Delete this word in races.', tiles };
    expect(wordsOfInstruction({ ...words, outcome: 'not applied' })).toEqual([
      { text: 'Delete', is: 'what is to be done', stops: null }, { text: ' this word', is: 'where', stops: null }, { text: ' in races.', is: 'for whom, or in which games', stops: 'This limits the instruction' },
    ]);
    expect(wordsOfInstruction({ ...words, outcome: 'applied' }).map(({ stops }) => stops)).toEqual([null, null, null]);
    expect(wordsOfInstruction({ ...words, tiles: [], outcome: 'not applied' })).toEqual([{ text: 'Delete this word in races.', is: 'what is to be done', stops: null }]);
  });
});

describe('a ruling', () => {
  const edition = { document: 'g', entry: null, ruling: null, how: 'found', block: null, likeness: 1 } as const;

  it.each([
    [ruling('fog', 'r'), 'fog'], [ruling('fog', 'r', { topic: null, blocks: [block('r1', 'One two three four five six seven eight')] }), 'One two three four five six seven eight'],
    [ruling('fog', 'r', { topic: null, blocks: [block('r1', 'One two three four five six seven eight nine')] }), 'One two three four five six seven eight …'], [ruling('fog', 'r', { topic: null, blocks: [] }), ''],
  ])('%# is called %s', (one, name) => { expect(rulingName(one)).toBe(name); });

  it('that has its name from another is told from that by its opening words', () => {
    const said = (text: string) => ({ blocks: [block('r1', text)] });
    const several = [ruling('a', 'd', { topic: 'bells', ...said('Two bells ring before a race begins on the canal.') }), ruling('b', 'd', { topic: 'oil', ...said('It burns.') }), ruling('c', 'd', { topic: 'bells', ...said('Three.') }), ruling('e', 'd', { topic: null, ...said('It burns.') })];
    expect(namesOf(several)).toEqual(['bells: Two bells ring before a race begins on …', 'oil', 'bells: Three.', 'It burns.']);
  });

  it.each([
    ['Ruling superseded by the edition', { supersededBy: edition }], ['Ruling repeated or replaced later', { supersededBy: { ...edition, ruling: 'fog-2' } }], ['Ruling that clarifies', { amendments: [clarifies] }],
    ['Ruling not applied', { amendments: [amendment('a'), refused('b', 'text not found')] }], ['Ruling applied', { amendments: [amendment('a'), clarifies] }],
  ])('%s', (words, facts) => { expect(fate(ruling('fog', 'r', facts))).toBe(words); });
});

it('how many are true today, and how many are as they were', () => {
  expect(countToday([{ to: null }, { to: '2016-09-05' }, { to: null }])).toBe(2);
  expect([unchangedInWords(1), unchangedInWords(2)]).toEqual(['One passage is as it was.', '2 passages are as they were.']);
});
