/** Orders that speak of several parts, bring several, or stand beside others: what is certain of one is not of two. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait, isHeard } from '../wordings/rig/carried-out.ts';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

const outcome = (was: string[], order: Order, more: Partial<Besides> = {}): string => ruled(was, order, more).outcome;
function applies(was: string[], order: Order, more: Partial<Besides> = {}): string[] | string {
  const done = ruled(was, order, more);
  return done.outcome.startsWith('applied') ? done.text : done.outcome;
}

describe('the words at which what goes is said to begin', () => {
  const was = ['A ferry hums.', 'It moors at dusk.', 'Cats know the lock.'];

  test.each(['Delete the last paragraph (from "Cats know").', 'Delete the last paragraph, starting at "Cats know".'])('are those of one whole paragraph: %s', (ruling) => {
    expect(carriedOut(was, [ruling]).text).toEqual(was.slice(0, 2));
  });

  test('tell nothing of a second one, unless they are said to reach to the end', () => {
    const done = carriedOut(was, ['Delete the last two paragraphs (from "It moors").']);
    expect([done.text, isHeard(done)]).toEqual([was, true]);
    expect(carriedOut(was, ['Delete the last two paragraphs (from "It moors" on).']).text).toEqual(was.slice(0, 1));
  });
});

test('one new sentence takes one rank of a paragraph, not two', () => {
  const add = (unit: Order['unit'], sentences: [number, number]): Order => ({ operation: 'insertion', unit, new: ['Cats know.'], place: { paragraphs: 2, sentences } });
  const was = ['A ferry hums.', 'It moors. It hums.'];
  expect(applies(was, add('sentence', [2, 2]))).toEqual(['A ferry hums.', 'It moors. Cats know. It hums.']);
  expect(outcome(was, add('sentence', [2, 3]))).toMatch(/^not applied: place not certain/u);
  expect(outcome(was, add('text', [1, 2]))).toMatch(/^not applied: place not certain/u);
});

describe('all items of a list', () => {
  const all: Order = { operation: 'repeal', unit: 'list item', place: { items: [1, 2] } };

  test('go where what stands before them leads to nothing, whatever stands before that', () => {
    expect(applies(['It hums:', 'It has parts.', '* oar', '* mast'], all)).toEqual(['It hums:', 'It has parts.']);
  });

  test('stay where it leads to them', () => { expect(outcome(['It hums.', 'It has parts:', '* oar', '* mast'], all)).toBe('not applied: place not certain: what heads the list would head nothing'); });
});

test('two items become one that has the words of both, not that one and another', () => {
  const was = ['Three things stop a ferry.', '* fog', '* ice', '* cats'];
  const replace = (...fresh: string[]): Order => ({ operation: 'substitution', unit: 'list item', new: fresh, place: { items: [1, 2] } });
  expect(applies(was, replace('fog and ice'))).toEqual(['Three things stop a ferry.', '* fog and ice', '* cats']);
  expect(outcome(was, replace('fog and ice', 'a keeper who sings all night and sleeps in the boat'))).toContain('is not plainly what the new text revises');
});

describe('what is given for a part', () => {
  const see = { entry: { see: ['lock'] } };
  const turn: Order = { operation: 'substitution', unit: 'cross-reference', new: ['barge'] };

  test('is not contradicted by what is only added to it', () => {
    expect(applies(['It hums. See lock.'], turn, { ...see, others: [{ operation: 'insertion', unit: 'cross-reference', new: ['ice'] }] })).toEqual(['It hums. See barge, ice.']);
    expect(carriedOut(['It hums. See lock.'], ['The reference should be to fog. Add a reference to ice.']).text).toEqual(['It hums. See fog, ice.']);
  });

  test('is by another text for it', () => {
    expect(outcome(['It hums. See lock.'], turn, { ...see, others: [{ ...turn, new: ['ice'] }] })).toBe('not applied: place not certain: the ruling has two new texts for one part');
  });
});

describe('"and renumber the rest"', () => {
  const was = ['To moor:', '1. Throw a rope.', '2. Tie it.', '3. Rest.'];

  test('asks for nothing more where an item was taken out of the list', () => {
    const { text, markers, amendments } = carriedOut(was, ['Delete the second item and renumber the rest.']);
    expect([text, markers]).toEqual([['To moor:', 'Throw a rope.', 'Rest.'], [null, '1.', '2.']]);
    expect(amendments.map((one) => one.outcome)).toEqual(['applied with a note', 'applied with a note']);
  });

  test('waits where nothing was', () => { expect(outcome(was, { operation: 'renumbering', unit: 'list item' })).toMatch(/^not applied/u); });
});

test('of one example it is certain which is deleted, of the second of them it is not', () => {
  const was = ['A ferry hums.', 'It moors at dusk. For example, Bess may moor it.'];
  expect(carriedOut(was, ['In the second paragraph, the example is deleted.']).text).toEqual(['A ferry hums.', 'It moors at dusk.']);
  for (const which of ['second example', 'first example', 'example about tolls']) {
    const done = carriedOut(was, [`In the second paragraph, the ${which} is deleted.`]);
    expect([done.text, isHeard(done)]).toEqual([was, true]);
  }
});

describe('a name with "and" in a list of references', () => {
  const was = ['A ferry hums.', 'See fog, quay.'];

  test('is one where it is quoted', () => { expect(carriedOut(was, ['Add a reference to "hail and snow".']).text).toEqual(['A ferry hums.', 'See fog, quay, hail and snow.']); });

  test.each(['Add a reference to hail and snow.', 'Add references to hail and snow.', 'Add the references "hail and snow".'])('may be two: %s', (ruling) => { expectToWait(was, [ruling]); });
});

test.each([
  ['The reference should be to fog. The reference should be to fog.', ['It hums. See lock.'], ['It hums. See fog.']],
  ['The second paragraph should read "It moors at dusk only." / The second paragraph should read "It moors at dusk only."', ['It hums.', 'It moors at dusk.'], ['It hums.', 'It moors at dusk only.']],
])('one text that is given twice is one text: %s', (ruling, was, is) => { expect(carriedOut(was, ruling.split(' / ')).text).toEqual(is); });

test('numbers are not counted on where one of the items stands below another', () => {
  const removal: Order = { operation: 'repeal', unit: 'list item', old: 'Tie it.' };
  expect(applies(['To moor:', '1. Throw a rope.', '2. Tie it.', '3. Rest.'], removal)).toEqual(['To moor:', '1. Throw a rope.', '2. Rest.']);
  expect(applies(['To moor:', '1. Throw a rope.', '  2. Tie it.', '3. Rest.'], removal)).toEqual(['To moor:', '1. Throw a rope.', '3. Rest.']);
});

test('one sentence is the next one of a paragraph, and two paragraphs are not', () => {
  const add = (...fresh: string[]): Order => ({ operation: 'insertion', unit: 'sentence', new: fresh, place: { sentences: 2 } });
  expect(applies(['A ferry hums.'], add('Cats know.'))).toEqual(['A ferry hums. Cats know.']);
  expect(outcome(['A ferry hums.'], add('Cats know.', 'Dogs bark.'))).toMatch(/^not applied: place not certain/u);
});

test('two sentences, one of which stands here, may be a part of the text; three are all of it', () => {
  const was = ['A toll is paid at each lock. The keeper may waive it. It is paid in marks. Cats pay none.'];
  expectToWait(was, ['New wording: Dogs pay two. Cats pay none.']);
  expect(carriedOut(was, ['New wording: Dogs pay two. Cats pay none. Hens pay ten.']).text).toEqual(['Dogs pay two. Cats pay none. Hens pay ten.']);
});

test.each(['list item', 'text', 'sentence'] as const)('what is deleted besides is no other order of the same part, where it is a %s', (unit) => {
  const turn: Order = { operation: 'substitution', unit: 'cross-reference', new: ['barge'] };
  const after = (of: Order['unit']): string => outcome(['It hums. See lock.', '* oil'], turn, { entry: { see: ['lock'] }, others: [{ operation: 'repeal', unit: of }] });
  expect(after(unit)).toBe('applied with a note: the only reference, which was to “lock”');
  expect(after('cross-reference')).toBe('not applied: place not certain: the ruling orders two things of the same part');
});

test('words go into the end of one sentence, not of two', () => {
  const add = (sentences: number | [number, number]): Order => ({ operation: 'insertion', unit: 'text', new: ['unless both sleep'], place: { paragraphs: 1, sentences, position: 'end' } });
  const was = ['A ferry hums. It may moor. Cats know.'];
  expect(applies(was, add(2))).toEqual(['A ferry hums. It may moor unless both sleep. Cats know.']);
  expect(outcome(was, add([1, 2]))).toMatch(/^not applied: place not certain/u);
});

test('items are counted on where they are counted without a gap', () => {
  const renumber = (...was: string[]): string => outcome(['To moor:', ...was], { operation: 'renumbering', unit: 'list item' }, { others: [{ operation: 'insertion', unit: 'list item', new: ['Sing.'], place: { position: 'end' } }] });
  expect(renumber('1. Throw a rope.', '2. Tie it.', '3. Rest.')).toMatch(/^applied with a note/u);
  expect(renumber('1. Throw a rope.', '3. Tie it.', '4. Rest.')).toMatch(/^not applied/u);
});
