/** Places that are told first, or by how their paragraph begins; missing words; and what is said of all that an order does not touch. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, ice, list, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const lantern = changed(first, 'lamp', 'lantern');
const bow = changed(first, ' at the bow', '');
const bigger = changed(first, 'a lamp', 'a big lamp');
const skipper = entry.map((block) => block.replaceAll('captain', 'skipper'));
const two = ['A ferry is old.', 'It is a ferry.'];

describe('carried out', () => {
  test.for<[words: string, text: string[]]>([
    ['In the first paragraph only, "lamp" is now "lantern".', lantern], ['In paragraph 1 only, "lamp" should be "lantern".', lantern], ['In the first paragraph (only), replace "lamp" with "lantern".', lantern], ['In the first paragraph alone, "lamp" becomes "lantern".', lantern],
    ['In each place where "captain" occurs, change it to "skipper".', skipper], ['Wherever "captain" appears, replace it with "skipper".', skipper], ['Everywhere that "captain" stands, it becomes "skipper".', skipper],
    ['Supply the missing word in "needs a lamp", which should be "needs a big lamp".', bigger], ['A word is missing from "needs a lamp", which should read "needs a big lamp".', bigger], ['Insert the word missing from "needs a lamp": it should read "needs a big lamp".', bigger], ['In "needs a lamp" a word is missing; it must read "needs a big lamp".', bigger],
    ['Delete "at the bow"; nothing else in this entry is changed.', bow], ['Delete "at the bow", and nothing else.', bow], ['Delete "at the bow"; no other part of this entry is affected.', bow], ['Delete "at the bow", the rest of this entry remaining the same.', bow], ['Delete "at the bow". Nothing else in the paragraph changes.', bow],
    ['Delete the last paragraph; nothing else in the entry is changed.', withBlock(meet, null)],
    ['After "lamp" add "(if lit)".', changed(first, 'a lamp', 'a lamp (if lit)')], ['Between "lamp" and "at the bow" add "(when lit)".', changed(first, 'a lamp', 'a lamp (when lit)')],
    ['The paragraph beginning "When two ferries meet" now follows directly after the paragraph beginning "A night ferry".', [first, meet, second, list, fog, whistle, ice, stopped]],
    ['Move the paragraph that begins "When two ferries" before the one that begins "Its toll".', [first, meet, second, list, fog, whistle, ice, stopped]],
    ['Move the paragraph that starts with "Its toll is" to the end of the entry.', [first, list, fog, whistle, ice, stopped, meet, second]],
    ['The paragraph beginning "A stopped ferry" should follow the paragraph beginning "When two ferries".', [first, second, list, fog, whistle, ice, meet, stopped]],
    ['The paragraph that begins "Its toll" gains a last sentence: "It is paid once."', changed(second, 'twice.', 'twice. It is paid once.')], ['The paragraph beginning "Its toll" gains the sentence "It is paid once." at its end.', changed(second, 'twice.', 'twice. It is paid once.')],
    ['Close the first paragraph with this sentence: The text of the other card is not itself changed.', changed(first, 'sleeps).', 'sleeps). The text of the other card is not itself changed.')],
    ['The second sentence of the last paragraph should end: "has no age at all."', changed(meet, 'no age.', 'no age at all.')], ['The last sentence should end: "its captain or its mate."', changed(meet, 'its captain.', 'its captain or its mate.')], ['The first sentence must end "the canal before dawn."', changed(first, 'after dusk', 'before dawn')], ['The last sentence of the second paragraph now ends with "pays twice, and whistles."', changed(second, 'twice.', 'twice, and whistles.')],
    ['Run the first and second paragraphs together.', [`${first} ${second}`, list, fog, whistle, ice, stopped, meet]],
    ['The last paragraph should come before the paragraph beginning "Its toll".', [first, meet, second, list, fog, whistle, ice, stopped]],
    ['The paragraph opening "Its toll" should come before the first paragraph.', [second, first, list, fog, whistle, ice, stopped, meet]],
  ])('%s', ([words, text]) => { expect(carriedOut(entry, [words]).text).toEqual(text); });

  test.for<[words: string, text: string]>([
    ['Add at the end of this entry: Barges wait.', 'See toll. / Barges wait.'], ['This entry should open with the sentence: Barges wait.', 'Barges wait. See toll.'], ['Attach to the end of the entry: See also fog.', 'See toll. / See also fog.'],
  ])('where an entry is nothing but a reference: %s', ([words, text]) => { expect(carriedOut(['See toll.'], [words]).text.join(' / ')).toBe(text); });

  test.for(['In both places where "ferry" occurs, change it to "barge".', 'In both places where "ferry" appears, replace it with "barge".', 'Both times that "ferry" occurs, it becomes "barge".', 'In both places where it occurs, change "ferry" to "barge".', 'Change "ferry" to "barge" in both places where it occurs.', 'At both places where "ferry" stands, it should be "barge".'])('where there are two: %s', (words) => {
    expect(carriedOut(two, [words]).text).toEqual(['A barge is old.', 'It is a barge.']);
  });
});

describe('waits', () => {
  test.for(['Put a new paragraph after the first: / Barges wait.', 'Replace the second sentence with: Barges wait.', 'Delete the second paragraph.', 'Add at the end of the first paragraph: Barges wait.', 'Add as a new second paragraph: Barges wait.'])('where an entry is nothing but a reference, and a part of another text is named: %s', (words) => { expectToWait(['See toll.'], [words]); });

  test.for([
    'In races only, "lamp" is now "lantern".', 'In the rulebook only, "lamp" is now "lantern".', 'In the first paragraph only if it rains, "lamp" is now "lantern".', 'In the second paragraph only, "lamp" is now "lantern".',
    'In both places where "captain" occurs, change it to "skipper".', 'Change "captain" to "skipper" in both places where it occurs.', 'In both places where "lamp" occurs, change it to "lantern".', 'Wherever "captain" occurs on a card, change it to "skipper".', 'Wherever "captain" occurs, you may change it to "skipper".', 'In some places where "captain" occurs, change it to "skipper".', 'In each place where "captain" occurs, except the list, change it to "skipper".', 'Wherever "captain" occurred, it was changed to "skipper".',
    'Supply the missing word in "needs a lamp", which may be "needs a big lamp".', 'A word was missing from "needs a lamp", which read "needs a big lamp".', 'A word is missing from "needs a lamp" on the card, which should read "needs a big lamp".', 'Supply the missing word in "has a lamp", which should be "has a big lamp".',
    'Delete this entry; nothing else is changed.', 'Delete the first paragraph; nothing else in the paragraph is changed.', 'Delete "at the bow"; nothing else in the rulebook is changed.', 'Delete "at the bow"; nothing else in races.', 'Delete "at the bow"; nothing else is needed.',
    'After "lamp" add (if lit).', 'The last sentence should end: "or its mate."', 'The last sentence of the second paragraph should end: "A captain whistles."', 'The first sentence may end: "the canal before dawn."', 'The first sentence ends: "the canal before dawn."', 'The first sentence on the card should end: "the canal before dawn."', 'The first paragraph should end: "the canal before dawn."', 'The first sentence should end: "the canal before dawn." in races.', 'The last sentence should end with a full stop.', 'Close the first paragraph with this sentence: The text of the other entry.', 'Run the second and third paragraphs together.', 'Run the first and second paragraphs together in races.', 'The paragraph that begins "Its fee" gains a last sentence: "It is paid once."', 'The paragraph that begins "Its toll" of the rulebook gains a last sentence: "It is paid once."',
    'The paragraph beginning "Three things" now follows the last paragraph.', 'The paragraph beginning "A stopped ferry" now follows the paragraph beginning "Three things".', 'Move the paragraph beginning "A" after the last paragraph.', 'Move the paragraph beginning "Its toll" after the paragraph beginning "fog".', 'Move the paragraph beginning "fog" to the end of the entry.', 'The paragraph beginning "Its toll" now follows the paragraph beginning "When two ferries" in races.', 'The paragraph beginning "Its toll" now follows the paragraph beginning "A night ferry".', 'Move the paragraph beginning "Its toll" of the rulebook after the first.', 'Move the paragraph beginning "Its fee" after the first.',
    'The paragraph that begins "When two ferries" follows the one that begins "A night ferry" from now on.',
  ])('%s', (words) => { expectToWait(entry, [words]); });
});
