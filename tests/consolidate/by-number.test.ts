import { describe, expect, test } from 'vitest';
import { first, fog, ice, last, listed, plain, second } from './rig/lamp-texts.ts';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

type Case = [says: string, text: string[], order: Partial<Order>, now: string[] | string, besides?: Partial<Besides>];

/** Where `now` is a text, that is what the order leaves; where it is a reason, the text stays and this is why. */
function carriesOut(common: Pick<Order, 'operation' | 'unit' | 'sentence'>, cases: Case[]): void {
  test.for(cases)('%s', ([, text, order, now, besides]) => {
    const done = ruled(text, { ...common, locator: 'there', ...order }, besides);
    if (typeof now === 'string') expect(done).toEqual({ outcome: `not applied: ${now}`, text });
    else {
      expect(done.outcome).toContain('applied with a note: placed by its position');
      expect(done.text).toEqual(now);
    }
  });
}

const severalWays = 'place not certain: it can be counted in more than one way here (“there”)';
const noPlace = 'text not found: there is no such place here (“there”)';
const noPair = 'place not certain: no two whole sentences of one paragraph here are certainly meant (“there”)';
const otherwise = 'place not certain: the rest of the ruling counts paragraphs otherwise than this copy';
const countedElsewhere: Order[] = [{ operation: 'substitution', unit: 'text', old: 'Nobody else', new: ['Anybody'], place: { paragraphs: 3 } }];

describe('a paragraph is deleted by its number', () => {
  carriesOut({ operation: 'repeal', unit: 'paragraph' }, [
    ['the first', plain, { place: { paragraphs: 1 } }, [second, last]],
    ['the last', plain, { place: { paragraphs: -1 } }, [first, second]],
    ['two of them', plain, { place: { paragraphs: [1, 2] } }, [last]],
    ['none beyond the last', plain, { place: { paragraphs: 4 } }, noPlace],
    ['none whose number a list changes', listed, { place: { paragraphs: 3 } }, severalWays],
    ['none that heads a list', listed, { place: { paragraphs: 2 } }, 'place not certain: a list belongs to what stands there'],
    ['none from the end where a reference may not count', [...plain, 'See locks.'], { place: { paragraphs: -1 } }, severalWays],
    ['but the first, though the last is a reference', [...plain, 'See locks.'], { place: { paragraphs: 1 } }, [second, last, 'See locks.']],
    ['none where another order counts otherwise', plain, { place: { paragraphs: 1 } }, otherwise, { others: countedElsewhere }],
    ['none of an entry with a longer name', plain, { place: { paragraphs: 1 } }, 'place not certain: nothing says what stood there', { match: 'longer' }],
    ['none of one of two entries of a name', plain, { place: { paragraphs: 1 } }, 'place not certain: 2 entries are headed “lamp”', { beside: [{ headword: 'lamp', id: 'other', text: ['A lamp is a card.'] }] }],
  ]);
});

describe('a list item is deleted by its number', () => {
  carriesOut({ operation: 'repeal', unit: 'list item' }, [
    ['the second', listed, { place: { items: 2 } }, [first, second, fog, last]],
    ['the last', listed, { place: { items: -1 } }, [first, second, fog, last]],
    ['none beyond the last', listed, { place: { items: 3 } }, noPlace],
    ['of the list behind a paragraph', [first, fog, second, ice], { place: { items: 1, paragraphs: 1 } }, [first, second, ice]],
    ['and not of the list behind another', [first, fog, second, ice], { place: { items: 2, paragraphs: 1 } }, noPlace],
    ['of a paragraph that has any, though bullets may count as paragraphs', [first, fog, second, ice], { place: { items: 1, paragraphs: 2 } }, [first, fog, second]],
    ['and of none that only a bullet could be', [first, second, fog, ice, ice], { place: { items: 1, paragraphs: 3 } }, noPlace],
  ]);
});

describe('a sentence is deleted by its number', () => {
  carriesOut({ operation: 'repeal', unit: 'sentence' }, [
    ['the second of the first paragraph', plain, { place: { sentences: 2 } }, ['A lamp burns oil.', second, last]],
    ['the first of a paragraph', plain, { place: { sentences: 1, paragraphs: 2 } }, [first, 'Nobody else may.', last]],
    ['the last of the entry, with its paragraph', plain, { place: { sentences: -1 } }, [first, second]],
    ['none that only the whole entry has, and not its first paragraph', plain, { place: { sentences: 3 } }, severalWays],
    ['none beyond the last', plain, { place: { sentences: 9 } }, 'text not found: there is no such sentence here (“there”)'],
    ['none from the end of a paragraph that ends in a reference', [first, `${second} See locks.`, last], { place: { sentences: -1, paragraphs: 2 } }, severalWays],
    ['but one from its beginning', [first, `${second} See locks.`, last], { place: { sentences: 1, paragraphs: 2 } }, [first, 'Nobody else may. See locks.', last]],
    ['none from the end of an entry that ends in a list', [first, fog], { place: { sentences: -1 } }, severalWays],
    ['none across two paragraphs', plain, { place: { sentences: [-3, -1] } }, severalWays],
    ['two of one paragraph', [`${first} It is brass.`, second], { place: { sentences: [2, 3], paragraphs: 1 } }, ['A lamp burns oil.', second]],
  ]);
});

test('words, a section and a reference have no number to be deleted by', () => {
  for (const unit of ['text', 'section', 'cross-reference'] as const)
    expect(ruled(plain, { operation: 'repeal', unit }).outcome).toBe('not applied: place not certain: nothing says what stood there');
});

describe('a paragraph or item is replaced by its number', () => {
  const revised = 'A keeper trims it each night. Nobody else may, but cats.';
  carriesOut({ operation: 'substitution', unit: 'paragraph' }, [
    ['where most of the new words stand there', plain, { place: { paragraphs: 2 }, new: [revised] }, [first, revised, last]],
    ['by two', plain, { place: { paragraphs: 2 }, new: ['A keeper trims it each night.', 'Nobody else may, but cats.'] }, [first, 'A keeper trims it each night.', 'Nobody else may, but cats.', last]],
    ['in whichever way of counting finds what is revised', listed, { place: { paragraphs: 3 }, new: ['A dark lamp is nobody’s, by day.'] }, [first, second, fog, ice, 'A dark lamp is nobody’s, by day.']],
    ['not where nothing of it stands there', plain, { place: { paragraphs: 1 }, new: [revised] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises: 0 % of the new text stands there'],
    ['where exactly half of it stands there, which the note tells', ['A lamp burns oil by night.'], { place: { paragraphs: 1 }, new: ['A lamp burns oil by cats or dogs.'] }, ['A lamp burns oil by cats or dogs.']],
    ['whatever the print of the entry’s name', ['A lamp burns oil by night.'], { place: { paragraphs: 1 }, new: ['A lamp burns oil by cats or dogs.'] }, ['A lamp burns oil by cats or dogs.'], { match: 'folded' }],
    ['not by two, where half of it stands there', ['A lamp burns oil by night.'], { place: { paragraphs: 1 }, new: ['A lamp burns oil by cats or dogs.', 'It hums.'] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises: 38 % of the new text stands there'],
    ['not where a list of one follows it', ['A lamp burns oil by night.', fog, last], { place: { paragraphs: 1 }, new: ['A lamp burns oil by cats or dogs.'] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises: 50 % of the new text stands there'],
    ['not where less than a quarter does', ['A lamp burns oil by night.'], { place: { paragraphs: 1 }, new: ['A lamp burns oil that cats or dogs have found somewhere in the dark.'] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises: 17 % of the new text stands there'],
    ['not where little of what stands there is kept', ['A lamp burns oil by night. Nobody trims it, or lends it, or sings to it, or carries it home across the canal at dawn.'], { place: { paragraphs: 1 }, new: ['A lamp burns oil at noon.'] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises: 50 % of the new text stands there'],
    ['not where the new words are no whole sentence', ['A lamp burns oil by night.'], { place: { paragraphs: 1 }, new: ['a lamp burns oil by cats or dogs'] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises: 50 % of the new text stands there'],
    ['not where it heads a list', ['A lamp burns oil on a:', '* barge', '* ferry'], { place: { paragraphs: 1 }, new: ['A lamp burns oil by cats or dogs:'] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises: 33 % of the new text stands there'],
    ['not where nothing is given', plain, { place: { paragraphs: 1 } }, 'described, not quoted: the new text is not given'],
    ['not beyond the last', plain, { place: { paragraphs: 4 }, new: [revised] }, noPlace],
    ['not where another paragraph has as much of it', [second, second], { place: { paragraphs: 1 }, new: [revised] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises: 78 % of the new text stands there'],
  ]);
  carriesOut({ operation: 'substitution', unit: 'list item' }, [
    ['an item by an item, though its words stood in a sentence', listed, { place: { items: 1 }, new: ['fog on the water tonight'] }, [first, second, '* fog on the water tonight', ice, last]],
    ['an item by an item with its own marker', listed, { place: { items: 1 }, new: ['1. fog on the water tonight'] }, [first, second, '1. fog on the water tonight', ice, last]],
    ['an item by two paragraphs, which are no items', listed, { place: { items: 1 }, new: ['fog on the water', 'tonight'] }, [first, second, 'fog on the water', 'tonight', ice, last]],
  ]);
});

describe('a sentence is replaced by its number', () => {
  const revised = 'A keeper trims it each night, singing.';
  carriesOut({ operation: 'substitution', unit: 'sentence' }, [
    ['where most of the new words stand there', plain, { place: { sentences: 1, paragraphs: 2 }, new: [revised] }, [first, `${revised} Nobody else may.`, last]],
    ['not where it says something else', plain, { place: { sentences: 1, paragraphs: 1 }, new: [revised] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises'],
    ['not where another sentence has as much of it', [`${second} A keeper trims it each night.`], { place: { sentences: 1, paragraphs: 1 }, new: [revised] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises'],
    ['not where less than half of it would stay', ['A keeper trims it each night and each morning and on every feast of the city.'], { place: { sentences: 1 }, new: ['A keeper trims it each night.'] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises'],
    ['two side by side by one, and the note tells what is dropped', plain, { place: { sentences: [1, 2], paragraphs: 2 }, new: [revised] }, [first, revised, last]],
    ['the last by quite another', ['A lamp burns oil. It may be lent. Cats know.'], { place: { sentences: -1 }, new: ['Dogs bark.'] }, ['A lamp burns oil. It may be lent. Dogs bark.']],
    ['not the one in the middle', ['A lamp burns oil. It may be lent. Cats know.'], { place: { sentences: 0 }, new: ['Dogs bark.'] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises'],
    ['one of the paragraph that is told by its words', plain, { place: { sentences: 1, told: [{ of: 'paragraph', opens: 'A keeper' }] }, new: ['Dogs bark.'] }, [first, 'Dogs bark. Nobody else may.', last]],
    ['not two by what hardly stands there', plain, { place: { sentences: [1, 2] }, new: ['Cats trim nothing.'] }, 'place not certain: what stands here (“there”) is not plainly what the new text revises'],
    ['not by nothing', plain, { place: { sentences: 1, paragraphs: 2 } }, 'described, not quoted: the new text is not given'],
    ['not by two paragraphs in the midst of one', plain, { place: { sentences: 1, paragraphs: 2 }, new: [revised, 'Cats may.'] }, 'place not certain: new text of several paragraphs cannot stand inside one'],
  ]);
});

describe('parts change places', () => {
  const unit = 'paragraph' as const;
  const byPerson = 'place not certain: what is to be split or moved has to be decided by a person';
  carriesOut({ operation: 'renumbering', unit }, [
    ['two paragraphs are swapped', plain, { how: 'swap', place: { paragraphs: [1, 2] } }, [second, first, last]],
    ['not three', plain, { how: 'swap', place: { paragraphs: [1, 3] } }, byPerson],
    ['not one', plain, { how: 'swap', place: { paragraphs: 1 } }, byPerson],
    ['two become one', plain, { how: 'join', place: { paragraphs: [2, 3] } }, [first, `${second} ${last}`]],
    ['not three at once', plain, { how: 'join', place: { paragraphs: [1, 3] } }, byPerson],
    ['one goes to the end', plain, { how: 'move', place: { paragraphs: 1, position: 'end' } }, [second, last, first]],
    ['two go to the beginning', plain, { how: 'move', place: { paragraphs: [2, 3], position: 'start' } }, [second, last, first]],
    ['none goes behind another', plain, { how: 'move', place: { paragraphs: 1, position: 'after' } }, byPerson],
    ['none is split', plain, { how: 'split', place: { paragraphs: 1 } }, byPerson],
    ['none is renumbered without saying how', plain, { place: { paragraphs: 1 } }, byPerson],
    ['none beyond the last', plain, { how: 'swap', place: { paragraphs: [3, 4] } }, noPlace],
    ['none that heads a list', listed, { how: 'swap', place: { paragraphs: [1, 2] } }, severalWays],
    ['none with a list between them', [first, fog, second], { how: 'swap', place: { paragraphs: [1, 2] } }, severalWays],
    ['none where another order counts otherwise', plain, { how: 'swap', place: { paragraphs: [1, 2] } }, otherwise, { others: countedElsewhere }],
    ['none of an entry with a longer name', plain, { how: 'swap', place: { paragraphs: [1, 2] } }, byPerson, { match: 'longer' }],
    ['two items are swapped', listed, { unit: 'list item', how: 'swap', place: { items: [1, 2] } }, [first, second, ice, fog, last]],
    ['an item goes to the beginning of the entry with which its list begins', [fog, ice, last], { unit: 'list item', how: 'move', place: { items: 2, position: 'start' } }, [ice, fog, last]],
    ['none where the list begins below', [first, fog, ice], { unit: 'list item', how: 'move', place: { items: 2, position: 'start' } }, byPerson],
    ['no items with a paragraph between them', [fog, first, ice], { unit: 'list item', how: 'swap', place: { items: [1, 2] } }, severalWays],
    ['two sentences are swapped', plain, { unit: 'sentence', how: 'swap', place: { paragraphs: 2, sentences: [1, 2] } }, [first, 'Nobody else may. A keeper trims it each night.', last]],
    ['no three sentences', ['A lamp burns. It smokes. It hums.'], { unit: 'sentence', how: 'swap', place: { sentences: [1, 3] } }, noPair],
    ['the first and the last of three', ['A lamp burns. It smokes. It hums.'], { unit: 'sentence', how: 'swap', place: { sentences: 1 }, to: { side: 'exchange', at: { from: -1, to: -1 } } }, ['It hums. It smokes. A lamp burns.']],
    ['no sentence with itself', ['A lamp burns. It smokes. It hums.'], { unit: 'sentence', how: 'swap', place: { sentences: 1 }, to: { side: 'exchange', at: { from: 1, to: 1 } } }, noPair],
    ['no two of the same words', ['It hums. It hums. It smokes.'], { unit: 'sentence', how: 'swap', place: { sentences: [1, 2] } }, noPair],
    ['none that is not whole', ['A lamp burns. It hums: all night'], { unit: 'sentence', how: 'swap', place: { sentences: [1, 2] } }, noPair],
    ['none of a paragraph that heads a list', listed, { unit: 'sentence', how: 'swap', place: { paragraphs: 2, sentences: [1, 2] } }, noPair],
    ['none at an end that only refers', ['A lamp burns. It hums. See oil.'], { unit: 'sentence', how: 'swap', place: { sentences: [-2, -1] } }, noPair],
  ]);
});
