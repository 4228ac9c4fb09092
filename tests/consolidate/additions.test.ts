import { describe, expect, test } from 'vitest';
import { first, fog, ice, last, listed, plain, second } from './rig/lamp-texts.ts';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order, Ruled } from './rig/ruled.ts';

const noted = (where: string): string => `applied with a note: added where the ruling says (“${where}”); nothing here verifies the place`;
const uncertain = (where: string): string => `not applied: place not certain: paragraphs can be counted in more than one way here (“${where}”)`;
const added = (text: string[], order: Partial<Order>, besides: Partial<Besides> = {}): Ruled =>
  ruled(text, { operation: 'insertion', unit: 'text', locator: 'there', new: ['Cats like it.'], ...order }, besides);

type Case = [says: string, text: string[], order: Partial<Order>, now: string[] | null];
function carriesOut(cases: Case[]): void {
  test.for(cases)('%s', ([, text, order, now]) => {
    expect(added(text, order)).toEqual(now === null ? { outcome: uncertain('there'), text } : { outcome: noted('there'), text: now });
  });
}

describe('a sentence without a side', () => {
  carriesOut([
    ['goes to the end of the paragraph that is named', plain, { place: { paragraphs: 2 } }, [first, `${second} Cats like it.`, last]],
    ['goes nowhere where no paragraph is named', plain, {}, null],
    ['goes nowhere where it is no whole sentence: a small letter', plain, { place: { paragraphs: 2 }, new: ['cats like it.'] }, null],
    ['goes nowhere where it is no whole sentence: no full stop', plain, { place: { paragraphs: 2 }, new: ['Cats like it'] }, null],
    ['becomes the first of the paragraph that is named', plain, { place: { paragraphs: 2, sentences: 1 } }, [first, `Cats like it. ${second}`, last]],
    ['goes nowhere where only its rank is named', plain, { place: { sentences: 1 } }, null],
    ['goes nowhere where the paragraph is counted in two ways', listed, { place: { paragraphs: 3 } }, null],
  ]);
});

describe('a paragraph without a side', () => {
  const unit = 'paragraph' as const;
  carriesOut([
    ['becomes the paragraph of its number', plain, { unit, place: { paragraphs: 2 } }, [first, 'Cats like it.', second, last]],
    ['becomes the first', plain, { unit, place: { paragraphs: 1 } }, ['Cats like it.', ...plain]],
    ['becomes one more than there are', plain, { unit, place: { paragraphs: 4 } }, [...plain, 'Cats like it.']],
    ['goes nowhere two further', plain, { unit, place: { paragraphs: 5 } }, null],
    ['goes nowhere where it is to become several', plain, { unit, place: { paragraphs: [2, 3] } }, null],
    ['becomes the last', plain, { unit, place: { paragraphs: -1 } }, [...plain, 'Cats like it.']],
    ['goes nowhere as the last but one', plain, { unit, place: { paragraphs: -2 } }, null],
    ['goes nowhere without a number', plain, { unit }, null],
    ['goes nowhere where a list may count', listed, { unit, place: { paragraphs: 4 } }, null],
  ]);
});

describe('an item without a side', () => {
  const unit = 'list item' as const;
  const snow = { unit, new: ['* snow'] };
  carriesOut([
    ['becomes the item of its number', listed, { ...snow, place: { items: 2 } }, [first, second, fog, '* snow', ice, last]],
    ['becomes one more than there are', listed, { ...snow, place: { items: 3 } }, [first, second, fog, ice, '* snow', last]],
    ['goes nowhere two further', listed, { ...snow, place: { items: 4 } }, null],
    ['goes nowhere where there is no list', plain, { ...snow, place: { items: 1 } }, null],
    ['goes nowhere behind the first of two lists', [first, fog, second, ice], { ...snow, place: { items: 2, paragraphs: 1 } }, null],
  ]);
});

describe('a sentence beside a sentence', () => {
  carriesOut([
    ['goes behind it', plain, { place: { paragraphs: 1, sentences: 1, position: 'after' } }, ['A lamp burns oil. Cats like it. It may be lent.', second, last]],
    ['goes before it', plain, { place: { paragraphs: 1, sentences: 2, position: 'before' } }, ['A lamp burns oil. Cats like it. It may be lent.', second, last]],
    ['goes behind the last of several', plain, { place: { paragraphs: 1, sentences: [1, 2], position: 'after' } }, [`${first} Cats like it.`, second, last]],
    ['goes before the first of several', plain, { place: { paragraphs: 2, sentences: [1, 2], position: 'before' } }, [first, `Cats like it. ${second}`, last]],
    ['goes to the end where that is what the last sentence is', plain, { place: { paragraphs: 1, sentences: -1, position: 'end' } }, [`${first} Cats like it.`, second, last]],
    ['goes nowhere at the end of one in the middle', plain, { place: { paragraphs: 1, sentences: 1, position: 'end' } }, null],
    ['goes nowhere at the start of one', plain, { place: { paragraphs: 1, sentences: 1, position: 'start' } }, null],
    ['goes nowhere where there is no such sentence', plain, { place: { paragraphs: 1, sentences: 3, position: 'after' } }, null],
    ['goes nowhere where it is two paragraphs', plain, { place: { paragraphs: 1, sentences: 1, position: 'after' }, new: ['Cats like it.', 'Dogs do not.'] }, null],
    ['goes nowhere where it is only words', plain, { place: { paragraphs: 1, sentences: 1, position: 'after' }, new: ['and cats'] }, null],
  ]);
});

describe('a whole paragraph or item beside another', () => {
  const unit = 'paragraph' as const;
  const item = { unit: 'list item' as const, new: ['* snow'] };
  carriesOut([
    ['goes behind it', plain, { unit, place: { paragraphs: 1, position: 'after' } }, [first, 'Cats like it.', second, last]],
    ['goes before it', plain, { unit, place: { paragraphs: 2, position: 'before' } }, [first, 'Cats like it.', second, last]],
    ['goes before the first', plain, { unit, place: { paragraphs: 1, position: 'before' } }, ['Cats like it.', ...plain]],
    ['does not come between a paragraph and its list', listed, { unit, place: { paragraphs: 2, position: 'after' } }, null],
    ['goes before a paragraph that has a list', listed, { unit, place: { paragraphs: 2, position: 'before' } }, [first, 'Cats like it.', second, fog, ice, last]],
    ['does not go beside two', plain, { unit, place: { paragraphs: [1, 2], position: 'after' } }, null],
    ['goes behind an item as an item', listed, { ...item, place: { items: 1, position: 'after' } }, [first, second, fog, '* snow', ice, last]],
    ['goes before an item', listed, { ...item, place: { items: 1, position: 'before' } }, [first, second, '* snow', fog, ice, last]],
    ['is no paragraph beside an item', listed, { unit, place: { items: 1, position: 'after' } }, null],
    ['is no item beside a paragraph', plain, { ...item, place: { paragraphs: 1, position: 'after' } }, null],
    ['is more than words', plain, { place: { paragraphs: 1, position: 'after' } }, null],
  ]);
});

describe('at the start', () => {
  const place = { position: 'start' as const };
  carriesOut([
    ['of the entry a paragraph stands alone', plain, { place }, ['Cats like it.', ...plain]],
    ['of a paragraph words go before its first', plain, { place: { ...place, paragraphs: 2 } }, [first, `Cats like it. ${second}`, last]],
    ['of a paragraph no paragraph can stand', plain, { unit: 'paragraph', place: { ...place, paragraphs: 2 } }, null],
    ['of a paragraph two paragraphs cannot stand', plain, { place: { ...place, paragraphs: 2 }, new: ['Cats like it.', 'Dogs do not.'] }, null],
    ['of an entry that begins with a list nothing is certain', [fog, first], { place }, null],
    ['of the list an item goes before its first', listed, { unit: 'list item', new: ['* snow'], place }, [first, second, '* snow', fog, ice, last]],
    ['of a list of words no sentence goes', listed, { unit: 'list item', new: ['* Snow hums.'], place }, null],
    ['no sentence is put', plain, { unit: 'sentence', place }, null],
    ['of an item nothing is certain', listed, { place: { ...place, items: 1 } }, null],
  ]);
});

describe('at the end', () => {
  const place = { position: 'end' as const };
  carriesOut([
    ['of the entry it stands alone', plain, { place }, [...plain, 'Cats like it.']],
    ['a paragraph behind the last stands alone', plain, { unit: 'paragraph', place: { ...place, paragraphs: -1 } }, [...plain, 'Cats like it.']],
    ['of a paragraph words go on in it', plain, { place: { ...place, paragraphs: 1 } }, [`${first} Cats like it.`, second, last]],
    ['of a paragraph the first of several goes on in it, and the others follow', plain, { place: { ...place, paragraphs: 1 }, new: ['Cats like it.', 'Dogs do not.'] }, [`${first} Cats like it.`, 'Dogs do not.', second, last]],
    ['of a paragraph an item stands alone', plain, { place: { ...place, paragraphs: 1 }, new: ['* snow'] }, [first, '* snow', second, last]],
    ['of several, of each or of the last, nothing is certain', plain, { place: { ...place, paragraphs: [1, 2] } }, null],
    ['of a paragraph no paragraph can stand', plain, { unit: 'paragraph', place: { ...place, paragraphs: 1 } }, null],
    ['of an item that ends without a stop small words go on', listed, { place: { ...place, items: 1 }, new: ['and on the quay'] }, [first, second, `${fog} and on the quay`, ice, last]],
    ['of an item that ends in a comma nothing is certain', [first, '* fog,', ice], { place: { ...place, items: 1 }, new: ['and on the quay'] }, null],
    ['of an item that is a sentence another goes on', [first, '* Fog hums.', ice], { place: { ...place, items: 1 } }, [first, '* Fog hums. Cats like it.', ice]],
    ['of an item that is a sentence no half of one goes on', [first, '* Fog hums.', ice], { place: { ...place, items: 1 }, new: ['and cats like it.'] }, null],
    ['of an item nothing is certain', listed, { place: { ...place, items: 1 } }, null],
    ['of a paragraph that is counted in two ways nothing is certain', listed, { place: { ...place, paragraphs: 3 } }, null],
    ['of the one list an item follows its last', listed, { unit: 'list item', new: ['* snow'], place }, [first, second, fog, ice, '* snow', last]],
    ['what follows a list becomes an item of it', listed, { unit: 'list item', new: ['snow'], place }, [first, second, fog, ice, '* snow', last]],
    ['of no list nothing is certain', plain, { unit: 'list item', new: ['* snow'], place }, null],
    ['of a list that follows a paragraph by number nothing is certain', listed, { unit: 'list item', new: ['* snow'], place: { ...place, paragraphs: 2 } }, null],
  ]);
});

test('of one of two lists nothing is certain', () => {
  const lists = [first, fog, second, ice];
  expect(added(lists, { unit: 'list item', new: ['* snow'], place: { position: 'end' } })).toEqual({ outcome: 'not applied: place not certain: the entry has several lists, and which is meant is not said', text: lists });
});

test('an item of which nothing says where it goes stands last in the only list, and the note says so', () => {
  expect(added(listed, { unit: 'list item', locator: null, new: ['* snow'] })).toEqual({
    outcome: 'applied with a note: where the new item goes is not said; it stands at the end of the list', text: [first, second, fog, ice, '* snow', last],
  });
});

describe('nothing is added', () => {
  const place = { position: 'end' as const };
  const refusal = (order: Partial<Order>, besides: Partial<Besides> = {}): string => added(plain, { place, ...order }, besides).outcome;

  test('where the new text is not given', () => { expect(refusal({ new: [] })).toBe('not applied: described, not quoted: the new text is not given'); });

  test('where most of its words stand in one paragraph already, but where fewer do', () => {
    expect(refusal({ new: ['Each night a keeper trims it each night. Nobody.'] })).toBe('not applied: place not certain: most of these words stand here already');
    expect(refusal({ new: ['A keeper trims it at noon, when the bell has rung.'] })).toBe(noted('there'));
  });

  test('to what an entry of a wider name says', () => { expect(refusal({}, { match: 'parent' })).toBe('not applied: place not certain'); });

  test('to a section that this copy does not mark', () => {
    expect(refusal({ place: { ...place, section: 'Tolls' } })).toBe('not applied: place not certain: this copy does not mark the place (“there”)');
  });

  test('where another order of the ruling counts another paragraph as that number', () => {
    const others: Order[] = [{ operation: 'repeal', unit: 'text', old: 'Nobody else may.', place: { paragraphs: 3 } }];
    expect(added(plain, { place: { position: 'end', paragraphs: 1 } }, { others }).outcome)
      .toBe('not applied: place not certain: the rest of the ruling counts paragraphs otherwise than this copy');
    expect(added(plain, { place }, { others }).outcome).toBe(noted('there'));
  });
});
