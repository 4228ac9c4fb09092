/** What an order says of its place, and the ways in which a place is found: each looks at what is said, and is then carried out. */
import { describe, expect, test } from 'vitest';
import { ruled } from './rig/ruled.ts';
import type { Order } from './rig/ruled.ts';

type Place = NonNullable<Order['place']>;
/** The blocks that differ, or why none does. */
function changed(was: string[], order: Order): string {
  const done = ruled(was, order);
  return done.outcome.startsWith('applied') ? done.text.filter((block) => !was.includes(block)).join(' / ') : done.outcome;
}
const one = (of: 'paragraphs' | 'items', at: number): Place['also'] => ({ of, run: { from: at, to: at } });

describe('words are changed everywhere', () => {
  const text = ['A lamp burns. It may hum.', 'A keeper may sing. It may hum.', '* it may glow', '* it may leak'];
  const mays = (place: Place, was = text): string => changed(was, { operation: 'substitution', unit: 'text', old: 'may', new: ['can'], place: { every: true, ...place } });

  test('in the paragraph that begins so', () => { expect(mays({ told: [{ of: 'paragraph', opens: 'A keeper' }] })).toBe('A keeper can sing. It can hum.'); });
  test('in the item that ends so', () => { expect(mays({ told: [{ of: 'list item', closes: 'leak' }] })).toBe('* it can leak'); });
  test('from the beginning to the end', () => { expect(mays({ position: 'start' }, text.slice(0, 1))).toBe('A lamp burns. It can hum.'); });
  test('behind others', () => { expect(mays({ beside: 'It', position: 'after' }, ['It may hum.', 'It may glow.'])).toBe('It can hum. / It can glow.'); });
  test('in the phrase that has them twice', () => { expect(mays({ context: 'may or may not' }, ['Cats may or may not know.'])).toBe('Cats can or can not know.'); });
});

describe('a part of which the first words are told', () => {
  test('is an item of a number, that is the last', () => {
    const list = ['A lamp burns:', '* good oil', '* old wax'];
    expect(ruled(list, { operation: 'repeal', unit: 'list item', place: { opening: 'old wax', items: 2 } }).text).toEqual(list.slice(0, 2));
    expect(ruled(list, { operation: 'repeal', unit: 'list item', place: { opening: 'old wax', items: 2, also: one('items', -1) } }).text).toEqual(list.slice(0, 2));
    expect(ruled(list, { operation: 'repeal', unit: 'list item', place: { opening: 'old wax', items: 1 } }).text).toEqual(list);
  });
  test('may stand at the end', () => { expect(changed(['A lamp burns.', 'Cats know it.'], { operation: 'substitution', unit: 'paragraph', new: ['Cats know of it.'], place: { opening: 'Cats know', position: 'end' } })).toBe('Cats know of it.'); });
});

test('a paragraph begins in the note, where the words stand elsewhere, too', () => {
  expect(changed(['A lamp burns. It may hum.', 'Note: it leaks. It may hum.'], { operation: 'renumbering', unit: 'paragraph', how: 'split', old: 'It may', place: { position: 'before', within: 'note' } })).toBe('Note: it leaks. / It may hum.');
});

test('an entry is deleted whole, though its number is said to be new', () => {
  expect(ruled(['A lamp burns.'], { operation: 'repeal', unit: 'entry', place: { vacant: true } })).toEqual({ outcome: 'applied', text: [] });
});

describe('a new paragraph stands', () => {
  const text = ['A lamp burns oil.', 'A keeper trims it.', 'Cats know it.'];
  const added = (place: Place): number => ruled(text, { operation: 'insertion', unit: 'paragraph', new: ['Dogs bark at ferries.'], place }).text.indexOf('Dogs bark at ferries.');

  test.each<[string, Place, number]>([
    ['where its number is', { paragraphs: 2 }, 1], ['where both its numbers are', { paragraphs: 2, also: one('paragraphs', 2) }, 1], ['nowhere, where they are two places', { paragraphs: 2, also: one('paragraphs', 3) }, -1],
    ['behind the last, where its number is one that nothing has', { paragraphs: 4, vacant: true }, 3], ['nowhere, where something has it', { paragraphs: 2, vacant: true }, -1],
  ])('%s', (_where, place, at) => { expect(added(place)).toBe(at); });
});

describe('a reference is added', () => {
  const added = (was: string[], name: string, place: Place): string => changed(was, { operation: 'insertion', unit: 'cross-reference', new: [name], place }).replace(/^not applied.*/u, 'nowhere');

  test.each<[string, string[], string, Place, string]>([
    ['at the end of a paragraph', ['A lamp burns.', 'It hums.'], 'See quay.', { paragraphs: 1, position: 'end' }, 'A lamp burns. See quay.'],
    ['at its beginning', ['A lamp burns.', 'It hums.'], 'See quay.', { paragraphs: 2, position: 'start' }, 'See quay. It hums.'],
    ['to the list that ends the entry', ['A lamp burns. See lock.', 'It hums. See tide.'], 'quay', { within: 'references', position: 'end' }, 'It hums. See tide, quay.'],
    ['to no list before the last paragraph, where that at the end is meant', ['A lamp burns. See tide.', 'It hums.'], 'quay', { within: 'references', position: 'end' }, 'nowhere'],
    ['to the line of references', ['A lamp burns. See tide.', 'See lock.', 'It hums.'], 'quay', { within: 'reference line' }, 'See lock, quay.'],
    ['to the list at the end, where none has a line', ['A lamp burns. See tide.', 'It hums. See lock.'], 'quay', { within: 'reference line' }, 'It hums. See lock, quay.'],
    ['to none within a text that goes on', ['A lamp burns. See tide.', 'It hums.'], 'quay', { within: 'reference line' }, 'nowhere'],
  ])('%s', (_where, was, name, place, expected) => { expect(added(was, name, place)).toBe(expected); });
});
