/** Orders in the words of acts and minutes: what has been struck and inserted, to which end words go, which mark closes a part, what leads to a list, which reference comes first. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, list, meet, second, stopped, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const read = (words: string): string[] => carriedOut(entry, words.split(' / ')).text;

describe('carried out', () => {
  test.for<[string, string[]]>([
    ['This entry is amended by striking "fog" each place it appears and inserting "mist".', changed(fog, 'fog', 'mist')],
    ['Strike "fog" wherever it stands and insert "mist" in its place.', changed(fog, 'fog', 'mist')],
    ['We have substituted "mist" for "fog".', changed(fog, 'fog', 'mist')],
    ['We have inserted "thick " before "fog".', changed(fog, 'fog', 'thick fog')],
    ['We hereby replace "fog" with "mist".', changed(fog, 'fog', 'mist')],
    ['We delete the last sentence.', changed(meet, ' Ask its captain.', '')],
    ['"fog" is a misspelling of "frog" and has been corrected.', changed(fog, 'fog', 'frog')],
    ['"fog" is a garbling of "frog".', changed(fog, 'fog', 'frog')],
    ['The spelling in the first bullet is wrong: "fog" should have been "frog".', changed(fog, 'fog', 'frog')],
    ['5 marks → 6 marks', changed(second, '5 marks', '6 marks')],
    ['The figure in the second paragraph should be 6 marks, not 5.', changed(second, '5 marks', '6 marks')],
    ['The limit has been raised. "5 marks" is now "7 marks".', changed(second, '5 marks', '7 marks')],
    ['In the second paragraph, omit the words from "A captain who" to the end.', changed(second, ' A captain who sleeps pays twice.', '')],
    ['Omit the words from "A ferry has" to the end.', changed(meet, ' A ferry has no age. Ask its captain.', '')],
    ['Everything from "Its crew" down to the end of the paragraph falls away.', withBlock(stopped, 'A stopped ferry stays where it is.')],
    ['Scratch the second sentence of the first paragraph (the one beginning "It needs").', changed(first, ' It needs a lamp at the bow.', '')],
    ['Everything from "A captain who" down to the end of the second paragraph falls away.', changed(second, ' A captain who sleeps pays twice.', '')],
    ['The sentence that introduces the list now says "Four" instead of "Three".', changed(list, 'Three', 'Four')],
    ['In the second paragraph, 5 is a slip for 6.', changed(second, '5 marks', '6 marks')],
    ['Delete "at the bow" and, later in the same paragraph, change "cat" to "dog".', withBlock(first, first.replace(' at the bow', '').replace('cat', 'dog'))],
    ['Both times "toll" appears in the second paragraph, it becomes "fee".', withBlock(second, second.replaceAll('toll', 'fee'))],
    ['Lift " at the bow" out of the first paragraph.', changed(first, ' at the bow', '')],
    ['Put this in front of the first sentence: "Ferries hum."', withBlock(first, `Ferries hum. ${first}`)],
    ['Only the first sentence of the last paragraph is kept.', withBlock(meet, 'When two ferries meet, the older gives way.')],
    ['Of the last paragraph only the first sentence survives.', withBlock(meet, 'When two ferries meet, the older gives way.')],
    ['The last sentence is to be worded thus: / Ask the keeper.', changed(meet, 'Ask its captain.', 'Ask the keeper.')],
    ['Our last word on its age was too generous, and the last sentence should read "Ask the keeper."', changed(meet, 'Ask its captain.', 'Ask the keeper.')],
    ['This entry no longer includes the sentence "Ask its captain." It was redundant.', changed(meet, ' Ask its captain.', '')],
    ['Rather than merely referring the reader elsewhere, this entry shall read as follows: / Ferries hum.', ['Ferries hum.']],
    ['Delete the last sentence, as that card no longer mentions her.', changed(meet, ' Ask its captain.', '')],
    ['Delete the last sentence, which no longer makes sense.', changed(meet, ' Ask its captain.', '')],
    ['Delete the last sentence; the card now says so itself.', changed(meet, ' Ask its captain.', '')],
    ['Replace "fog" with "mist". No change in game play is intended.', changed(fog, 'fog', 'mist')],
    ['First bullet: "fog" is a typographical error. It should be "frog".', changed(fog, 'fog', 'frog')],
    ['Replace everything from "A ferry has" to the end of the entry with: / A ferry is old. / It hums.', [...entry.slice(0, -1), 'When two ferries meet, the older gives way. A ferry is old.', 'It hums.']],
    ['Replace everything from "A stopped ferry" to the end of the entry with: "A ferry is old."', [...entry.slice(0, -2), 'A ferry is old.']],
    ['The sentence that introduces the list should read: "Four things stop a night ferry:"', withBlock(list, 'Four things stop a night ferry:')],
    ['In the sentence introducing the bullets, change "Three" to "Four".', changed(list, 'Three', 'Four')],
  ])('%s', ([words, text]) => { expect(read(words)).toEqual(text); });

  test.for<[string, string[]]>([
    ['Replace the full stop at the end of the second paragraph with an exclamation mark.', changed(second, 'twice.', 'twice!')],
    ['The full stop at the end of the first sentence becomes an exclamation mark.', changed(first, 'dusk.', 'dusk!')],
    ['At the end of the last paragraph, for the full stop substitute "; ask twice."', changed(meet, 'captain.', 'captain; ask twice.')],
    ['This entry is amended by striking the period at the end and inserting " and no other."', changed(meet, 'captain.', 'captain and no other.')],
  ])('the mark that closes a part: %s', ([words, text]) => { expect(read(words)).toEqual(text); });

  const moved = (from: number, to: number): string[] => { const rest = entry.filter((_, at) => at !== from); return [...rest.slice(0, to), ...entry.slice(from, from + 1), ...rest.slice(to)]; };
  test.for<[string, string[]]>([
    ['The last paragraph ("When two ferries meet ...") becomes the first.', moved(7, 0)], ['Move the last paragraph ("When two ferries meet") to the beginning of the entry.', moved(7, 0)],
    ['Move the second bullet ("a captain without a whistle") to the end of the list.', moved(4, 5)],
  ])('what is quoted beside its number goes elsewhere: %s', ([words, text]) => { expect(read(words)).toEqual(text); });

  test.for(['There are two changes to the list.', 'Two corrections.', 'We have two small changes to this entry.'])('as many as are announced: %s', (words) => {
    expect(read(`${words} Delete the second bullet. Replace "fog" with "mist".`)).toEqual(changed(fog, 'fog', 'mist').filter((_, at) => at !== 4));
  });

  const horn = ['A horn hums.', 'See fog, ice, bell.'];
  test.for<[string, string]>([
    ['List "bell" first.', 'See bell, fog, ice.'], ['Move "bell" to the front of the list of cross-references.', 'See bell, fog, ice.'],
    ['Put the cross-reference to "fog" at the end of the cross-references.', 'See ice, bell, fog.'], ['Add thick snow at the end of the cross-references.', 'See fog, ice, bell, thick snow.'], ['Point this entry to "snow" instead of "bell".', 'See fog, ice, snow.'],
  ])('of references: %s', ([words, line]) => { expect(carriedOut(horn, [words]).text).toEqual(['A horn hums.', line]); });

  test('a new paragraph behind the only one', () => { expect(carriedOut(['A horn hums.'], ['A new paragraph follows the existing one:', 'Bells hum.']).text).toEqual(['A horn hums.', 'Bells hum.']); });

  test('a sentence that is added, where nothing is said of where: at the end of the only paragraph, and the note says so', () => {
    const done = carriedOut(['A horn hums. It rests.'], ['The following sentence is added: "Bells rest, too."']);
    expect(done.text).toEqual(['A horn hums. It rests. Bells rest, too.']);
    expect(done.amendments[0]).toMatchObject({ outcome: 'applied with a note', reason: { why: expect.stringContaining('where the new sentence goes is not said') as string } });
  });
});

describe('waits, and is heard', () => {
  test.for([
    'This entry is amended by striking "fog" each place it appears in races and inserting "mist".', 'We could substitute "mist" for "fog".', 'We delete entries that nobody reads.', 'We nearly substituted "mist" for "fog".',
    'The limit has been raised for races. "5 marks" is now "7 marks".', 'The limit has been raised in the rulebook. "5 marks" is now "7 marks".', 'Our word on cards was too generous, and the last sentence on the card should read "Ask the keeper."',
    'Omit the words from "The singing" to the end.', 'Scratch the second sentence of the first paragraph (the one beginning "Its toll").', 'Only the first sentence is kept.', '[fog on the water] becomes [mist on the water]',
    'Delete the sentence that introduces the list.', 'Replace the sentence that introduces the list with: "Four things stop a night ferry."', 'In the sentence that introduces the list, change "marks" to "coins".',
    'Replace the full stop at the end of the second paragraph with a semicolon.', 'Replace the question mark at the end of the second paragraph with a full stop.', 'Strike the period at the end of the first bullet and insert ";".', 'The full stop at the end of the last sentence becomes a comma.', 'Replace the full stop at the end of the second paragraph with an exclamation mark in races.',
    'Delete everything from "A captain may" to the end of the first paragraph.', 'In the second paragraph, 5 is a slip for 6 in races.', 'The sentence that introduces the list now says "Four" instead of "Five".', 'Place the final paragraph ahead of the other two.',
    'Both times the word "captain" appears, it becomes "skipper".', 'A new paragraph follows the existing one: / Ferries hum.', 'Put this in front of the first sentence on the card: "Ferries hum."', 'Lift " at the bow" out of the first paragraph in races.',
    'The limit has been lowered. Replace "5" with "7".', 'Replace "5" with "4". The toll has been raised.', 'Delete "at the bow", as the decision is no longer final.', 'Delete "at the bow", since this order is not binding.',
    'Delete the last sentence, as that card no longer mentions her in races.', 'Delete the last sentence, which no longer applies in races.', 'Delete the last sentence, as it no longer holds when fog rises.', 'Delete the last sentence to save space on the card.', 'Delete the last sentence; the card now says so for races.', 'Replace everything from "A ferry has" to the end of the entry with: / and so on',
    'Move the second bullet ("ice") to the end of the list.', 'Move the last paragraph ("When three ferries meet") to the beginning of the entry.', 'Swap the first paragraph (beginning "Its toll") and the second paragraph.',
    'There are three changes to the list. Delete the second bullet. Replace "fog" with "mist".', 'There are two changes to the list in races. Delete the second bullet. Replace "fog" with "mist".', 'There are two changes to the card. Delete the second bullet. Replace "fog" with "mist".',
    'Point this entry to "snow" instead of "bell".', 'Move "fog" to the front of the list of cross-references.',
  ])('%s', (words) => {
    expectToWait(entry, words.split(' / '));
  });

  const horn = ['A horn hums.', 'See fog, ice, bell.'];
  test.for(['Move "fog" to the front of the list of cross-references.', 'List "snow" first.', 'List "bell" first in races.', 'List "bell" last.'])('of references: %s', (words) => {
    expectToWait(horn, [words]);
  });

  test.for([
    ['two paragraphs', ['A horn hums.', 'It rests.']], ['a reference at the end', ['A horn hums. See fog.']],
  ] as const)('a sentence that is added nowhere, to an entry of %s', ([, held]) => { expect(carriedOut(held, ['The following sentence is added: "Bells rest, too."']).text).toEqual(held); });

  test('nor where the copy has lost words', () => { expect(carriedOut(['A horn hums.'], ['The following sentence is added: "Bells rest, too."'], 'horn', (one) => one, 'partial').text).toEqual(['A horn hums.']); });
});
