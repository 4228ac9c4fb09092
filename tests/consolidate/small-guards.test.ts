/** Guards that stand apart from the large tables: each with the case that it is there for, and one just across. */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { compareCorpora } from '../../scripts/consolidate/compare-corpora.ts';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { findQuoted } from '../../scripts/consolidate/text/quotation.ts';
import { toBlocks } from '../../scripts/link/to-block.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { reasonInWords } from '../../src/model/rulings.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';
import { ruled } from './rig/ruled.ts';
import type { Order } from './rig/ruled.ts';

type Input = z.input<typeof caseInput>;
const corpusOf = (input: Partial<Input>): Corpus => consolidate(buildCorpus(caseInput.parse({ shows: '', documents: [], entries: [], ...input })), [], '2026-01-01');
const page = (id: string, date: string | null, more: object = {}) => ({ id, kind: 'glossary' as const, date, letter: 'L', ...more });
const outcomes = ({ rulings }: Corpus): string[] => rulings.flatMap(({ amendments }) => amendments.map(({ outcome, reason }) => (reason === null ? outcome : `${outcome}: ${reasonInWords(reason)}`)));

describe('quoted words in a number', () => {
  const places = (text: string, quoted: string): number => findQuoted(toBlocks([{ type: 'paragraph', text, marked: text, lines: [1, 1], level: 0, marker: null }], 'd'), quoted).length;
  test.each([
    ['5', 'It pays 5 marks.', 1], ['5', 'It pays 1.5 marks.', 0], ['5', 'It pays 5.1 marks.', 0], ['5', 'It pays 5,000 marks.', 0], ['5', 'It pays 25 marks.', 0], ['5', 'It pays 5. 1 is too few.', 1], ['5', '5', 1], ['5', 'a, 5, b', 1], ['1.5', 'It pays 1.5 marks.', 1], ['5', '1.5 marks are paid.', 0], ['5', '5 marks are paid.', 1],
  ])('%s stands in "%s" %i times', (quoted, text, count) => { expect(places(text, quoted)).toBe(count); });
});

describe('half of a sentence', () => {
  const text = ['A lamp burns oil.', 'It may be lent.'];
  const done = (order: Order, other: Order) => ruled(text, { sentence: 'one', ...order }, { others: [{ sentence: 'one', ...other }] });
  const replace: Order = { operation: 'substitution', unit: 'text', old: 'oil', new: ['wax'] };
  const half = 'not applied: place not certain: another order of the same sentence cannot be carried out';

  test.each([
    ['a replacement', { operation: 'substitution', unit: 'text', old: 'cats', new: ['dogs'] }],
    ['an addition', { operation: 'insertion', unit: 'text', new: ['cats'], place: { beside: 'dogs', position: 'after' } }],
    ['a deletion', { operation: 'repeal', unit: 'text', old: 'cats' }],
    ['a swap', { operation: 'renumbering', unit: 'paragraph', how: 'swap', place: { paragraphs: [4, 5] } }],
  ] as const)('waits, where the other half is %s that cannot be carried out', (_what, other) => { expect(done(replace, other as unknown as Order)).toEqual({ outcome: half, text }); });

  test.each([
    ['changes only the print', { operation: 'formatting', unit: 'text', old: 'lent' }],
    ['is numbered by a person', { operation: 'renumbering', unit: 'paragraph' }],
    ['only explains', { operation: 'clarification', unit: 'entry' }],
  ] as const)('is carried out, where the other half %s', (_what, other) => { expect(done(replace, other as unknown as Order)).toEqual({ outcome: 'applied', text: ['A lamp burns wax.', 'It may be lent.'] }); });

  test('is carried out, where the other half is another sentence', () => {
    expect(ruled(text, { sentence: 'one', ...replace }, { others: [{ sentence: 'two', operation: 'repeal', unit: 'text', old: 'cats' }] }).outcome).toBe('applied');
  });
});

describe('a ruling of a document without a day', () => {
  const why = (instruction: object, ruling: object = {}) => outcomes(corpusOf({
    documents: [page('base', '2011-01-03'), { id: 'march', kind: 'rulings', date: null, after: '2012-01-01' }], entries: [{ headword: 'lamp', text: ['A lamp burns.'] }],
    rulings: [{ topic: 'lamp', says: ['It says so.'], instructions: [instruction], ...ruling }] as never,
  }));

  test('orders nothing', () => { expect(why({ operation: 'repeal', unit: 'entry' })).toEqual(['not applied: place not certain: the day of the ruling is not known']); });

  test('may explain', () => { expect(why({ operation: 'clarification', unit: 'entry' })).toEqual(['not applied: no instruction']); });

  test('waits for its entry, where that is what is missing', () => {
    expect(why({ operation: 'insertion', unit: 'entry', new: ['A lens.'] }, { topic: 'lens', reason: 'entry not in this copy' })).toEqual(['not applied: entry not in this copy']);
    expect(why({ operation: 'repeal', unit: 'entry' }, { topic: 'lens', reason: 'letter not held' })).toEqual(['not applied: the page it changes is not held']);
  });
});

describe('an entry that an edition dropped', () => {
  const text = ['A lamp burns.'];
  const corpus = (third: string[] | null) => corpusOf({
    documents: [page('one', '2011-01-03'), page('two', '2012-01-03'), page('three', '2013-01-03')],
    entries: [
      { headword: 'lamp', document: 'one', text }, ...['one', 'two', 'three'].map((document) => ({ headword: 'lock', document, text: ['A lock leaks.'] })),
      ...(third === null ? [] : [{ headword: 'lamp', document: 'three', text: third }]),
    ],
  });

  test('comes back where the next has it, and nothing is told', () => {
    const { entries, messages } = corpus(['A lamp glows.']);
    expect([entries[0]?.editions.map(({ how }) => how), entries[0]?.status, messages]).toEqual([['base', 'dropped', 'added'], 'in force', []]);
  });

  test('stays dropped where the next does not have it either', () => {
    const { entries, messages } = corpus(null);
    expect([entries[0]?.editions.map(({ how }) => how), entries[0]?.versions.length, messages]).toEqual([['base', 'dropped'], 2, []]);
  });
});

test('what an edition prints otherwise is told at the line of that print, and nowhere where it does not print it', () => {
  const told = (printed: boolean) => corpusOf({
    documents: [page('one', '2011-01-03'), { id: 'march', kind: 'rulings', date: '2012-03-05' }, page('two', '2013-01-03')],
    entries: [{ headword: 'lamp', document: 'one', text: ['A lamp burns oil.'] }, ...['one', 'two'].map((document) => ({ headword: 'lock', document, text: ['A lock leaks.'] })), ...(printed ? [{ headword: 'lamp', document: 'two', text: ['A lamp burns fat.'] }] : [])],
    rulings: [{ topic: 'lamp', entry: 'lamp', says: ['It says so.'], instructions: [{ operation: 'substitution', unit: 'text', old: 'oil', new: ['wax'] }] }],
  }).messages.map(({ rule, file, line }) => [rule, file, line]);
  expect(told(true)).toEqual([['edition-differs', 'two.txt', 4]]);
  expect(told(false)).toEqual([['edition-differs', 'two.txt', null]]);
});

test('a dated edition beside an undated one is no matter of the undated one', () => {
  const { messages } = corpusOf({ documents: [page('one', '2011-01-03'), page('two', null, { letter: 'M' })], entries: [{ headword: 'lamp', document: 'one', text: ['A lamp burns.'] }, { headword: 'mast', document: 'two', text: ['A mast stands.'] }] });
  expect(messages).toEqual([]);
});

describe('a ruling that shrank in the next collection', () => {
  const missed = (later: object): string[] => {
    const said = ['A lamp hums.'];
    return corpusOf({
      documents: [page('base', '2011-01-03'), { id: 'march', kind: 'rulings', date: '2012-03-05', amends: 'Glossary' }, { id: 'may', kind: 'rulings', date: '2012-05-07', amends: 'Glossary' }],
      entries: [{ headword: 'lamp', text: ['A lamp burns oil.'] }, { headword: 'lock', text: ['A lock leaks.'] }],
      rulings: [
        { topic: 'lamp', document: 'march', says: said, instructions: [{ operation: 'substitution', unit: 'text', old: 'oil', new: ['wax'] }] }, { topic: 'lock', document: 'march', says: ['A lock holds.'] },
        { topic: 'lamp', document: 'may', says: said, instructions: [later] }, { topic: 'lock', document: 'may', says: ['A lock holds.'] },
      ] as never,
    }).messages.map(({ rule }) => rule);
  };

  test.each(['substitution', 'repeal', 'clarification', 'insertion'])('is not missed where the later one is a %s of the entry', (operation) => { expect(missed({ operation, unit: 'entry', new: ['A lamp glows.'] })).not.toContain('instruction-vanished'); });

  test('is missed where the later one is of another place, and not where it is of the same words', () => {
    expect(missed({ operation: 'substitution', unit: 'text', old: 'lamp', new: ['light'] })).toContain('instruction-vanished');
    expect(missed({ operation: 'substitution', unit: 'text', old: 'oil', new: ['fat'] })).not.toContain('instruction-vanished');
  });
});

describe('a sentence of a place that is counted in two ways', () => {
  const listed = ['A lamp burns oil. It may be lent.', '* fog on the water. It is wet.', 'A keeper trims it. Nobody else may.', 'A dark lamp is lost. Cats know.'];

  test('is not deleted', () => {
    expect(ruled(listed, { operation: 'repeal', unit: 'sentence', locator: 'there', place: { paragraphs: 2, sentences: 1 } }).outcome).toBe('not applied: place not certain: it can be counted in more than one way here (“there”)');
    expect(ruled(listed, { operation: 'repeal', unit: 'sentence', locator: 'there', place: { paragraphs: 1, sentences: 1 } }).outcome).toContain('applied with a note');
  });

  test('is not where words are looked for that stand twice', () => {
    const twice = ['A lamp may burn. It may be lent.', '* fog', 'A keeper may trim it. He may sing.'];
    expect(ruled(twice, { operation: 'repeal', unit: 'text', old: 'may', place: { paragraphs: 2, sentences: 1 } }).outcome).toBe('not applied: found more than once: the quoted words stand here 4 times');
  });
});

test('a loss that the copy had before is no new one, by what it is and where', () => {
  const corpus = corpusOf({ documents: [page('base', '2011-01-03')], entries: [{ headword: 'lamp', text: ['A lamp burns.'] }] });
  const losing = (...losses: { what: string; line: number }[]): Corpus => ({ ...corpus, entries: corpus.entries.map((entry) => ({ ...entry, losses })) });
  const fresh = (before: Corpus, after: Corpus) => compareCorpora(before, after).losses.map(({ what, line }) => `${what} ${String(line)}`);
  const one = { what: 'a list', line: 3 };
  expect(fresh(losing(one), losing(one))).toEqual([]);
  expect(fresh(losing(one), losing(one, { what: 'a picture', line: 3 }, { what: 'a list', line: 4 }))).toEqual(['a picture 3', 'a list 4']);
  expect(fresh(corpus, losing(one))).toEqual(['a list 3']);
});
