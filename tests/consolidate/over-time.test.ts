import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { calledNothing } from '../../scripts/consolidate/called-nothing.ts';
import { byDecision } from '../../scripts/consolidate/operations/by-decision.ts';
import { limitsOf } from '../../scripts/consolidate/wholly-understood.ts';
import type { Placement } from '../../scripts/decisions/decision.ts';
import type { Instruction } from '../../scripts/interpret/instruction.ts';
import { toBlocks } from '../../scripts/link/to-block.ts';
import type { Block, Corpus, Entry } from '../../src/model/corpus.ts';
import { reasonInWords } from '../../src/model/rulings.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

type Input = z.input<typeof caseInput>;
type Ruled = NonNullable<Input['rulings']>[number];
const corpusOf = (input: Partial<Input>, today = '2026-01-01'): Corpus => consolidate(buildCorpus(caseInput.parse({ shows: '', documents: [], entries: [], ...input })), [], today);
const words = (text: readonly Block[] | undefined): string[] => (text ?? []).map((block) => block.text);
const outcomes = ({ rulings }: Corpus): string[] => rulings.flatMap(({ amendments }) => amendments.map(({ outcome, reason }) => (reason === null ? outcome : `${outcome}: ${reasonInWords(reason)}`)));
const glossary = (id: string, date: string | null, more: object = {}) => ({ id, kind: 'glossary' as const, date, letter: 'L', ...more });
const march = { id: 'march', kind: 'rulings' as const, date: '2012-03-05' };

describe('a ruling that says what its topic is', () => {
  const lens = (ruling: Partial<Ruled> = {}, documents: Input['documents'] = [glossary('base', '2011-01-03'), march]) => {
    const corpus = corpusOf({ documents, entries: [{ headword: 'lamp', text: ['A lamp burns.'] }], rulings: [{ topic: 'lens', document: 'march', reason: 'new entry', says: ['A lens doubles the light.'], ...ruling }] });
    return { entries: corpus.entries.map(({ id }) => id), made: words(corpus.entries.find(({ id }) => id === 'lens')?.text), why: outcomes(corpus), target: corpus.rulings[0]?.targetReason, kind: corpus.entries.find(({ id }) => id === 'lens')?.kind };
  };

  test('makes the entry, where none of that name exists', () => { expect(lens()).toEqual({ entries: ['lamp', 'lens'], made: ['A lens doubles the light.'], why: ['applied'], target: 'new entry', kind: 'term' }); });

  test('makes one of which nobody knows whether it is a card, where it has a capital', () => { expect(lens({ topic: 'Lens' }).kind).toBe('unsure'); });

  test('makes none, where the copy may have lost it', () => { expect(lens({ reason: 'entry not in this copy' })).toMatchObject({ made: [], target: 'entry not in this copy' }); });

  test('makes none without a topic', () => { expect(lens({ topic: null }).entries).toEqual(['lamp']); });

  test('makes none of a document without a day, or one that is older than the glossary', () => {
    expect(lens({}, [glossary('base', '2011-01-03'), { ...march, date: null, after: '2012-01-01' }])).toMatchObject({ made: [], why: ['not applied: place not certain: the day of the ruling is not known'] });
    expect(lens({}, [glossary('base', '2013-01-03'), march]).made).toEqual([]);
  });

  test('makes none where the day of the glossary is not known', () => {
    expect(lens({ instructions: [{ operation: 'insertion', unit: 'entry', new: ['A lens doubles.'] }] }, [glossary('base', null), march])).toMatchObject({ made: [], why: ['not applied: place not certain: the day of the glossary is not known'] });
  });

  test('makes none that only adds to it, and says that it is not in this copy', () => {
    expect(lens({ instructions: [{ operation: 'insertion', unit: 'paragraph', new: ['A lens doubles.'] }] })).toMatchObject({ made: [], why: ['not applied: entry not in this copy'], target: 'entry not in this copy' });
    expect(lens({ instructions: [{ operation: 'repeal', unit: 'entry' }] })).toMatchObject({ made: [], why: ['not applied: entry not in this copy'] });
  });

  test('is not carried out where its letter is not held', () => { expect(lens({ topic: 'barge', reason: 'letter not held', instructions: [{ operation: 'repeal', unit: 'entry' }] }).why).toEqual(['not applied: target not held']); });
});

describe('an order without a topic', () => {
  const why = (instruction: object) => outcomes(corpusOf({ documents: [glossary('base', '2011-01-03'), march], entries: [{ headword: 'lamp', text: ['A lamp burns.'] }], rulings: [{ topic: null, says: ['It says so.'], instructions: [instruction as never] }] }));
  test('waits, unless it only holds for a time', () => {
    expect(why({ operation: 'repeal', unit: 'entry' })).toEqual(['not applied: place not certain: the ruling names no entry']);
    expect(why({ operation: 'temporary', unit: 'entry' })).toEqual(['not applied: no instruction']);
  });
});

describe('an order of words that stand there already', () => {
  const why = (instruction: object) => outcomes(corpusOf({ documents: [glossary('base', '2011-01-03'), march], entries: [{ headword: 'lamp', text: ['A lamp burns.'] }], rulings: [{ topic: 'lamp', says: ['It says so.'], instructions: [instruction as never] }] }));
  test('changes nothing and says so', () => {
    expect(why({ operation: 'substitution', unit: 'entry', new: ['A lamp burns.'] })).toEqual(['applied with a note: it changes nothing: its words stand here already']);
  });
});

describe('an order with words that keep it from being carried out', () => {
  const instruction = 'Delete it for cats in May, if asked.';
  const order = (as: string, words_: string, effective?: { from: string | null; to: string | null }) => {
    const from = instruction.indexOf(words_);
    return limitsOf({ instruction, tiles: [{ as, from, to: from + words_.length }], effective } as unknown as Instruction);
  };
  test.each([
    ['not understood', 'if asked', 'not wholly understood', '“if asked”'], ['object', 'it', 'not wholly understood', '“it”'], ['scope', 'for cats', 'limited in scope', '“for cats”'], ['day', 'in May', 'day not known', '“in May”'],
  ])('%s: %s', (as, said, why, more) => { expect(order(as, said)).toMatchObject({ outcome: 'not applied', reason: { why, more } }); });

  test('is carried out where its day is known, or its words are a reason, or only space', () => {
    expect(order('day', 'in May', { from: '2012-05-01', to: null })).toBeNull();
    expect(order('day', 'in May', { from: null, to: '2012-06-01' })).toBeNull();
    expect(order('reason', 'for cats')).toBeNull();
    expect(order('not understood', ' ')).toBeNull();
  });
});

describe('an edition meets the text before it', () => {
  const first = 'A lamp burns oil of whales in most wards of the city.';
  const met = (print: string[] | null, more: { entry?: object; document?: object; base?: object; rulings?: object[]; text?: string[] } = {}): { how: string | undefined; text: string[]; messages: string[]; entry: Entry | undefined } => {
    const corpus = corpusOf({
      documents: [glossary('base', '2011-01-03'), march, glossary('next', '2013-01-03', more.document)],
      entries: [
        { headword: 'lamp', document: 'base', text: more.text ?? [first], ...more.base }, { headword: 'lock', document: 'base', text: ['A lock leaks.'] },
        ...(print === null ? [] : [{ headword: 'lamp', document: 'next', text: print, ...more.entry }]), { headword: 'lock', document: 'next', text: ['A lock leaks.'] },
      ],
      rulings: (more.rulings ?? []) as never,
    });
    const [entry] = corpus.entries;
    return { how: entry?.editions.at(-1)?.how, text: words(entry?.text), messages: corpus.messages.map(({ rule }) => rule), entry };
  };
  const replaces = [{ topic: 'lamp', document: 'march', entry: 'lamp', says: ['It says so.'], instructions: [{ operation: 'substitution', unit: 'text', old: 'of whales', new: ['of olives'] }] }];
  const ruledText = 'A lamp burns oil of olives in most wards of the city.';

  test('and confirms it', () => { expect(met([first])).toMatchObject({ how: 'confirmed', text: [first], messages: [] }); });

  test('and revises it', () => { expect(met(['A lamp burns wax.'])).toMatchObject({ how: 'revised', text: ['A lamp burns wax.'], messages: [] }); });

  test('and carries what was ruled since', () => { expect(met([ruledText], { rulings: replaces })).toMatchObject({ how: 'carried', text: [ruledText], messages: [] }); });

  test('and is told where it differs from what was ruled since', () => { expect(met([first], { rulings: replaces })).toMatchObject({ how: 'revised', text: [first], messages: ['edition-differs'] }); });

  test('and drops it', () => { expect(met(null)).toMatchObject({ how: 'dropped', text: [], messages: [] }); });

  test('and is told where it drops what was amended since', () => { expect(met(null, { rulings: replaces })).toMatchObject({ how: 'dropped', messages: ['edition-differs'] }); });

  test('and drops nothing where its copy is cut', () => { expect(met(null, { document: { cut: true } })).toMatchObject({ how: 'not in this copy', text: [first] }); });

  test('and says of a name within another text only what a whole copy could mean', () => {
    expect(met(null, { document: { has: ['lamp'] } })).toMatchObject({ how: 'not in this copy', messages: ['name-in-text'] });
    expect(met(null, { document: { has: ['lamp'], cut: true } })).toMatchObject({ how: 'not in this copy', messages: [] });
  });

  test('and takes nothing away in a copy that is damaged', () => {
    expect(met([first.slice(0, 20)], { entry: { completeness: 'partial' } })).toMatchObject({ how: 'not in this copy', text: [first] });
    expect(met(['A lamp burns wax.'], { entry: { completeness: 'partial' } })).toMatchObject({ how: 'not in this copy', text: [first], messages: ['edition-not-compared'] });
  });

  test('and takes nothing away in a copy that is cut, where it only lacks words', () => {
    const text = [first, 'It may be lent.'];
    expect(met([first], { text, document: { cut: true } })).toMatchObject({ how: 'not in this copy', text });
    expect(met([first, 'It may be sold.'], { text, document: { cut: true } })).toMatchObject({ how: 'revised', text: [first, 'It may be sold.'] });
    expect(met([first], { text })).toMatchObject({ how: 'revised', text: [first] });
  });

  test('and completes a copy that had lost some of it', () => {
    expect(met([first, 'It may be lent.'], { base: { completeness: 'partial' } })).toMatchObject({ how: 'confirmed', text: [first, 'It may be lent.'] });
    expect(met(['A lamp burns oil of whales in most wards of this city.'], { base: { completeness: 'partial' } })).toMatchObject({ how: 'revised' });
  });

  test('and revises it in a damaged copy that shows all of it, each paragraph to its end', () => {
    const revised = 'A lamp burns oil of whales in most wards of this city.';
    expect(met([revised], { entry: { completeness: 'partial' } })).toMatchObject({ how: 'revised', text: [revised] });
    expect(met([revised.slice(0, -1)], { entry: { completeness: 'partial' } })).toMatchObject({ how: 'not in this copy', text: [first] });
    expect(met([revised], { entry: { completeness: 'partial' }, text: [first, 'It may be lent.'] })).toMatchObject({ how: 'not in this copy' });
  });

  test('and prints again what a ruling deleted, which is told', () => {
    const repeal = [{ topic: 'lamp', document: 'march', entry: 'lamp', says: ['Delete this entry.'], instructions: [{ operation: 'repeal', unit: 'entry' }] }];
    expect(met([first], { rulings: repeal })).toMatchObject({ how: 'revised', text: [first], messages: ['edition-differs'] });
    expect(met(null, { rulings: repeal })).toMatchObject({ how: 'carried', text: [], messages: [] });
  });

  test('and adds an entry that an earlier one, held whole, did not have', () => {
    const of = (document: object) => corpusOf({
      documents: [glossary('base', '2011-01-03', document), glossary('next', '2013-01-03')],
      entries: [{ headword: 'lock', document: 'base', text: ['A lock leaks.'] }, { headword: 'lock', document: 'next', text: ['A lock leaks.'] }, { headword: 'lamp', document: 'next', text: [first] }],
    }).entries.find(({ id }) => id === 'lamp')?.editions.map(({ document: by, how }) => `${by}: ${how}`);
    expect(of({})).toEqual(['next: added']);
    expect(of({ cut: true })).toEqual(['next: base']);
  });
});

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
    ['puts nothing behind words', { how: 'after', blocks: ['p1'], words: 'oil' }, ['wax'], '`words` can only be replaced or removed'],
    ['replaces words by one paragraph alone', { how: 'replace', blocks: ['p1'], words: 'lamp' }, ['wax', 'fat'], 'new text of several paragraphs cannot stand inside one'],
    ['needs words that stand there', { how: 'remove', blocks: ['p2'], words: 'oil' }, [], 'the words “oil” do not stand exactly once in p2'],
    ['needs words that stand there once', { how: 'remove', blocks: ['p2', 'p3'], words: 'It' }, [], ['A lamp burns oil.', 'may be lent.', 'Cats like it.']],
    ['needs words that stand once in all its blocks', { how: 'remove', blocks: ['p1', 'p2', 'p3'], words: 'e' }, [], 'the words “e” do not stand exactly once in p1, p2, p3'],
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
