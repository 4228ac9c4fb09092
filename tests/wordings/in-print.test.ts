/** Orders in the manner of printed errata: a place, what goes, what comes, and hardly a verb; and neighbours that only look so. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait, isHeard } from './rig/carried-out.ts';
import { entry, first, fog, meet, second, whistle, withBlock } from './rig/entry.ts';

/** "a" gives place to "b" in the last paragraph, "c" comes behind "d" there. */
const said = (ruling: string): string[] => ruling.replaceAll('<a>', '"gives way"').replaceAll('<b>', '"waits"').replaceAll('<c>', '"or her mate"').replaceAll('<d>', '"its captain"').split(' / ');
const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));

const turned = [
  '<a> is exchanged for <b>.', 'Replacement of <a> by <b>.', 'The replacement of <a> with <b>.', 'Substitution of <b> for <a>.', 'Correction of <a> to <b>.', 'Change of <a> to <b> in the last paragraph.',
  '<a> is deleted and <b> inserted.', '<a> is deleted and <b> is inserted in its place.', '<a> has been struck and <b> substituted.', '<a> is deleted. <b> is inserted in its place.', 'Delete <a>; insert <b>.',
  'In the last paragraph, delete <a> and insert <b> in its place.', 'It says <a>; it should say <b>.', 'This entry says <a>. It should say <b>.', 'Currently reads <a>; should read <b>.', 'Paragraph 5 says <a> but should say <b>.',
  '<a> was printed in error for <b>.', '<a> is an error for <b>.', '<a> was printed instead of <b>.', 'The wording is changed from <a> to <b>.', 'Wording changed from <a> to <b>.', 'Has been changed from <a> to <b>.',
  '<a> to become <b>.', '<a> to be <b> in the last paragraph.', '<a> now reads, <b>.', 'The expression <a> is replaced by <b>.',
  'Last paragraph, first sentence (correction): <a> should be <b>.', 'Last paragraph, first sentence. Change <a> to <b>.', 'Last paragraph. For <a> read <b>.', '(paragraph 5) Replace <a> with <b>.',
  'In the last paragraph, please replace <a> with <b>.', 'In the last paragraph, we have changed <a> to <b>.', 'Last paragraph: typo: for <a> read <b>.', 'Last paragraph: in the first sentence, replace <a> with <b>.',
  'Wherever <a> occurs in this entry, substitute <b>.',
];
const inserted = [
  'After <d>, <c> is inserted.', 'After <d> is inserted <c>.', 'In the last paragraph, after <d>, the words <c> have been added.', 'Insertion of <c> after <d>.', 'Addition: <c> after <d>.', 'Last paragraph: after <d> add <c>.',
  'Last paragraph, last sentence: after <d> insert <c>.', '<d> is now followed by <c>.', '<d> should be followed by the words <c>.', 'In paragraph 5, directly after <d>, insert <c>.',
];
const others: readonly [ruling: string, text: string[]][] = [
  ['Deletion of "at the bow".', changed(first, ' at the bow', '')],
  ['Omission: the words "at the bow".', changed(first, ' at the bow', '')],
  ['The removal of the second bullet.', withBlock(whistle, null)],
  ['Second paragraph: from the last sentence delete the words "who sleeps".', changed(second, ' who sleeps', '')],
  ['Delete the last sentence of the last paragraph and substitute: "Ask a cat."', changed(meet, 'Ask its captain.', 'Ask a cat.')],
  ['Delete the last sentence of the last paragraph and insert: / Ask a cat.', changed(meet, 'Ask its captain.', 'Ask a cat.')],
  ['The second paragraph gains a new last sentence: Cats hum.', changed(second, 'twice.', 'twice. Cats hum.')],
  ['The second paragraph is extended by the sentence: "Cats hum."', changed(second, 'twice.', 'twice. Cats hum.')],
  ['Paragraph 2, end: insert "Cats hum."', changed(second, 'twice.', 'twice. Cats hum.')],
  ['Paragraph 2: after the first sentence, add "Cats hum."', changed(second, 'marks.', 'marks. Cats hum.')],
  ['This entry gains a new last paragraph: / Cats hum.', [...entry, 'Cats hum.']],
  ['Wherever the word "captain" occurs in this entry, substitute "skipper".', withBlock('', null).map((block) => block.replaceAll('captain', 'skipper'))],
  ['First bullet: correction: "the water" should be "the canal".', changed(fog, 'the water', 'the canal')],
];

/** Words of which the first and the last are quoted, or the first and the part with which they end. */
const stretches: readonly [ruling: string, text: string[]][] = [
  ['Delete everything from "A captain may" up to and including "or sleep."', changed(second, ' A captain may waive the toll, whistle, or sleep.', '')],
  ['The words from "A captain may" to "or sleep.", both inclusive, are deleted.', changed(second, ' A captain may waive the toll, whistle, or sleep.', '')],
  ['In the second paragraph, the words from "A captain may" to the end of the sentence are omitted.', changed(second, ' A captain may waive the toll, whistle, or sleep.', '')],
  ['The words from "No cat" to the end of the paragraph are deleted.', changed(first, ' No cat may board it (unless the keeper sleeps).', '')],
  ['Replace everything from "A captain may" up to and including "or sleep." with "Cats hum."', changed(second, 'A captain may waive the toll, whistle, or sleep.', 'Cats hum.')],
  ['For the words from "A ferry" to the end of the paragraph read "Ask a cat."', changed(meet, 'A ferry has no age. Ask its captain.', 'Ask a cat.')],
  ['There is added at the end of the second paragraph the following sentence: "Cats hum."', changed(second, 'twice.', 'twice. Cats hum.')],
  ['Make the last sentence read: "Ask its keeper."', changed(meet, 'captain', 'keeper')], ['The last paragraph is amended by striking out <a> and inserting in its place <b>.', changed(meet, 'gives way', 'waits')],
  ['Delete the last paragraph, its matter being dealt with under barges.', withBlock(meet, null)], ['Change <a> to <b>. Nothing changes in play.', changed(meet, 'gives way', 'waits')], ['Change <a> to <b>. Nothing else about this entry changes.', changed(meet, 'gives way', 'waits')], ['Change <a> to <b>. How the ferry works is not affected.', changed(meet, 'gives way', 'waits')],
];

/** Marks that are called by their names, and sentences side by side. */
const marked: readonly [ruling: string, text: string[]][] = [
  ...['Insert a comma after "Its crew".', 'A comma is added after "Its crew".', 'After "Its crew" insert a comma.', 'In paragraph 4, after "Its crew", add a comma.', 'A comma is missing after "Its crew".', '"Its crew" is now followed by a comma.']
    .map((ruling): [string, string[]] => [ruling, withBlock('', null).map((block) => block.replace('Its crew', 'Its crew,'))]),
  ...['Begin a new paragraph at "A captain who".', 'Start a new paragraph with "A captain who".', 'Insert a paragraph break before "A captain who".', 'In the second paragraph, a new paragraph should begin at "A captain who".']
    .map((ruling): [string, string[]] => [ruling, [first, 'Its toll is 5 marks. A captain may waive the toll, whistle, or sleep.', 'A captain who sleeps pays twice.', ...entry.slice(2)]]),
  ['Insert the missing full stop after "ice".', withBlock('* ice', '* ice.')],
  ['The second and third sentences of the last paragraph have been replaced with the following: "A ferry has no age; ask its captain."', changed(meet, 'age. Ask', 'age; ask')],
  ['Replace the last two sentences of the last paragraph with: "A ferry has no age. Ask a cat."', changed(meet, 'its captain', 'a cat')],
];

/** What is wrong, in sentences of its own or below labels; words that were lost; figures. */
const toldApart: readonly [ruling: string, text: string[]][] = [
  ['This entry says: / the older gives way / It should say: / the older waits', changed(meet, 'gives way', 'waits')],
  ['Original text: / When two ferries meet, the older gives way. / Corrected text: / When two ferries meet, the older waits.', changed(meet, 'gives way', 'waits')],
  ['Is: <a> / Should be: <b>', changed(meet, 'gives way', 'waits')], ['Currently reads: <a> / Should read: <b>', changed(meet, 'gives way', 'waits')], ['For: <a> / Read: <b>', changed(meet, 'gives way', 'waits')],
  ['The first paragraph contains an error. "after dusk" should be "at dusk".', changed(first, 'after', 'at')], ['A typo in the first paragraph has been corrected: "after dusk" is now "at dusk".', changed(first, 'after', 'at')],
  ['A word is missing from the first paragraph: "a lamp" should read "a brass lamp".', changed(first, 'a lamp', 'a brass lamp')], ['The word "brass" is missing before "lamp".', changed(first, 'lamp', 'brass lamp')],
  ['The words "or hum" were accidentally omitted after "may sing".', withBlock('', null).map((block) => block.replace('may sing', 'may sing or hum'))],
  ['Corrected the spelling of "twice" to "thrice".', changed(second, 'twice', 'thrice')], ['Corrected: "twice" is now "thrice".', changed(second, 'twice', 'thrice')], ['Typo fixed, "twice" -> "thrice".', changed(second, 'twice', 'thrice')],
  ['(Revised) "twice" now reads "thrice".', changed(second, 'twice', 'thrice')], ['"twice" is misspelled; it should be "thrice".', changed(second, 'twice', 'thrice')], ['Clarification: in paragraph 2, "twice" should read "thrice".', changed(second, 'twice', 'thrice')],
  ['"whistle, " should not appear.', changed(second, 'whistle, ', '')], ['The words "at the bow" should not be there.', changed(first, ' at the bow', '')],
  ['Paragraph 2, sentence 1: 5 → 6', changed(second, '5', '6')], ['The figure "5" should be "6".', changed(second, '5', '6')], ['"captain" (all occurrences) is replaced by "skipper".', withBlock('', null).map((block) => block.replaceAll('captain', 'skipper'))],
  ['In the second paragraph, the following sentence has been added at the end: "Cats hum."', changed(second, 'twice.', 'twice. Cats hum.')], ['In the second paragraph, the following sentence is added: "Cats hum."', changed(second, 'twice.', 'twice. Cats hum.')],
  ['In the second paragraph, between the first sentence and the second, insert "Cats hum."', changed(second, 'marks.', 'marks. Cats hum.')], ['Between the first paragraph and the second, insert: / Cats hum.', [first, 'Cats hum.', ...entry.slice(1)]],
  ['This entry should include the following additional bullet: / snow', [...entry.slice(0, 6), '* snow', ...entry.slice(6)]],
  ['The last paragraph has been clarified; it now reads: When two ferries meet, the older waits. A ferry has no age. Ask its captain.', changed(meet, 'gives way', 'waits')],
  ['Insert, as a second paragraph: / Cats hum.', [first, 'Cats hum.', ...entry.slice(1)]], ['Paragraph 5, first sentence, replace <a> with <b>.', changed(meet, 'gives way', 'waits')],
];

describe('is carried out:', () => {
  test.for(marked)('%s', ([ruling, text]) => { expect(carriedOut(entry, said(ruling)).text).toEqual(text); });
  test.for(stretches)('%s', ([ruling, text]) => { expect(carriedOut(entry, said(ruling)).text).toEqual(text); });
  test.for(toldApart)('%s', ([ruling, text]) => { expect(carriedOut(entry, said(ruling)).text).toEqual(text); });
  test.for(turned)('%s', (ruling) => { expect(carriedOut(entry, said(ruling)).text).toEqual(changed(meet, 'gives way', 'waits')); });
  test.for(inserted)('%s', (ruling) => { expect(carriedOut(entry, said(ruling)).text).toEqual(changed(meet, 'its captain', 'its captain or her mate')); });
  test.for(others)('%s', ([ruling, text]) => { expect(carriedOut(entry, said(ruling)).text).toEqual(text); });
});

const waiting = [
  'Deletion of "at the bow" was considered.', 'The deletion of "at the bow" is withdrawn.', 'Deletion of "at the bow" in races.', 'No deletion of "at the bow".',
  'Deletion of "at the bow"?', 'Deletion of one of the words "at the bow".', 'Deletion of "at the bow" (proposed).', 'Proposed deletion of "at the bow".',
  'A deletion of "at the bow" has been asked for.', 'Deletion: none of "at the bow".', 'Deletion of the words around "at the bow".', 'Deletion of what follows "at the bow".',
  'The replacement of <a> by <b> was refused.', 'Replacement of <a> by <b> in races.', 'Replacement of <a> by <b> or "stops".', 'Planned: replacement of <a> by <b>.',
  'Replacement of <a> by something like <b>.', 'The substitution of <b> for <a> is wrong.', 'Correction of <a> to <b> is not needed.', 'The change of <a> to <b> is undone.',
  'No change of <a> to <b>.', 'Insertion of <c> after <d> was voted down.', 'Insertion of <c> after <d> only in races.', 'Insertion of <c> after the word after <d>.',
  'Addition of <c> where <d> stands alone.', '<a> is exchanged for <b> in races.', '<a> is not exchanged for <b>.', '<a> was nearly exchanged for <b>.',
  '<a> is deleted and <b> is not inserted.', '<a> is deleted and <b> with it.', '<a> is deleted and <b> is kept.', '<a> is not deleted and <b> is inserted.',
  'It says <a>; it should not say <b>.', 'It says <a>; some say <b>.', 'It says <a>; it could say <b>.', 'It says <a>, and it should say so, not <b>.',
  'On the card it says <a>; it should say <b>.', 'The card says <a>; it should say <b>.', 'The rulebook says <a>. It should say <b>.', 'It says <a>. On the card it should say <b>.',
  'It says <a>; in races it should say <b>.', 'It says <a>; it should say <b> in races.', 'It said <a>; it should have said <b>, and now does.', 'It no longer says <a>; it should say <b>.',
  'If it says <a>, it should say <b>.', 'It rightly says <a>; it should never say <b>.', '<a> was printed in error for <b> on the card.',
  '<a> was printed instead of <b> in the first edition.', '<a> was not printed instead of <b>.', 'In the first edition, <a> was printed in error for <b>.',
  'Until 2004 <a> was printed in error for <b>.', 'The wording was changed from <a> to <b> and back.', 'The wording was not changed from <a> to <b>.',
  'The wording may be changed from <a> to <b>.', 'The wording was nearly changed from <a> to <b>.', 'The wording on the card was changed from <a> to <b>.',
  'The wording is changed from <a> to <b> in races.', '<d> is followed by <c>.', '<d> is now followed by <c> in the list.', '<d> is not to be followed by <c>.',
  '<d> should never be followed by <c>.', '<d> is now followed by nothing, not even <c>.', 'The word before <d> is now followed by <c>.', 'After <d>, <c> is not inserted.',
  'After <d>, <c> is inserted in races.', 'After the word after <d>, <c> is inserted.', 'After <d> is inserted <c> or nothing.', 'After <d> was inserted <c> until June.',
  'After the sentence with <d>, <c> is inserted.', 'After its captain, <c> is inserted on the card.', 'The last paragraph gains a new last sentence in races: Cats hum.',
  'The last paragraph gains a sentence or two: Cats hum.', 'The last paragraph nearly gained a new last sentence: Cats hum.',
  'The last paragraph does not gain a new last sentence: Cats hum.', 'The card gains a new last sentence: Cats hum.',
  'The last paragraph of the rulebook gains a new last sentence: Cats hum.', 'Another paragraph gains a new last sentence: Cats hum.',
  'Paragraph 2, sentence 1: delete the second sentence.', 'In the second paragraph, delete the third sentence of the last paragraph.', 'Paragraph 5 (in races): <a> should be <b>.',
  'Paragraph 5 (of the rulebook): <a> should be <b>.', 'Paragraph 5 (proposed): <a> should be <b>.', 'Paragraph 5 (not this edition): <a> should be <b>.',
  'Paragraph 5, near the end: after <d> or thereabouts add <c>.', 'Paragraph 5: in races, <a> should be <b>.', 'Paragraph 5: on the card, <a> should be <b>.',
  'Paragraph 5. In races, change <a> to <b>.', 'Paragraph 5. Nobody shall change <a> to <b>.', 'Paragraph 5. Do not change <a> to <b>.', 'Paragraph 5? Change <a> to <b>.',
  'Paragraph 2: after <d> add <c>.', 'Delete the last sentence of the last paragraph and substitute something kinder: "Ask a cat."',
  'Delete the last sentence of the last paragraph and do not substitute: "Ask a cat."', 'Delete the last sentence of the last paragraph and substitute in races: "Ask a cat."',
  'Delete <a>; insert <b> in races.', 'Delete <a>; insert nothing, not even <b>.', 'Wherever "captain" occurs in the rulebook, substitute "skipper".',
  'Wherever "captain" occurs in a race, substitute "skipper".', 'Where "captain" occurs twice, substitute "skipper".', '<a> to be <b> in races.', '<a> to become <b> one day.',
  '<a>, not to be <b>.', 'Insert <c> after the sentence after <d>.', 'Insert <c> before the word before <d>.', 'Deletion of "at the bow" was asked for by many.',
  'The card says: / the older gives way / It should say: / the older waits', 'It says: / the older gives way / It should not say: / the older waits',
  'It says: / the older gives way / In races it should say: / the older waits', 'The rulebook reads: / the older gives way / It should read: / the older waits',
  'It no longer says: / the older gives way / It should say: / the older waits', 'For: races / Read: <b>', 'For: <a> / Read: <b> (in races)', 'Is: <a> / Should be: <b> or "stops"',
  'Is: <a> / Could be: <b>', 'Reads: <a> / Reads on the card: <b>',
  'Original text: / When two ferries meet, the older gives way. / Proposed text: / When two ferries meet, the older waits.',
  'Original card text: / When two ferries meet, the older gives way. / Corrected text: / When two ferries meet, the older waits.',
  'In the second paragraph, the following sentence has been added at the end in races: "Cats hum."', 'In the second paragraph, the following sentence has not been added: "Cats hum."',
  'In the second paragraph, the following sentence was nearly added: "Cats hum."',
  'The last paragraph has been clarified; it no longer reads: When two ferries meet, the older waits. A ferry has no age. Ask its captain.',
  'The last paragraph has been clarified; it now reads in races: When two ferries meet, the older waits. A ferry has no age. Ask its captain.',
  'The last paragraph of the rulebook has been clarified; it now reads: When two ferries meet, the older waits. A ferry has no age. Ask its captain.',
  'This entry should perhaps include the following bullet point: / * snow', 'This entry should not include the following bullet point: / * snow',
  'This entry should include the following bullet point in races: / * snow', 'The card should include the following bullet point: / * snow',
  'Corrected on the card: "twice" is now "thrice".', 'Corrected in races: "twice" is now "thrice".', 'Corrected: "twice" is not "thrice".',
  'Clarification: in races, "twice" should read "thrice".', 'Clarification: "twice" is not to read "thrice".', 'Clarification wanted: should "twice" read "thrice"?',
  'Corrected the spelling of "twice" to "thrice" on the card.', 'Corrected the spelling of "twice" to "thrice" in races.', 'Did not correct the spelling of "twice" to "thrice".',
  '"twice" is misspelled on the card; it should be "thrice".', '"twice" is not misspelled; it should be "twice", not "thrice".', '"or sleep" should not be there in races.',
  '"or sleep" should perhaps not be there.', '"or sleep" should not appear on the card.', 'One of the words "or sleep" should not be there.',
  'The comma before "or sleep" should not be there.', 'What follows "or sleep" should not be there.', '"or sleep" should not be there twice.',
  '(Revised in races) "5 marks" now reads "6 marks".', '(Not revised) "5 marks" now reads "6 marks".', '[To be revised] "5 marks" now reads "6 marks".',
  'The word "brass" is missing before "lamp" on the card.', 'The word "brass" is missing before the word before "lamp".', 'The word "brass" is not missing before "lamp".',
  'The word "brass" may be missing before "lamp".', 'The words "or hum" were accidentally omitted after "may sing" on the card.',
  'The words "or hum" were rightly omitted after "may sing".', 'The words "or hum" were omitted after "may sing".', 'The words "or hum" were nearly omitted after "may sing".',
  'The first paragraph contains an error on the card. "after dusk" should be "at dusk" there.', 'The first paragraph contains no error. "after dusk" should not be "at dusk".',
  'A word is missing from the first paragraph of the rulebook: "lamp" should read "brass lamp".', 'No word is missing from the first paragraph: "lamp" should not read "brass lamp".',
  'Paragraph 2, sentence 1: 5 → 6 in races', 'Paragraph 1: 5 → 6', 'Paragraph 2, sentence 1: 5 → 6 or 7', 'The figure "5" should be "6" in races.',
  'The first figure "5" or "6" should be "7".', 'In the second paragraph, between the first sentence and the third, insert "Cats hum."',
  'In the second paragraph, between the first sentence and the second, insert "Cats hum." in races.',
  'In the second paragraph, between the second sentence and the first, insert "Cats hum."', 'Between the first sentence and the last, insert "Cats hum."',
  '"captain" (all occurrences in the rulebook) is replaced by "skipper".', '"captain" (all occurrences but one) is replaced by "skipper".', 'Append, as a third sentence or so: Cats hum.',
  'Append, as an example: Cats hum.', 'Paragraph 5, replace <a> with <b> in races.', 'Paragraph 5, change nothing, not even <a> to <b>.', 'Paragraph 5, not changed: <a> to <b>.',
  'Begin a new paragraph at "whistle".', 'Begin a new paragraph at "A captain".', 'Begin a new paragraph at "A night ferry".', 'In the first paragraph, begin a new paragraph at "A captain who".', 'Begin a new paragraph after "A captain who".',
  'Begin a new paragraph at "A captain who" in races.', 'Begin no new paragraph at "A captain who".', 'Begin a new paragraph at "fog on".', 'Begin a new paragraph at "A barge".', 'Begin a new paragraph on the card at "A captain who".',
  'Begin a new paragraph at "A captain who" and "Ask its captain".', 'Split "A captain who sleeps".', 'Begin a new paragraph at "captain who sleeps".',
  'Add a comma.', 'Add a comma somewhere in "Its crew may sing".', 'Insert a comma after "Its crew" on the card.', 'Insert a comma before "Its crew".', 'Insert a comma after the first sentence.', 'Insert a comma or a colon after "Its crew".',
  'Insert a comma after each "captain".', 'Insert no comma after "Its crew".', 'A comma is not added after "Its crew".', 'A comma was nearly added after "Its crew".', 'A comma may be missing after "Its crew".', 'Insert a comma after "captain".', 'Insert a comma after "whistle".',
  'Insert a comma after "Its crew" and one after "may".', '"Its crew" is followed by a comma.', 'Replace the first and third sentences of the second paragraph with "Its toll is 6 marks."', 'Replace the first two sentences of the second and third paragraphs with: Cats hum.',
  'Replace the last two sentences with: Its toll is 5 marks. Cats hum.', 'Delete the words from "A captain may" to "or sleep."', 'In paragraph 1, delete everything from "A captain may" up to and including "or sleep."', 'Delete everything from "or sleep" up to and including "A captain may".',
  'Delete everything from "captain" up to and including "or sleep."', 'Delete everything from "A captain may" up to and including "older".', 'Delete everything from "A captain may" up to but not including "or sleep".',
  'Delete everything from "A captain may" up to and including "or sleep" in races.', 'Delete everything from "A captain may" up to and perhaps including "or sleep".', 'Delete nearly everything from "A captain may" up to and including "or sleep".',
  'Everything from "A captain may" up to and including "or sleep." is not deleted.', 'Insert "x" after everything from "A captain may" up to and including "or sleep."', 'Delete everything from "A captain may" to the end.',
  'Delete everything from "A captain may" to the end of the list.', 'Move everything from "A captain may" up to and including "or sleep." to the end.', 'In the first sentence of paragraph 2, delete everything from "waive" up to and including "whistle,".',
  'There is added in races at the end the following sentence: "Cats hum."', 'There is added at the end of the card the following sentence: "Cats hum."', 'Make this entry read in races: Cats hum.', 'Make the card read: Cats hum.',
  'Delete the last paragraph, its second sentence being kept.', 'Delete the last paragraph, its matter being kept in races.', 'Delete the last paragraph, its matter being optional.',
  'Change <a> to <b>. How the ferry works is not affected in races.', 'Change <a> to <b>. Nothing changes in play for cats.', 'Change <a> to <b>. Nothing changes yet.', 'Change <a> to <b>. Nothing else changes for cats.', 'Change <a> to <b>. Nothing else about this entry changes in races.',
];

describe('waits, and is heard:', () => {
  test.for(waiting)('%s', (ruling) => {
    expectToWait(entry, said(ruling));
  });
});

/** What stands behind an order and tells of players, or of the order, is no rule of its own. */
const toldBehind = [
  'Players protested and won.', 'An opponent of this change won.', 'Two players objected, and we gave in.', 'You protested.', 'Your letters moved us.', 'Players who protested may keep it.', 'Your opponents have won.',
  'The players have it back.', 'Players got it back.', 'Players use the old text.', 'Your old copy counts.', 'Players want it back.', 'Players hated this.', 'You win.', 'Your protest counts.',
  'Discard this change if you play by night.', 'Discard this page if you print it.', 'Discard the old text if you have it.', 'Discard this rule if you like.', 'Place the old entry here if you want it.',
];
test.for(toldBehind)('Delete "at the bow". %s', (told) => { expect(carriedOut(entry, [`Delete "at the bow". ${told}`]).text).toEqual(entry); });

test.for(['A captain may hum when two players meet.', 'You need a bell.', 'Players must carry a lamp.', 'Discard this barge if you meet it with no lamp aboard.'])('Delete "at the bow", beside a rule of play: %s', (rule) => {
  expect(carriedOut(entry, [`Delete "at the bow". ${rule}`]).text).toEqual(changed(first, ' at the bow', ''));
});

/** Orders of which no word was heard before. */
const unheard = [
  'For now "older" is deleted.', 'What follows "older" is struck.', '"older" is put in the plural.', '<a> was printed where <b> was meant.', 'Begin a new paragraph here.', 'A new paragraph begins at the lamp.', '"ice" is followed by a full stop.',
  '"whistle, " should not appear.', 'The correct text is: "A captain who hums pays twice."', '6 marks should be 7 marks.', 'Addition somewhere near the end: Cats hum.', 'Deletion of what follows "at the bow".', 'It says <a>; it could say <b>.',
];
test.for(unheard)('is heard: %s', (ruling) => { expect(isHeard(carriedOut(entry, said(ruling)))).toBe(true); });

/** Parts named by their number or by what they begin with, and words with the order's own full stop in them. */
const byPlace: readonly [ruling: string, text: string[]][] = [
  ['Insert the following as a new paragraph after the one that begins "Its toll": / Cats hum.', [first, second, 'Cats hum.', ...entry.slice(2)]],
  ['Insert a new bullet after the one that begins "fog on": / snow', [...entry.slice(0, 4), '* snow', ...entry.slice(4)]],
  ['Correct the missing word: "gives way" should be "always gives way".', changed(meet, 'gives way', 'always gives way')],
  ['In the second paragraph, replace "captain" with "skipper" (two places).', changed(second, 'captain', 'skipper').map((block) => block.replace('A captain who sleeps', 'A skipper who sleeps'))],
  ['Replace "captain" with "skipper" throughout the second paragraph.', changed(second, 'captain', 'skipper').map((block) => block.replace('A captain who sleeps', 'A skipper who sleeps'))],
  ['Change "captain" to "skipper" (four places).', withBlock('', null).map((block) => block.replaceAll('captain', 'skipper'))],
  ['"a lamp at" should read "two lamps at."', changed(first, 'a lamp at', 'two lamps at')],
  ['Replace the last paragraph with: When two ferries meet, the older gives way, and blows its whistle three times. Cats do as they like.', withBlock(meet, 'When two ferries meet, the older gives way, and blows its whistle three times. Cats do as they like.')],
];
test.for(byPlace)('is carried out: %s', ([ruling, text]) => { expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(text); });

test.for([
  'Insert a sentence after the one that begins "A captain may": Cats hum.', 'Insert the following paragraph after the one that begins "fog on": / Cats hum.', 'Insert the following paragraph after the one on ferries: / Cats hum.',
  'Insert the following paragraph after the one that begins "Its toll" in races: / Cats hum.', 'Insert the following paragraph after the one that should begin "Its toll": / Cats hum.', 'Delete the one that begins "Its toll".',
  'Correct the missing word: "gives way" should perhaps be "waits".', 'Correct the missing word on the card: "gives way" should be "waits".',
  'Change "captain" to "skipper" (two places).', 'Change "captain" to "skipper" three times.', 'Change "captain" to "skipper" in four places of the list.', 'Change "captain" to "skipper" in four places at most.', 'Change "captain" to "skipper" in three or four places.',
  'Replace the last paragraph with: Nobody rides free on a barge.', 'Replace the third paragraph with: Three things stop a night ferry, and fog is one of them.',
])('waits: %s', (ruling) => {
  expectToWait(entry, ruling.split(' / '));
});
