/** Words beside an order, before it and behind it: what is its reason, what makes it wait, and what is none of it. */
import { describe, expect, test } from 'vitest';

import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import type { Instruction } from '../../scripts/interpret/instruction.ts';
import { at, place, rulingOf } from './rig/ruling.ts';

/** A ruling whose paragraphs are parted by " / ". */
const read = (ruling: string): Instruction[] => interpretRuling(rulingOf(ruling.split(' / ')));
const waits = ({ tiles }: Instruction): boolean => tiles.some(({ as }) => as === 'not understood');

describe('an order is clear, or waits', () => {
  test.for<[string, boolean[]]>([
    // into these words, or where they stand? A paragraph stands in no words
    ['The second paragraph must be changed in "Cats sing."', [false]], ['"Fog" must be changed in "tolls".', [true]],
    // so many changes as are announced
    ['One change in this entry: "two" -> "three", "four" -> "five".', [true, true]], ['One change in this entry: "two" -> "three".', [false]],
    // what is not needed says no more than that
    ['Delete "two", it says nothing new.', [false]], ['Delete "two", it says nothing new in races.', [true]],
    // a rule of what the order named; one of what a rule named
    ['Delete "two". / It may be lent then.', [true]], ['A barge may be lent. / Delete "two". / It may be lent then.', [false, true]], ['A barge may be lent. Delete "two". / It may be lent then.', [false, true]], ['Delete "two". / A barge may be lent. / It may be sold then.', [false, false, false]],
    // an order within what sounds like a reason is heard, and the one beside it waits with it
    ['Delete "two". / It was wrong, and "mist" should be deleted.', [true, true]], ['Delete "two". / It contradicts the third paragraph, which must be changed.', [true, true]], ['Delete "two". / It was wrong.', [false, false]],
    // a paragraph behind the new text that speaks of the change
    ['Replace this entry with: / Cats sing. / This change is made for races.', [true]], ['Replace this entry with: / Cats sing. / A change of tide is made for races.', [false]],
  ])('%s', ([ruling, expected]) => { expect(read(ruling).map(waits)).toEqual(expected); });
});

describe('"in its place" is that of the part that was spoken of', () => {
  const where = (told: string) => read(`${told} was garbled in copying. In its place put "snow".`).at(-1)?.place;
  test('where that is one', () => { expect(where('The last paragraph')).toEqual(place({ paragraphs: at(-1) })); });
  test.for(['Items of the last paragraph', 'Sentences in the last paragraph'])('and not where the sentence begins with another: %s', (told) => { expect(read(`${told} were garbled in copying. In their place put "snow".`).at(-1)?.place.paragraphs).toBeNull(); });
});

describe('a part is that of which its words tell', () => {
  test('a list in an item is not the whole list', () => {
    expect(read('Delete the list in the second bullet.')[0]?.place.items).toEqual(at(2));
    expect(read('Delete the list.')[0]?.place.items).toEqual(at(1, -1));
  });
  test('"the same sentence" is one that was named before, though it is quoted', () => { expect(read('Delete the same sentence "Cats sing."')[0]?.place.unclear).toBe(true); });
  test('words at an end are called with it', () => { expect(read('Delete "two" from the end of the second paragraph.')[0]?.locator).toBe('"two" from the end of the second paragraph'); });
});

test('what limits a ruling is said of its orders, and not of what was corrected on a card', () => {
  const limit = 'This holds in races only.';
  expect(read(`Delete "mist" from this entry. / This card has errata and should now read: Cost two. / ${limit}`).map(({ operation, instruction }) => [operation, instruction.includes(limit)])).toEqual([['repeal', true], ['erratum', false], ['erratum', false]]);
});

test('a paragraph without words is no part of the order behind it', () => { expect(read(' / Delete the second paragraph.').map(({ lines }) => lines)).toEqual([[2, 2]]); });
