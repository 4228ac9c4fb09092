import { describe, expect, test } from 'vitest';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

const text = ['A lamp burns oil.', 'It may be lent.'];

type Case = [says: string, order: Partial<Order>, outcome: string, now: string[] | null, besides?: Partial<Besides> & { held?: string[] }];

/** The text stays where no other is given. */
function carriesOut(common: Pick<Order, 'operation' | 'unit' | 'sentence'>, cases: Case[]): void {
  test.for(cases)('%s', ([, order, outcome, now, { held = text, ...besides } = {}]) => {
    expect(ruled(held, { ...common, ...order }, besides)).toEqual({ outcome, text: now ?? held });
  });
}

describe('an entry is deleted', () => {
  carriesOut({ operation: 'repeal', unit: 'entry' }, [
    ['under its name', {}, 'applied', []],
    ['under its name in other quotes and dashes', {}, 'applied', [], { entry: { headword: 'keeper’s lamp – brass' }, topic: 'keeper\'s lamp - brass' }],
    ['under its name in capitals', {}, 'applied', [], { topic: 'LAMP', match: 'folded' }],
    ['not under a name with other capitals', {}, 'not applied: place not certain: the entry is headed “lamp” here', null, { topic: 'Lamp', match: 'folded' }],
    ['not under its number', {}, 'not applied: place not certain: the entry is headed “lamp” here', null, { match: 'number' }],
    ['not where two have the name', {}, 'not applied: place not certain: 2 entries are headed “lamp”', null, { beside: [{ headword: 'lamp', id: 'other', text: ['A card.'] }] }],
    ['not where a section of it is named', { locator: 'the tolls', place: { section: 'tolls' } }, 'not applied: place not certain: more is named than the entry (“the tolls”)', null],
    ['not where something is named throughout it', { locator: 'throughout', place: { every: true } }, 'not applied: place not certain: more is named than the entry (“throughout”)', null],
    ['not where what it is about is named', { place: { about: 'oil' } }, 'not applied: described, not quoted', null],
    ['though its first words are quoted', { place: { opening: 'A lamp' } }, 'applied', []],
    ['where it only refers to another', {}, 'applied', [], { held: ['See lantern.'], entry: { see: ['lantern'] } }],
    ['not where it only refers to its own name in another order', {}, 'not applied: place not certain: “Lamp, The” only points to “The Lamp”, where the text stands', null, { held: ['See The Lamp.'], entry: { headword: 'Lamp, The', see: ['The Lamp'] } }],
  ]);
});

describe('an entry is replaced', () => {
  carriesOut({ operation: 'substitution', unit: 'entry' }, [
    ['by what is given', { new: ['A lamp glows.'] }, 'applied', ['A lamp glows.']],
    ['by several paragraphs, that need no full stop', { new: ['A lamp glows', 'It hums'] }, 'applied', ['A lamp glows', 'It hums']],
    ['by what ends in a quotation', { new: ['A lamp is a “light”'] }, 'applied', ['A lamp is a “light”']],
    ['not by what is no sentence', { new: ['light'] }, 'not applied: place not certain: what is given as the new text is no sentence', null],
    ['not by nothing', {}, 'not applied: described, not quoted: the new text is not given', null],
    ['not by words that stand for others', { new: ['See above.'] }, 'not applied: described, not quoted: “See above.” is not the whole new text', null],
    ['not under another name', { new: ['A lamp glows.'] }, 'not applied: place not certain: the entry is headed “lamp” here', null, { topic: 'lamps', match: 'longer' }],
  ]);
});

test('an entry that is held is not made again', () => {
  expect(ruled(text, { operation: 'insertion', unit: 'entry', new: ['A lamp glows.'] })).toEqual({ outcome: 'not applied: place not certain: an entry “lamp” is held already', text });
});

describe('a reference is', () => {
  const see = ['gates', 'keys', 'night porter'];
  const held = ['A latch holds a gate. See gates, keys, night porter.'];
  const entry = { headword: 'latch', see };
  const more = (name: string): string => `applied with a note: only the reference changes, not what else the entry says of “${name}”`;
  carriesOut({ operation: 'repeal', unit: 'cross-reference', sentence: 'Delete the reference “it”.' }, [
    ['deleted with the comma before it', { old: 'keys' }, 'applied', ['A latch holds a gate. See gates, night porter.'], { held, entry }],
    ['deleted with the comma behind it, where it is the first', { old: 'gates' }, 'applied', ['A latch holds a gate. See keys, night porter.'], { held, entry }],
    ['deleted where it is the last', { old: 'night porter' }, 'applied', ['A latch holds a gate. See gates, keys.'], { held, entry }],
    ['deleted with its sentence, where it is the only one', { old: 'See keys.' }, 'applied', ['A latch holds a gate.'], { held: ['A latch holds a gate. See keys.'], entry: { headword: 'latch', see: ['keys'] } }],
    ['deleted with a note, where the entry has the word elsewhere', { old: 'keys' }, more('keys'), ['A latch needs keys. See gates.'], { held: ['A latch needs keys. See gates, keys.'], entry }],
    ['deleted with a note, where it is named and not quoted', { old: 'keys', sentence: 'Delete the reference to it.' }, 'applied with a note: the reference to “keys” is named, not quoted', ['A latch holds a gate. See gates, night porter.'], { held, entry }],
    ['deleted with a note, where its name begins the order', { old: 'keys', sentence: 'keys goes from “See gates”.' }, 'applied with a note: the reference to “keys” is named, not quoted', ['A latch holds a gate. See gates, night porter.'], { held, entry }],
    ['deleted where its quotation begins the order', { old: 'keys', sentence: '“keys” goes.' }, 'applied', ['A latch holds a gate. See gates, night porter.'], { held, entry }],
    ['deleted in whatever capitals it is named', { old: 'KEYS' }, 'applied', ['A latch holds a gate. See gates, night porter.'], { held, entry }],
    ['not told from a word of a sentence, in whatever capitals', { old: 'Gate' }, 'not applied: place not certain: what belongs to the reference cannot be told', null, { held, entry }],
    ['deleted of an entry that is nothing but references', { old: 'keys' }, 'applied', ['See gates.'], { held: ['See gates, keys.'], entry: { headword: 'latch', see: ['gates', 'keys'] } }],
    ['not deleted where it is all that such an entry has', { old: 'keys' }, 'not applied: text not found: the entry held is only a cross-reference', null, { held: ['See keys.'], entry: { headword: 'latch', see: ['keys'] } }],
    ['not deleted where it stands twice', { old: 'keys' }, 'not applied: found more than once: the entry refers to “keys” 2 times', null, { held: ['See keys, gates. A latch. See keys.'], entry }],
    ['not deleted where it is only a part of one', { old: 'porter' }, 'not applied: place not certain: what belongs to the reference cannot be told', null, { held, entry }],
    ['not deleted where the entry does not refer to it', { old: 'moat' }, 'not applied: text not found', null, { held, entry }],
    ['not deleted where it is not known as a reference', { old: 'keys' }, 'not applied: place not certain: “keys” is only a part of a reference', null, { held, entry: { headword: 'latch', see: ['gates', 'keys, iron'] } }],
    ['not deleted in a sentence with words of its own', { old: 'keys' }, 'not applied: place not certain: what belongs to the reference cannot be told', null, { held: ['A latch lifts (see keys, but only by day).'], entry }],
    ['not told in a damaged copy', { old: 'moat' }, 'not applied: copy damaged here', null, { held, entry: { ...entry, completeness: 'partial' } }],
  ]);
  carriesOut({ operation: 'repeal', unit: 'cross-reference', sentence: 'Delete the See line.' }, [
    ['deleted with all others, where their line is', { place: { within: 'reference line' } }, 'applied with a note: the list of references as it stands here went: “See gates, keys.”', ['A latch holds a gate.'], { held: ['A latch holds a gate.', 'See gates, keys.'], entry }],
    ['not deleted with all others where two lines are', { place: { within: 'reference line' } }, 'not applied: place not certain: nothing says what stood there', null, { held: ['A latch holds a gate.', 'See gates.', 'See keys.'], entry }],
    ['not deleted with all others where a paragraph is told', { place: { within: 'reference line', told: [{ of: 'paragraph', opens: 'A latch' }] } }, 'not applied: place not certain: nothing says what stood there', null, { held: ['A latch holds a gate.', 'See gates.'], entry }],
  ]);
  carriesOut({ operation: 'substitution', unit: 'cross-reference', sentence: 'Replace the reference “it”.' }, [
    ['replaced by another', { old: 'keys', new: ['See locks.'] }, 'applied', ['A latch holds a gate. See gates, locks, night porter.'], { held, entry }],
    ['rewritten with the others of the only list', { new: ['See locks, moats.'] }, 'applied', ['A latch holds a gate. See locks, moats.'], { held, entry }],
    ['rewritten where it is all that the entry has', { new: ['See locks.'] }, 'applied', ['See locks.'], { held: ['See gates.'], entry: { headword: 'latch', see: ['gates'] } }],
    ['not rewritten where there are two lists', { new: ['See locks.'] }, 'not applied: described, not quoted: the words to be replaced are not given', null, { held: ['See gates.', 'A latch. See keys.'], entry }],
    ['not rewritten by more than references', { new: ['See locks. A latch sticks.'] }, 'not applied: described, not quoted: the words to be replaced are not given', null, { held, entry }],
    ['not replaced by two paragraphs', { old: 'keys', new: ['See locks.', 'A lock.'] }, 'not applied: described, not quoted: the new reference is not given', null, { held, entry }],
    ['not replaced by nothing', { old: 'keys' }, 'not applied: described, not quoted: the new reference is not given', null, { held, entry }],
  ]);
});

describe('an order is left to a person', () => {
  const why = (order: Order, besides: Partial<Besides> = {}, held = text): string => ruled(held, order, besides).outcome;

  test('where it changes the print', () => {
    expect(why({ operation: 'formatting', unit: 'text', old: 'oil' })).toBe('not applied: place not certain: it changes the print, and only the words are held');
  });

  test('where it takes a ruling back', () => { expect(why({ operation: 'reversal', unit: 'entry' })).toBe('not applied: described, not quoted'); });

  test('where it corrects a card', () => { expect(why({ operation: 'erratum', unit: 'entry' })).toBe('not applied: no instruction: it corrects the card, not this text'); });

  test('where it only explains, refers or holds for a time', () => {
    for (const operation of ['clarification', 'pointer', 'temporary'] as const) expect(why({ operation, unit: 'entry' })).toBe('not applied: no instruction');
  });

  test('where the entry is only a reference', () => {
    expect(why({ operation: 'repeal', unit: 'paragraph', place: { paragraphs: 1 } }, { entry: { see: ['lantern'] } }, ['See lantern.'])).toBe('not applied: text not found: the entry held is only a cross-reference');
  });

  test('where the entry has no text, or only its headword was left of it', () => {
    expect(why({ operation: 'repeal', unit: 'paragraph', place: { paragraphs: 1 } }, {}, [])).toBe('not applied: text not found: the entry has no text');
    expect(why({ operation: 'repeal', unit: 'paragraph', place: { paragraphs: 1 } }, { entry: { completeness: 'headword only' } }, [])).toBe('not applied: copy damaged here: the copy has only the headword');
  });

  test('where a place is counted in a damaged copy', () => {
    expect(why({ operation: 'repeal', unit: 'paragraph', place: { paragraphs: 1 } }, { entry: { completeness: 'partial' } })).toBe('not applied: copy damaged here: positions cannot be counted in what is left');
  });

  test('where a place is only described', () => {
    expect(why({ operation: 'repeal', unit: 'text', place: { about: 'the oil' } })).toBe('not applied: described, not quoted');
  });

  test('where words, the entry or a reference are to be replaced that nobody quotes', () => {
    for (const unit of ['text', 'cross-reference'] as const) expect(why({ operation: 'substitution', unit, new: ['wax'] })).toBe('not applied: described, not quoted: the words to be replaced are not given');
  });

  test('where a section is not marked here', () => {
    expect(why({ operation: 'substitution', unit: 'section', place: { section: 'Tolls' }, new: ['No toll.'] })).toBe('not applied: place not certain: this copy does not mark the section');
  });
});
