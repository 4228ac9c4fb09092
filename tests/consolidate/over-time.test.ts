/** Orders from document to document: topics, words that stand there already, editions between them. */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { limitsOf } from '../../scripts/consolidate/unseen/wholly-understood.ts';
import type { Instruction } from '../../scripts/interpret/instruction.ts';
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

  test('is not carried out where its letter is not held', () => { expect(lens({ topic: 'barge', reason: 'letter not held', instructions: [{ operation: 'repeal', unit: 'entry' }] }).why).toEqual(['not applied: the page it changes is not held']); });
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
