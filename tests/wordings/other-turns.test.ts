import { describe, expect, test } from 'vitest';
import { carriedOut, isHeard } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

/** Beside the orders of rig/other-turns.ts: a limit, another object, words that do not stand there, numbers that do not agree. */
const waiting = [
  '"captain" to "skipper" in races, both times.',
  '"captain" to "skipper", twice.',
  '"dusk" to "nightfall", or so.',
  '"captain" should have appeared as "skipper".',
  '"dusk" should have appeared as "nightfall" in the almanac.',
  '"gives way" [sic]. Read "waits" in races.',
  '"gives way" [sic] is read as "waits" by some.',
  'Every "captain" becomes a "skipper" in races.',
  'Every "captain" becomes a "skipper" at dusk.',
  'Not "dusk" but "nightfall" in races.',
  'Not "captain" but "skipper".',
  'Not only "dusk" but "nightfall".',
  'Not "dusk", but perhaps "nightfall".',
  'Wherever the second paragraph says "captain", make it "skipper" for races.',
  'Wherever the first paragraph says "captain", make it "skipper".',
  'Wherever the second paragraph says "captain", think "skipper".',
  'For "captain" wherever it occurs on a card, read "skipper".',
  'This entry should have said "6 marks", not "5 coins".',
  'This entry should have said "6 marks", perhaps, not "5 marks".',
  'This entry should not have said "6 marks", not "5 marks".',
  'The card should have said "6 marks", not "5 marks".',
  'The rulebook should have said "6 marks", not "5 marks".',
  '"dusk" and "bow" become "nightfall" and "stern" in races.',
  '"dusk" and "bow" become "nightfall", "stern" and "oar".',
  '"dusk", "bow" and "toll" become "nightfall" and "stern" respectively.',
  '"dusk" or "bow" become "nightfall" or "stern".',
  '"dusk" and "captain" become "nightfall" and "skipper" respectively.',
  'Change "dusk" and "bow" to "nightfall" or "stern".',
  'Change "dusk" and "tide" to "nightfall" and "flood".',
  'Replace "dusk" and "bow" with "nightfall" and "stern" or leave them.',
  'First bullet: fog -> mist or smoke.',
  'First bullet: fog -> mist in races.',
  'First bullet: snow -> mist.',
  'First bullet: fog -> something else',
  'First bullet: fog -> mist?',
  'First bullet: fog -> mist (in races)',
  'First bullet: fog -> mist, if it rains.',
  'Second paragraph: captain -> skipper',
  'Second paragraph, last sentence: twice -> thrice, ice -> snow',
  'On the card: fog -> mist',
  'Fog -> mist',
  'Example: fog -> mist',
  'Let "always" follow "captain".',
  'Let "always" follow "gives way" in races.',
  'Let "always" follow "gives way" or "stays".',
  'Let "ice" follow "fog on the water".',
  'Let "always" follow the rules.',
  'Preface the last paragraph with "Note:" in races.',
  'Preface the fifth paragraph of the rulebook with "Note:".',
  'Preface the tenth paragraph with "Note:".',
  'One sentence more after "captain": "It may hum."',
  'One sentence more after "Its crew may sing." in races: "It may hum."',
  'Two sentences more after "Its crew may sing.": "It may hum."',
  '"snow" joins the lists as their last item.',
  '"snow" joins the list of ships as its last item.',
  '"snow" joins the list in races.',
  '"snow" joins the second list.',
  '"snow" joins the list as its first item.',
  'The list of ships now has one more bullet at the end: "snow"',
  'The list now has two more bullets at the end: "snow"',
  'The list in the rulebook now has one more bullet at the end: "snow"',
  'Of the three bullets only the second is retained.',
  'Of the four bullets only the first is retained.',
  'Of the three bullets only the first is retained in races.',
  'Of the three bullets perhaps only the first is retained.',
  'Of the two sentences of the second paragraph only the first is retained.',
  'Of the three paragraphs only the first is retained.',
  'Of the bullets only the first is retained.',
  'Keep only the first sentence.',
  'Keep only the first sentence of the second paragraph in races.',
  'Keep only the second sentence of the second paragraph.',
  'Keep only the last sentences of the second paragraph.',
  'Keep only the first card of the second paragraph.',
  'In the second paragraph only the first sentence applies.',
  'In the second paragraph only the first sentence is still valid.',
  'Only the first sentence is retained.',
  'The last sentence is superfluous; get rid of it in races.',
  'The word "captain" is one too many; delete it.',
  '"at the bow" -> nothing in races',
  '"captain" -> (nothing)',
  'Deleted from the first paragraph: "Ask its captain."',
  'Deleted from the last paragraph: "Ask its captain." in races',
  'Delete the words in brackets in the second paragraph.',
  'Delete the words in brackets in races.',
  'Delete the words in brackets or the second paragraph.',
  'Delete the parentheses in the first paragraph.',
  'Delete the parentheses.',
  'Delete both parentheticals.',
  'Delete the parenthetical sentence.',
  'The last sentence now opens "Tell" in place of "captain".',
  'The last sentence now opens "Tell" in place of "Ask" in races.',
  'Typo, first sentence: "captain" s/b "skipper".',
  'Typo, last card: "dusk" s/b "nightfall".',
  'So: in races delete the last sentence.',
  'Delete the second parenthetical.',
  'Delete the parenthetical about cats.',
  'Delete the parenthetical beginning "if the keeper".',
  'Delete the parenthetical ending "sleeps".',
  'Delete the bracketed words, not the brackets.',
  'Delete the bracketed word "keeper" in the last paragraph.',
  'Replace the words in brackets with "(unless the mate sleeps)" in races.',
  'Everything after "A ferry has no age." is deleted.',
  'Everything after "no age" in the last paragraph is deleted.',
  'Everything after "Ask its captain." in the last paragraph is deleted.',
  'Everything after "captain" in the second paragraph is deleted.',
  'Everything after "A ferry has no age." in the last paragraph is deleted in races.',
  'Everything after "A ferry has no age." in the second paragraph is deleted.',
  'Everything except "A ferry has no age." in the last paragraph is deleted.',
  'Everything after "A ferry has no age." in the last paragraph is replaced with "Ask."',
  '"Ask its captain." should not be there and is deleted in races.',
  '"Ask its captain." should not be there and is not deleted.',
  '"Ask its captain." should not be there and the bullets are deleted.',
  'There shall be substituted for "captain" the word "skipper".',
  'There shall be substituted for "dusk" the word "nightfall" in races.',
  'Write "skipper" every time the card has "captain".',
  'Write "skipper" every time the entry has "captain" in races.',
  'Write "skipper" each time you meet "captain".',
  'Where the entry says "dusk" it might now say "nightfall".',
  'Where the card says "dusk" it must now say "nightfall".',
  'Directly under "fog on the water" in the rulebook insert "snow".',
  'Swap out "dusk" for "nightfall" in races.',
  'Swap out the last sentence for another.',
  'Because players kept asking, please add to the end of the second paragraph in races: "He whistles."',
  'If players ask, please delete the last sentence of the second paragraph.',
  'For races, please delete the last sentence of the second paragraph.',
  'Until further notice, please delete the last sentence of the second paragraph.',
  'In the old edition, please delete the last sentence of the second paragraph.',
  'The committee has agreed that the last sentence may be deleted.',
  'We agreed that the last sentence of the last paragraph is fine.',
  'Resolved: that players be careful.',
  'A slip of the pen: "dusk" might be "nightfall".',
  'A new wording for the second paragraph in races: / Its toll is 5 marks. A captain may waive the toll, whistle, or sleep.',
  'The second paragraph, henceforth in races: / Its toll is 5 marks. A captain may waive the toll, whistle, or sleep.',
  'Drop the second paragraph and print this instead in races: / Its toll is 5 marks.',
  '"5 marks" should be "6 marks". Sorry, only in races.',
  '"5 marks" should be "6 marks". Sorry if this comes late.',
  '"dusk" should be "nightfall"; please correct your rulebook.',
  '"dusk" should be "nightfall"; please correct it in races.',
  'Delete the parenthetical sentence.',
  'Replace the second bullet by "a captain without a lamp" and delete the ninth.',
  'Replace the second bullet by "a captain without a lamp" and delete the third in races.',
  'Replace the second bullet by "a captain without a lamp" and delete the third player.',
  'Delete the third.',
  'The first bullet becomes "mist" and the third "snow" in races.',
  'The first bullet becomes "mist" and the ninth "snow".',
  'The first bullet becomes "mist" or the third "snow".',
  'First bullet: should be "mist on the water" in races.',
  'First bullet: should be "mist on the water", we think.',
  'Ninth bullet: should be "mist".',
  'Should be "mist".',
  'The card: should be "mist".',
  'Make the last sentence of the second paragraph "A captain who sleeps pays three times." in races.',
  'We meant "nightfall", not "captain".',
  'We meant "nightfall", not "dusk", in races.',
  'We meant "nightfall" and not "dawn".',
  'We never meant "nightfall", not "dusk".',
  'They meant "nightfall", not "dusk".',
  'Some say we meant "nightfall", not "dusk".',
  'The second sentence of the first paragraph should not include "at the stern".',
  'The second sentence of the first paragraph should not include "at the bow" in races.',
  'The third sentence of the first paragraph should not include "at the bow".',
  'The second sentence of the first paragraph need not include "at the bow".',
  'The second sentence of the first paragraph should not include a cat.',
  'Your deck should not include "ice".',
  'Change the toll from 5 marks to 6 marks in races.',
  'Change the toll from 4 marks to 6 marks.',
  'Change the toll from 5 marks to 6 coins or marks.',
  'Change 5 marks to 6 marks if the keeper sleeps.',
  'Change 7 marks to 6 marks.',
  'Substitute for "captain" the word "skipper".',
  'Substitute for "dusk" the word "nightfall" in races.',
  'Substitute for "dusk" another word.',
  'Strike "gives way" in favour of something else.',
  'Strike "captain" in favour of "skipper".',
  'Strike "gives way" in favour of "waits" in races.',
  '"captain" is dropped in favour of "skipper".',
  '"gives way" is dropped in favour of "waits", but only in races.',
  'Delete: "gives way". Substitute: "waits" in races.',
  'Delete: "captain". Substitute: "skipper".',
  'Add to the end of the first sentence of the last paragraph ", always" in races.',
  'Add to the end of the ninth sentence of the last paragraph ", always".',
  'Add after the first sentence of the last paragraph ", always".',
  'Add to the end of the last paragraph ", always".',
  'The phrase "at the bow" is no longer part of the text in races.',
  'The phrase "captain" is no longer part of the text.',
  'The last sentence of the last paragraph can go in races.',
  'The last sentence of the last paragraph can go anywhere.',
  'The first paragraph speaks of "dusk". Henceforth it shall speak of "nightfall" in races.',
  'The first paragraph speaks of "captain". Henceforth it shall speak of "skipper".',
  'The first paragraph speaks of "dusk".',
  'Replace the words in brackets in the second paragraph with "unless the mate sleeps".',
  'Replace the words in brackets with "unless the mate sleeps" in races.',
  'Replace the parenthetical with "unless the mate sleeps".',
];

/** No order at all for this text. */
const silent = [
  'It is not "dusk" but "nightfall" that counts.',
  'Of the three players only the first is retained.',
  'The last card is superfluous; get rid of it.',
  'Deleted from the rulebook: "Ask its captain."',
  'The words in brackets apply to races.',
  'The third "snow".',
  'Make the last card "A captain who sleeps pays three times."',
  'We meant "nightfall".',
  'The card no longer includes "at the bow".',
  'A ferry should not have "at the bow".',
  'Change 5 marks to coins.',
  'You may change 5 marks to 6 coins.',
  'A captain can go.',
];

describe('waits, and is heard', () => {
  test.for(waiting)('%s', (ruling) => {
    const found = carriedOut(entry, ruling.split(' / '));
    expect(found.text).toEqual(entry);
    expect(isHeard(found)).toBe(true);
  });
});

describe('changes nothing', () => {
  test.for(silent)('%s', (ruling) => { expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(entry); });
});

describe('words in brackets', () => {
  const twice = ['A ferry (or barge) moors. It hums (at dusk).', 'No cat may board (unless it swims).', 'A keeper [of the lamp] sleeps.'];

  test('are found where the part that is named has just one pair', () => {
    expect(carriedOut(twice, ['Delete the words in brackets in the second paragraph.']).text[1]).toBe('No cat may board.');
    expect(carriedOut(twice, ['Delete the parenthetical remark in the last sentence of the first paragraph.']).text[0]).toBe('A ferry (or barge) moors. It hums.');
    expect(carriedOut(twice, ['Replace the parenthetical in the second paragraph with "(unless it hums)".']).text[1]).toBe('No cat may board (unless it hums).');
    expect(carriedOut(twice, ['Delete the parenthetical beginning "or".']).text[0]).toBe('A ferry moors. It hums (at dusk).');
  });

  test.for(['Delete the words in brackets.', 'Delete the parenthetical.', 'Delete the words in brackets in the first paragraph.', 'Delete the words in brackets in the last paragraph.', 'Replace the parenthetical in the second paragraph with "unless it hums".'])('wait where they are several, none, or half told: %s', (ruling) => {
    expect(carriedOut(twice, [ruling]).text).toEqual(twice);
  });

  test('go with the brackets that stand in them', () => {
    expect(carriedOut(['A ferry (or barge (or raft)) moors.'], ['Delete the parenthetical.']).text).toEqual(['A ferry moors.']);
  });
});

describe('all before or after quoted words', () => {
  const text = ['A ferry moors. It hums. It rests.', 'Cats swim.'];

  test('is found in the part that is named', () => {
    expect(carriedOut(text, ['Delete everything before "It hums." in the first paragraph.']).text[0]).toBe('It hums. It rests.');
    expect(carriedOut(text, ['Delete everything after "It hums." in the first paragraph.']).text[0]).toBe('A ferry moors. It hums.');
  });

  test.for(['Delete everything after "It hums."', 'Delete everything after "hums" in the first paragraph.', 'Delete everything after "It rests." in the first paragraph.', 'Delete everything before "It hums." in the second paragraph.', 'Delete everything beside "It hums." in the first paragraph.'])('waits where it is no whole sentences, or nothing: %s', (ruling) => {
    expect(carriedOut(text, [ruling]).text).toEqual(text);
  });
});
