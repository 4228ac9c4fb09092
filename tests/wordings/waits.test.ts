import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait, isHeard, paragraphs } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

/** Orders that hold for some, for a while, in part, or of something else. */
const limited = [
  'In the first paragraph below the list, delete the second sentence.', 'Delete the second sentence of the first paragraph after the list.', 'In the last paragraph above the list, delete "whistle, ".', 'In the first paragraph behind the list, delete "It needs a lamp at the bow."',
  'Delete this entry if you play without cats.', 'Delete this entry from Appendix C.', 'Delete this entry, but only for barges.', 'Delete this entry for this season only.',
  'Delete this entry only where a lamp is meant.', 'Delete this entry and add its words to the entry on barges.', 'Delete this entry. However, the second paragraph remains in force.',
  'Delete this entry. The list stays.', 'Delete this entry. Cats excepted.', 'Delete this entry. Races only.', 'Delete this entry. This applies to races.', 'Delete this entry? Perhaps.',
  'Delete this entry. / Keep the second paragraph.', 'Delete this entry. / This does not apply to barges.', 'Races only. / Delete this entry.', 'In races: delete this entry.',
  'For races, delete this entry.', 'In a race of two, delete this entry.', 'Until further notice, this entry is deleted.', 'Unless a judge says otherwise, this entry is deleted.',
  'This entry is deleted for races.', 'This entry is deleted in races.', 'This entry is deleted, except for its list.', 'This entry is deleted unless the keeper sleeps.', 'This entry is temporarily withdrawn.',
  'This entry was deleted in error.', 'This entry had been deleted; it is restored.', 'This entry should not be deleted.', 'Do not delete this entry.', 'Never delete the last sentence.', 'Should this entry be deleted?',
  'Delete either the first or the second paragraph.', 'Delete one of the bullets.', 'Delete any bullet.', 'Delete the other paragraphs.', 'Delete the remaining sentences.', 'Delete every second bullet.',
  'Delete both entries.', 'Delete these entries.', 'Delete the entry for barges.', 'Replace this entry and the entry for barges with: / A ferry is a barge.', 'The barge entry is deleted.',
  'On the card, replace "older" with "younger".', 'In the rulebook, replace "older" with "younger".', 'In the lore, delete "at the bow".', 'Delete "at the bow" (on the card, not here).', 'Delete "at the bow" from the card.',
  'This card has errata and should now read: "Plays at night."', 'This ferry has been given errata and should now read: "Plays at night."', 'Revised text: "Plays at night."', 'Revised text: / Plays at night.', 'Revised: Plays at night.',
  'New text: Plays at night.', 'The card should read: "Plays at night."', 'The text on the card is replaced by "Plays at night."', 'Its game text now reads: "Plays at night."',
  'Delete "at the bow" and capitalize "captain".', 'In the first paragraph, delete "at the bow" and put "captain" in capitals.', 'Delete "at the bow", capitalizing the next word.', 'The word "captain" should be capitalized.', 'Capitalize "captain".', 'Delete "at the bow" and lowercase "It".',
  'Replace "older" with "younger" in races.', 'Replace "older" with "younger" if both are barges.', 'Replace "older" with "younger", effective 1 May 2031.', 'As of 1 May 2031, replace "older" with "younger".',
  'Upon release of High Water, replace "older" with "younger".', 'Replace "older" with "younger" (races only).', 'Replace "older" with "younger" or "wiser".', 'Replace "older" with younger if asked.',
  'Replace "older" with "younger" except in the last paragraph.', 'Replace "older" with "younger" where it means a captain.', 'Replace the first "captain" with "skipper".', 'Replace "captain" with "skipper".',
  'In the entry for barges, replace "older" with "younger".', 'In the section on tolls, replace "5" with "4".', 'In the section on tolls in races, replace "older" with "younger".',
  'Change the toll in races from "5" to "4".', 'Replace "older" with the word for the opposite.', 'Change "older" to something kinder.', 'Delete "at the bow" and the words before it.', 'Delete "at the bow" and everything after it.',
  'Omit "whistle," and the comma before it.', 'Delete from "It needs" to "the bow".', 'Delete everything after "at the bow".', 'Delete all but the first paragraph.', 'Delete the second paragraph except its last sentence in races.',
  'Delete the third paragraph.', 'Delete the fourth paragraph.', 'Delete the ninth bullet.', 'Delete the fifth sentence.', 'Swap the first and third paragraphs.', 'Insert a new fourth paragraph: / A barge is no ferry.',
  'Add to the list of ferries: "Bess".', 'Add "or hum".', 'Add "or hum" to the second paragraph, where it fits.', 'Delete the example.', 'Delete the ferryman.', 'Delete the whole of the toll rules.', 'Please omit all mention of the ferryman.', 'Amend the rules of towing.', 'Delete the reference to cats.',
  'Replace the second sentence of the last paragraph with: "Cats of no age"', 'Replace the second paragraph with: Cats may sing.', 'Rename this entry "day ferry".', 'Restore this entry as it was.',
  'Replace this entry with: see above.', 'Replace this entry with: the barge entry\'s text.', 'Replace this entry with: To be announced.', 'Replace this entry with: [see page 4]',
  'Replace this entry with the following: / A night ferry is a ferry. / The list stays as it is.', 'Replace this entry with the following: / A night ferry is a ferry. / The rest of this entry is unchanged.',
  'Replace this entry with the following: / A night ferry is a ferry. / [list unchanged]', 'Replace this entry with the following: / A night ferry is a ferry. / ... / It hums.', 'Replace this entry with the following: / A night ferry is a ferry. ...',
  'Replace this entry with the following: / A night ferry is a ferry. / Note to printers: keep the list.', 'Replace this entry with the following: / A night ferry is a ferry. / Until then, the old text holds.',
  'This entry is amended as follows: / The list stays as it is.', 'This entry is changed as follows: Captains may now hum.', 'This entry is changed: the toll is now 4 marks.', 'Update this entry: Captains may now hum.', 'This entry is revised as follows: first, the list goes; second, the toll is halved.',
  'Replace this entry with the following: / [in races] A night ferry is a ferry.', 'Replace this entry with the following: / Old: A night ferry is a ferry. / New: A night ferry is a boat.', 'Replace this entry with: "A night ferry is a ferry" or words to that effect.', 'Replace this entry with: "A night ferry is a ferry", but only in races.',
  'Replace "older" with "younger". Ignore this if your copy has it.', 'Delete the last paragraph. Rescinded.', 'Delete the last paragraph. See racing for exceptions.', 'Delete the last paragraph; see racing for exceptions.', 'Delete the last paragraph (see racing for exceptions).', 'Delete the last paragraph, please, but keep its last sentence.',
  'Replace "older" with "younger" and delete the ninth bullet.', 'In the last paragraph, replace "older" with "younger" and "newer" with "older".', 'Add "snow" to the list of ferries.', 'Add "snow" to the lists.', 'Between "may" and "toll" insert "not".', 'The second paragraph is amended by deleting "whistle, " in races.', 'We have deleted the last paragraph in races.', 'We would delete the last paragraph.',
  'This entry has been revised. / A night ferry is a ferry in races only; otherwise nothing changes.', 'This entry has been revised: / In races, the third paragraph is ignored.', 'Replace "captain" with "skipper" both times.', 'Change both instances of "ferry" to "boat".', 'Strike "older" and insert "younger" after "barge".', 'Correct the last paragraph: "fog" should be "mist".',
  'Instead of "older" the first paragraph should say "younger".', 'Delete "older" (paragraph 2).', 'Delete "at the bow" (paragraph 1, in races).', 'Add as the last paragraph what the almanac says.', 'Delete the last paragraph as superfluous in races.', '"5" -> "4", in races', 'For 5 read 4 in races.', 'For 2 read 4.', 'Change *older* to *younger* in races.',
  'Replace "older" with "younger," in the last paragraph.', 'Replace "after dusk" with "at dusk," in the first sentence.', 'Replace "the older" with "the younger." in the last paragraph.', 'It should read "younger" instead of "older" in races.', 'Change "older" to "younger", "newer" to "older".', 'First, replace "older" with "younger". Second, races are excepted.',
  '(a) Replace "older" with "younger" (b) in races.', 'The following changes are proposed: / Delete the last paragraph.',
  'Add at the end: the text of the barge entry.', 'Wherever cats are meant, read "dogs".', 'The last sentence is wrong.', 'The exception for cats is removed.', 'This entry is superseded by the entry on barges.', 'This entry is superseded by that on barges.',
  'Delete the first two sentences of the last paragraph, third sentence.', 'In the paragraph above, replace "older" with "younger".', 'Delete the first sentence of paragraphs 1 and 2.', 'Replace "5 marks" with "6 marks". With two crews, it is 8.', 'In the example, replace "older" with "younger".', 'In the last sentence, replace "after dusk" with "at dusk".', 'The second paragraph will be deleted.',
  'Replace the list with: Nothing stops a night ferry.', 'Replace the list by "Nothing stops a night ferry."', 'Add "and hums" at the end.', 'Replace "older" with "younger". You must not do this in races.', 'Replace "older" with "younger". You may wait until spring.', 'Replace "older" with "younger". See the almanac for why this was undone.', 'Replace this entry with the following: / A night ferry is a ferry. / Continued next month.',
  'Replace this entry with the following: / "A night ferry is a ferry." / These words replace the whole entry except the list.', 'Replace this entry with the following: / A night ferry is a ferry. / ---', 'In the second, replace "older" with "younger".', 'Delete all references to "captain".', 'New second paragraph: / Its toll is 6 marks.', 'Old: Ask its captain. / New: Ask its keeper. / Cats are asked last.', 'Replace "older" with "younger", as was announced for races.', 'In the cross-references, replace "older" with "younger".',
];

/** A second half that is no order for the text, behind words in quotation marks that end with their own stop. */
const halfAnOrder = [
  'Delete "It needs a lamp at the bow." and discard one of your ferries.', 'Replace the last sentence with "Ask its mate." and tell your opponent before each toll.',
  'Delete "Ask its captain." and whistle twice.', 'Delete the sentence "Its crew may sing." and turn the card over.', 'Add "Cats may sing." and draw a card.',
  'Strike “A ferry has no age.” and the captain pays.', 'Delete "A ferry has no age." for the moment.', 'Delete "A ferry has no age." in races.',
];
describe('an order that is limited, or of something else, or without a certain place, changes nothing', () => {
  test.for(limited)('%s', (ruling) => {
    expect(carriedOut(entry, paragraphs(ruling)).text).toEqual(entry);
  });
});

describe('half a sentence that orders something else leaves the other half waiting', () => {
  test.for(halfAnOrder)('%s', (ruling) => {
    expectToWait(entry, paragraphs(ruling));
  });
});

/** Orders in words that no grammar has, or that lack what one needs. */
const unread = [
  'The third sentence of the ninth paragraph is amended by striking "twice" and inserting "once".', 'The third sentence of the second paragraph is amended in races by striking "twice" and inserting "once".', 'The third sentence of the second paragraph of the barge entry is amended by striking "twice" and inserting "once".',
  'In "pays often", the word "twice" is corrected to "thrice".', 'In "A captain", the word "captain" is replaced by "skipper".', 'Right: "pays twice". Wrong: "pays once".', 'Wrong: "pays twice". Right in races: "pays once".', 'Is this wrong: "pays twice". Right: "pays once".',
  'Change 10 points to 15 points.', 'There is now a fourth step: "Draw a card."', 'We are removing the last sentence of the second paragraph in races.', 'We are removing the last sentence of the second paragraph unless somebody objects.', 'We are not removing the last sentence of the second paragraph.',
  'If your crew agrees, delete the second paragraph.', 'If you play without cats, delete this entry.', 'When you play by night, replace the last sentence with "Cats sing."',
  'One should strike the last sentence.', 'The last sentence is out of date.', 'The last sentence goes there.', 'Exit the second paragraph.', 'Make the last sentence the first.', 'Let the second paragraph begin with "Any".', 'The first paragraph now begins: "Any ferry".',
  'The last sentence goes before the first paragraph.', 'Deletion of the last sentence in races.', 'Correction: "older" is meant to be "younger".', '"older" = "younger".', 'Please scrap, as promised, the last sentence and its kin.',
  'The second sentence, alas, is deleted in races.', 'No longer valid; see barge.',
  'Delete, for races, the last sentence.', 'The last sentence of paragraph 2 is not to be read any more.', 'Take the second sentence out, perhaps.', 'Leave out the second sentence of the last paragraph in races.', 'In the last paragraph strike whatever speaks of age.',
  'Skip the third bullet.', 'The entry is void in races.', 'This entry is now obsolete, mostly.', 'Change 5 to 4 in races.', 'The second bullet goes after the third.',
  'The glossary entry ought to say “younger”.', 'Turn the second paragraph into two bullets.', 'Everything after "at the bow" is cut.', 'The example in brackets is removed.', 'Retain only the first paragraph.',
  'This entry is partly deleted.', 'This entry is provisionally withdrawn.', 'This paragraph is hereby suspended.', 'You may delete this entry.', 'Those who play with barges delete this entry.', 'Never delete this entry.',
  'Add something about barges at the end.', 'Read "older" as "younger".', 'The word "older" should not read "younger".', 'The word "older" is often replaced by "younger".', 'Add the following to your notes: / Barges pay twice.',
  'Add at the end the following, for barges only: / They pay twice.', 'Change the fee from 5 marks to 4 marks.', 'The toll is changed from "5 marks" to "4 marks".',
  'Change: "older" into something kinder.', '"older" should perhaps read "younger".', '"older" might read "younger".', 'Is "older" to read "younger"?', 'The word "older" was printed in error; it should be "younger".', 'The list now also includes in races: / * snow', 'The change of "older" to "younger" is cancelled.',
  'The text "older" is read as "younger".', 'This entry no longer exists.', 'The toll should be 4, not 5.', 'For 5 marks read 4.', 'Change *older* to *something* kinder.', 'Delete the full stop at the end.', 'Reduce the toll to 4 marks.', 'Make it 4 marks instead of 5.', 'The toll is now 4 marks rather than 5.', 'The toll is outdated; read "4 marks" for one of the figures.', 'Changed "older" to something kinder.', 'Added "or hum", more or less, after "sleep".', 'Replace ``older\'\' with ``younger\'\'.', 'Paragraph 2 shall cease to have effect in races.',
  'Put "small" before "captain".', 'New wording of this entry, in part: / A night ferry is a ferry.', 'The entry in full: / A night ferry is a ferry.',
  'Many have asked that the last sentence be deleted.', 'Players have asked that the second sentence be deleted.', '+ "or hum" after "captain"', 'Do we replace "older" with "younger"? Yes.', 'Play on as if "older" read "younger".',
  'We need to change "older" to something kinder here.', 'We should change "older" to "younger".', 'In the almanac, "older" reads "younger".', 'Either change "older" to "younger" or delete the sentence.', 'Somebody will change "older" to "younger".', 'This entry now has only one paragraph: / A night ferry is a ferry.',
];

describe('a sentence that may be an order and is not read as one waits', () => {
  test.for(unread)('%s', (ruling) => {
    expectToWait(entry, paragraphs(ruling));
  });
});

/** Rules of play with the verbs of change in them. */
const rules = [
  'Replace the top card of your deck.', 'You may not delete this card from the canal, or replace it with another ferry.', 'If your opponent removes a lamp, add its marks to the total and remove the last card from the pile.',
  'A captain may change "fog" to "mist" on a card.', 'The toll is added to your score.', 'A ferry that is removed is not replaced.', 'Points are cut in half at dawn.', 'When two captains swap ferries, they swap crews.',
  'The last card drawn is put under the deck.', 'The second player moves first.', 'Cats are not added to a crew.', 'Players say "mark" when they mean a coin.', 'This ferry has a whistle. It may be used once.', 'The toll is no longer paid twice.',
  'Combine two lamps to make a beacon.', 'Move the ferry to the end of the canal and discard the rest.', 'The number of marks is doubled.', 'For each lamp, read the card aloud.', 'A card that says "any captain" means yours, too.',
];

describe('a rule of play is no order', () => {
  test.for(rules)('%s', (ruling) => {
    expect(isHeard(carriedOut(entry, paragraphs(ruling)))).toBe(false);
  });
});
