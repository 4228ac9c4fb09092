/** Words that are told by which of several they are, by what stands beside them, or by their number alone. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, list, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const skipper = changed(second, 'A captain who', 'A skipper who');
const keeper = changed(meet, 'its captain', 'its keeper');
const younger = changed(meet, 'older', 'younger');
const four = changed(second, '5', '4');

const certain: readonly [text: string[], ...rulings: string[]][] = [
  [skipper, 'In the second paragraph the second "captain" becomes "skipper". The first stays.', 'Replace the second "captain" in the second paragraph with "skipper".', 'In the second paragraph, replace the second occurrence of "captain" with "skipper".',
    'In the second paragraph, replace "captain" (second occurrence) with "skipper".', 'In the second paragraph the last "captain" is to be "skipper".', 'Change in the second paragraph the second "captain" to "skipper".'],
  [changed(second, 'A captain who', 'A captain, alas, who'), 'Insert ", alas," after the second "captain" in the second paragraph.'],
  [keeper, 'The last sentence is wrong and should read: "Ask its keeper."', 'The last word of the last paragraph should be "keeper".', 'The last word of the entry should be "keeper".', 'Replace the last word of the last paragraph with "keeper".', 'In the last sentence replace the last word with "keeper".', 'In the sentence "Ask its captain.", the last word is to be "keeper".', 'In the sentence "Ask its captain.", replace "captain" with "keeper".'],
  [changed(second, ' pays twice.', '.'), 'Delete the last two words of the second paragraph.', 'The second paragraph loses its final two words.'],
  [changed(list, 'night ferry:', 'ferry:'), 'Delete the word "night" before "ferry:".', 'The word "night" before "ferry:" is deleted.', 'Delete "night" after "stop a".'],
  [changed(first, 'ferry crosses', 'boat crosses'), 'Replace "ferry" before "crosses" with "boat".'],
  [changed(second, '5', '6'), 'The toll goes up: "5" becomes "6".'],
  [four, 'The figure 5 should be 4.', 'The figure 5 in the second paragraph should be 4.', 'The number 5 must be 4.'],
  [younger, 'Last paragraph, "older": should be "younger".', 'In the last paragraph "older" will henceforth be "younger".', 'The last paragraph must now speak of "younger" and no longer of "older".', 'The last paragraph should mention "younger" instead of "older".', 'Where the last paragraph has "older", put "younger".',
    'Put "younger" where the last paragraph has "older".', 'Instead of "older" must stand "younger".', 'In place of "older" there should be "younger".', 'We said "older" when we should have said "younger"; the entry is corrected.', 'Last paragraph changed from "older" to "younger".', '"younger" is meant, not "older".',
    'In the last paragraph "younger" is right, not "older".', 'Replace in the last paragraph "older" with "younger".', 'Change, in the last paragraph, "older" to "younger".', 'Change "older" to "younger", leaving the rest as it is.', 'Change "older" to "younger"; the entry is corrected accordingly.', '"older" becomes "younger", as ferries have grown.',
    'Use "younger" for "older" all through the last paragraph.', '"older" is wrong and is replaced by "younger".'],
  [changed(stopped, 'song', 'tune'), 'Change "song" to "tune", keeping the quotation marks around it.'],
  [changed(whistle, 'whistle', 'bell'), 'Bullet 2: "whistle" becomes "bell".'],
  [withBlock('', null).map((block) => block.replaceAll('sleeps', 'snores')), '"sleeps" is corrected to "snores" in the two paragraphs that have it.', 'Each "sleeps" will henceforth be "snores".'],
];

describe.for(certain)('is carried out:', ([text, ...rulings]) => {
  test.for(rulings)('%s', (ruling) => { expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(text); });
});

const waiting = [
  'In the second paragraph the third "captain" becomes "skipper".', 'In the first paragraph the first "ferry" becomes "boat".', 'The second "captain" becomes "skipper".', 'In the second paragraph the second "captain" becomes "skipper" in races.', 'In the second paragraph the second "Captain" becomes "skipper".',
  'In the second paragraph, the first "captain" becomes "skipper" and the second "captain" becomes "mate".', 'In the second paragraph every second "captain" becomes "skipper".', 'In the second paragraph the second "captain" becomes "skipper". The second stays.', 'In the first paragraph the second "a" becomes "the".',
  'Insert "not" after the third "captain" in the second paragraph.', 'Insert "not" after the second "crosses".',
  'The last word of the last paragraph should be "keeper" in races.', 'The last word of the entry should be "keeper" in races.', 'The last word should be "keeper".', 'The last word of the barge entry should be "keeper".', 'The second word of the last paragraph should be "keeper".',
  'Delete the last nine words of the last sentence of the last paragraph.', 'Delete the last two words of the second and last paragraphs.', 'Delete the last letter of the last paragraph.', 'In the sentence "Ask its keeper.", the last word is to be "mate".',
  'Delete the word "ferry" before "meets".', 'Delete the word "ferry" before "stays" in races.', 'Delete the word "ferry" after "night".', 'Delete "ferry" before "crosses" or "stays".', 'Delete the word "A" before "captain".',
  'The figure 5 should be 4 in races.', 'The figure 5 should perhaps be 4.', 'The figure 5 should be 4 or 3.', 'The figure 5 in the first paragraph should be 4.', 'The figure 7 should be 4.', 'The number 5 is now 4 in races.',
  '"older": should be "younger" in races.', '"older": may be "younger".', '"older" need not be "younger".', '"older" should never be "younger".', '"older" could henceforth be "younger".',
  'The last paragraph must now speak of "barges" and no longer of "ferries" in races.', 'The last paragraph might speak of "barges" and no longer of "ferries".', 'The last paragraph must speak of "barges" and of "ferries".', 'The last paragraph must not speak of "barges" and no longer of "ferries".', 'The last paragraph should speak of "barges" and no longer of "cats".',
  'Where the second bullet has "whistle", put "bell" or "drum".', 'Where the third bullet has "whistle", put "bell".', 'Where the card has "whistle", put "bell".', 'Where the second bullet of the barge entry has "whistle", put "bell".', 'Put "bell" where the first bullet has "whistle".', 'Put "bell" where the second bullet has "whistle" in races.',
  'Instead of "older" may stand "younger".', 'Instead of "older" must stand "younger" in races.', 'Instead of "captain" must stand "skipper".', 'Instead of "older" must not stand "younger".',
  'We said "older" when we should have said "younger" in races.', 'We said "older" when we might have said "younger".', 'They said "older" when they should have said "younger".', 'Last paragraph changed from "older" to "younger" in races.', 'Last paragraph was changed from "older" to "younger" in the pocket edition.',
  'In the last paragraph "younger" is meant, not "older", in races.', '"younger" is meant, not "older", when it rains.', '"younger" is not meant, but "older".', '"younger" may be right, not "older".', 'Change "older" to "younger", leaving the rest as it is in races.', 'Change "older" to "younger", leaving the rest to the judge.',
  'Change "older" to "younger"; the entry is corrected in races.', 'Change "older" to "younger"; the barge entry is corrected accordingly.', '"captain" is corrected to "skipper" in the two paragraphs that have it.', '"older" becomes "younger" in races, as ferries have grown.',
  'The last sentence is wrong and should read in races: "Ask its keeper."', 'The last sentence is wrong in races and should read: "Ask its keeper."', 'The last sentence is wrong and might read: "Ask its keeper."', 'The last sentence is not wrong and should read: "Ask its keeper."',
  'The toll in races goes up: "5" becomes "6".', 'The toll for barges goes up: "5" becomes "6".', 'The toll may go up: "5" becomes "6".', 'The toll goes up in May: "5" becomes "6".',
];

describe('is limited, doubtful or of something else, and waits:', () => {
  test.for(waiting)('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

test.for([['A ferry hums. See barge.'], ['Two things hum:', '* ferries', '* cats']])('the last word of an entry that ends with a reference, or with a list, is not certain: %j', (text) => {
  expect(carriedOut(text, ['The last word of the entry should be "keeper".']).text).toEqual(text);
});
