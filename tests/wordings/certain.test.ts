import { expect, test } from 'vitest';
import { carriedOut } from './rig/carried-out.ts';
import { entry, first, fog, ice, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

type Certain = [ruling: string, text: string[]];
const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));

/** Orders of which nobody doubts what they want; paragraphs are parted by " / ". */
const quoted: Certain[] = [
  ['Replace "a lamp at the bow" with "two lamps".', changed(first, 'a lamp at the bow', 'two lamps')],
  ['Please replace “a lamp at the bow” by “two lamps”.', changed(first, 'a lamp at the bow', 'two lamps')],
  ['Change "older" to "younger".', changed(meet, 'older', 'younger')],
  ['Correct "gives way" to "waits".', changed(meet, 'gives way', 'waits')],
  ['Amend "gives way" to read "waits".', changed(meet, 'gives way', 'waits')],
  ['"gives way" should read "waits".', changed(meet, 'gives way', 'waits')],
  ['The words "gives way" are replaced by "waits".', changed(meet, 'gives way', 'waits')],
  ['The phrase "gives way" has been changed to "waits".', changed(meet, 'gives way', 'waits')],
  ['Substitute "waits" for "gives way".', changed(meet, 'gives way', 'waits')],
  ['For "gives way" read "waits".', changed(meet, 'gives way', 'waits')],
  ['Instead of "gives way", it should say "waits".', changed(meet, 'gives way', 'waits')],
  ['In place of "gives way", read "waits".', changed(meet, 'gives way', 'waits')],
  ['Read "waits" instead of "gives way".', changed(meet, 'gives way', 'waits')],
  ['Use "waits" in place of "gives way".', changed(meet, 'gives way', 'waits')],
  ['For "after dusk" read "at dusk", and for "older" read "younger".', changed(first, 'after dusk', 'at dusk').map((block) => block.replace('older', 'younger'))],
  ['Replace "older" with "younger" because ferries lie about it.', changed(meet, 'older', 'younger')],
  ['To avoid a quarrel, replace "older" with "younger".', changed(meet, 'older', 'younger')],
  ['Delete "at the bow".', changed(first, ' at the bow', '')],
  ['Omit the words "at the bow".', changed(first, ' at the bow', '')],
  ['Drop "at the bow" from the first paragraph.', changed(first, ' at the bow', '')],
  ['The words "at the bow" are to be struck.', changed(first, ' at the bow', '')],
  ['Delete "whistle, ".', changed(second, 'whistle, ', '')],
  ['Cut "whistle," from the second paragraph.', changed(second, 'whistle, ', '')],
  ['Remove the parenthetical "(unless the keeper sleeps)".', changed(first, ' (unless the keeper sleeps)', '')],
  ['Insert "brass" before "whistle" in the second bullet.', changed(whistle, 'a whistle', 'a brass whistle')],
  ['In the second bullet, after "captain" insert "or a keeper".', changed(whistle, 'captain', 'captain or a keeper')],
  ['After "whistle" in the second paragraph, add ", hum".', changed(second, 'whistle,', 'whistle, hum,')],
  ['The words "or her mate" are added after "its captain".', changed(meet, 'its captain', 'its captain or her mate')],
  ['The word "old" is inserted before "keeper".', changed(first, 'keeper', 'old keeper')],
  ['In the first bullet, replace "the water" with "the canal".', changed(fog, 'the water', 'the canal')],
  ['In the last paragraph, change "captain" to "keeper".', changed(meet, 'captain', 'keeper')],
  ['In the first sentence of the last paragraph, replace "ferries" with "barges".', changed(meet, 'ferries', 'barges')],
  ['Change "A captain" to "The captain" in the third sentence of the second paragraph.', changed(second, 'A captain who', 'The captain who')],
  ['Delete the sentence "Ask its captain."', changed(meet, ' Ask its captain.', '')],
  ['The sentence "Its crew may sing." is deleted.', changed(stopped, 'Its crew may sing. ', '')],
  ['The bullet "ice" has been removed.', withBlock(ice, null)],
  ['The number 5 should read 4.', changed(second, '5', '4')],
  ['In this entry the number 5 should read 6.', changed(second, '5', '6')],
  ['Change the figure 5 to 4.', changed(second, '5', '4')],
  ['Change "captain" to "skipper" throughout.', withBlock('', null).map((block) => block.replaceAll('captain', 'skipper'))],
  ['Replace all instances of "captain" with "skipper".', withBlock('', null).map((block) => block.replaceAll('captain', 'skipper'))],
  ['Throughout this entry, change "captain" to "skipper".', withBlock('', null).map((block) => block.replaceAll('captain', 'skipper'))],
  ['Wherever it appears, replace "captain" with "skipper".', withBlock('', null).map((block) => block.replaceAll('captain', 'skipper'))],
  ['Replace "captain" with "skipper" everywhere.', withBlock('', null).map((block) => block.replaceAll('captain', 'skipper'))],
  ['Two sentences are added after "Its crew may sing.": They may hum. They may not dance.', changed(stopped, 'sing.', 'sing. They may hum. They may not dance.')],
];

const whole: Certain[] = [
  ['Delete this entry.', []],
  ['This entry is hereby repealed.', []],
  ['This entry has been withdrawn. See ferry.', []],
  ['This entry no longer applies.', []],
  ['Strike this entry, since it repeats the entry on ferries.', []],
  ['Replace this entry with: A night ferry is a ferry.', ['A night ferry is a ferry.']],
  ['The entry now reads: A night ferry is a ferry.', ['A night ferry is a ferry.']],
  ['This entry should read as follows: / A night ferry is a ferry. / It hums.', ['A night ferry is a ferry.', 'It hums.']],
  ['This entry is superseded by the following: / A night ferry is a ferry.', ['A night ferry is a ferry.']],
];

const byPosition: Certain[] = [
  ['Delete the second sentence of the last paragraph.', changed(meet, ' A ferry has no age.', '')],
  ['Ignore the second sentence.', changed(first, ' It needs a lamp at the bow.', '')],
  ['Disregard the last sentence.', changed(meet, ' Ask its captain.', '')],
  ['Delete the last two sentences.', changed(meet, ' A ferry has no age. Ask its captain.', '')],
  ['Strike the final sentence of the second paragraph.', changed(second, ' A captain who sleeps pays twice.', '')],
  ['The second paragraph is hereby withdrawn.', withBlock(second, null)],
  ['Paragraph two is repealed.', withBlock(second, null)],
  ['The second bullet no longer applies.', withBlock(whistle, null)],
  ['Delete the last bullet.', withBlock(ice, null)],
  ['Delete the first and third bullets.', entry.filter((block) => block !== fog && block !== ice)],
  ['Remove bullets 2 and 3.', entry.filter((block) => block !== whistle && block !== ice)],
  ['Combine the first and second paragraphs.', [`${first} ${second}`, ...entry.slice(2)]],
  ['The first and second paragraphs are merged.', [`${first} ${second}`, ...entry.slice(2)]],
  ['Swap the first and second paragraphs.', [second, first, ...entry.slice(2)]],
  ['Reverse the order of the last two bullets.', [...entry.slice(0, 4), ice, whistle, ...entry.slice(6)]],
  ['The last two paragraphs trade places.', [...entry.slice(0, 6), meet, stopped]],
  ['Move the first paragraph to the end of the entry.', [...entry.slice(1), first]],
  ['Insert a new second paragraph: / A barge is no ferry.', [first, 'A barge is no ferry.', ...entry.slice(1)]],
  ['Add a new second paragraph: A barge is no ferry.', [first, 'A barge is no ferry.', ...entry.slice(1)]],
  ['Insert the following after the first paragraph: / A barge is no ferry.', [first, 'A barge is no ferry.', ...entry.slice(1)]],
  ['Add a fourth bullet: / - snow', [...entry.slice(0, 6), '* snow', ...entry.slice(6)]],
  ['Add at the end: Ferries sink.', [...entry, 'Ferries sink.']],
  ['Append the following sentence to the second paragraph: "Cats pay nothing."', changed(second, 'twice.', 'twice. Cats pay nothing.')],
  ['After the first sentence of the last paragraph, insert: "They may race."', changed(meet, 'way.', 'way. They may race.')],
  ['Replace the second sentence of the last paragraph with: "A ferry has no age at all."', changed(meet, 'no age.', 'no age at all.')],
  ['The second paragraph now reads: Its toll is 5 marks. A captain may waive the toll, whistle, or hum. A captain who hums pays twice.',
    withBlock(second, 'Its toll is 5 marks. A captain may waive the toll, whistle, or hum. A captain who hums pays twice.')],
];

const paragraphs = (ruling: string): string[] => ruling.split(' / ');

test.for([...quoted, ...whole, ...byPosition])('%s', ([ruling, text]) => {
  const done = carriedOut(entry, paragraphs(ruling));
  expect({ text: done.text, why: done.amendments.map(({ reason }) => reason) }).toMatchObject({ text });
});
