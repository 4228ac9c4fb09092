/** Thresholds and last conditions of consolidating: the case that just passes, and the one that just does not. */
import { describe, expect, test } from 'vitest';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { dropped } from '../../scripts/consolidate/text/dropped.ts';
import { findQuoted } from '../../scripts/consolidate/text/quotation.ts';
import { toBlocks } from '../../scripts/link/to-block.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

/** The text that an order leaves, or why it leaves it. */
function left(was: string[], order: Order, more: Partial<Besides> = {}): string[] | string {
  const done = ruled(was, order, more);
  return done.outcome.startsWith('applied') ? done.text : done.outcome.replace(/^not applied: /u, '');
}
type Row = [what: string, was: string[], order: Order, left: string[] | RegExp, more?: Partial<Besides>];
function leaves(rows: Row[]): void {
  test.for(rows)('%s', ([, was, order, expected, more]) => {
    if (expected instanceof RegExp) expect(left(was, order, more)).toMatch(expected);
    else expect(left(was, order, more)).toEqual(expected);
  });
}

describe('a name more in a list of references', () => {
  const adding = (name: string, place: Order['place'] = {}): Order => ({ operation: 'insertion', unit: 'cross-reference', new: [name], place });
  const entry = { entry: { see: ['quay'] } };
  leaves([
    ['stands last in it', ['It burns.', 'See quay.'], adding('lock'), ['It burns.', 'See quay, lock.'], entry],
    ['stands last in brackets', ['It hums.', 'It burns. (See quay.)'], adding('lock'), ['It hums.', 'It burns. (See quay, lock.)'], entry],
    ['is not put behind what only a part in the midst refers to', ['It burns. (See quay.)', 'It hums.'], adding('lock'), /^place not certain/u, entry],
    ['stands in a list of its own, though notes follow', ['It burns.', 'See quay.', 'It hums.'], adding('lock'), ['It burns.', 'See quay, lock.', 'It hums.'], entry],
    ['stands at the end of the references, where they end the entry', ['It burns.', 'See quay.'], adding('lock', { position: 'end', within: 'references' }), ['It burns.', 'See quay, lock.'], entry],
    ['is not put at the end of the entry, which may be another place', ['It burns.', 'See quay.'], adding('lock', { position: 'end' }), /^place not certain/u, entry],
    ['is not put at the end of an entry that goes on', ['See quay. It burns.'], adding('lock', { position: 'end', within: 'references' }), /^place not certain/u, entry],
    ['is not told twice', ['It burns.', 'See quay, Lock.'], adding('lock'), /^place not certain/u, entry],
    ['is not put in one of two lists', ['See quay.', 'It burns.', 'See tide.'], adding('lock'), /^place not certain/u, entry],
    ['is not put in a list with parts of its own', ['It burns.', 'See quay; tide.'], adding('lock'), /^place not certain/u, entry],
    ['is not put where the order names a place', ['It burns.', 'See quay.'], adding('lock', { paragraphs: 2 }), /^place not certain/u, entry],
    ['is not put in a text without a list', ['It burns.'], adding('lock'), /^place not certain/u],
    ['is not two paragraphs', ['It burns.', 'See quay.'], { ...adding('lock'), new: ['lock', 'tide'] }, /^place not certain/u, entry],
    ['stands beside the one that is named', ['It burns.', 'See quay, tide.'], adding('lock', { beside: 'quay', position: 'after' }), ['It burns.', 'See quay, lock, tide.'], entry],
    ['is not two beside one', ['It burns.', 'See quay, tide.'], { ...adding('lock', { beside: 'quay', position: 'after' }), new: ['lock', 'dock'] }, /^place not certain/u, entry],
    ['is no paragraph', ['It burns.', 'See quay.'], { ...adding('Lock', { within: 'last line' }), unit: 'paragraph' }, /^place not certain/u, entry],
    ['is what is added to the last line', ['It burns.', 'See quay.'], { ...adding('lock', { within: 'last line' }), unit: 'text' }, ['It burns.', 'See quay, lock.'], entry],
    ['is not what stands behind the last line', ['It burns.', 'See quay.'], { ...adding('Lock', { within: 'last line', position: 'after' }), unit: 'text' }, /^place not certain/u, entry],
    ['is not what stands before it', ['It burns.', 'See quay.'], { ...adding('Lock', { within: 'last line', position: 'before' }), unit: 'text' }, /^place not certain/u, entry],
  ]);
});

describe('a list of references that becomes another', () => {
  const rewriting = (list: string, more: Partial<Order> = {}): Order => ({ operation: 'substitution', unit: 'cross-reference', new: [list], ...more });
  leaves([
    ['is the one list', ['It burns.', 'See quay.'], rewriting('See lock, tide.'), ['It burns.', 'See lock, tide.']],
    ['is none of two', ['See quay.', 'It burns.', 'See tide.'], rewriting('See lock.'), /^(?:place not certain|described)/u],
    ['is that of the paragraph named', ['See quay.', 'It burns.', 'See tide.'], rewriting('See lock.', { place: { paragraphs: 1 } }), ['See lock.', 'It burns.', 'See tide.']],
    ['is no list that says when', ['It burns.', 'See quay.'], rewriting('See lock if it is dark.'), /^(?:place not certain|described)/u],
    ['is no sentence that says more', ['It burns.', 'See quay.'], rewriting('A lamp burns.'), /^(?:place not certain|described)/u],
    ['is not lost in a copy that has lost some', ['It burns.', 'See quay.'], rewriting('See lock.'), /^copy damaged/u, { entry: { completeness: 'partial' } }],
    ['is none of two entries of a name', ['It burns.', 'See quay.'], rewriting('See lock.'), /^place not certain/u, { beside: [{ headword: 'lamp', id: 'other', text: ['A card.'] }] }],
    ['keeps a name with words that other orders have', ['It burns.', 'See dock in leagues, quay.'], rewriting('See dock in leagues, lock.'), ['It burns.', 'See dock in leagues, lock.']],
    ['gets no such name, where nothing is quoted', ['It burns.', 'See quay.'], rewriting('See dock in leagues, lock.'), /^(?:place not certain|described)/u],
    ['is none where a paragraph is told by its words', ['It burns.', 'See quay.'], rewriting('See lock.', { place: { told: [{ of: 'paragraph', opens: 'See' }] } }), /^(?:place not certain|described)/u],
    ['is not followed by a paragraph', ['It burns.', 'See quay.'], { ...rewriting('See lock.'), new: ['See lock.', 'It hums.'] }, /^(?:place not certain|described)/u],
    ['is no item of a list', ['It burns.', 'See quay.'], rewriting('See lock.', { place: { items: 1 } }), /^(?:place not certain|described|text not found)/u],
  ]);
});

describe('quoted words', () => {
  const change = (old: string, fresh: string, place: Order['place'] = {}): Order => ({ operation: 'substitution', unit: 'text', old, new: [fresh], place });
  const insertion = (beside: string): Order => ({ operation: 'insertion', unit: 'text', new: ['of fish'], place: { beside, position: 'after' } });
  const long = 'A lamp burns oil and it may be lent.';
  leaves([
    ['beside which others are put may stand with another capital, too', ['Oil burns. A lamp needs oil now.'], insertion('oil'), ['Oil burns. A lamp needs oil of fish now.']],
    ['of eight and more do not stand in the paragraph told', [long, 'Cats know.'], change('lamp burns oil and it may be lent', 'lamp is lent', { told: [{ of: 'paragraph', opens: 'Cats' }] }), /^place not certain: the quoted words stand here in another place/u],
    ['everywhere in a paragraph that is counted in two ways stay', ['A lamp burns oil.', '* oil of fish'], change('oil', 'wax', { every: true, paragraphs: 2 }), /^place not certain: only a part/u],
    ['everywhere stay where one of two paragraphs has them', ['Oil is dear.', 'A lamp burns oil.', 'No oil is sold.'], change('oil', 'wax', { every: true, paragraphs: 9 }), /^place not certain: only a part/u],
    ['in a section and a paragraph that is told are looked for in the paragraph', ['# Night', 'A lamp may hum.', 'It may burn.', '# Day', 'Cats may know.'], change('may', 'can', { section: 'Night', told: [{ of: 'paragraph', opens: 'It' }] }), ['# Night', 'A lamp may hum.', 'It can burn.', '# Day', 'Cats may know.']],
    ['in parentheses with other words leave these theirs', ['A lamp (of brass and tin) burns.'], change('of brass', '(of iron)'), ['A lamp ((of iron) and tin) burns.']],
  ]);

  test('of one sign stand wherever it stands, twice side by side, too', () => {
    const blocks = toBlocks(['a;; b; c'].map((text) => ({ type: 'paragraph' as const, text, marked: text, lines: [1, 1] as [number, number], level: 0, marker: null })), 'd');
    expect(findQuoted(blocks, ';')).toHaveLength(3);
    expect(findQuoted(blocks, '')).toEqual([]);
  });
});

describe('what is named by its number', () => {
  const item = (fresh: string): Order => ({ operation: 'substitution', unit: 'list item', locator: 'there', new: [fresh], place: { items: 1 } });
  const entry = (fresh: string): Order => ({ operation: 'substitution', unit: 'entry', new: [fresh] });
  const adding = (fresh: string): Order => ({ operation: 'insertion', unit: 'paragraph', new: [fresh], locator: 'there', place: { paragraphs: -1 } });
  leaves([
    ['is an item of six words, and new ones', ['It has:', '* a wick of the finest wool', '* glass'], item('some cord that nobody may cut'), ['It has:', '* some cord that nobody may cut', '* glass']],
    ['is no item of seven', ['It has:', '* a wick of the very finest wool', '* glass'], item('some cord that nobody may cut'), /^place not certain: what stands here/u],
    ['is none for seven new ones', ['It has:', '* a wick of the finest wool', '* glass'], item('some cord that nobody may ever cut'), /^place not certain: what stands here/u],
    ['is none for words in brackets', ['It has:', '* a wick', '* glass'], item('cord (of hemp)'), /^place not certain: what stands here/u],
    ['is an entry without a text, and what begins small comes', [], entry('hums by night.'), ['hums by night.'], { entry: { completeness: 'complete' } }],
    ['is a last paragraph of which a third and less stands there', ['A lamp burns oil.', 'It may be lent by day.'], adding('It may be lent to cats and dogs.'), ['A lamp burns oil.', 'It may be lent by day.', 'It may be lent to cats and dogs.']],
    ['is none of which more stands there', ['A lamp burns oil.', 'It may be lent by day.'], adding('It may be lent to cats.'), /^place not certain: it may be new words/u],
  ]);
});

test('sentences that went, and those that came in other words, are told apart', () => {
  expect(dropped('Cats know it. It hums.', 'Cats know it.')).toEqual({ gone: ['It hums.'], reworded: [] });
  expect(dropped('It hums. Cats know it.', 'Nobody may lend a lamp. Cats know it.')).toEqual({ gone: [], reworded: ['It hums.'] });
  expect(dropped('It hums. Cats know it. It is lost at sea.', 'Nobody may lend a lamp. Cats know it.')).toEqual({ gone: ['It is lost at sea.'], reworded: ['It hums.'] });
});

describe('a new entry', () => {
  const outcome = (documents: object[]): string | undefined => {
    const corpus = consolidate(buildCorpus(caseInput.parse({
      shows: '', documents: [...documents, { id: 'march', kind: 'rulings', date: '2012-03-05' }], entries: [{ headword: 'lamp', document: 'one', text: ['A lamp burns.'] }, { headword: 'mast', document: 'two', text: ['A mast stands.'] }],
      rulings: [{ topic: 'lens', document: 'march', reason: 'new entry', says: ['It says so.'], instructions: [{ operation: 'insertion', unit: 'entry', new: ['A lens bends light.'] }] }],
    })), [], '2026-01-01');
    return corpus.entries.find(({ headword }) => headword === 'lens')?.status;
  };
  const page = (id: string, date: string, letter: string | null) => ({ id, kind: 'glossary', date, letter });

  test('is newer than the page of all letters, whatever page of another letter came later', () => { expect(outcome([page('one', '2011-01-03', null), page('two', '2013-01-03', 'M')])).toBe('in force'); });
  test('is newer than the page of its letter', () => { expect(outcome([page('one', '2011-01-03', 'L'), page('two', '2013-01-03', 'M')])).toBe('in force'); });
  test('is older than the page of its letter, whatever page of another came before', () => { expect(outcome([page('one', '2013-01-03', 'L'), page('two', '2011-01-03', 'M')])).toBeUndefined(); });
});

test('a ruling has the days that all its instructions have', () => {
  const effective = (...days: ({ from: string | null; to: null } | null)[]) => consolidate(buildCorpus(caseInput.parse({
    shows: '', documents: [{ id: 'base', kind: 'glossary', date: '2011-01-03' }, { id: 'march', kind: 'rulings', date: '2012-03-05' }], entries: [{ headword: 'lamp', text: ['A lamp burns oil at dusk.'] }],
    rulings: [{ topic: 'lamp', says: ['It says so.'], instructions: days.map((day, at) => ({ operation: 'substitution', unit: 'text', old: ['oil', 'dusk'][at], new: ['wax'], effective: day })) }],
  })), [], '2026-01-01').rulings[0]?.effective?.from ?? null;
  expect(effective({ from: '2012-05-01', to: null }, { from: '2012-05-01', to: null })).toBe('2012-05-01');
  expect(effective({ from: '2012-05-01', to: null }, { from: '2012-06-01', to: null })).toBeNull();
  expect(effective({ from: '2012-05-01', to: null }, null)).toBeNull();
});
