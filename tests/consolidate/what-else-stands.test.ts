/** What else stands in an entry, or in the ruling, decides whether an order is carried out: each beside the same without it. */
import { describe, expect, test } from 'vitest';

import { carriedOut } from '../wordings/rig/carried-out.ts';
import { entry, first, ice, meet, whistle, withBlock } from '../wordings/rig/entry.ts';
import { ruled } from './rig/ruled.ts';
import type { Order } from './rig/ruled.ts';

const left = (was: string[], order: Order, see: string[] = []): string[] => ruled(was, order, { entry: { see } }).text;
const why = (was: string[], order: Order): string => ruled(was, order).outcome.replace(/^not applied: /u, '');

describe('a list stays one', () => {
  const gone: Order = { operation: 'repeal', unit: 'list item', old: 'masters' };
  const steps = ['To moor:', '1. Throw a rope.', '2. Tie it.'];
  const behind = (item: string): Order => ({ operation: 'insertion', unit: 'list item', new: [item], place: { items: 2, position: 'after' } });

  test('an item goes that has none of its own, though it opens the entry', () => {
    expect(left(['* masters', '* old ones', 'They rule.'], gone)).toEqual(['* old ones', 'They rule.']);
    expect(why(['* masters', '  * old ones', 'They rule.'], gone)).toBe('place not certain: items of its own stand below it');
  });

  test('a step has a number that the one before it has not', () => {
    expect(left(steps, behind('3. Rest.'))).toEqual([...steps, '3. Rest.']);
    expect(why(steps, behind('2. Rest.'))).toBe('place not certain: the numbers of the list would no longer count');
  });

  test('an item is put between two that are there', () => {
    const order = (between: string): string[] => [`Between the ${between} bullets, insert a new bullet: snow`];
    expect(carriedOut(entry, order('second and third')).text).toEqual(entry.flatMap((block) => (block === ice ? ['* snow', ice] : [block])));
    expect(carriedOut(entry, order('third and fourth')).text).toEqual(entry);
  });

  test('of which the heading says all that the order does', () => {
    expect(carriedOut(entry, ['Delete the second item of the list of things that stop a night ferry.']).text).toEqual(entry.filter((block) => block !== whistle));
    expect(carriedOut(entry, ['Delete the second item of the list of things that stop a barge.']).text).toEqual(entry);
  });
});

describe('new text that stands there already', () => {
  test('as a paragraph is no item, and as an item no paragraph', () => {
    const paragraph: Order = { operation: 'insertion', unit: 'paragraph', new: ['Cats like it.'], place: { beside: 'burns oil.', position: 'after' } };
    expect(left(['A lamp burns oil.', '* Cats like it.'], paragraph)).toEqual(['A lamp burns oil.', 'Cats like it.', '* Cats like it.']);
    expect(why(['A lamp burns oil.', 'Cats like it.'], paragraph)).toBe('text not found: the new text stands here already');
    const item: Order = { operation: 'insertion', unit: 'list item', new: ['* oil'], place: { beside: 'wick', position: 'after' } };
    expect(left(['Parts:', '* wick', 'Oil.'], item)).toEqual(['Parts:', '* wick', '* oil', 'Oil.']);
    expect(why(['Parts:', '* wick', '* Oil.'], item)).toBe('text not found: the new text stands here already');
  });

  test('comes of a word that is changed, too', () => {
    const change: Order = { operation: 'substitution', unit: 'text', old: 'oil', new: ['wax'] };
    expect(left(['A lamp burns oil.', 'A torch burns wax.'], change)).toEqual(['A lamp burns wax.', 'A torch burns wax.']);
    expect(why(['A lamp burns oil.', 'A lamp burns wax.'], change)).toBe('place not certain: it would leave two parts that say the same');
  });
});

describe('why new text goes nowhere', () => {
  const adding = (place: Order['place']): Order => ({ operation: 'insertion', unit: 'paragraph', new: ['Dogs hum.'], place });
  test.for<[Order['place'], string]>([[{ paragraphs: 5 }, 'paragraphs can be counted in more than one way here'], [{}, 'where the new text goes is not said']])('%j', ([place, said]) => {
    expect(why(['A lamp burns:', '* oil', '* wax'], adding(place))).toContain(said);
  });
});

test('only the list at its end takes a reference without a side; another place of it is told by its words', () => {
  const order: Order = { operation: 'insertion', unit: 'text', new: ['Dogs hum.'], place: { within: 'references', position: 'before', paragraphs: 2 } };
  expect(ruled(['It burns.', 'See quay.'], order, { entry: { see: ['quay'] } }).outcome).toContain('paragraphs can be counted in more than one way here');
});

test('the one reference goes where the entry has no other, whatever stands in its list', () => {
  const gone: Order = { operation: 'repeal', unit: 'cross-reference', place: { within: 'references' } };
  expect(left(['It burns.', 'See quay.'], gone, ['quay'])).toEqual(['It burns.']);
  expect(left(['It burns.', 'See quay.'], gone, ['quay', 'lock'])).toEqual(['It burns.', 'See quay.']);
});

test('an item beside a name in a list of references is an item', () => {
  const item: Order = { operation: 'insertion', unit: 'list item', new: ['* rope'], place: { beside: 'lock', position: 'after' } };
  expect(left(['Parts:', '* See quay, lock', '* oil'], item, ['quay', 'lock'])).toEqual(['Parts:', '* See quay, lock', '* rope', '* oil']);
});

test('words that begin two sentences are found more than once', () => {
  const order = 'Delete "Now," and begin the sentence with "It".';
  expect(carriedOut(['Now, it hums. It burns.'], [order]).text).toEqual(['It hums. It burns.']);
  expect(carriedOut(['Now, it hums. Now, it burns.'], [order]).amendments.map(({ reason }) => reason?.why)).toEqual(['found more than once']);
});

test('near the top is where the words stand, or they are others', () => {
  expect(carriedOut(entry, ['"dusk" near the top should be "dawn".']).text).toEqual(withBlock(first, first.replace('dusk', 'dawn')));
  expect(carriedOut(entry, ['"older" near the top should be "younger".']).text).toEqual(entry);
  expect(carriedOut(entry, ['"older", near the end, should be "younger".']).text).toEqual(withBlock(meet, meet.replace('older', 'younger')));
});

test('a paragraph begins at a sentence, where white space parts it from the one before', () => {
  const order = ['Begin a new paragraph at "Cats sing".'];
  expect(carriedOut(['It hums. Cats sing.'], order).text).toEqual(['It hums.', 'Cats sing.']);
  expect(carriedOut(['It hums.Cats sing.'], order).text).toEqual(['It hums.Cats sing.']);
});

test('a sentence is put behind one that ends there, and not in the midst of a longer one', () => {
  const order = ['Insert "Dogs bark." after "It burns."'];
  expect(carriedOut(['It burns. It hums.'], order).text).toEqual(['It burns. Dogs bark. It hums.']);
  expect(carriedOut(['It burns; it hums.'], order).text).toEqual(['It burns; it hums.']);
  expect(carriedOut(['It burns; it hums.'], ['Insert "brightly." after "burns."']).text).toEqual(['It burns brightly; it hums.']);
});
