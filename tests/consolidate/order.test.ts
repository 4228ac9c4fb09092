import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { evidence } from '../../scripts/consolidate/order/evidence.ts';
import { dayKey, isSurelyBefore, relation } from '../../scripts/consolidate/order/interval.ts';
import { orderDocuments } from '../../scripts/consolidate/order/order-documents.ts';
import { placeUndated } from '../../scripts/consolidate/order/place-undated.ts';
import type { LinkedCorpus } from '../../scripts/link/linked.ts';
import type { SourceDocument } from '../../src/model/corpus.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

type Input = z.input<typeof caseInput>;
const linked = (input: Partial<Input>): LinkedCorpus => buildCorpus(caseInput.parse({ shows: '', documents: [], entries: [], ...input }));

function documentOf(kind: 'glossary' | 'rulings', days: Partial<Pick<SourceDocument, 'date' | 'after' | 'before' | 'published' | 'amends' | 'id'>>): SourceDocument {
  const [document] = linked({ documents: [{ id: days.id ?? kind, kind }] }).documents;
  if (document === undefined) throw new Error('no document');
  return { ...document, ...days };
}

describe('rulings and an edition', () => {
  const rulings = (days: Partial<SourceDocument>) => documentOf('rulings', days);
  const edition = (days: Partial<SourceDocument>) => documentOf('glossary', days);

  test.each([
    ['of a day before it are older', { date: '2011-01-02' }, { date: '2011-01-03' }, 'older'],
    ['of its very day are newer', { date: '2011-01-03' }, { date: '2011-01-03' }, 'newer'],
    ['that came after its day are newer', { after: '2011-01-03' }, { date: '2011-01-03' }, 'newer'],
    ['that came before its day are older', { before: '2011-01-03' }, { date: '2011-01-03' }, 'older'],
    ['that came after a day before it may be either', { after: '2011-01-02' }, { date: '2011-01-03' }, 'unknown'],
    ['without any day may be either', {}, { date: '2011-01-03' }, 'unknown'],
    ['that amend it are newer', { amends: { title: 'Glossary', date: '2011-01-03' } }, { date: '2011-01-03' }, 'newer'],
    ['of a day between the days of an undated one may be either', { date: '2011-02-01' }, { after: '2011-01-01', before: '2011-03-01' }, 'unknown'],
    ['of the last day of an undated one are newer', { date: '2011-03-01' }, { after: '2011-01-01', before: '2011-03-01' }, 'newer'],
    ['of the first day of an undated one are older', { date: '2011-01-01' }, { after: '2011-01-01', before: '2011-03-01' }, 'older'],
    ['that came out after it, and hold from no day that is known, may be either', { published: '2012-03-05' }, { date: '2011-01-03', published: '2011-01-03' }, 'unknown'],
    ['that came out after it, which holds from no day that is known, may be either', { date: '2012-03-05', published: '2012-03-05' }, { published: '2011-01-03' }, 'unknown'],
  ] as const)('%s', (_what, mine, its, expected) => { expect(relation(rulings(mine), edition(its))).toBe(expected); });

  test('what amends another says nothing of the day of an edition', () => {
    expect(relation(rulings({ date: '2011-01-03' }), edition({ amends: { title: 'Glossary', date: '2011-01-03' } }))).toBe('unknown');
  });

  test.each([
    ['of the day before', { date: '2011-01-02' }, { date: '2011-01-03' }, true],
    ['of one day', { date: '2011-01-03' }, { date: '2011-01-03' }, false],
    ['that came before its day', { before: '2011-01-03' }, { date: '2011-01-03' }, true],
    ['of the day that it came after', { date: '2011-01-03' }, { after: '2011-01-03' }, true],
    ['that may have come later', { after: '2011-01-01' }, { date: '2011-01-03' }, false],
  ] as const)('surely come before it, or not: %s', (_what, mine, its, expected) => { expect(isSurelyBefore(rulings(mine), edition(its))).toBe(expected); });

  test('of one day stand behind it, and what has no day behind both', () => {
    expect([edition({ date: '2011-01-03' }), rulings({ date: '2011-01-03' }), edition({ after: '2011-01-03' }), rulings({ before: '2011-01-03' })].map(dayKey)).toEqual([
      { day: '2011-01-03', rank: 0 }, { day: '2011-01-03', rank: 1 }, { day: '2011-01-03', rank: 2 }, { day: '0000-00-00', rank: 2 },
    ]);
  });

  test('stand in the order of their days, then of their publication, then as they were given', () => {
    const days: [string, Partial<SourceDocument>][] = [
      ['late', { date: '2011-05-01', published: '2011-05-02' }], ['soon', { date: '2011-05-01', published: '2011-05-01' }], ['first', { date: '2011-01-01' }],
      ['undated', { after: '2011-01-01' }], ['twin', { date: '2011-05-01', published: '2011-05-01' }],
    ];
    expect(orderDocuments(days.map(([id, one]) => rulings({ id, ...one }))).map(({ id }) => id)).toEqual(['first', 'undated', 'soon', 'twin', 'late']);
  });
});

describe('what a ruling says of its age', () => {
  const text = ['A lamp burns oil of whales in most wards of the city by night.', 'It may be lent.'];
  const votes = (ruling: Partial<NonNullable<Input['rulings']>[number]>, entry: Partial<Input['entries'][number]> = {}) => {
    const corpus = linked({
      documents: [{ id: 'glossary', kind: 'glossary' }, { id: 'march', kind: 'rulings', date: '2012-03-05' }],
      entries: [{ headword: 'lamp', text, ...entry }],
      rulings: [{ topic: 'lamp', says: ['It says so.'], ...ruling }],
    });
    const [one, held] = [corpus.rulings[0], corpus.entries[0]];
    if (one === undefined || held === undefined) throw new Error('nothing to compare');
    return evidence(one, held);
  };
  const replaces = (old: string) => votes({ instructions: [{ operation: 'substitution', unit: 'text', old, new: ['x'] }] });
  const adds = (...words: string[]) => votes({ instructions: [{ operation: 'insertion', unit: 'text', new: words }] });

  test('is that it is older, where its words stand in the entry', () => {
    expect(votes({ says: ['A lamp burns oil of whales in most wards of the city.'] })).toBe('ruling older');
    expect(adds('A lamp burns oil of whales in most wards.')).toBe('ruling older');
  });

  test('is nothing from fewer than eight words', () => {
    expect(adds('A lamp burns oil of whales in most.')).toBe('ruling older');
    expect(adds('A lamp burns oil of whales in.')).toBeNull();
  });

  test('is that it is newer, where its words are missing from a whole entry', () => {
    const fresh = 'Cats like each lantern that hangs over a bridge of stone.';
    expect(votes({ says: [fresh] })).toBe('ruling newer');
    expect(votes({ says: [fresh] }, { completeness: 'partial' })).toBeNull();
    expect(votes({ says: [fresh] }, { text: ['See lantern.'], see: ['lantern'] })).toBeNull();
  });

  test('is that it is newer, where three quoted words still stand, and nothing from two or from others', () => {
    expect(replaces('oil of whales')).toBe('ruling newer');
    expect(replaces('of whales')).toBeNull();
    expect(replaces('oil of cats')).toBeNull();
  });

  test('is that it is newer, where the entry that it deletes is there', () => {
    expect(votes({ instructions: [{ operation: 'repeal', unit: 'entry' }] })).toBe('ruling newer');
    expect(votes({ match: 'folded', instructions: [{ operation: 'repeal', unit: 'entry' }] })).toBeNull();
    expect(votes({ instructions: [{ operation: 'repeal', unit: 'text', old: 'oil of whales' }] })).toBe('ruling newer');
    expect(votes({ instructions: [{ operation: 'repeal', unit: 'paragraph', place: { paragraphs: 1 } }] })).toBeNull();
  });

  test('is that it is older, where the entry refers to all that it refers to', () => {
    const pointer = (see: string[], has: string[]) => votes({ see, instructions: [{ operation: 'pointer', unit: 'entry' }] }, { see: has });
    expect(pointer(['Locks'], ['locks', 'keys'])).toBe('ruling older');
    expect(pointer(['locks', 'cats'], ['locks', 'keys'])).toBeNull();
    expect(pointer([], ['locks'])).toBeNull();
  });

  test('is nothing, where its orders say different things', () => {
    expect(votes({ instructions: [{ operation: 'insertion', unit: 'text', new: ['A lamp burns oil of whales in most wards.'] }, { operation: 'substitution', unit: 'text', old: 'oil of whales', new: ['x'] }] })).toBeNull();
  });
});

describe('an undated edition', () => {
  const words = (at: number): string => `Rule ${String(at)} of the city holds for every barge that has a bell on board.`;
  const gone = (at: number): string => `Nobody of ward ${String(at)} has ever seen such a thing as lanterns over water.`;
  /** An edition with six rules; documents with so many rulings that stand in it, and so many that do not. */
  const placed = (documents: [id: string, date: string | null, stand: number, miss: number][], edition: Partial<Input['documents'][number]> = {}, say: 'rule' | 'message' = 'rule') => {
    const { documents: list, messages } = placeUndated(linked({
      documents: [{ id: 'glossary', kind: 'glossary', letter: 'R', ...edition }, ...documents.map(([id, date]) => ({ id, kind: 'rulings' as const, date }))],
      entries: [1, 2, 3, 4, 5, 6].map((at) => ({ headword: `rule ${String(at)}`, text: [words(at)] })),
      rulings: documents.flatMap(([document,, stand, miss]) => [1, 2, 3, 4, 5, 6].slice(0, stand + miss).map((at) => ({ topic: `rule ${String(at)}`, document, says: [at <= stand ? words(at) : gone(at)] }))),
    }));
    const [page] = list;
    return [page?.after, page?.before, messages.map((message) => message[say])];
  };

  test('came after what is worked into it, and before what is not', () => {
    expect(placed([['early', '2010-01-01', 3, 0], ['late', '2012-01-01', 0, 3]])).toEqual(['2010-01-01', '2012-01-01', ['undated-glossary-placed']]);
  });

  test('is spoken of once, where its words tell its place among some documents and not among others', () => {
    expect(placed([['early', '2010-01-01', 0, 2], ['late', '2012-01-01', 0, 3]], {}, 'message')).toEqual([null, '2012-01-01', [
      '“glossary”: no date is printed; placed by its words: of the rulings of 2012-01-01, 0 are worked into it and 3 are not. Whether it is older or newer than the rulings of 2010-01-01 (0 are worked into it and 2 are not) its words do not tell: of them only what proves itself is applied, with a note.',
    ]]);
    expect(placed([['early', '2010-01-01', 0, 2], ['late', '2012-01-01', 0, 3]])).toEqual([null, '2012-01-01', ['undated-glossary-not-placed']]);
  });

  test('is not placed on one day by rulings that contradict each other', () => { expect(placed([['early', '2011-01-01', 3, 0], ['late', '2011-01-01', 0, 3]])).toEqual([null, null, ['undated-glossary-not-placed']]); });
  test('is placed by four rulings of six, not by three of five', () => { expect([placed([['early', '2010-01-01', 4, 2]])[0], placed([['early', '2010-01-01', 3, 2]])[0]]).toEqual(['2010-01-01', null]); });
  test('is not placed by two rulings', () => { expect(placed([['early', '2010-01-01', 2, 0]])).toEqual([null, null, ['undated-glossary-not-placed']]); });

  test('is not placed by less than two thirds of them', () => {
    expect(placed([['early', '2010-01-01', 3, 2]])).toEqual([null, null, ['undated-glossary-not-placed']]);
    expect(placed([['early', '2010-01-01', 4, 1]])).toEqual(['2010-01-01', null, ['undated-glossary-placed']]);
  });

  test('is not placed where the later is worked into it and the earlier is not', () => {
    expect(placed([['early', '2010-01-01', 0, 3], ['late', '2012-01-01', 3, 0]])).toEqual([null, null, ['undated-glossary-not-placed']]);
  });

  test('stays where the operator put it', () => {
    expect(placed([['early', '2010-01-01', 3, 0]], { after: '2010-06-01' })).toEqual(['2010-06-01', null, []]);
    expect(placed([['early', '2010-01-01', 3, 0]], { before: '2012-06-01' })).toEqual(['2010-01-01', '2012-06-01', ['undated-glossary-placed']]);
  });

  test('is not told from rulings without a day', () => { expect(placed([['early', null, 3, 0]])).toEqual([null, null, []]); });

  test('that has a date has its place', () => { expect(placed([['early', '2010-01-01', 3, 0]], { date: '2009-01-01' })).toEqual([null, null, []]); });
});
