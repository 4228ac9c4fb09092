/** Parts that are told by their words, and of which something is said besides: what stands elsewhere, or is of another kind, is not meant. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait } from '../wordings/rig/carried-out.ts';
import { ruled } from './rig/ruled.ts';
import type { Order } from './rig/ruled.ts';

const became = (was: string[], ...ruling: string[]): string[] => carriedOut(was, ruling).text;

describe('a part that is told by its first words, and of which kind it is', () => {
  const was = ['A ferry hums. It may moor.', 'It moors at dusk. Dogs bark.', '(It hums.) Cats know.'];
  const removal = (of: 'sentence' | 'paragraph', opens: string, within: 'parenthetical' | 'note'): Order => ({ operation: 'repeal', unit: of, place: { within, told: [{ of, opens }] } });

  test.each([
    [removal('sentence', 'Cats', 'parenthetical'), 'what is counted is no parenthetical here'], [removal('sentence', 'It moors', 'note'), 'what is counted is no note here'],
    [removal('paragraph', 'A ferry', 'note'), 'what is counted is no note here'], [removal('paragraph', 'It moors', 'parenthetical'), 'what is counted is no parenthetical here'],
  ])('is none of another: %j', (order, why) => { expect(ruled(was, order)).toEqual({ outcome: `not applied: place not certain: ${why}`, text: was }); });

  test('goes where it is of that kind', () => { expect(ruled([...was, 'Note: dogs bark.'], removal('paragraph', 'Note', 'note')).text).toEqual(was); });
});

test.each(['After the bullet beginning "cats at" of the second paragraph, add a bullet: "hail"', 'In the second paragraph, after the bullet beginning "cats at", add a bullet: "hail"'])('an item that is told by its words is looked for among the items, whatever paragraph leads to them: %s', (ruling) => {
  expect(became(['Two things stop it.', '* fog on the water', '* ice', 'Some others do not.', '* cats at dusk', '* dogs'], ruling).slice(3)).toEqual(['Some others do not.', '* cats at dusk', '* hail', '* dogs']);
});

describe('the sentence behind words that are changed', () => {
  const was = ['A cat hums. It sings. Dogs moor.'];

  test('is that behind the one place of them', () => { expect(became(was, 'Replace "cat" with "ferry" and delete the sentence after it.')).toEqual(['A ferry hums. Dogs moor.']); });

  test.each(['Replace every "cat" with "ferry", and delete the sentence that follows it.', 'Change each "cat" to "ferry" and delete the sentence after it.'])('is not told where they are changed wherever they stand: %s', (ruling) => { expectToWait(was, [ruling]); });
});

describe('an item of the example', () => {
  const second = 'In the example, the second bullet should read "a captain without a whistle or lamp".';
  const listed = ['For example, these stop a ferry:', '* fog on the water', '* a captain without a whistle'];

  test('is one of its list', () => { expect(became(['A ferry hums.', ...listed], second)).toEqual(['A ferry hums.', ...listed.slice(0, 2), '* a captain without a whistle or lamp']); });

  test('is not certainly so where the text that was printed has two examples, or an order has brought one', () => {
    const was = ['A ferry stops at dusk. For example, Bess stops her boat.', ...listed];
    expectToWait(was, [second]);
    expect(became(was, 'Delete "For example, Bess stops her boat."', second)).toEqual(['A ferry stops at dusk.', ...listed]);
    expect(became(['A ferry hums.', ...listed, 'It moors.'], 'Insert "See the examples." after "It moors."', second)).toEqual(['A ferry hums.', ...listed, 'It moors. See the examples.']);
  });
});

describe('a sentence that is to stand somewhere, and does not stand here', () => {
  const was = ['A ferry hums. It may moor.', 'It moors at dusk. Dogs bark.'];
  const there = 'is to stand after the first sentence of the second paragraph.';

  test.each(['Cats know the lock.', 'Cats know the lock, as promised.', 'Cats know the lock (on trial).'])('is new, and all that is quoted is of it: %s', (sentence) => {
    expect(became(was, `The sentence "${sentence}" ${there}`)).toEqual([was[0], `It moors at dusk. ${sentence} Dogs bark.`]);
  });

  test.each(['In the paragraph beginning "It moors", the sentence "Cats know the lock." is to stand after the first sentence.', `The sentence "Cats know the lock." in the paragraph beginning "It moors" ${there}`])('waits where it is said to stand in a paragraph that is told: %s', (ruling) => { expectToWait(was, [ruling]); });
});

describe('everything in a paragraph on one side of a sentence', () => {
  const was = ['A ferry hums. It may moor.', 'It moors at dusk. Dogs bark.'];

  test('goes', () => {
    expect(became(was, 'Delete everything in the second paragraph after "It moors at dusk."')).toEqual([was[0], 'It moors at dusk.']);
    expect(became(was, 'Everything before "Dogs bark." in the second paragraph is deleted.')).toEqual([was[0], 'Dogs bark.']);
  });

  test.each(['Delete everything in the second paragraph after "Dogs bark."', 'Everything before "It moors at dusk." in the second paragraph is deleted.'])('is not nothing: %s', (ruling) => {
    expectToWait(was, [ruling]);
    expect(carriedOut(was, [ruling]).amendments.map(({ outcome }) => outcome)).toEqual(['not applied']);
  });
});

describe('a list that is told by what it is of', () => {
  const was = ['It hums.', 'Two lamps stop a ferry:', '* red', '* green'];

  test.each(['In the list of lamps, delete the second item.', 'In the list of lamps to stop a ferry, delete the second item.'])('is the one whose head says all of that, be it one word: %s', (ruling) => { expect(became(was, ruling)).toEqual(was.slice(0, 3)); });

  test('is no other, and what is told of no list is none', () => {
    expectToWait(was, ['In the list of cats, delete the second item.']);
    expect(ruled(was, { operation: 'repeal', unit: 'list item', place: { items: 2, about: 'lamps to stop a ferry' } })).toEqual({ outcome: 'not applied: described, not quoted', text: was });
  });
});

test('"the sentence" of an entry that has no other is told by nothing but that', () => {
  const add = (place: object): string => ruled(['A ferry hums.'], { operation: 'insertion', unit: 'text', new: ['and moors'], locator: 'at the end of the sentence', place: { about: 'the place', position: 'end', ...place } }).outcome;
  expect(add({})).toMatch(/^applied with a note/u);
  expect([add({ paragraphs: 1 }), add({ paragraphs: 2 })]).toEqual(Array(2).fill('not applied: described, not quoted'));
});

test('a paragraph that is about words has them in its new words, in whatever letters, or is not meant', () => {
  const was = ['A ferry hums.', 'It needs two lamps at dusk.'];
  expect(became(was, 'The paragraph about "lamps" should read: "Lamps burn oil."')).toEqual(['A ferry hums.', 'Lamps burn oil.']);
  expectToWait(was, ['The paragraph about "lamps" should read: "Cats know the lock."']);
});

test('words in brackets are told by the words before them, and where these stand', () => {
  const was = ['A ferry hums (by night).', 'It moors (at dusk). It sings (low).'];
  expect(became(was, 'In the first paragraph, delete the parenthetical after "hums".')).toEqual(['A ferry hums.', was[1]]);
  expect(became(was, 'In the second sentence of the second paragraph, delete the parenthetical after "sings".')).toEqual([was[0], 'It moors (at dusk). It sings.']);
  expectToWait(was, ['In the first paragraph, delete the parenthetical after "moors".']);
});
