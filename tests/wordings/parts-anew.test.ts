/** Whole parts in other words, parts that are told by words that they hold, and how much of a part is kept; and neighbours that order something else. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, ice, meet, second, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const stern = changed(first, 'bow', 'stern');
const unlit = changed(first, ' It needs a lamp at the bow.', '');
const reduced = changed(meet, ' A ferry has no age. Ask its captain.', '');
const six = changed(second, '5', '6');
const snow = withBlock(ice, '* ice or snow');
const now = 'A night ferry crosses the canal after sunset. It needs a lamp at the bow. No cat may board it.';
const anew = withBlock(first, now);

const certain: readonly [text: string[], rulings: readonly string[]][] = [
  [stern, ['Read the second sentence as "It needs a lamp at the stern."', 'The second sentence is to be read as "It needs a lamp at the stern."', 'For the second sentence there is substituted "It needs a lamp at the stern."', 'In place of the second sentence there is now "It needs a lamp at the stern."', 'Second sentence: read "It needs a lamp at the stern."', 'The corrected second sentence reads "It needs a lamp at the stern."', 'The new second sentence is "It needs a lamp at the stern."', 'The second sentence has been rewritten. It now reads: / It needs a lamp at the stern.']],
  [six, ['The first sentence of paragraph 2 is now worded "Its toll is 6 marks."', 'The first sentence of paragraph 2 takes the form "Its toll is 6 marks."', 'Word the first sentence of paragraph 2 as follows: "Its toll is 6 marks."', 'The first sentence of paragraph 2 is out of date; read "Its toll is 6 marks."', 'The first sentence of paragraph 2 is abandoned in favour of "Its toll is 6 marks."', 'The first sentence of paragraph 2 is, from now on, "Its toll is 6 marks."', '"Its toll is 6 marks." for the first sentence of paragraph 2.']],
  [anew, ['The new wording of the first paragraph is: / ', 'Paragraph 1: new text. / ', 'In place of the first paragraph there is put the following: / ', 'The text of the first paragraph is now: / ', 'The wording of paragraph 1 is changed to: / ', 'The following paragraph replaces the first: / ', 'This replaces paragraph 1: / ', 'The paragraph on "a lamp at the bow" now reads: / '].map((ruling) => ruling + now)],
  [snow, ['The last of the bullets should read "ice or snow".', 'Bullet 3 -> "ice or snow"', 'The last bullet has been changed. It now reads "ice or snow".']],
  [unlit, ['The sentence about "a lamp" is deleted.', 'The sentence about the "lamp" goes.', 'The sentence concerning "a lamp" is withdrawn.', 'The sentence that contains the word "lamp" is deleted.', 'The sentence mentioning the "lamp" is deleted.', 'The sentence in which "lamp" occurs is deleted.', 'The sentence with the word "lamp" in it is deleted.', 'The sentence that has "lamp" in it is deleted.', 'The sentence that speaks of a "lamp" is deleted.', 'Strike the sentence which mentions "lamp".']],
  [changed(first, 'a lamp at the bow', 'two lamps'), ['The sentence containing "lamp" should read "It needs two lamps."', 'The sentence about the "lamp" is replaced by the following: / It needs two lamps.']],
  [changed(second, ' A captain who sleeps pays twice.', ''), ['The sentence in the second paragraph that mentions "twice" is removed.']],
  [withBlock(meet, null), ['The paragraph about "two ferries" is deleted.', 'The whole last paragraph is deleted.', 'The entire last paragraph goes.', 'Everything in the last paragraph is deleted.']],
  [withBlock(fog, null), ['The bullet about "fog" is deleted.', 'The bullet beginning "fog" is deleted.', 'The bullet ending "water" is deleted.']],
  [withBlock(whistle, null), ['The bullet that mentions the "whistle" is deleted.', 'The bullet beginning "a captain" is deleted.']],
  [withBlock(ice, null), ['"ice" is no longer on the list.', 'The item "ice" is struck off the list.', '"ice" leaves the list.', 'The last bullet is no more.']],
  [reduced, ['Of the last paragraph only the first sentence remains; the rest is deleted.', 'Keep only the first sentence of the last paragraph and delete the rest.', 'Delete everything in the last paragraph except the first sentence.', 'The last paragraph is deleted except for its first sentence.', 'Reduce the last paragraph to its first sentence.', 'Nothing remains of the last paragraph but its first sentence.', 'The last paragraph keeps its first sentence only.', 'The last paragraph ends after its first sentence.',
    'Delete the last paragraph after its first sentence.', 'Delete the last paragraph from its second sentence on.', 'From the second sentence on, the last paragraph is deleted.', 'The last paragraph is deleted from "A ferry has no age." onwards.', 'Everything from "A ferry has no age." onwards in the last paragraph is deleted.']],
  [changed(meet, ' Ask its captain.', ''), ['All of the last paragraph after "A ferry has no age." is deleted.', 'The text after "A ferry has no age." in the last paragraph is deleted.', 'The very last sentence is deleted.']],
  [changed(first, ' (unless the keeper sleeps)', ''), ['Delete the brackets and what is in them.', 'The brackets in the first paragraph and what stands in them are deleted.', 'Delete what stands in parentheses.', 'Delete the words between the brackets.']],
];

describe('carried out', () => {
  test.for(certain.flatMap(([text, rulings]) => rulings.map((ruling) => [ruling, text] as const)))('%s', ([ruling, text]) => {
    const done = carriedOut(entry, ruling.split(' / '));
    expect({ text: done.text, why: done.amendments.map(({ reason }) => reason) }).toMatchObject({ text });
  });

  test('what is told by words that it holds has a note of what went', () => {
    const { amendments: [only] } = carriedOut(entry, ['The sentence about "a lamp" is deleted.']);
    expect(only).toMatchObject({ outcome: 'applied with a note' });
    expect(JSON.stringify(only)).toContain('only words that it holds are quoted');
  });
});

describe('waits', () => {
  test.for([
    'The sentence about "lamp" is deleted in races.', 'The sentence about "lamp" may be deleted.', 'The sentence about "lamps" is deleted.', 'The sentence about "toll" is deleted.', 'The sentence about "sing" is deleted.', 'The sentence in the first paragraph about "twice" is deleted.', 'The sentences about "lamp" are deleted.', 'The second sentence about "lamp" is deleted.', 'The sentence about "lamp" on the card is deleted.', 'The sentence not about "lamp" is deleted.', 'The sentence about lamps is deleted.', 'Move the sentence about "lamp" to the end of the entry.',
    'The paragraph about "whistle" is deleted.', 'The paragraph about "ferry" is deleted.', 'The bullet about "captain" in races is deleted.', 'The bullet about "lamp" is deleted.', 'The sentence about "lamp" should say more.', 'The sentence with "lamp" in it may go.', 'The sentence about "lamp" now reads as it should.', 'The bullet beginning "a" is deleted.', 'The paragraph on "two ferries" now reads: / Captains may whistle at dawn.', 'The bullet ending "without" is deleted.',
    'The whole last paragraph is deleted in races.', 'Everything in the last paragraph is deleted in races.', 'The last of the bullets should read "ice or snow" in races.', `The text of the first paragraph of the card is now: / ${now}`, `The text of the first paragraph might be: / ${now}`, 'The corrected second sentence could read "It needs a lamp at the stern."', 'In place of the second sentence there might be "It needs a lamp at the stern."', 'Read the second sentence as a warning.', 'Read the last sentence as "It needs a lamp at the stern."', `The following paragraph replaces the first in races: / ${now}`,
    'The second sentence has been rewritten. It may now read: / It needs a lamp at the stern.', '"Its toll is 6 marks." is to be the first sentence of paragraph 2.',
    'Of the last paragraph only the first sentence remains; the rest is deleted in races.', 'Keep the first sentence of the last paragraph and delete the rest.', 'Delete everything in the last paragraph except what is said of age.', 'The last paragraph is deleted except for its first sentence in races.', 'The last paragraph ends after its ninth sentence.', 'The last paragraph ends after its last sentence.', 'The last paragraph keeps its first sentence.', 'Reduce the last paragraph to something shorter.', 'Delete the last paragraph from its ninth sentence on.', 'From the second sentence on, the last paragraph may be deleted.', 'The last paragraph is deleted from "Ask its mate." onwards.',
    '"ice" is no longer on the list of races.', '"ice" leaves the list in races.', 'Delete the brackets and what is in them in races.',
  ])('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});
