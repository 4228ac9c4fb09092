/** Parts of an entry that are told by their words: what is changed in them, and what goes; each just within and just across. */
import { describe, expect, test } from 'vitest';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

const text = ['A lamp burns oil. It may be lent.', 'A keeper trims it each night. Nobody may else.', 'A dark lamp is lost. Cats may know.'];
type Told = NonNullable<NonNullable<Order['place']>['told']>[number];
const paragraph = (part: Partial<Told>): Told => ({ of: 'paragraph', ...part });
const sentence = (part: Partial<Told>): Told => ({ of: 'sentence', ...part });

/** The blocks that differ, or why none does. */
function changed(order: Order, was: string[] = text, more: Partial<Besides> = {}): string[] | string {
  const done = ruled(was, order, more);
  return done.outcome.startsWith('applied') ? done.text.filter((block) => !was.includes(block)) : done.outcome.replace(/^not applied: /u, '');
}
const twice = 'found more than once: the quoted words stand here 3 times';

describe('of words that stand three times, those are meant that stand in the paragraph', () => {
  const mays = (told: Told[], place: object = {}): Order => ({ operation: 'substitution', unit: 'text', old: 'may', new: ['can'], place: { told, ...place } });

  test.each<[string, Told[], string[] | string, object?]>([
    ['that opens so', [paragraph({ opens: 'A keeper' })], ['A keeper trims it each night. Nobody can else.']],
    ['that opens so, with the dots of the ruling', [paragraph({ opens: 'A keeper.' })], ['A keeper trims it each night. Nobody can else.']],
    ['that opens in no longer word', [paragraph({ opens: 'A keep' })], twice],
    ['and not in that which opens with nothing', [paragraph({ opens: '' })], twice],
    ['that closes so', [paragraph({ closes: 'may else' })], ['A keeper trims it each night. Nobody can else.']],
    ['that closes so, stop and all', [paragraph({ closes: 'may else.' })], ['A keeper trims it each night. Nobody can else.']],
    ['that closes in no longer word', [paragraph({ closes: 'ay else' })], twice],
    ['and not in that which closes with nothing', [paragraph({ closes: '!' })], twice],
    ['that holds the words', [paragraph({ holds: 'oil' })], ['A lamp burns oil. It can be lent.']],
    ['that holds the words as words', [paragraph({ holds: 'oi' })], twice],
    ['of which all of it is true', [paragraph({ opens: 'A', holds: 'lost' })], ['A dark lamp is lost. Cats can know.']],
    ['and none where one thing is not', [paragraph({ opens: 'A keeper', holds: 'oil' })], twice],
    ['and none where it is true of two', [paragraph({ opens: 'A' })], twice],
    ['one of whose sentences opens so, where no paragraph does', [paragraph({ opens: 'Cats' })], ['A dark lamp is lost. Cats can know.']],
    ['that has the number, too', [paragraph({ opens: 'A keeper' })], ['A keeper trims it each night. Nobody can else.'], { paragraphs: 2 }],
    ['and none where the number is another’s', [paragraph({ opens: 'A keeper' })], twice, { paragraphs: 1 }],
    ['and none where no paragraph is so', [paragraph({ opens: 'A cat' })], twice, { paragraphs: 2 }],
  ])('%s', (_what, told, expected, place) => { expect(changed(mays(told, place))).toEqual(expected); });

  test('that opens so, whatever sentence of another does', () => {
    expect(changed(mays([paragraph({ opens: 'Cats' })]), ['Cats may sing.', 'A lamp may burn. Cats know.'])).toEqual(['Cats can sing.']);
  });

  test.each<[string, Told[], string[] | string, object?]>([
    ['of the sentence that opens so', [sentence({ opens: 'Nobody' })], ['A keeper trims it each night. Nobody can else.']],
    ['of the sentence of that number', [sentence({ opens: 'Nobody' })], ['A keeper trims it each night. Nobody can else.'], { sentences: -1, paragraphs: 2 }],
    ['and not of another number', [sentence({ opens: 'Nobody' })], twice, { sentences: 1, paragraphs: 2 }],
    ['and not of a sentence beside it', [sentence({ opens: 'A keeper' })], twice],
    ['and not of two sentences', [sentence({ opens: 'A' })], twice],
    ['of the one in the paragraph told', [sentence({ holds: 'may' }), paragraph({ holds: 'oil' })], ['A lamp burns oil. It can be lent.']],
    ['and not in a paragraph counted in two ways', [sentence({ opens: 'Nobody' })], twice, { paragraphs: 9 }],
  ])('%s', (_what, told, expected, place) => { expect(changed(mays(told, place))).toEqual(expected); });
});

describe('a sentence told by its words is deleted', () => {
  const removal = (told: Told[], place: object = {}): Order => ({ operation: 'repeal', unit: 'sentence', locator: 'there', place: { told, ...place } });

  test.each<[string, Order, string[] | RegExp]>([
    ['where one is so', removal([sentence({ opens: 'Nobody' })]), ['A keeper trims it each night.']],
    ['not where two are', removal([sentence({ opens: 'A' })]), /^(?:text not found|place not certain)/u],
    ['not where none is', removal([sentence({ opens: 'A cat' })]), /^(?:text not found|place not certain)/u],
    ['where it has that number', removal([sentence({ opens: 'Nobody' })], { paragraphs: 2, sentences: 2 }), ['A keeper trims it each night.']],
    ['not where it has another', removal([sentence({ opens: 'Nobody' })], { paragraphs: 2, sentences: 1 }), /^(?:text not found|place not certain)/u],
    ['not where the number is of two', removal([sentence({ opens: 'Nobody' })], { paragraphs: 2, sentences: [1, 2] }), /^(?:text not found|place not certain)/u],
  ])('%s', (_what, order, expected) => {
    if (expected instanceof RegExp) expect(changed(order)).toMatch(expected);
    else expect(changed(order)).toEqual(expected);
  });
});

test('a sentence is not deleted where just two are as it is told', () => {
  expect(changed({ operation: 'repeal', unit: 'sentence', place: { told: [sentence({ opens: 'It' })] } }, ['A lamp burns. It hums.', 'It may be lent.'])).toMatch(/^(?:text not found|place not certain)/u);
});

test('an item that is told by its last word has no longer one', () => {
  expect(ruled(['A lamp fears:', '* mice', '* ice', '* fog'], { operation: 'repeal', unit: 'list item', place: { told: [{ of: 'list item', closes: 'ice' }] } }).text).toEqual(['A lamp fears:', '* mice', '* fog']);
});

describe('in the paragraph that is told by its words', () => {
  const was = ['A lamp burns (by night). It may hum.', 'A lock leaks (by day). It may hum.', 'Nobody knows.'];
  const told = [paragraph({ opens: 'A lock' })];

  test.each<[string, Order, string[] | RegExp]>([
    ['a new one begins', { operation: 'renumbering', unit: 'paragraph', how: 'split', old: 'It may', place: { position: 'before', told } }, ['A lock leaks (by day).', 'It may hum.']],
    ['the last word goes', { operation: 'repeal', unit: 'text', place: { words: { from: -1, to: -1 }, told } }, ['A lock leaks (by day). It may.']],
    ['what stands in brackets goes', { operation: 'repeal', unit: 'text', place: { within: 'parenthetical', told } }, ['A lock leaks. It may hum.']],
    ['the sentence goes of which the first words are quoted', { operation: 'repeal', unit: 'sentence', place: { opening: 'A lock leaks', told } }, ['It may hum.']],
    ['and not the one that stands in another', { operation: 'repeal', unit: 'sentence', place: { opening: 'Nobody', told } }, /^place not certain/u],
    ['no reference is added', { operation: 'insertion', unit: 'cross-reference', new: ['quay'], place: { told } }, /^place not certain/u],
  ])('%s', (_what, order, expected) => {
    if (expected instanceof RegExp) expect(changed(order, was)).toMatch(expected);
    else expect(changed(order, was)).toEqual(expected);
  });

  test('no section is replaced', () => {
    const order = (place: Order['place']): Order => ({ operation: 'substitution', unit: 'section', new: ['# Night', 'A lamp may hum by night.'], place: { section: 'Night', ...place } });
    const parts = ['# Night', 'A lamp may hum by day.', '# Day', 'A lock leaks.'];
    expect(changed(order({}), parts)).toEqual(['A lamp may hum by night.']);
    expect(changed(order({ told }), parts)).toMatch(/^place not certain/u);
  });
});
