/** Rulings and editions that are like others, and are told apart from them. */
import { describe, expect, test } from 'vitest';

import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { standsIn } from '../../scripts/consolidate/rulings/stands-in.ts';
import { toBlocks } from '../../scripts/link/to-block.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { reasonInWords } from '../../src/model/rulings.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

const corpusOf = (input: object): Corpus => consolidate(buildCorpus(caseInput.parse({ shows: '', documents: [], entries: [], ...input })), [], '2026-01-01');
const page = (id: string, date: string | null, more: object = {}) => ({ id, kind: 'glossary', date, letter: 'L', ...more });
const letter = (id: string, date: string, more: object = {}) => ({ id, kind: 'rulings', date, amends: 'Glossary', ...more });
const textOf = (corpus: Corpus, headword: string): string[] => corpus.entries.find((entry) => entry.headword === headword)?.text.map(({ text }) => text) ?? [];
const outcomes = ({ rulings }: Corpus, document: string): string[] =>
  rulings.filter((ruling) => ruling.document === document).flatMap(({ amendments }) => amendments.map(({ outcome, reason }) => (reason === null ? outcome : `${outcome}: ${reasonInWords(reason)}`)));

describe('a ruling without an entry', () => {
  const reason = (instruction: object, why = 'new entry'): string | null => corpusOf({
    documents: [page('base', '2011-01-03'), letter('march', '2012-03-05')], entries: [{ headword: 'lamp', text: ['A lamp burns.'] }],
    rulings: [{ topic: 'lens', reason: why, says: ['It says so.'], instructions: [instruction] }],
  }).rulings[0]?.targetReason ?? null;

  test('that brings one is of a new entry, though it waits', () => { expect(reason({ operation: 'insertion', unit: 'entry', new: ['A lens is round.'], effective: { from: null, to: null, words: 'soon' } })).toBe('new entry'); });

  test.each(['repeal', 'substitution'])('that orders a %s of one speaks of an entry that this copy lacks', (operation) => { expect(reason({ operation, unit: 'entry', new: operation === 'repeal' ? [] : ['A lens is round.'] })).toBe('entry not in this copy'); });

  test('that speaks of an entry of a letter of which no page is held says so, whatever it orders', () => { expect(reason({ operation: 'repeal', unit: 'entry' }, 'letter not held')).toBe('letter not held'); });
});

test('a new entry of a letter is as old as the pages that may hold it, and not as those of another letter', () => {
  const made = (documents: object[]): string[] => textOf(corpusOf({
    documents: [...documents, letter('march', '2012-03-05')], entries: documents.map((document) => ({ headword: 'quay', document: (document as { id: string }).id, text: ['A quay is wet.'] })),
    rulings: [{ topic: 'lamp', reason: 'new entry', says: [], instructions: [{ operation: 'insertion', unit: 'entry', new: ['A lamp burns.'] }] }],
  }), 'lamp');
  expect(made([page('all', '2014-01-06', { letter: null }), page('q', '2011-01-03', { letter: 'Q' })])).toEqual([]);
  expect(made([page('all', '2011-01-03', { letter: null }), page('q', '2011-01-03', { letter: 'Q' })])).toEqual(['A lamp burns.']);
});

describe('two orders that add at one place', () => {
  const end = { position: 'end' };
  const both = (first: object, second: object): Corpus => corpusOf({
    documents: [page('base', '2011-01-03'), letter('march', '2012-03-05'), letter('may', '2012-05-07')],
    entries: [{ headword: 'lamp', text: ['A lamp burns.', '* wick'] }, { headword: 'lock', text: ['A lock leaks.'] }],
    rulings: [
      { topic: 'lamp', document: 'march', says: ['It says so.'], instructions: [first] }, { topic: 'lock', document: 'march', says: ['A lock holds.'] },
      { topic: 'lamp', document: 'may', says: ['It says so.'], instructions: [second] }, { topic: 'lock', document: 'may', says: ['A lock holds.'] },
    ],
  });

  test('are one where they add the same kind of thing in other words', () => {
    const corpus = both({ operation: 'insertion', unit: 'paragraph', new: ['It may be lent to a keeper of the lock.'], place: end }, { operation: 'insertion', unit: 'paragraph', new: ['It may be lent to a keeper of the lock by night.'], place: end });
    expect(textOf(corpus, 'lamp')).toEqual(['A lamp burns.', 'wick', 'It may be lent to a keeper of the lock by night.']);
  });

  test('are two where one adds a paragraph and the other an item', () => {
    const corpus = both({ operation: 'insertion', unit: 'paragraph', new: ['Cats like it.'], place: end }, { operation: 'insertion', unit: 'list item', new: ['glass'], place: end });
    expect(textOf(corpus, 'lamp')).toEqual(['A lamp burns.', 'wick', 'glass', 'Cats like it.']);
  });

  test('are two where both delete', () => {
    const corpus = both({ operation: 'repeal', unit: 'text', old: 'A lamp' }, { operation: 'repeal', unit: 'list item', place: { items: 1 } });
    expect(outcomes(corpus, 'may')[0]).toMatch(/^applied/u);
  });
});

describe('a ruling and the next collection', () => {
  const base = { documents: [page('base', '2011-01-03'), letter('march', '2012-03-05'), letter('may', '2012-05-07')], entries: [{ headword: 'lamp', text: ['A lamp burns.'] }, { headword: 'lock', text: ['A lock leaks.'] }] };
  const lock = (document: string) => ({ topic: 'lock', document, says: ['A lock holds.'] });

  test('is superseded by the one of its words, where two are on its topic', () => {
    const { rulings } = corpusOf({ ...base, rulings: [{ topic: 'lamp', document: 'march', says: ['Cats like a lamp.'] }, lock('march'), { topic: 'lamp', document: 'may', says: ['Dogs do not.'] }, { topic: 'lamp', document: 'may', says: ['Cats like a lamp.'] }, lock('may')] });
    expect(rulings[0]?.supersededBy).toMatchObject({ how: 'repeated word for word', ruling: rulings[3]?.id });
  });

  test('and not by the one of its words on another topic', () => {
    const { rulings } = corpusOf({ ...base, rulings: [{ topic: 'lamp', document: 'march', says: ['Cats like it.'] }, lock('march'), { topic: 'lamp', document: 'may', says: ['Dogs do not.'] }, { topic: 'lock', document: 'may', says: ['Cats like it.'] }, lock('may')] });
    expect(rulings[0]?.supersededBy).toMatchObject({ how: 'repeated in a changed form', ruling: rulings[2]?.id });
  });

  test('without a topic is missed, though another without one stands there', () => {
    const long = 'Lamps that hang from a barge by night are to be lit by her keeper, and by nobody else.';
    const { messages } = corpusOf({ ...base, rulings: [{ topic: null, document: 'march', says: [long] }, { topic: 'lamp', document: 'march', says: ['Cats like it.'] }, lock('march'), { topic: null, document: 'may', says: ['Dogs bark.'] }, { topic: 'lamp', document: 'may', says: ['Cats like it.'] }, lock('may')] });
    expect(messages.map(({ rule }) => rule)).toEqual(['ruling-vanished']);
    expect(messages[0]?.message).toMatch(/^The ruling “Lamps that hang from a barge by night are to be lit by her k\.\.\.” of 2012-03-05/u);
  });
});

test('so much of a text in an entry is just enough to call it reworded', () => {
  const text = (common: number): string => Array.from({ length: 22 }, (_, at) => (at < common ? `a${String(at)}` : `b${String(at)}`)).join(' ');
  const held = toBlocks([{ type: 'paragraph', text: Array.from({ length: 22 }, (_, at) => `a${String(at)}`).join(' '), marked: '', lines: [1, 1], level: 0, marker: null }], 'd');
  expect([9, 8].map((common) => standsIn(text(common), held).how)).toEqual(['found reworded', 'not found']);
});

test('an entry that an edition revised is dropped by the next that does not print it', () => {
  const { entries } = corpusOf({
    documents: [page('one', '2011-01-03'), page('two', '2013-01-03'), page('three', '2014-01-06')],
    entries: [{ headword: 'lamp', document: 'one', text: ['A lamp burns oil.'] }, { headword: 'lamp', document: 'two', text: ['A lamp burns fat.'] }, ...['one', 'two', 'three'].map((document) => ({ headword: 'lock', document, text: ['A lock leaks.'] }))],
  });
  expect(entries.find(({ headword }) => headword === 'lamp')?.editions.map(({ how }) => how)).toEqual(['base', 'revised', 'dropped']);
});

test('what an edition did not print is told with what was told before', () => {
  const { messages } = corpusOf({
    documents: [page('one', '2011-01-03'), letter('march', '2012-03-05'), page('two', '2013-01-03'), page('three', '2014-01-06', { has: ['lamp'] })],
    entries: [{ headword: 'lamp', document: 'one', text: ['A lamp burns oil.'] }, { headword: 'lamp', document: 'two', text: ['A lamp burns fat.'] }, ...['one', 'two', 'three'].map((document) => ({ headword: 'lock', document, text: ['A lock leaks.'] }))],
    rulings: [{ topic: 'lamp', entry: 'lamp', says: ['It says so.'], instructions: [{ operation: 'substitution', unit: 'text', old: 'oil', new: ['wax'] }] }],
  });
  expect(messages.map(({ rule }) => rule)).toEqual(['edition-differs', 'name-in-text']);
});

test.each([['the whole page first', false, true], ['the whole page last', true, false]])('an edition of two pages of a letter, one of them cut, lacks what it does not print: %s', (_what, first, second) => {
  const { entries } = corpusOf({
    documents: [page('old', '2011-01-03', { edition: 'First' }), page('new-1', '2012-01-03', { edition: 'Second', cut: first }), page('new-2', '2012-01-03', { edition: 'Second', cut: second })],
    entries: [{ headword: 'lamp', document: 'old', text: ['A lamp burns.'] }, ...['old', 'new-1', 'new-2'].map((document) => ({ headword: 'lock', document, text: ['A lock leaks.'] }))],
  });
  expect(entries.find(({ headword }) => headword === 'lamp')?.editions.map(({ how }) => how)).toEqual(['base', 'dropped']);
});

test('an entry that a later edition only points from, into a letter that is not held, says so of its ruling', () => {
  const built = buildCorpus(caseInput.parse({
    shows: '', documents: [letter('june', '2009-06-01'), page('base', '2011-01-03')], entries: [{ headword: 'lamp', text: ['See quay light.'], see: ['quay light'] }, { headword: 'lock', text: ['A lock leaks.'] }],
    rulings: [{ topic: 'lamp', document: 'june', says: ['A lamp burns oil of whales in most wards of the city by night.'] }],
  }));
  const how = (reason: 'letter not held' | 'no such entry'): string | undefined =>
    consolidate({ ...built, entries: built.entries.map((entry) => ({ ...entry, pointsTo: entry.pointsTo && { ...entry.pointsTo, reason } })) }, [], '2026-01-01').rulings[0]?.supersededBy?.how;
  expect([how('letter not held'), how('no such entry')]).toEqual(['letter not held', 'not found']);
});

describe('a run of quoted words', () => {
  const entry = ['A ferry waits at dusk, and the keeper of the lock rings the great bell three times.', 'The toll is two marks (or a song).'];
  const taken = (says: string): string | undefined => corpusOf({ documents: [page('base', '2011-01-03', { letter: 'F' }), letter('march', '2012-03-01')], entries: [{ headword: 'ferry', text: entry }], rulings: [{ topic: 'ferry', document: 'march', says: [says] }] }).rulings[0]?.amendments[0]?.operation;

  test('of five is no chance, and of four it may be', () => {
    expect(taken('"Rings the great bell three" is too loud.')).not.toBe('clarification');
    expect(taken('"Rings the great bell" is too loud.')).toBe('clarification');
  });

  test('has few words beside it', () => {
    const beside = (count: number): string => `${Array.from({ length: count }, () => 'loud').join(' ')} "rings the great bell three".`;
    expect(taken(beside(16))).not.toBe('clarification');
    expect(taken(beside(17))).toBe('clarification');
  });
});

describe('what only explains', () => {
  const base = { documents: [page('base', '2011-01-03'), letter('march', '2012-03-05'), letter('april', '2012-04-02'), letter('may', '2012-05-07')], entries: [{ headword: 'lamp', text: ['A lamp burns.'] }, { headword: 'lock', text: ['A lock leaks.'] }] };
  const ofNoEdition = base.documents.map((one) => (one.id === 'march' ? { ...one, amends: undefined } : one));
  const says = (document: string, ...words: string[]) => ({ topic: 'lamp', document, says: words });

  test('is repeated by the same words in the next document, whichever edition that says it follows', () => {
    const { rulings, entries } = corpusOf({ ...base, documents: ofNoEdition, rulings: [says('march', 'Cats like a lamp.'), says('april', 'Cats like a lamp.'), says('may', 'Cats like a LAMP!')] });
    expect(rulings.map(({ supersededBy }) => [supersededBy?.how, supersededBy?.ruling])).toEqual([['repeated word for word', rulings[1]?.id], ['repeated word for word', rulings[2]?.id], [undefined, undefined]]);
    expect(entries[0]?.versions).toHaveLength(1);
  });

  test.each([
    ['by other words', says('april', 'Cats like two lamps.')], ['under another topic', { ...says('april', 'Cats like a lamp.'), topic: 'lock' }],
    ['by the same words with another paragraph', says('april', 'Cats like a lamp.', 'Dogs do not.')],
    ['in the same document', says('march', 'Cats like a lamp.')],
    ['by an order in the same words', { ...says('april', 'Cats like a lamp.'), instructions: [{ operation: 'substitution', unit: 'text', old: 'burns', new: ['hums'] }] }],
  ] as const)('is not repeated %s', (_what, later) => {
    const { rulings } = corpusOf({ ...base, documents: ofNoEdition, rulings: [says('march', 'Cats like a lamp.'), later] as never });
    expect(rulings[0]?.supersededBy).toBeNull();
  });

  test('and an order that is given again in another document is none', () => {
    const order = (document: string) => ({ ...says(document, 'Replace "burns" with "hums".'), instructions: [{ operation: 'substitution', unit: 'text', old: 'burns', new: ['hums'] }] });
    const { rulings } = corpusOf({ ...base, documents: ofNoEdition, rulings: [order('march'), order('april')] as never });
    expect(rulings[0]?.supersededBy).toBeNull();
  });
});
