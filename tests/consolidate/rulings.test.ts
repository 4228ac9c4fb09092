/** What an edition prints of rulings, and what became of them. */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { isAnnounced } from '../../scripts/consolidate/editions/announced.ts';
import { realign } from '../../scripts/consolidate/editions/realign.ts';
import type { Instruction } from '../../scripts/interpret/instruction.ts';
import { toBlocks } from '../../scripts/link/to-block.ts';
import type { Block, Corpus } from '../../src/model/corpus.ts';
import { reasonInWords } from '../../src/model/rulings.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

type Input = z.input<typeof caseInput>;
const blocks = (...printed: string[]): Block[] => toBlocks(printed.map((text, index) => ({ type: 'paragraph', text, marked: text, lines: [index + 1, index + 1], level: 0, marker: null })), 'glossary');
const built = (input: Partial<Input>) => buildCorpus(caseInput.parse({ shows: '', documents: [], entries: [], ...input }));
const corpusOf = (input: Partial<Input>): Corpus => consolidate(built(input), [], '2026-01-01');

describe('an edition prints what rulings announced', () => {
  const order = (operation: Instruction['operation'], oldText: string | null, newText: string | null) => ({ operation, oldText, newText }) as Instruction;
  const text = blocks('A lamp burns oil.', 'It may be lent.');

  test.each([
    ['a quoted word in the place of another', ['A lamp burns wax.', 'It may be lent.'], [order('substitution', 'oil', 'wax')], true],
    ['and another change', ['A lamp burns wax.', 'It may be sold.'], [order('substitution', 'oil', 'wax')], false],
    ['an added sentence', ['A lamp burns oil.', 'It may be lent.', 'Cats like it.'], [order('insertion', null, 'Cats like it.')], true],
    ['an added sentence in the midst', ['A lamp burns oil. Cats like it.', 'It may be lent.'], [order('insertion', null, 'Cats like it.')], true],
    ['an added sentence in the place of another', ['A lamp burns oil.', 'Cats like it.'], [order('insertion', null, 'Cats like it.')], false],
    ['a sentence that takes the place of another', ['A lamp burns oil.', 'It may be sold.'], [order('substitution', null, 'It may be sold.')], true],
    ['a sentence before all', ['Cats like it.', 'A lamp burns oil.', 'It may be lent.'], [order('insertion', null, 'Cats like it.')], true],
    ['two of them', ['Cats like it.', 'A lamp burns oil.', 'Dogs do not.', 'It may be lent.'], [order('insertion', null, 'Dogs do not.'), order('insertion', null, 'Cats like it.')], true],
    ['one of two, and something else', ['Cats like it.', 'A lamp burns oil.', 'Birds do.', 'It may be lent.'], [order('insertion', null, 'Dogs do not.'), order('insertion', null, 'Cats like it.')], false],
    ['nothing that was announced', ['A lamp burns oil.', 'It may be lent.', 'Cats like it.'], [], false],
    ['what a ruling only explains', ['A lamp burns oil.', 'It may be lent.', 'Cats like it.'], [order('clarification', null, 'Cats like it.')], false],
    ['words that stood there before', ['A lamp burns oil.', 'It may be lent.', 'A lamp burns oil.'], [order('insertion', null, 'A lamp burns oil.')], false],
    ['what takes the place of words that are not there', ['A lamp burns oil.', 'It may be sold.'], [order('substitution', 'may be lost', 'It may be sold.')], true],
    ['a sentence without the stop behind it', ['A lamp burns oil.', 'It may be lent. Cats like it.'], [order('substitution', null, 'Cats like it')], false],
    ['what was to be repealed', ['A lamp burns oil.'], [order('repeal', 'It may be lent.', null)], false],
  ] as const)('%s: %j', (_what, print, waiting, expected) => { expect(isAnnounced(text, blocks(...print), waiting)).toBe(expected); });
});

describe('the addresses of what an edition prints', () => {
  const ids = (was: string[], print: string[]): string[] => realign(blocks(...was), blocks(...print).map((block) => ({ ...block, id: `${block.id}-new` }))).map(({ id }) => id);
  const [a, b, c] = ['A lamp burns oil by night.', 'It may be lent to a keeper.', 'Cats like every lantern here.'] as const;

  test.each([
    ['stay with the same words', [a, b], [a, b], ['p1', 'p2']],
    ['stay with words that moved up', [a, b], [b], ['p2']],
    ['are new for what is new', [a, b], [a, c, b], ['p1', 'p2-new', 'p2']],
    ['stay with what is revised', [a, b], ['A lamp burns oil by day.', b], ['p1', 'p2']],
    ['stay with what is only longer', [a, b], [`${a} It hums, it glows, it swings, it falls, and then nobody finds it.`, b], ['p1', 'p2']],
    ['stay with what is only shorter', ['A lamp burns oil by night and it hums and glows and swings and falls.', b], ['A lamp burns oil by night.', b], ['p1', 'p2']],
    ['are new for what says something else', [a, b], [c, b], ['p1-new', 'p2']],
    ['go to the second where the first is gone', [a, b], ['It may be lent to a captain.', c], ['p2', 'p2-new']],
  ])('%s', (_what, was, print, expected) => { expect(ids([...was], [...print])).toEqual(expected); });

  test('are never given twice', () => {
    expect(realign(blocks(a, b), [...blocks(a), ...blocks(c).map((block) => ({ ...block, id: 'p1' }))]).map(({ id }) => id)).toEqual(['p1', 'p1-2']);
  });
});

describe('what became of a ruling in the edition after it', () => {
  const text = 'A lamp burns oil of whales in most wards of the city by night.';
  const superseded = (ruling: Partial<NonNullable<Input['rulings']>[number]>, entries: Input['entries'], document: Partial<Input['documents'][number]> = {}) =>
    corpusOf({
      documents: [{ id: 'june', kind: 'rulings', date: '2009-06-01' }, { id: 'glossary', kind: 'glossary', letter: 'L', date: '2011-01-03', ...document }],
      entries, rulings: [{ topic: 'lamp', document: 'june', says: [text], ...ruling }],
    }).rulings[0]?.supersededBy;
  const fate = (...asked: Parameters<typeof superseded>) => {
    const by = superseded(...asked);
    return by && [by.how, by.entry, by.block];
  };

  test('has a share of its words only where there are words of it to look at', () => {
    const of = (...held: string[]) => superseded({}, [{ headword: 'lamp', text: held, completeness: held.length === 0 ? 'headword only' : 'partial' }]);
    expect(of()).toMatchObject({ how: 'copy damaged here', entry: 'lamp', likeness: null });
    expect(of('Cats like it.')).toMatchObject({ how: 'copy damaged here', entry: 'lamp', likeness: 0 });
  });

  test.each([
    ['it stands in its entry', {}, [{ headword: 'lamp', text: [text] }], ['found', 'lamp', 'p1']],
    ['it stands there in other words', { says: ['A lamp burns oil of olives in most wards of the realm.'] }, [{ headword: 'lamp', text: [text] }], ['found reworded', 'lamp', 'p1']],
    ['it is not in its entry', {}, [{ headword: 'lamp', text: ['Cats like it.'] }], ['not found', 'lamp', null]],
    ['it may have been lost', {}, [{ headword: 'lamp', text: ['Cats like it.'], completeness: 'partial' }], ['copy damaged here', 'lamp', null]],
    ['it stands in another entry', {}, [{ headword: 'lamp', text: ['Cats like it.'] }, { headword: 'light', text: [text] }], ['found', 'light', 'p1']],
    ['too short to be looked for in another', { says: ['A lamp burns oil of whales.'] }, [{ headword: 'lamp', text: ['Cats like it.'] }, { headword: 'light', text: [text] }], ['not found', 'lamp', null]],
    ['its entry is gone', { instructions: [{ operation: 'repeal', unit: 'entry' }] }, [{ headword: 'light', text: ['Cats like it.'] }], ['entry no longer held', null, null]],
    ['its letter is not held', { topic: 'barge', reason: 'letter not held' }, [{ headword: 'light', text: ['Cats like it.'] }], ['letter not held', null, null]],
    ['its new text stands there', { says: ['Add this.'], instructions: [{ operation: 'insertion', unit: 'text', new: [text] }] }, [{ headword: 'lamp', text: [text] }], ['found', 'lamp', 'p1']],
    ['the entry has the reference', { see: ['lantern'], instructions: [{ operation: 'pointer', unit: 'entry' }] }, [{ headword: 'lamp', text: [text], see: ['Lantern'] }], ['found', 'lamp', null]],
    ['the entry has another reference', { see: ['lantern'], instructions: [{ operation: 'pointer', unit: 'entry' }] }, [{ headword: 'lamp', text: [text], see: ['locks'] }], ['not found', 'lamp', null]],
  ] as const)('%s', (_what, ruling, entries, expected) => { expect(fate(ruling as never, entries as never)).toEqual(expected); });
});

describe('a ruling in the collection after it', () => {
  const both = (first: object, second: object, more: object[] = []) => {
    const corpus = corpusOf({
      documents: [{ id: 'glossary', kind: 'glossary', letter: 'L', date: '2011-01-03' }, { id: 'march', kind: 'rulings', date: '2012-03-05', amends: 'Glossary' }, { id: 'may', kind: 'rulings', date: '2012-05-07', amends: 'Glossary' }],
      entries: [{ headword: 'lamp', text: ['A lamp burns oil.', 'It may be lent.'] }, { headword: 'lock', text: ['A lock leaks.'] }, { headword: 'ledge', text: ['A ledge is wet.'] }],
      rulings: [
        { topic: 'lamp', document: 'march', says: ['It says so.'], ...first }, { topic: 'lock', document: 'march', says: ['A lock holds.'] },
        { topic: 'lamp', document: 'may', says: ['It says so.'], ...second }, { topic: 'lock', document: 'may', says: ['A lock holds.'] }, ...more,
      ] as never,
    });
    const [one] = corpus.rulings;
    return {
      how: one?.supersededBy?.how ?? null, by: one?.supersededBy?.ruling ?? null, text: corpus.entries[0]?.text.map((block) => block.text) ?? [],
      outcomes: corpus.rulings.filter(({ topic, document }) => topic === 'lamp' && document === 'may').flatMap(({ amendments }) => amendments.map(({ outcome, reason }) => (reason === null ? outcome : `${outcome}: ${reasonInWords(reason)}`))),
      messages: corpus.messages.map(({ rule }) => rule),
    };
  };
  const replace = (old: string, by: string) => ({ operation: 'substitution', unit: 'text', old, new: [by] });

  test('is repeated word for word, and not carried out twice', () => {
    const done = both({ instructions: [replace('oil', 'oil or oil')] }, { instructions: [replace('oil', 'oil or oil')] });
    expect(done).toMatchObject({ how: 'repeated word for word', by: 'may-lamp', text: ['A lamp burns oil or oil.', 'It may be lent.'], outcomes: ['applied with a note: in force since 5 March 2012: the same instruction stands in the Current Rulings of 5 March 2012'] });
  });

  test('is repeated in a changed form, which takes the place of its words', () => {
    const done = both({ instructions: [replace('oil', 'wax')] }, { says: ['It says otherwise.'], instructions: [replace('oil', 'tallow')] });
    expect(done).toMatchObject({ how: 'repeated in a changed form', text: ['A lamp burns tallow.', 'It may be lent.'], outcomes: ['applied with a note: it restates an instruction of 5 March 2012, whose words it replaces'] });
  });

  test('is not restated where its words are not found once', () => {
    const done = both({ instructions: [replace('oil', 'lamp')] }, { says: ['It says otherwise.'], instructions: [replace('oil', 'tallow')] });
    expect(done.outcomes).toEqual(['not applied: place not certain: it restates an instruction of 5 March 2012 whose words are not found here exactly once']);
  });

  test('is not restated where it may be one of two', () => {
    const done = both({ instructions: [replace('oil', 'oil, wax'), { ...replace('oil', 'fat'), place: { paragraphs: 1 }, sentence: 'two' }] }, { says: ['It says otherwise.'], instructions: [replace('oil', 'tallow')] });
    expect(done.outcomes).toEqual(['not applied: place not certain: it may restate more than one earlier instruction']);
  });

  test('is ended where the entry is replaced or deleted', () => {
    expect(both({ instructions: [replace('oil', 'wax')] }, { says: ['New.'], instructions: [{ operation: 'substitution', unit: 'entry', locator: 'this entry', new: ['A lamp glows.'] }] }))
      .toMatchObject({ how: 'the entry was replaced', text: ['A lamp glows.'] });
    expect(both({ instructions: [replace('oil', 'wax')] }, { says: ['Gone.'], instructions: [{ operation: 'repeal', unit: 'entry', locator: 'this entry' }] }))
      .toMatchObject({ how: 'the entry was deleted', text: [] });
  });

  test('is missed where nothing deletes it, and where an instruction of it is not there', () => {
    expect(both({}, { topic: 'ledge', says: ['A ledge is dry.'] }).messages).toEqual(['ruling-vanished']);
    expect(both({ instructions: [replace('oil', 'wax')] }, { instructions: [{ operation: 'repeal', unit: 'text', old: 'may be' }] }).messages).toContain('instruction-vanished');
    expect(both({ instructions: [replace('oil', 'wax')] }, { instructions: [{ operation: 'substitution', unit: 'entry', new: ['A lamp glows.'] }] }).messages).not.toContain('instruction-vanished');
  });

  test('is not missed where its words stand under another topic, three of them at least', () => {
    expect(both({ says: ['Cats like lamps.'] }, { topic: 'ledge', says: ['Cats like lamps.'] }).messages).toEqual([]);
    expect(both({ says: ['Cats purr.'] }, { topic: 'ledge', says: ['Cats purr.'] }).messages).toEqual(['ruling-vanished']);
  });
});
