/** Orders that are carried out, each beside one that differs by little and waits. */
import { describe, expect, test } from 'vitest';
import { seePhrases } from '../../scripts/interpret/see-references.ts';
import { carriedOut } from './rig/carried-out.ts';
import { entry, first, meet, second, withBlock } from './rig/entry.ts';

const two = ['A ferry hums.', 'Cats sleep.'];
const lamp = ['A lamp burns oil and wax.', 'It may be lent to cats.'];

const done: readonly [order: string, text: readonly string[], expected: readonly string[]][] = [
  ['Of the two paragraphs only the first remains.', two, ['A ferry hums.']],
  ['For 5 read 6.', entry, withBlock(second, second.replace('5', '6'))],
  ['Between the second and third sentences of the second paragraph, insert: "Dogs hum."', entry, withBlock(second, second.replace('sleep. ', 'sleep. Dogs hum. '))],
  ['After the first sentence of the last paragraph, insert the following sentence: / Dogs hum.', entry, withBlock(meet, meet.replace('way. ', 'way. Dogs hum. '))],
  ['After the sentence beginning "No cat" in the first paragraph, insert: "Dogs may."', entry, withBlock(first, `${first} Dogs may.`)],
  ['Delete "at the bow" from the entry for "night ferry".', entry, withBlock(first, first.replace(' at the bow', ''))],
  ['A letter was dropped from this entry: "bow" should be "bows".', entry, withBlock(first, first.replace('bow', 'bows'))],
  ['To agree with the revised map, "bow" becomes "stern".', entry, withBlock(first, first.replace('bow', 'stern'))],
  ['In the first paragraph, substitute "stern" for "bow", which has since been given that name.', entry, withBlock(first, first.replace('bow', 'stern'))],
  ['Change "oil " to "fat ".', lamp, ['A lamp burns fat and wax.', 'It may be lent to cats.']],
  ['Delete "oil and ". Then change "wax" to "fat".', lamp, ['A lamp burns fat.', 'It may be lent to cats.']],
];

const waits: readonly [order: string, text: readonly string[]][] = [
  ['For 5 marks read 6 marks in a race.', entry],
  ['A letter was dropped in races: "bow" should be "bows".', entry],
  ['To agree with the revised map in races, "bow" becomes "stern".', entry],
  ['In the first paragraph, substitute "stern" for "bow", which has since been banned in races.', entry],
  ['Between the second and third sentences of the second and third paragraphs, insert: "Dogs hum."', entry],
  ['After the first of the last paragraph, insert the following paragraph: / Dogs hum.', entry],
  ['After the sentence about "No cat" in the first paragraph, insert: "Dogs may."', entry],
  ['Delete the first bullet; then delete the second bullet.', entry],
  ['Delete "at the bow" from the entry for "harbours".', entry],
  ['Delete "at the bow" from the entry for harbours.', entry],
  ['Replace the second paragraph with the following: / It may be lent to cats. / The second sentence of a song is sung.', lamp],
];

describe('an order', () => {
  test.for(done)('%s', ([order, text, expected]) => { expect(carriedOut(text, order.split(' / ')).text).toEqual(expected); });
  test.for(waits)('waits: %s', ([order, text]) => { expect(carriedOut(text, order.split(' / ')).text).toEqual(text); });
});

test.each([
  ['See FOG and Bell.', ['FOG and Bell']],
  ['See FOG and BELL.', ['FOG', 'BELL']],
  ['See one two three four five six seven eight nine ten.', ['one two three four five six seven eight nine ten']],
  ['See one two three four five six seven eight nine ten hens.', []],
])('%s refers to %j', (text, names) => { expect(seePhrases(text, new Set()).map(({ phrase }) => phrase)).toEqual(names); });
