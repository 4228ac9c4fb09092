/** Sentences of which one word tells what is meant: what is read of them, and of those without it. */
import { describe, expect, test } from 'vitest';

import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { isOfUnknownDay } from '../../scripts/interpret/instruction.ts';
import type { Instruction } from '../../scripts/interpret/instruction.ts';
import { at, rulingOf } from './rig/ruling.ts';

const read = (...paragraphs: string[]): Instruction[] => interpretRuling(rulingOf(paragraphs));
/** The words of an order that are not understood. */
const unclear = ({ instruction, tiles }: Instruction): string[] => tiles.filter(({ as }) => as === 'not understood').map(({ from, to }) => instruction.slice(from, to).trim());
function last(...paragraphs: string[]): Instruction {
  const found = read(...paragraphs).at(-1);
  if (found === undefined) throw new Error('nothing is read');
  return found;
}

describe('the words that name the place', () => {
  test.for([
    ['This entry gains a new last paragraph:', 'This entry'], ['The second paragraph goes on with "Cats hum."', 'The second paragraph'], ['Paragraph 5, opening words: "Where cats" in lieu of "When cats".', 'Paragraph 5 ... opening words'], ['Add ferry to the list of ships.', 'to the list of ships'],
    ['The last line should also refer to dock.', 'The last line'], ['In the See line, add dock.', 'In the See line'], ['The last reference should be to "money", not to "coins".', 'The last reference ... "coins"'], ['Of the references, the one to crane is removed.', 'references ... crane'],
  ])('%s', ([order = '', locator]) => { expect(last(order).locator).toBe(locator); });
});

describe('where it is', () => {
  test.for<[string, Partial<Instruction['place']>]>([
    ['The second paragraph goes on with "Cats hum."', { paragraphs: at(2), position: 'end' }],
    ['Between the first bullet and the second, insert a new bullet: "snow".', { items: at(1), position: 'after', about: null }],
    ['Delete the bullets "fog".', { items: null }], ['Delete the bullets of the second paragraph.', { items: null, about: 'the place' }], ['Delete the list in the second paragraph.', { items: null }], ['Delete the list.', { items: at(1, -1) }], ['Its game text now reads: "Plays at night."', { about: null }],
    ['Delete the second sentence at the end of the third paragraph.', { sentences: at(2), position: 'end' }], ['Delete the sentence at the end of the third paragraph.', { sentences: at(-1), position: null }],
    ['Of the references, the one to crane is removed.', { within: 'references', position: null }], ['Of the four references in the last line, that to crane is dropped.', { within: 'references', position: 'end' }], ['The last reference should be to "money", not to "coins".', { within: 'references', position: 'end' }],
    ['After the sentences ending "light.", insert "It hums."', { about: 'the sentences ending "light."' }], ['Insert "Cats hum." between the second sentence of the first paragraph and the third paragraph.', { about: 'between the second sentence' }],
    ['The second paragraph about barges was garbled in copying. In its place put "Cats hum."', { paragraphs: null, about: 'the place' }], ['The entry was garbled in copying. In its place put "Cats hum."', { about: 'the place' }], ['The second paragraph was garbled in copying. In its place put "Cats hum."', { paragraphs: at(2), about: null }],
    ['Delete the third paragraph (the last two sentences).', { within: null }], ['The second paragraph must now end with this additional sentence: "Cats hum."', { paragraphs: at(2), position: 'end' }], ['The second paragraph will now end with the new sentence "Cats hum."', { paragraphs: at(2), position: 'end' }],
    ['A cross-reference to dock is added at the end.', { within: 'references', position: 'end' }], ['Add ferry to the list of ships.', { within: 'list', about: 'the list of ships' }],
  ])('%s', ([order, place]) => { expect(last(order).place).toMatchObject(place); });

  test('a number without its noun is of no kind, where two kinds were named', () => {
    const order = last('In the second sentence of the first paragraph, replace "fog" with "ice". In the third, delete "snow".');
    expect([order.place.paragraphs, unclear(order)]).toEqual([null, ['In the third,']]);
    expect(last('In the second paragraph, replace "fog" with "ice". In the third, delete "snow".').place.paragraphs).toEqual(at(3));
  });

  test('what a ruling points to may be where it goes on', () => {
    expect(unclear(last('See barge.', 'There, delete "mist".'))).toEqual(['delete']);
    expect(unclear(last('See barge.', 'Here, delete "mist".'))).toEqual([]);
  });
});

describe('which words go', () => {
  test('of a pair that is turned round only what is exchanged', () => {
    expect(read('Replace "fog" with "ice" and "snow" for "rain".').map(({ oldText, newText }) => [oldText, newText])).toEqual([['fog', 'ice'], ['rain', 'snow']]);
    expect(read('Exchange "fog" for "ice" and "snow" for "rain".').map(({ oldText, newText }) => [oldText, newText])).toEqual([['fog', 'ice'], ['snow', 'rain']]);
  });

  test('a value with more than three words is not told', () => {
    expect(unclear(last('Change the toll of a cat from "two" to "three".'))).toEqual(['the toll of a cat']);
    expect(unclear(last('Change the toll from "two" to "three".'))).toEqual([]);
  });

  test('of two parts the last of which is told to be in another the first may be anywhere', () => {
    expect(unclear(last('Delete the first sentence and the second sentence of the last paragraph.'))).toContain('the first sentence');
  });
});

describe('what stands behind an order', () => {
  test('leaves another place alone, whichever of the two comes first', () => {
    for (const words of ['The second "toll" becomes "fee". The first stays.', 'The first "toll" becomes "fee". The second stays.']) expect(unclear(last(words))).toEqual([]);
    expect(unclear(last('The second "toll" becomes "fee". The second stays.'))).not.toEqual([]);
  });

  test('is looked at sentence by sentence', () => {
    const order = last('Replace "fog" with "ice". The rest is unchanged. Cats keep it.');
    expect(order.tiles.map(({ from, to }) => order.instruction.slice(from, to).trim())).toContain('The rest is unchanged.');
    expect(unclear(order)).toEqual(['Cats keep it.']);
    const other = last('Replace "fog" with "ice", because it rhymes. The rest stays. However, cats keep it.');
    expect(other.tiles.map(({ from, to }) => other.instruction.slice(from, to).trim())).toContain('The rest stays.');
  });

  test('is an order of its own, with its own words below', () => {
    expect(read('In the third paragraph, insert "fog" after "ice". Then, delete the following text from the second paragraph:', 'Cats hum.')[0]?.instruction).toBe('In the third paragraph, insert "fog" after "ice".');
  });

  test('is no new text, where it speaks of the change', () => {
    for (const words of ['This is a clarification.', 'Note to printers: keep the list.', 'Until then, the old text holds.']) expect(last('Replace this entry with the following:', 'A ferry hums.', words).newText).toBe('A ferry hums.');
    expect(last('Replace this entry with the following:', 'A ferry hums.', 'Cats hum.').newText).toBe('A ferry hums.\n\nCats hum.');
  });

  test('is no new text, where its first words may be an order, and is where only later ones may', () => {
    const replacing = ['Replace the second paragraph with the following:', 'Cats sing.'];
    expect(read(...replacing, 'This should perhaps read "dogs". Cats hum.').length).toBeGreaterThan(1);
    expect(read(...replacing, 'Dogs hum. This should perhaps read "dogs".')).toHaveLength(1);
  });

  test('begins the order in brackets within a new text, and the text before it is text', () => {
    expect(read('Replace the second paragraph with:', 'Cats sing (paragraph break; move the following to the end).')[0]?.newText).toBe('Cats sing');
  });
});

describe('what stands before an order', () => {
  test('and tells its day is a part of it, and what stands behind it is not', () => {
    expect(read('Effective 1 May 2012. Delete "fog". Cats hum.')).toHaveLength(1);
    expect(last('Effective 1 May 2012. Delete "fog". Cats hum.').instruction).toBe('Effective 1 May 2012. Delete "fog". Cats hum.');
  });

  test('in a paragraph of its own is a part of it, with its lines', () => {
    const [first, second] = read('Effective 1 May 2012.', 'The following changes are made:', 'Replace "older" with "younger".', 'Delete the second bullet.');
    expect([first?.instruction, first?.lines, second?.instruction, second?.lines]).toEqual(['Effective 1 May 2012. The following changes are made: Replace "older" with "younger".', [1, 3], 'Delete the second bullet.', [4, 4]]);
  });
});

test('an order waits for a day that has neither a beginning nor an end', () => {
  const order = last('Delete "fog".');
  expect([{ from: null, to: null }, { from: '2012-05-01', to: null }, { from: null, to: '2012-05-01' }, null].map((effective) => isOfUnknownDay({ ...order, effective } as Instruction))).toEqual([true, false, false, false]);
});
