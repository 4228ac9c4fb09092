/** Items of a list, and what their neighbours, their numbers and the words around the list say of them. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait } from '../wordings/rig/carried-out.ts';
import { ruled } from './rig/ruled.ts';
import type { Order } from './rig/ruled.ts';

function applies(was: string[], order: Order): string[] | string {
  const done = ruled(was, order);
  return done.outcome.startsWith('applied') ? done.text : done.outcome;
}
const removal = (items: number): Order => ({ operation: 'repeal', unit: 'list item', place: { items } });

describe('an item that leads on to the next', () => {
  test('keeps only the last from being taken out', () => {
    const was = ['It stops in:', '* fog', '* ice, or', '* snow'];
    expect(applies(was, removal(1))).toEqual(['It stops in:', '* ice, or', '* snow']);
    expect(applies(was, removal(3))).toContain('the item that would then be the last leads on to another');
  });

  test('keeps none, where it was the last before', () => { expect(applies(['It stops in:', '* fog', '* ice', '* snow or'], removal(1))).toEqual(['It stops in:', '* ice', '* snow or']); });
});

test('a short item gives way to one of its size, not to two, nor two to one', () => {
  const was = ['Some things stop it.', '* fog', '* ice', '* cats'];
  const replace = (items: number | [number, number], ...fresh: string[]): Order => ({ operation: 'substitution', unit: 'list item', new: fresh, place: { items } });
  expect(applies(was, replace(1, 'hail'))).toEqual(['Some things stop it.', '* hail', '* ice', '* cats']);
  expect(applies(was, replace([1, 2], 'hail'))).toContain('is not plainly what the new text revises');
  expect(applies(was, replace(1, 'hail', 'snow'))).toContain('is not plainly what the new text revises');
});

describe('words that go beside those of an item', () => {
  const was = ['Some things stop it:', '* fog on the water', '* ice in the lock', '* cats'];

  test('are of it', () => { expect(carriedOut(was, ['Insert "thick" before "fog".']).text[1]).toBe('* thick fog on the water'); });

  test.each(['Insert "thick" in the list before "fog".', 'In the list, insert "thick" before "fog".', 'In the list, insert "or canal" after "water".'])('may be an item where they go in the list: %s', (ruling) => { expectToWait(was, [ruling]); });
});

describe('steps', () => {
  const was = ['To moor:', '1. Throw a rope.', '2. Tie it.', '3. Rest.'];
  const steps = (order: Order): string[] | string => applies(was, { ...order, place: { section: 'steps 1 and 2' } });

  test('are both meant, though something is said to stand between others', () => {
    expect(steps({ operation: 'substitution', unit: 'text', old: 'it', new: ['them'], sentence: 'In steps 1 and 2, between "Tie" and "Rest", replace "it" with "them".' })).toEqual(['To moor:', '1. Throw a rope.', '2. Tie them.', '3. Rest.']);
    expect(steps({ operation: 'repeal', unit: 'section', sentence: 'Delete steps 1 and 2, which are between the rope and the rest.' })).toEqual(['To moor:', '1. Rest.']);
  });

  test('have a new one between them', () => { expect(carriedOut(was, ['Insert a new step between steps 1 and 2: "Sing."']).text).toEqual(['To moor:', 'Throw a rope.', 'Sing.', 'Tie it.', 'Rest.']); });
});

test.each([1, 2])('item %i of a list that begins with 4 is its number or its place, nobody knows', (at) => {
  expect(applies(['To moor:', '4. Throw a rope.', '5. Tie it.'], removal(at))).toContain('the items are printed with other numbers than their places');
  expect(applies(['To moor:', '1. Throw a rope.', '2. Tie it.'], removal(at))).toHaveLength(2);
});

test('where an item goes of which the text may speak by its rank, a reader is told, and not where it stays in other words', () => {
  const was = ['It burns:', '* oil', '* wax', '* fat', 'The first is cheap.'];
  expect(ruled(was, removal(2)).outcome).toContain('the text says “The first”, which may then mean another part');
  expect(ruled(was, { operation: 'substitution', unit: 'list item', new: ['tar'], place: { items: 2 } }).outcome).not.toContain('The first');
});
