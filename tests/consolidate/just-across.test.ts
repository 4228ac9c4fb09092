/** Each guard of an order carried out, by the case just within it and the one just across. */
import { describe, expect, test } from 'vitest';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

const text = ['A lamp burns oil.', 'It may be lent.', 'Cats like it.'];
const listed = ['A lamp has parts.', '* wick', '* glass', 'It may be lent.'];
const outcome = (was: string[], order: Order, more: Partial<Besides> = {}): string => ruled(was, order, more).outcome;
function applies(was: string[], order: Order, more: Partial<Besides> = {}): string[] | string {
  const done = ruled(was, order, more);
  return done.outcome.startsWith('applied') ? done.text : done.outcome;
}
const uncertain = expect.stringMatching(/^not applied: place not certain/u) as unknown;

describe('what only a number names', () => {
  const removal: Order = { operation: 'repeal', unit: 'paragraph', place: { paragraphs: 2 } };
  const swap: Order = { operation: 'renumbering', unit: 'paragraph', how: 'swap', place: { paragraphs: [1, 2] } };

  test.each([['exact', true], ['folded', true], ['number', true], ['alias', false], ['longer', false], ['parent', false]] as const)('is changed in an entry of that name, and in no other: %s', (match, isSure) => {
    expect(outcome(text, removal, { match }).startsWith('applied')).toBe(isSure);
    expect(outcome(text, swap, { match }).startsWith('applied')).toBe(isSure);
  });

  test.each([
    ['swap', ['It may be lent.', 'A lamp burns oil.', 'Cats like it.']], ['join', ['A lamp burns oil. It may be lent.', 'Cats like it.']], ['split', uncertain], ['move', uncertain],
  ] as const)('%s', (how, expected) => { expect(applies(text, { ...swap, how })).toEqual(expected); });

  test('moves to the end, or to the beginning', () => {
    expect(applies(text, { ...swap, how: 'move', place: { paragraphs: 2, position: 'end' } })).toEqual(['A lamp burns oil.', 'Cats like it.', 'It may be lent.']);
    expect(applies(text, { ...swap, how: 'move', place: { paragraphs: 2, position: 'start' } })).toEqual(['It may be lent.', 'A lamp burns oil.', 'Cats like it.']);
  });

  test('is not moved where a list belongs to it, nor three where two change places, nor what is no paragraph', () => {
    expect(applies(listed, { ...swap, how: 'move', place: { paragraphs: 1, position: 'end' } })).toEqual(uncertain);
    expect(applies(text, { ...swap, place: { paragraphs: [1, 3] } })).toEqual(uncertain);
    expect(applies(text, { ...swap, place: { paragraphs: [1, 4] } })).toMatch(/^not applied: text not found/u);
    expect(applies(text, { ...swap, unit: 'sentence', place: { sentences: [1, 2] } })).toEqual(uncertain);
    expect(applies(listed, { ...swap, unit: 'list item', place: { items: [1, 2] } })).toEqual(['A lamp has parts.', '* glass', '* wick', 'It may be lent.']);
  });

  test('a sentence is not there where no number is given', () => { expect(outcome(text, { operation: 'repeal', unit: 'sentence' })).toMatch(/^not applied: text not found/u); });
});

test('a paragraph is replaced where it stands by any way of counting, if its words are plainly meant', () => {
  const was = ['# Lamps', 'A lamp burns.', '* wick', 'It may be lent to any keeper here.'];
  expect(applies(was, { operation: 'substitution', unit: 'paragraph', new: ['It may be lent to any keeper there.'], place: { paragraphs: 3 } })).toEqual(['# Lamps', 'A lamp burns.', '* wick', 'It may be lent to any keeper there.']);
});

describe('an addition by its place', () => {
  const adding = (unit: Order['unit'], place: NonNullable<Order['place']>, fresh = ['Dogs do not.']): Order => ({ operation: 'insertion', unit, new: fresh, place });

  test.each([
    ['as a paragraph behind the last', text, adding('paragraph', { paragraphs: 4 }), [...text, 'Dogs do not.']], ['as one too far behind it', text, adding('paragraph', { paragraphs: 5 }), uncertain],
    ['as the first', text, adding('paragraph', { paragraphs: 1 }), ['Dogs do not.', ...text]], ['as the second', text, adding('paragraph', { paragraphs: 2 }), ['A lamp burns oil.', 'Dogs do not.', 'It may be lent.', 'Cats like it.']],
    ['as a paragraph where a list follows', ['A lamp burns oil.', 'It has parts.', '* wick'], adding('paragraph', { paragraphs: 3 }), uncertain], ['as an item behind the last', listed, adding('list item', { items: 3 }), ['A lamp has parts.', '* wick', '* glass', '* Dogs do not.', 'It may be lent.']],
    ['as an item too far behind it', listed, adding('list item', { items: 4 }), uncertain], ['as the last paragraph', text, adding('paragraph', { paragraphs: -1 }), [...text, 'Dogs do not.']], ['as the last item', listed, adding('list item', { items: -1 }), ['A lamp has parts.', '* wick', '* glass', '* Dogs do not.', 'It may be lent.']],
    ['as the last item below a paragraph', listed, adding('list item', { items: -1, paragraphs: 1 }), uncertain], ['at the end of the one list', listed, adding('list item', { position: 'end' }), ['A lamp has parts.', '* wick', '* glass', '* Dogs do not.', 'It may be lent.']],
    ['at the end of the list of a paragraph', listed, adding('list item', { position: 'end', paragraphs: 1 }), uncertain], ['at the end of two lists', [...listed, '* oil'], adding('list item', { position: 'end' }), uncertain], ['as an item where there is no list', text, adding('list item', { position: 'end' }), uncertain],
    ['at the start', text, adding('text', { position: 'start' }), ['Dogs do not.', ...text]], ['at the start of a paragraph', text, adding('text', { position: 'start', paragraphs: 2 }), ['A lamp burns oil.', 'Dogs do not. It may be lent.', 'Cats like it.']],
    ['an item at the start of a paragraph', text, adding('list item', { position: 'start', paragraphs: 2 }), uncertain], ['a paragraph at the start of another', text, adding('paragraph', { position: 'start', paragraphs: 2 }), uncertain], ['at the start of a list', ['* wick', 'It burns.'], adding('text', { position: 'start' }), uncertain],
    ['to the end of a paragraph', text, adding('text', { position: 'end', paragraphs: 2 }), ['A lamp burns oil.', 'It may be lent. Dogs do not.', 'Cats like it.']], ['to a paragraph', text, adding('text', { paragraphs: 2 }), ['A lamp burns oil.', 'It may be lent. Dogs do not.', 'Cats like it.']], ['half a sentence to a paragraph', text, adding('text', { paragraphs: 2 }, ['and dogs']), uncertain],
    ['behind a sentence', ['It burns. It hums.'], adding('sentence', { position: 'after', sentences: 1 }), ['It burns. Dogs do not. It hums.']], ['before a sentence', ['It burns. It hums.'], adding('sentence', { position: 'before', sentences: 2 }), ['It burns. Dogs do not. It hums.']],
    ['at the end, behind the last sentence', ['It burns. It hums.'], adding('sentence', { position: 'end', sentences: -1 }), ['It burns. It hums. Dogs do not.']], ['at the start, and of the last sentence', ['It burns. It hums.'], adding('sentence', { position: 'start', sentences: -1 }), uncertain], ['at the end of a first sentence', ['It burns. It hums.'], adding('sentence', { position: 'end', sentences: 1 }), uncertain],
    ['two of them behind a sentence', ['It burns. It hums.'], adding('sentence', { position: 'after', sentences: 1 }, ['Dogs do not.', 'Cats do.']), uncertain], ['behind a paragraph', text, adding('paragraph', { position: 'after', paragraphs: 1 }), ['A lamp burns oil.', 'Dogs do not.', 'It may be lent.', 'Cats like it.']],
    ['before a paragraph', text, adding('paragraph', { position: 'before', paragraphs: 1 }), ['Dogs do not.', ...text]], ['behind a paragraph with a list', listed, adding('paragraph', { position: 'after', paragraphs: 1 }), uncertain], ['an item behind a paragraph', text, adding('list item', { position: 'after', paragraphs: 1 }), uncertain], ['words behind a paragraph', text, adding('text', { position: 'after', paragraphs: 1 }), uncertain],
    ['what stands there already', text, adding('paragraph', { position: 'end' }, ['Cats like it.']), uncertain], ['in a section', text, adding('paragraph', { position: 'end', section: 'Night' }), uncertain], ['nothing', text, adding('paragraph', { position: 'end' }, []), expect.stringMatching(/^not applied: described/u)],
  ] satisfies [string, string[], Order, unknown][])('%s', (_what, was, order, expected) => { expect(applies(was, order)).toEqual(expected); });

  test('goes to no parent of the topic', () => { expect(outcome(text, adding('paragraph', { position: 'end' }), { match: 'parent' })).toEqual(uncertain); });
});

describe('a whole entry', () => {
  const replace = (...fresh: string[]): Order => ({ operation: 'substitution', unit: 'entry', new: fresh });

  test.each([
    ['is replaced by sentences', text, replace('It hums.'), ['It hums.']], ['not by what ends in no sentence', text, replace('It hums'), uncertain], ['not by what begins in the midst of one', text, replace('hums by night.'), uncertain],
    ['but by a reference that begins small', text, replace('see harbour.'), ['see harbour.']], ['and by small letters where it began with one', ['burns oil.'], replace('hums by night.'), ['hums by night.']], ['by nothing it is not', text, replace(), expect.stringMatching(/^not applied: described/u)],
  ])('%s', (_what, was, order, expected) => { expect(applies(was, order)).toEqual(expected); });

  test.each([['lamp', true], ['LAMP', true], ['Lamp', false], ['LANTERN', false], ['lantern', false]])('is that of the topic %s, or not', (topic, isSure) => { expect(outcome(text, replace('It hums.'), { topic }).startsWith('applied')).toBe(isSure); });
});

describe('quoted words everywhere', () => {
  const every = (times: number | null, place: object = {}): Order => ({ operation: 'substitution', unit: 'text', old: 'oil', new: ['wax'], place: { every: true, times, ...place } });
  const twice = ['It burns oil.', 'No oil is sold.'];

  test.each([
    [twice, every(null), ['It burns wax.', 'No wax is sold.']], [twice, every(2), ['It burns wax.', 'No wax is sold.']], [twice, every(3), 'not applied: place not certain: the words stand here 2 times'], [['It burns oil.'], every(2), 'not applied: place not certain: the words stand here once'],
    [[...twice, 'Oil is dear.'], every(null), uncertain], [twice, every(null, { paragraphs: 1 }), ['It burns wax.', 'No oil is sold.']], [twice, every(2, { paragraphs: 1 }), uncertain], [twice, every(null, { sentences: 1 }), uncertain],
  ])('%#: %j', (was, order, expected) => { expect(applies(was, order)).toEqual(expected); });
});

describe('quoted words with the stop of the order inside them', () => {
  const change = (old: string, fresh: string): Order => ({ operation: 'substitution', unit: 'text', old, new: [fresh] });

  test.each([
    ['a comma before a word', ['It burns oil at dusk and hums.'], change('at dusk', 'at night,'), uncertain], ['a full stop before a number', ['It burns oil at dusk 5 times.'], change('at dusk', 'at night.'), uncertain],
    ['a full stop before a capital', ['It burns oil at dusk. It hums.'], change('at dusk', 'at night.'), ['It burns oil at night. It hums.']], ['a comma that stood there', ['It burns at dusk, and hums.'], change('at dusk,', 'at night,'), ['It burns at night, and hums.']],
  ])('%s', (_what, was, order, expected) => { expect(applies(was, order)).toEqual(expected); });
});

describe('a reference', () => {
  const removal: Order = { operation: 'repeal', unit: 'cross-reference', old: 'lock' };
  test.each([
    ['at the end of a list without a stop', ['It burns.', 'See quay, lock'], ['It burns.', 'See quay']], ['in a sentence of its own without a stop', ['It burns.', 'See lock'], ['It burns.']], ['in brackets', ['It burns. (See lock.)'], ['It burns.']], ['at the head of the list', ['It burns.', 'See lock, quay.'], ['It burns.', 'See quay.']],
    ['in the midst of a sentence', ['It burns as a lock does.'], uncertain], ['twice', ['See lock.', 'See lock, quay.'], expect.stringMatching(/^not applied: found more than once/u)], ['nowhere', ['See quay.'], expect.stringMatching(/^not applied: text not found/u)],
  ])('%s', (_what, was, expected) => { expect(applies(was, removal, { entry: { see: ['lock', 'quay'] } })).toEqual(expected); });

  test('of which only a part is named stays', () => { expect(applies(['It burns.', 'See lock, quay.'], removal, { entry: { see: ['lock, quay'] } })).toEqual(uncertain); });
});

describe('a sentence with several orders', () => {
  test('waits where one of them is only described, and not for what another sentence describes', () => {
    const change: Order = { operation: 'repeal', unit: 'text', old: 'oil', sentence: 'Delete "oil" and the rest.' };
    expect(outcome(['It burns oil now.'], change, { others: [{ operation: 'repeal', unit: 'text', sentence: 'Delete "oil" and the rest.', place: { about: 'the rest' } }] })).toMatch(/^not applied: described/u);
    expect(outcome(['It burns oil now.'], change, { others: [{ operation: 'repeal', unit: 'text', sentence: 'Delete the rest.', place: { about: 'the rest' } }] })).toBe('applied');
    expect(outcome(['It burns oil now.'], change, { others: [{ operation: 'formatting', unit: 'text', sentence: 'Delete "oil" and the rest.', place: { about: 'the rest' } }] })).toBe('applied');
  });
});

describe('a step of an entry', () => {
  const steps = ['To moor:', '1. Throw a rope.', '2. Tie it.', '3. Rest.'];
  const change = (section: string, old = 'Tie'): Order => ({ operation: 'substitution', unit: 'text', old, new: ['Knot'], place: { section } });

  test.each([
    ['Step 2', steps, ['# To moor:', '1. Throw a rope.', '2. Knot it.', '3. Rest.']], ['step #2', steps, ['# To moor:', '1. Throw a rope.', '2. Knot it.', '3. Rest.']], ['Step 2', [...steps, '2. Tie again.'], 'refused'], ['Step 9', steps, 'refused'],
  ] as const)('%s of %j', (section, was, expected) => {
    const done = applies(['Tie nothing.', '# To moor:', ...was.slice(1)], change(section));
    if (expected === 'refused') expect(done).toMatch(/^not applied/u);
    else expect(done).toEqual(['Tie nothing.', ...expected]);
  });

  test('is not the paragraph that is told by its words, but may have a sentence that is', () => {
    const was = ['Tie nothing.', '# To moor:', ...steps.slice(1)];
    const told = (of: 'paragraph' | 'sentence', opens: string): Order => ({ ...change('Step 2'), place: { section: 'Step 2', told: [{ of, opens }] } });
    expect(applies(was, told('paragraph', 'Tie nothing'))).toMatch(/^not applied/u);
    expect(applies(was, told('sentence', 'Tie it'))).toEqual(['Tie nothing.', '# To moor:', '1. Throw a rope.', '2. Knot it.', '3. Rest.']);
  });
});
