/** Orders out of minutes and letters, how the vote went and who is answered ahead of them; what is said twice to go; and neighbours that wait. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, meet, second, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const once = changed(second, 'pays twice', 'pays once');
const halved = changed(second, 'waive the toll', 'halve the toll');
const day = changed(first, ' after dusk', '');
const torch = changed(first, 'a lamp', 'a lamp or a torch');
const cats = changed(first, ' (unless the keeper sleeps)', '');
const bare = withBlock(second, null);

const votes: readonly [ruling: string, text: string[]][] = [
  ['Resolved without dissent, that the words "waive the toll" be altered to "halve the toll".', halved], ['Resolved, 5 to 2, that "waive the toll" be replaced by "halve the toll".', halved], ['It was agreed unanimously that "waive the toll" be replaced by "halve the toll".', halved],
  ['Resolved unanimously: the second paragraph be deleted.', bare], ['Adopted without a vote against: the second bullet is struck.', withBlock(whistle, null)], ['Carried, 4 to 1: "pays twice" becomes "pays once".', once], ['Passed by a clear majority: delete "after dusk".', day],
  ['Agreed, with one abstention: after "a lamp" add "or a torch".', torch], ['Carried by three votes: the second paragraph is deleted.', bare], ['By five votes to two: replace "pays twice" with "pays once".', once], ['By a vote of 6 to none, in the second paragraph "twice" becomes "once".', once],
];
const answers: readonly [ruling: string, text: string[]][] = [
  ['Answer to the printers: replace "pays twice" with "pays once".', once], ['Reply to several readers who asked: "pays twice" becomes "pays once".', once], ['In answer to three letters, "pays twice" becomes "pays once".', once], ['In response to an attentive reader: delete "after dusk".', day],
  ['With thanks to the proofreaders: after "a lamp" add "or a torch".', torch], ['In reply to those who asked: the second paragraph is deleted.', bare],
];
const twice: readonly [ruling: string, text: string[]][] = [
  ['The limitation "(unless the keeper sleeps)" is hereby struck out and shall be of no further effect.', cats], ['The words "after dusk" are deleted and shall have no effect.', day], ['The second paragraph is repealed and is of no further force.', bare], ['The second bullet is cancelled and ceases to apply.', withBlock(whistle, null)],
  ['The proviso "(unless the keeper sleeps)" shall have no further effect and is hereby struck out.', cats], ['"after dusk" is repealed and expunged from the text.', day], ['The last sentence of the last paragraph is deleted and no longer applies.', changed(meet, ' Ask its captain.', '')],
];
const others: readonly [ruling: string, text: string[]][] = [
  ['Between "a lamp" and "at the bow" the words "or a torch" are to be set.', torch], ['Behind "a lamp" the words "or a torch" are to be put.', torch], ['After "a lamp" "or a torch" must be inserted.', torch], ['Before "at the bow" the words "or a torch" are now to be placed.', torch],
  ['In the second paragraph it must be "pays once", and not "pays twice".', once], ['In the first sentence of the second paragraph it ought to have been "6 marks", not "5 marks".', changed(second, '5 marks', '6 marks')],
  ['Changed: "pays twice" -> "pays once"', once], ['Altered: in the second paragraph, "pays twice" → "pays once".', once], ['Edited: "pays twice" is now "pays once".', once], ['Updated: delete "after dusk".', day], ['Modified: "pays twice" becomes "pays once".', once],
];
const short: readonly [ruling: string, text: string[]][] = [
  ['Both examples in the first paragraph, "after dusk" and "at the bow", are cut.', changed(first, ' after dusk. It needs a lamp at the bow', '. It needs a lamp')], ['Both phrases in the second paragraph, "whistle, " and "A captain who sleeps pays twice.", are deleted.', withBlock(second, 'Its toll is 5 marks. A captain may waive the toll, or sleep.')],
  ['Entry dropped; ice says all there is to say.', []], ['This entry is deleted, since the entry on toll says it all.', []], ['Entry removed; towing covers everything.', []], ['Entry deleted - ice floe tells all of it already.', []],
];
const ofPointers: readonly [ruling: string, text: string[]][] = [
  ['Put a definition ahead of the reference: "A ferry that sails by night."', ['A ferry that sails by night. See barge.']], ['Place a short text before the cross-reference: "A ferry that sails by night."', ['A ferry that sails by night. See barge.']], ['Insert an explanation in front of the pointer: "A ferry that sails by night."', ['A ferry that sails by night. See barge.']],
  ['From now on this entry reads: / A ferry that sails by night. See ice.', ['A ferry that sails by night. See ice.']], ['Henceforth the entry says as follows: / A ferry that sails by night.', ['A ferry that sails by night.']],
];

describe('carried out', () => {
  test.for([...votes, ...answers, ...twice, ...others, ...short])('%s', ([ruling, text]) => {
    const done = carriedOut(entry, [ruling]);
    expect({ text: done.text, why: done.amendments.map(({ reason }) => reason) }).toMatchObject({ text });
  });

  test.for(ofPointers)('where there is only a reference: %s', ([ruling, text]) => {
    expect(carriedOut(['See barge.'], ruling.split(' / ')).text).toEqual(text);
  });
});

describe('waits', () => {
  test.for([
    'Carried, 2 to 4: "pays twice" becomes "pays once".', 'Carried, 4 to 4: "pays twice" becomes "pays once".', 'Rejected, 4 to 1: "pays twice" becomes "pays once".', 'Proposed: "pays twice" becomes "pays once".', 'Moved, that "pays twice" be altered to "pays once".', 'Carried, 4 to 1, for leagues: "pays twice" becomes "pays once".',
    'Carried on first reading: "pays twice" becomes "pays once".', 'Carried, 4 to 1, subject to the printer\'s consent: delete "after dusk".', 'Defeated without dissent: delete "after dusk".', 'Resolved without dissent, that "after dusk" not be deleted.', 'Resolved without dissent, that we discuss whether "after dusk" be deleted.',
    'Carried, 4 to 1: "pays twice" may become "pays once".', 'Carried, 4 to 1: nobody is to delete "after dusk".', 'By two votes to five: replace "pays twice" with "pays once".', 'Carried, 4 to 1: on the card, "pays twice" becomes "pays once".', 'Carried, 4 to 1: "captain" becomes "skipper".',
    'Answer to the league judges: replace "pays twice" with "pays once".', 'Answer to the translators: no, "pays twice" does not become "pays once".', 'Answer to the translators: on the card, replace "pays twice" with "pays once".', 'Answer to the translators: would you replace "pays twice" with "pays once"?', 'Question from the translators: replace "pays twice" with "pays once".', 'Answer to the German translators: in the German text, replace "pays twice" with "pays once".',
    'The limitation "(unless the keeper sleeps)" is struck out and shall be of no further effect in races.', 'The second bullet is cancelled and ceases to apply at night.', 'The second bullet is deleted and shall have no effect until May.', 'The words "after dusk" are deleted and no longer apply on Mondays.', 'The second paragraph shall have no effect.', 'The second paragraph has no effect and was deleted from the map.', '"after dusk" is repealed and expunged from the card.', 'The words "captain" are deleted and shall have no effect.',
    'Between "a lamp" and "the stern" the words "or a torch" are to be set.', 'Between "captain" and "sleeps" the words "or a torch" are to be set.', 'After "a lamp" the words "or a torch" are to be set on the card.', 'After "a lamp" the words "or a torch" were never to be set.', 'After "captain" the words "or a mate" are to be set.', 'After "a lamp" the words "or a torch" might be set.',
    'In races it must be "pays once", and not "pays twice".', 'It must be "a skipper", and not "a captain".', 'On the card it must be "pays once", and not "pays twice".', 'It must not be "pays once", and not "pays twice".', 'It must be "pays once", and not "pays thrice".', 'It was to be "pays once", not "pays twice".', 'It may be "pays once", and not "pays twice".',
    'Changed: "pays twice" -> "pays once" in races', 'Changed: "pays thrice" -> "pays once"', 'Changed: A night ferry crosses the canal by day.', 'Changed on the card: "pays twice" -> "pays once"', 'Not changed: "pays twice" -> "pays once"', 'Changed last year: "pays twice" -> "pays once"', 'Changed: see fog.', 'Changed: "captain" -> "skipper"',
  ])('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});

test.for([
  'Both remarks in the second paragraph, "after dusk" and "at the bow", are struck.', 'Both examples in the first paragraph, "after dusk" and "at noon", are cut.', 'Both examples on the card, "after dusk" and "at the bow", are cut.', 'Both examples in the first paragraph, "after dusk" and "at the bow", are cut in races.', 'Both examples in the first paragraph, "after dusk" and "at the bow", may be cut.', 'Both examples in the first paragraph, "after dusk" and "at the bow", are not cut.',
  'Entry dropped; nothing says all there is to say.', 'Entry dropped; ice says all there is to say in races.', 'Entry dropped; see ice.', 'Entry dropped? ice says all there is to say.', 'Deleted, since toll says it all.', 'Entry may be dropped; ice says it all.', 'Entry dropped, if ice says it all.',
  'Put a definition ahead of the reference: "A ferry that sails by night."', 'Give a definition before the reference: "A ferry that sails by night."', 'From next year on this entry reads: / A ferry that sails by night.', 'From now on this entry reads in races: / A ferry that sails by night.', 'The old text ends here. From now on it reads: / A ferry that sails by night.', 'Tack this on at the very end, because we are asked every month: / Whistles help.', 'Stick the following at the end in races: / Whistles help.',
])('and these wait: %s', (ruling) => {
  expectToWait(entry, ruling.split(' / '));
});
