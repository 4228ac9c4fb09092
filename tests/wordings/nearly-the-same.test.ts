/** Orders that are carried out, each beside one that says nearly the same and waits, or does something else. */
import { describe, expect, test } from 'vitest';

import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { rulingOf } from '../interpret/rig/ruling.ts';
import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, fog, ice, list, meet, second, whistle, withBlock } from './rig/entry.ts';

const younger = withBlock(meet, meet.replace('older', 'younger'));
const toll = second.replace('5', '6');
const listed = entry.indexOf(list) + 1;

test.for<[ruling: string, text: readonly string[]]>([
  ['Move the first bullet to the end of the list.', entry.toSpliced(listed, 3, whistle, ice, fog)],
  ['Move the first paragraph to the end of the entry.', [...entry.slice(1), ...entry.slice(0, 1)]],
  ['Delete the last two words of the second paragraph.', withBlock(second, second.replace(' pays twice.', '.'))],
  ['Delete "older" and insert "younger" in its place.', younger],
  ['Replace the last sentence with a reference to barge.', withBlock(meet, meet.replace('Ask its captain.', 'See barge.'))],
  ['Two changes: / Replace "older" with "younger". / In the second paragraph, replace "5" with "6".', withBlock(second, toll).map((block) => (block === meet ? meet.replace('older', 'younger') : block))],
  [`The second paragraph now reads: / ${toll} (Move it to the end of the entry.)`, [...entry.filter((block) => block !== second), toll]],
  ['In the second paragraph, replace "5" with "6". Add at the beginning of the second paragraph: "Cats hum."', withBlock(second, `Cats hum. ${toll}`)],
  ['Replace "older" with "younger" in the glossary.', younger],
  ['Replace "older" with "younger" wherever it appears in this entry.', younger],
  ['Replace paragraphs 3 to 6 with: / Three things stop a night ferry: fog on the water, a captain without a whistle, and ice.', entry.toSpliced(entry.indexOf(list), 4, 'Three things stop a night ferry: fog on the water, a captain without a whistle, and ice.')],
  ['Add a bullet to the list of things that stop a night ferry: "snow"', entry.toSpliced(listed + 3, 0, '* snow')],
  ['Delete "a captain without a whistle" from the glossary.', entry.filter((block) => block !== whistle)],
])('%s', ([ruling, text]) => { expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(text); });

describe('but it waits:', () => {
  test.for([
    'Move the first bullet to the end of the list in the second paragraph.',
    'Move the first paragraph to the end of the first.',
    'Delete the last two words of paragraphs 1 and 2.',
    'Two changes: / Replace "older" with "younger".',
    `The second paragraph now reads: / ${toll} This was an error. (Move it to the end of the entry.)`,
    'In the second paragraph, replace "5" with "6". Add at the beginning: "Cats hum."',
    'Add "Cats hum." to the beginning of the second paragraph and delete its first sentence.',
    'Add "Cats hum." at the beginning of the second paragraph, then delete its second sentence.',
    'Delete "fog on the water" and insert the following bullet: "snow"',
    'Delete "older" and insert the bullet "younger".',
    'In the third paragraph, delete the second item in the list of things that stop a night ferry.',
    'Add a bullet to the list of things that do not stop a night ferry: "snow"',
    'Replace the full stop at the end of the second paragraph with a full stop.',
    'Replace "older" with "younger" wherever it appears in the glossary.',
    'Replace "older" with "younger" everywhere in the glossary.',
    'Delete "on the water" from the glossary.',
  ])('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

const read = (...ruling: string[]) => interpretRuling(rulingOf(ruling));

test('three bullets are the first three and the last three', () => {
  expect(read('Delete the three bullets.').map(({ place: { items, also } }) => [items, also])).toEqual([[{ from: 1, to: 3 }, { of: 'items', run: { from: -3, to: -1 } }]]);
});

test.for([['paragraph', 'paragraph'], ['sentence', 'text']] as const)('one more %s is added as such', ([more, unit]) => {
  expect(read(`The entry now ends with one more ${more}: Cats hum.`).map((one) => one.unit)).toEqual([unit]);
});

test('what an order brings that is not read is all that stands below it', () => {
  expect(read('Somehow the last paragraph must be mended as follows:', 'Cats hum.', 'Dogs bark.').map(({ newText }) => newText)).toEqual(['Cats hum.\n\nDogs bark.']);
});
