/** Orders that tell more than what is to be done: where the fault lies, what the change does, which letter comes. Where that is not so, they wait. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait, paragraphs, textAfter } from './rig/carried-out.ts';
import { entry, first, ice, list, meet, second, withBlock } from './rig/entry.ts';

const changed = (block: string, old: string, now: string): string[] => withBlock(block, block.replace(old, now));

describe('carried out', () => {
  test.for<[string, string[]]>([
    ['The second paragraph had a typo, so "twice" is now "once".', changed(second, 'twice', 'once')],
    ['The second paragraph contains an error: replace "twice" with "once".', changed(second, 'twice', 'once')],
    ['There was an error in the second paragraph: replace "twice" with "once".', changed(second, 'twice', 'once')],
    ['Two errors in the second paragraph have been corrected: "twice" is now "once".', changed(second, 'twice', 'once')], ['A typo crept into the second paragraph: "twice" should be "once".', changed(second, 'twice', 'once')],
    ['Typo in the second paragraph: "twice" should be "once".', changed(second, 'twice', 'once')],
    ['The toll is reduced by the substitution of "4 marks" for "5 marks".', changed(second, '5 marks', '4 marks')],
    ['The ambiguity is removed by the substitution of "once" for "twice".', changed(second, 'twice', 'once')],
    ['The exception is removed by the deletion of "(unless the keeper sleeps)".', changed(first, ' (unless the keeper sleeps)', '')],
    ['Capitalize "lamp" as "Lamp" throughout.', changed(first, 'lamp', 'Lamp')],
    ['"lamp" takes a capital L.', changed(first, 'lamp', 'Lamp')],
    ['"5" raised: "6".', changed(second, '5', '6')],
    ['"5 marks" lowered: "4 marks".', changed(second, '5 marks', '4 marks')],
    ['"waive the toll" made shorter: "pay".', changed(second, 'waive the toll', 'pay')],
    ['We shortened the last sentence, which now reads "Ask."', changed(meet, 'Ask its captain.', 'Ask.')],
    ['We put "of brass" after "lamp".', changed(first, 'lamp', 'lamp of brass')],
    ['After "lamp", "of brass".', changed(first, 'lamp', 'lamp of brass')],
    ['The list is now introduced by "Any of these things" instead of "Three things".', changed(list, 'Three things', 'Any of these things')],
    ['The sentence about the captain (the last one) is deleted.', changed(meet, ' Ask its captain.', '')],
    ['The bullet about ice (the third one) is deleted.', withBlock(ice, null)],
  ])('%s', ([ruling, text]) => {
    expect(textAfter(entry, ruling)).toEqual(text);
  });
});

describe('waits', () => {
  test.for([
    // The words stand in no such part.
    'The last paragraph had a typo, so "twice" is now "once".', 'The last paragraph contains a typo: "twice" is now "once".', 'The last paragraph contains an error: replace "twice" with "once".',
    'There was an error in the last paragraph: replace "twice" with "once".', 'A comma is missing in the last paragraph: insert a comma after "lamp".', 'The list is now introduced by "once" instead of "twice".',
    // What is amended may be another text.
    'The tariff is amended by the substitution of "6 marks" for "5 marks".', 'The index is corrected by the substitution of "6 marks" for "5 marks".', 'The galley is restricted by the substitution of "6 marks" for "5 marks".',
    'The FAQ is corrected by the deletion of "twice".', 'The sign is changed, "5 marks" being changed to "6 marks".', 'This entry is headed by "A day ferry" instead of "A night ferry".',
    // The change does something else than is said.
    'The toll is doubled by the substitution of "6 marks" for "5 marks".', 'The toll is raised by the substitution of "4 marks" for "5 marks".', 'The prohibition is lifted, "cat" being altered to "dog".',
    'The prohibition is removed by the substitution of "dog" for "cat".', '"5" raised: "4".', '"5 marks" lowered: "6 marks".', '"twice" made shorter: "two times over".',
    'We shortened the last sentence, which now reads "Ask its captain or its keeper."', 'We extended the last sentence, and it now reads "Ask."',
    // Other letters than those of the words.
    'Capitalize "lamp" as "Bell" throughout.', 'Capitalize "Three" as "three" throughout.', 'Lowercase "Three" as "four" throughout.', '"lamp" takes a capital B.',
    // What goes there stands elsewhere already, and may have to be moved.
    'We put "No cat" after "dusk".', 'We slipped "No cat" after "dusk".', 'Stick "No cat" after "dusk".', 'Right after "dusk" we have slipped in "No cat".', 'Before "dusk", "A night ferry".',
    // Nobody but a person can say what it is.
    '"twice" is, by common consent, not deleted.', 'We took out "twice" from the galley.', 'Steps 2 and 3 swapped.',
    // The part of that rank is about something else.
    'The sentence about age (the last one) is deleted.', 'The bullet about fog (the third one) is deleted.',
  ])('%s', (ruling) => {
    expectToWait(entry, paragraphs(ruling));
  });
});

test.for<[ruling: string, isNoted: boolean]>([
  ['Change "Three" to "Four", and delete the last bullet.', true], ['Delete the last bullet, and change "Three" to "Four".', true],
  ['Change "Three" to "Two", and delete the last bullet.', false], ['Delete the last bullet, and change "Three" to "Two".', false], ['Delete the last bullet, and change "Three things" to "These things".', false],
])('the count that leads to a list goes the way of the list, or it is noted: %s', ([ruling, isNoted]) => {
  expect(carriedOut(entry, [ruling]).amendments.some(({ reason }) => (reason?.why ?? '').includes('count'))).toBe(isNoted);
});

test('a part of a name in brackets is left alone, and the whole of one is not', () => {
  expectToWait(['A ferry needs a lamp (see oil lamp).'], ['Replace "lamp" with "torch" throughout.']);
  expectToWait(['A ferry needs a lamp; see also lamp oil.'], ['Replace "lamp" with "torch" throughout.']);
  expect(textAfter(['A ferry needs a lamp (see toll, lamp).'], 'Replace "lamp" with "torch" throughout.')).toEqual(['A ferry needs a torch (see toll, torch).']);
});
