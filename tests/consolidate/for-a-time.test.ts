/** What holds for a time, what was decided, and words that no document has. */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { calledNothing } from '../../scripts/consolidate/called-nothing.ts';
import { byDecision } from '../../scripts/consolidate/operations/by-decision.ts';
import type { Placement } from '../../scripts/decisions/decision.ts';
import { toBlocks } from '../../scripts/link/to-block.ts';
import type { Block, Corpus } from '../../src/model/corpus.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

type Input = z.input<typeof caseInput>;
const corpusOf = (input: Partial<Input>, today = '2026-01-01'): Corpus => consolidate(buildCorpus(caseInput.parse({ shows: '', documents: [], entries: [], ...input })), [], today);
const words = (text: readonly Block[] | undefined): string[] => (text ?? []).map((block) => block.text);
const glossary = (id: string, date: string | null, more: object = {}) => ({ id, kind: 'glossary' as const, date, letter: 'L', ...more });
const march = { id: 'march', kind: 'rulings' as const, date: '2012-03-05' };

describe('what holds for a time', () => {
  const timed = (...orders: [to: string | null, old: string, by: string, from?: string][]) => corpusOf({
    documents: [glossary('base', '2011-01-03'), march],
    entries: [{ headword: 'lamp', text: ['A lamp burns oil.', 'It may be lent.'] }],
    rulings: [{ topic: 'lamp', says: ['It says so.'], instructions: orders.map(([to, old, by, from = '2012-03-05'], at) => ({ operation: 'substitution' as const, unit: 'text' as const, old, new: [by], sentence: String(at), effective: { from, to } })) }],
  }).entries[0]?.versions.map(({ from, to, text }) => `${from ?? ''} - ${to ?? ''}: ${words(text).join(' ')}`);
  const base = '2011-01-03 - 2012-03-05: A lamp burns oil. It may be lent.';

  test('ends, and the text is what it was', () => {
    expect(timed(['2012-06-01', 'oil', 'wax'])).toEqual([base, '2012-03-05 - 2012-06-01: A lamp burns wax. It may be lent.', '2012-06-01 - : A lamp burns oil. It may be lent.']);
  });

  test('ends on its day, and what else was ruled goes on', () => {
    expect(timed(['2012-06-01', 'oil', 'wax'], [null, 'lent', 'sold'])).toEqual([base, '2012-03-05 - 2012-06-01: A lamp burns wax. It may be sold.', '2012-06-01 - : A lamp burns oil. It may be sold.']);
  });

  test('ends one after the other, whichever is ordered first', () => {
    expect(timed(['2012-08-01', 'oil', 'wax'], ['2012-06-01', 'lent', 'sold'])).toEqual([
      base, '2012-03-05 - 2012-06-01: A lamp burns wax. It may be sold.', '2012-06-01 - 2012-08-01: A lamp burns wax. It may be lent.', '2012-08-01 - : A lamp burns oil. It may be lent.',
    ]);
  });

  test('ends before what begins on that day', () => {
    expect(timed(['2012-06-01', 'oil', 'wax'], [null, 'oil', 'tallow', '2012-06-01'])).toEqual([base, '2012-03-05 - 2012-06-01: A lamp burns wax. It may be lent.', '2012-06-01 - : A lamp burns tallow. It may be lent.']);
  });
});

describe('a decision', () => {
  const blocks = (...printed: string[]): Block[] => toBlocks(printed.map((text, index) => ({ type: 'paragraph', text, marked: text, lines: [index + 1, index + 1], level: 0, marker: null })), 'base');
  const text = blocks('A lamp burns oil.', 'It may be lent.', 'Cats like it.');
  const decided = (where: Placement['where'], fresh: string[] = ['It hums.'], decidedOn = text): string[] | string => {
    const placement = { kind: 'place', amendment: 'a', hash: '', reason: 'So it is.', by: 'A judge', date: '2012-04-01', file: 'x.yaml', where } as Placement;
    const done = byDecision(placement, text, decidedOn, blocks(...fresh).map((block, at) => ({ ...block, id: `n${String(at)}` })), 'a');
    return typeof done === 'string' ? done : words(done.text);
  };
  const otherwise = blocks('A lamp burns wax.', 'It may be lent.', 'Cats like it.');

  test.each([
    ['replaces a block', { how: 'replace', blocks: ['p2'] }, ['It hums.'], ['A lamp burns oil.', 'It hums.', 'Cats like it.']],
    ['removes one, and needs no new text', { how: 'remove', blocks: ['p2'] }, [], ['A lamp burns oil.', 'Cats like it.']],
    ['removes two', { how: 'remove', blocks: ['p1', 'p2'] }, [], ['Cats like it.']],
    ['puts text before one', { how: 'before', blocks: ['p2'] }, ['It hums.'], ['A lamp burns oil.', 'It hums.', 'It may be lent.', 'Cats like it.']],
    ['puts text before all', { how: 'before', blocks: ['p1'] }, ['It hums.'], ['It hums.', 'A lamp burns oil.', 'It may be lent.', 'Cats like it.']],
    ['puts text behind one', { how: 'after', blocks: ['p2'] }, ['It hums.'], ['A lamp burns oil.', 'It may be lent.', 'It hums.', 'Cats like it.']],
    ['lets one go on, and puts the rest behind it', { how: 'append', blocks: ['p2'] }, ['It hums.', 'It glows.'], ['A lamp burns oil.', 'It may be lent. It hums.', 'It glows.', 'Cats like it.']],
    ['needs new text to replace', { how: 'replace', blocks: ['p2'] }, [], 'the amendment brings no new text'],
    ['needs a block', { how: 'remove', blocks: [] }, [], 'it names no block'],
    ['needs a block that is there', { how: 'remove', blocks: ['p2', 'p9'] }, [], 'the entry has no block p2, p9'],
    ['removes words', { how: 'remove', blocks: ['p1'], words: 'oil' }, [], ['A lamp burns.', 'It may be lent.', 'Cats like it.']],
    ['replaces words', { how: 'replace', blocks: ['p1'], words: 'oil' }, ['wax'], ['A lamp burns wax.', 'It may be lent.', 'Cats like it.']],
    ['puts words behind words', { how: 'after', blocks: ['p1'], words: 'oil' }, ['and wax'], ['A lamp burns oil and wax.', 'It may be lent.', 'Cats like it.']],
    ['puts no paragraphs behind words within one', { how: 'after', blocks: ['p1'], words: 'lamp' }, ['wax', 'fat'], 'new text of several paragraphs cannot stand inside one'],
    ['replaces words by one paragraph alone', { how: 'replace', blocks: ['p1'], words: 'lamp' }, ['wax', 'fat'], 'new text of several paragraphs cannot stand inside one'],
    ['needs words that stand there', { how: 'remove', blocks: ['p2'], words: 'oil' }, [], 'the words “oil” do not stand in p2'],
    ['needs words that stand there once', { how: 'remove', blocks: ['p2', 'p3'], words: 'It' }, [], ['A lamp burns oil.', 'may be lent.', 'Cats like it.']],
    ['needs words that stand there as whole words', { how: 'remove', blocks: ['p1', 'p2', 'p3'], words: 'e' }, [], 'the words “e” do not stand in p1, p2, p3'],
  ] as const)('%s', (_what, where, fresh, expected) => { expect(decided(where as unknown as Placement['where'], [...fresh])).toEqual(expected); });

  test('lapses where the block that it changes reads otherwise, and not where text only goes beside it', () => {
    expect(decided({ how: 'replace', blocks: ['p1'] }, ['It hums.'], otherwise)).toBe('another amendment has changed block p1 already');
    expect(decided({ how: 'append', blocks: ['p1'] }, ['It hums.'], otherwise)).toBe('another amendment has changed block p1 already');
    expect(decided({ how: 'after', blocks: ['p1'] }, ['It hums.'], otherwise)).toEqual(['A lamp burns oil.', 'It hums.', 'It may be lent.', 'Cats like it.']);
    expect(decided({ how: 'before', blocks: ['p1'] }, ['It hums.'], otherwise)).toEqual(['It hums.', 'A lamp burns oil.', 'It may be lent.', 'Cats like it.']);
  });
});

test('what is called by words that no document has is told, word by word and in any number', () => {
  const { entries, rulings } = corpusOf({ documents: [glossary('base', '2011-01-03'), march], entries: [{ headword: 'lamp', text: ['A lamp burns.'] }], rulings: [{ topic: 'lock', reason: 'letter not held', says: ['A lock leaks.'] }] });
  const told = (also: Record<string, string[]>): string[] => calledNothing(also, entries, rulings).map(({ message }) => message);
  expect(told({ torch: ['lamps', 'locks', 'burn', 'leak'] })).toEqual([]);
  expect(told({ torch: ['lamp oil'] })).toEqual(['“torch” is said to mean “lamp oil” here, and no document has that word']);
  expect(told({ torch: ['candle'], gate: ['sluice', 'lock'] })).toHaveLength(2);
});
