/** Small parts of consolidation, each by itself: at a boundary, and on both sides of it. */
import { describe, expect, test } from 'vitest';
import { claimedChanges } from '../../scripts/consolidate/editions/claimed-changes.ts';
import { editionDiffers } from '../../scripts/consolidate/editions/edition-messages.ts';
import { realign } from '../../scripts/consolidate/editions/realign.ts';
import { begin, closed, goOn, later } from '../../scripts/consolidate/earlier/history.ts';
import type { Cause } from '../../scripts/consolidate/earlier/history.ts';
import { byDecision } from '../../scripts/consolidate/operations/by-decision.ts';
import { compare, dayKey, isSurelyBefore, relation } from '../../scripts/consolidate/order/interval.ts';
import { orderDocuments } from '../../scripts/consolidate/order/order-documents.ts';
import { collector } from '../../scripts/consolidate/rulings/collects.ts';
import { editionIndex } from '../../scripts/consolidate/rulings/edition-index.ts';
import { droppedInWords } from '../../scripts/consolidate/text/dropped.ts';
import { splice } from '../../scripts/consolidate/text/splice.ts';
import type { Placement } from '../../scripts/decisions/decision.ts';
import type { BaseEntry } from '../../scripts/link/linked.ts';
import { toBlocks } from '../../scripts/link/to-block.ts';
import type { Block, Entry, SourceDocument } from '../../src/model/corpus.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

const blocks = (...printed: string[]): Block[] => toBlocks(printed.map((text, index) => ({ type: 'paragraph', text, marked: text, lines: [index + 1, index + 1], level: 0, marker: null })), 'd');
const document = (id: string, facts: Partial<SourceDocument> = {}): SourceDocument => ({ id, kind: 'rulings', date: null, after: null, before: null, published: null, amends: null, file: `${id}.txt`, title: id, marks: [], legend: [], ...facts }) as unknown as SourceDocument;

describe('two documents', () => {
  const glossary = document('g', { kind: 'glossary', date: '2011-01-03' });

  test.each([
    [{ date: '2011-01-02' }, 'older'], [{ date: '2011-01-03' }, 'newer'], [{ date: '2011-01-04' }, 'newer'], [{}, 'unknown'], [{ after: '2011-01-03' }, 'newer'], [{ after: '2011-01-02' }, 'unknown'], [{ before: '2011-01-03' }, 'older'], [{ before: '2011-01-04' }, 'unknown'],
    [{ amends: { title: 'Glossary', date: '2011-01-03' } }, 'newer'], [{ after: '2010-01-01', amends: { title: 'Glossary', date: '2011-01-03' } }, 'unknown'],
  ])('rulings of %j are %s than a glossary', (facts, expected) => { expect(relation(document('r', facts), glossary)).toBe(expected); });

  test('follow each other surely, or perhaps', () => {
    const before = (one: Partial<SourceDocument>, other: Partial<SourceDocument>): boolean => isSurelyBefore(document('a', one), document('b', other));
    expect([before({ date: '2011-01-02' }, { date: '2011-01-03' }), before({ date: '2011-01-03' }, { date: '2011-01-03' }), before({ before: '2011-01-03' }, { date: '2011-01-03' }), before({ before: '2011-01-04' }, { date: '2011-01-03' }), before({}, {})]).toEqual([true, false, true, false, false]);
  });

  test('apply by their days: editions, then rulings, then what has no day; and of one day by publication, and as they were given', () => {
    const all = [document('loose', { after: '2011-01-03' }), document('late', { date: '2011-01-03', published: '2011-02-02' }), document('early', { date: '2011-01-03', published: '2011-01-01' }), document('twin', { date: '2011-01-03', published: '2011-01-01' }), glossary, document('undated'), document('first', { date: '2010-01-01' })];
    expect(orderDocuments(all).map(({ id }) => id)).toEqual(['undated', 'first', 'g', 'early', 'twin', 'late', 'loose']);
    expect([glossary, document('r', { date: '2011-01-03' }), document('u', { after: '2011-01-03' }), document('b', { before: '2011-01-03' })].map(dayKey)).toEqual([{ day: '2011-01-03', rank: 0 }, { day: '2011-01-03', rank: 1 }, { day: '2011-01-03', rank: 2 }, { day: '0000-00-00', rank: 2 }]);
    expect([compare('a', 'b'), compare('b', 'a'), compare('a', 'a')]).toEqual([-1, 1, 0]);
  });
});

describe('the history of an entry', () => {
  const entry = { id: 'lamp', base: blocks('One.') } as unknown as BaseEntry;
  const cause = (from: string | null, more: Partial<Cause> = {}): Cause => ({ by: 'rulings', from, known: from, document: 'r', amendments: ['a'], ended: [], ...more });
  const start = begin(entry, cause('2011-01-03', { by: 'edition', document: 'g', amendments: [] }));
  const told = (history: ReturnType<typeof begin>): unknown[] => closed(history.versions).map(({ id, to, text, status, amendments }) => [id, to, text.map((block) => block.text).join(' '), status, amendments.join(' ')]);

  test('has a version for each day that changed it', () => {
    expect(told(goOn(goOn(start, cause('2012-01-01'), blocks('Two.'), false), cause('2013-01-01', { amendments: ['b'] }), blocks('Three.'), false))).toEqual([['2011-01-03', '2012-01-01', 'One.', 'in force', ''], ['2012-01-01', '2013-01-01', 'Two.', 'in force', 'a'], ['2013-01-01', null, 'Three.', 'in force', 'b']]);
  });

  test('has one version for all rulings of a day, and the print of that day beside it', () => {
    expect(told(goOn(goOn(start, cause('2012-01-01'), blocks('Two.'), false), cause('2012-01-01', { amendments: ['b'] }), blocks('Three.'), false))).toEqual([['2011-01-03', '2012-01-01', 'One.', 'in force', ''], ['2012-01-01', null, 'Three.', 'in force', 'a b']]);
    expect(told(goOn(start, cause('2011-01-03'), blocks('Two.'), false))).toEqual([['2011-01-03-printed', '2011-01-03', 'One.', 'in force', ''], ['2011-01-03', null, 'Two.', 'in force', 'a']]);
  });

  test('has none where nothing changed, and one where only its end did', () => {
    expect(goOn(start, cause('2012-01-01'), blocks('One.'), false)).toBe(start);
    const gone = goOn(start, cause('2012-01-01'), [], true);
    expect(told(gone).at(-1)).toEqual(['2012-01-01', null, '', 'repealed', 'a']);
    expect(told(goOn(gone, cause('2013-01-01'), [], false)).at(-1)).toEqual(['2013-01-01', null, '', 'in force', 'a']);
  });

  test('never goes back in time', () => { expect(told(goOn(start, cause('2010-01-01'), blocks('Two.'), false)).at(-1)).toEqual(['2011-01-03', null, 'Two.', 'in force', 'a']); });

  test('gives the place of what only ended to an edition of that day', () => {
    const ended = goOn(start, cause('2012-01-01', { amendments: [], ended: ['x'] }), blocks('Two.'), false);
    expect(told(goOn(ended, cause('2012-01-01', { by: 'edition', amendments: [] }), blocks('Three.'), false))).toHaveLength(2);
    expect(told(goOn(ended, cause('2012-01-01', { amendments: ['b'] }), blocks('Three.'), false))).toHaveLength(2);
    const ruledToo = goOn(start, cause('2012-01-01', { ended: ['x'] }), blocks('Two.'), false);
    expect(told(goOn(ruledToo, cause('2012-01-01', { by: 'edition', amendments: [] }), blocks('Three.'), false))).toHaveLength(3);
    expect([later('2011', '2012'), later('2012', '2011'), later(null, '2011'), later('2011', null), later(null, null)]).toEqual(['2012', '2012', '2011', '2011', null]);
  });
});

describe('what an edition marks as changed', () => {
  const legend = [{ is: 'inserted' as const, by: 'blue', words: 'Changes are in blue.' }];
  const marks = [{ is: 'inserted' as const, words: 'noon', line: 12 }];
  const edition = document('next', { kind: 'glossary', date: '2013-01-03', legend, marks });
  const entry = (headword: string, how: string, lines: [number, number] | null) => ({ headword, editions: [{ document: 'next', how, lines }] }) as unknown as Entry;
  const told = (documents: SourceDocument[], ...entries: Entry[]): unknown[] => claimedChanges(documents, entries).map(({ rule, line, message }) => [rule, line, /marks it|does not mark|shows none/u.exec(message)?.[0]]);

  test.each([
    ['is changed', [entry('lamp', 'revised', [10, 13])], []], ['is as it was', [entry('lamp', 'confirmed', [10, 13])], [['claimed-changes', 10, 'marks it']]], ['is not marked, and changed', [entry('lamp', 'confirmed', [10, 13]), entry('lock', 'revised', [20, 21])], [['claimed-changes', 10, 'marks it'], ['claimed-changes', 20, 'does not mark']]],
    ['is marked on its first line', [entry('lamp', 'confirmed', [12, 13])], [['claimed-changes', 12, 'marks it']]], ['is marked on its last line', [entry('lamp', 'confirmed', [10, 12])], [['claimed-changes', 10, 'marks it']]], ['is marked above it alone', [entry('lamp', 'revised', [10, 12]), entry('lock', 'confirmed', [13, 14])], []],
    ['stands below it alone', [entry('lamp', 'revised', [12, 13]), entry('lock', 'confirmed', [10, 11])], []], ['came first', [entry('lamp', 'base', [10, 13])], []], ['is not in this copy', [entry('lamp', 'not in this copy', [10, 13])], []], ['is not printed', [entry('lamp', 'dropped', null)], []],
    ['shows no mark', [entry('lamp', 'revised', [20, 21])], [['marks-not-in-copy', null, 'shows none']]],
  ])('%s', (_what, entries, expected) => { expect(told([edition], ...entries)).toEqual(expected); });

  test('is asked of what its legend tells apart, in a glossary', () => {
    const lamp = entry('lamp', 'confirmed', [10, 13]);
    expect(told([{ ...edition, kind: 'rulings' }], lamp)).toEqual([]);
    expect(told([{ ...edition, legend: [{ is: 'inserted', by: 'bold', words: '' }] }], lamp)).toEqual([]);
    expect(told([{ ...edition, legend: [{ is: 'struck', by: 'blue', words: '' }] }], lamp)).toEqual([]);
    expect(told([{ ...edition, marks: [{ is: 'struck', words: 'noon', line: 12 }] }], lamp)).toEqual([['marks-not-in-copy', null, 'shows none']]);
  });
});

describe('what an edition prints otherwise', () => {
  const entry = (document_: string) => ({ headword: 'lamp', lines: [7, 9], document: document_ }) as unknown as BaseEntry;
  const said = (ours: string[], theirs: string[], by = 'next') => editionDiffers(entry(by), document('next', { date: '2013-01-03' }), blocks(...ours), blocks(...theirs));

  test('is told in words, a hundred and sixty letters of them', () => {
    expect(said(['One.', 'Two.'], ['One.', 'Three.']).message).toContain('prints “Three.”; with the rulings before it the text was “Two.”.');
    expect(said(['One.'], []).message).toContain('prints no such entry; with the rulings before it the text was “One.”.');
    expect(said(['One.', 'Two.'], ['Two.']).message).toContain('prints nothing besides;');
    expect(said(['x'.repeat(160)], ['y'.repeat(161)]).message).toContain(`prints “${'y'.repeat(160)}...”; with the rulings before it the text was “${'x'.repeat(160)}”.`);
    expect([said(['One.'], ['Two.']).line, said(['One.'], [], 'base').line]).toEqual([7, null]);
  });
});

test('the addresses of a print go to the blocks that they revise, in their order', () => {
  const was = blocks('A lamp burns oil by night.', 'It may be lent to a keeper.', 'Cats like every lantern here.');
  const print = blocks('It may be lent to a captain.', 'Cats like every lantern there.').map((block, at) => ({ ...block, id: `n${String(at)}` }));
  expect(realign(was, print).map(({ id }) => id)).toEqual(['p2', 'p3']);
});

describe('a decision about words', () => {
  const decided = (words: string) => byDecision({ reason: 'So.', by: 'A judge', date: '2012-04-01', where: { how: 'remove', blocks: ['p1'], words } } as Placement, blocks('A rope and a rope.'), blocks('A rope and a rope.'), [], 'a');
  test('needs them once', () => { expect(decided('rope')).toBe('the words “rope” stand 2 times in p1: say which under `where`, as in `nth: 2`, or `nth: every`'); expect(decided('and a')).toMatchObject({ outcome: 'applied by decision' }); });
});

test('a document that says nothing is collected by none', () => {
  const { documents: [march, may], rulings } = buildCorpus(caseInput.parse({ shows: '', entries: [], documents: [{ id: 'march', kind: 'rulings', amends: 'Glossary' }, { id: 'may', kind: 'rulings', amends: 'Glossary' }], rulings: [{ topic: 'lamp', document: 'may', says: ['A lamp burns.'] }] }));
  expect(march && may && collector(rulings)(may, march)).toBe(false);
});

test('most of a text stands in the first block that has it, though others have its words too', () => {
  const entries = [{ id: 'lamp', base: blocks('A lamp burns oil.', 'A lamp burns oil and hums.') }, { id: 'lock', base: blocks('A lamp burns oil and hums by night.') }] as unknown as BaseEntry[];
  const find = editionIndex(entries);
  const told = (text: string): unknown => { const hit = find(text); return hit && [hit.entry.id, hit.block.text, hit.likeness]; };
  expect([told('A lamp burns oil.'), told('A lamp burns oil and hums.'), told('oil and hums by night'), told('Cats sleep here.')]).toEqual([
    ['lamp', 'A lamp burns oil.', 1], ['lamp', 'A lamp burns oil and hums.', 1], ['lock', 'A lamp burns oil and hums by night.', 1], null,
  ]);
});

describe('what a new text drops', () => {
  test.each([
    ['nothing of a sentence that is only longer', 'A lamp burns oil.', 'A lamp burns oil and hums and glows and swings by night.', ''], ['nothing of one that is only shorter', 'A lamp burns oil and hums and glows and swings by night.', 'A lamp burns oil.', ''],
    ['one of which half is kept', 'A lamp burns oil.', 'A lamp burns fat.', 'now in other words: “A lamp burns oil.”'], ['one behind which another stands now', 'Cats purr. Dogs bark loudly.', 'Birds sing. Dogs bark loudly.', 'now in other words: “Cats purr.”'],
    ['the last', 'Dogs bark loudly. Cats purr.', 'Dogs bark loudly.', 'dropped: “Cats purr.”'], ['one, and another is added elsewhere', 'Cats purr. Dogs bark loudly.', 'Dogs bark loudly. Birds sing.', 'dropped: “Cats purr.”'],
  ])('%s', (_what, was, is, note) => { expect(droppedInWords(was, is)).toBe(note); });
});

test('a place where words were lost stays one place, wherever words are put', () => {
  const gaps = (from: number, to: number, text: string): number[] => blocks('A lamp burns.').flatMap((held) => splice({ ...held, spans: [{ from: 6, to: 6, is: 'gap' }] }, from, to, { text, spans: [] }, 'a').spans.map((span) => span.from));
  expect([gaps(6, 6, ' oil'), gaps(7, 12, 'hums'), gaps(0, 1, 'The'), gaps(2, 8, 'cat')]).toEqual([[6], [6], [8], []]);
});
