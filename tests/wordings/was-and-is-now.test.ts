/** What was one and is now another; what an entry, a part or a description now includes; labels of fixes; how many occurrences; lists in a sentence; where a sentence is to stand. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, meet, second, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const read = (words: string): string[] => carriedOut(entry, words.split(' / ')).text;
const skippers = entry.map((block) => block.replaceAll('captain', 'skipper'));
const noCat = ' No cat may board it (unless the keeper sleeps).';

describe('carried out', () => {
  test.for<[string, string[]]>([
    ['Grammar fix: "fog" to "frog".', changed(fog, 'fog', 'frog')],
    ['Punctuation correction in the last paragraph: "Ask" to "Please ask".', changed(meet, 'Ask', 'Please ask')],
    ['Minor wording change: in the last paragraph, "gives way" to "waits".', changed(meet, 'gives way', 'waits')],
    ['Typographical correction - "older" to "elder".', changed(meet, 'older', 'elder')],
    ['What used to be "fog" is now "mist".', changed(fog, 'fog', 'mist')],
    ['What was "older" in the last paragraph is henceforth "younger".', changed(meet, 'older', 'younger')],
    ['In the second paragraph, what has been "5 marks" until now becomes "6 marks".', changed(second, '5 marks', '6 marks')],
    ['What read "gives way" should now read "waits".', changed(meet, 'gives way', 'waits')],
    ['With effect from this document, "fog" shall be "mist".', changed(fog, 'fog', 'mist')],
    ['As from this ruling, the last sentence is deleted.', changed(meet, ' Ask its captain.', '')],
    ['Now includes "thick " before "fog".', changed(fog, 'fog', 'thick fog')],
    ['This entry now also includes ", rain" following "water".', changed(fog, 'water', 'water, rain')],
    ['The second paragraph gains "gladly " before "waive".', changed(second, 'waive', 'gladly waive')],
    ['The last sentence should now include "kindly " after "Ask its".', changed(meet, 'Ask its', 'Ask its kindly')],
    ['Following "water" it now contains ", rain".', changed(fog, 'water', 'water, rain')],
    ['The description of the toll gains "gladly " before "waive".', changed(second, 'waive', 'gladly waive')],
    ['All four occurrences of "captain" in this entry become "skipper".', skippers],
    ['Each of the four mentions of the word "captain" here should be "skipper".', skippers],
    ['The two occurrences of "toll" in the second paragraph become "fee".', withBlock(second, second.replaceAll('toll', 'fee'))],
    ['Change all 4 uses of "captain" in this entry to "skipper".', skippers],
    ['At the end of the last paragraph, make "captain" plural ("captains").', changed(meet, 'captain.', 'captains.')],
    ['Make "ferries" in the last paragraph singular ("ferry").', changed(meet, 'ferries', 'ferry')],
    ['Take "whistle, " out of the list in the second paragraph.', changed(second, 'whistle, ', '')],
    ['Delete ", whistle" from the list in the second sentence of the second paragraph.', changed(second, ', whistle', '')],
    ['New text for this entry: / Ferries hum.', ['Ferries hum.']],
    ['Replacement wording of the entire entry: / Ferries hum. It rests.', ['Ferries hum. It rests.']],
    ['The last sentence of the first paragraph moves to the end of the second.', entry.map((block) => (block === second ? second + noCat : block.replace(noCat, '')))],
    ['The first sentence of the last paragraph should go to the beginning of the first one.', entry.map((block) => (block === first ? `When two ferries meet, the older gives way. ${first}` : block.replace('When two ferries meet, the older gives way. ', '')))],
    ['The sentence "Ferries hum." is to stand directly after the first sentence.', changed(first, 'dusk.', 'dusk. Ferries hum.')],
    ['The sentence "Ferries hum." should come right before the last sentence.', changed(meet, 'Ask', 'Ferries hum. Ask')],
    ['The sentence "Ferries hum." is to stand after the first sentence of the second paragraph.', changed(second, 'marks.', 'marks. Ferries hum.')],
    ['The sentence "Ask its captain." is to stand directly after the first sentence of the last paragraph.', withBlock(meet, 'When two ferries meet, the older gives way. Ask its captain. A ferry has no age.')],
  ])('%s', ([words, text]) => { expect(read(words)).toEqual(text); });

  test.for<[held: string, words: string, text: string]>([
    ['It is safe (e.g., it is immune to fog, ice, rain, etc.).', 'Take "rain, " out of the list in the last sentence.', 'It is safe (e.g., it is immune to fog, ice, etc.).'],
    ['You need not use sails, oars, etc. in fog. Ask.', 'Now includes "(or poles)" following "oars, etc."', 'You need not use sails, oars, etc. (or poles) in fog. Ask.'],
    ['You need not use (sails, oars, etc.) in fog.', 'Insert "and poles" after "oars, etc."', 'You need not use (sails, oars, etc. and poles) in fog.'],
    ['A ferry hums (e.g. at dusk). It rests.', 'Insert "late" after "e.g."', 'A ferry hums (e.g. late at dusk). It rests.'],
    ['You need sails, oars, etc. Ask.', 'Insert "Bells ring." after "oars, etc."', 'You need sails, oars, etc. Bells ring. Ask.'],
  ])('of %s: %s', ([held, words, text]) => { expect(carriedOut([held], [words]).text).toEqual([text]); });
});

describe('waits, and is heard', () => {
  test.for([
    // a word left over, a condition, another object
    'Grammar fix: "fog" to "frog" on the card.', 'Proposed grammar fix: "fog" to "frog".', 'Grammar fix (card): "fog" to "frog".', 'Grammar fix: "fog" to "frog"?', 'Grammar fix: "fog" up to "ice".', 'Grammar fix: from "A captain may" to "sleep".', 'Spelling correction: "captain" to "skipper".',
    'What used to be "fog" is now "mist" in races.', 'What used to be "captain" is now "skipper".', 'What used to be "fog" on the card is now "mist".', 'What was "fog" may now be "mist".', 'What has been a "night" ferry is now a "day" one.',
    'With effect from this document, "fog" shall be "mist" in races.', 'With effect from the next document, "fog" shall be "mist".',
    'Now includes "thick " before "fog" in races.', 'Now includes "thick " before "toll".', 'Now includes "thick " before "fog", "ice".', 'Now includes a note before "fog".', 'Now includes, oddly, "or hum" after the verb.', 'Gains "thick " before "fog".', 'The second paragraph gains "thick " before "fog".',
    'The description of cats gains "gladly " before "waive".', 'The description of the card gains "gladly " before "waive".', 'The description of lanterns gains "gladly " before "waive".', 'The description of the toll in races gains "gladly " before "waive".', 'The description of the toll booth gains "gladly " before "waive".', 'The description of fog gains "gladly " before "waive".',
    // the count
    'All three occurrences of "captain" in this entry become "skipper".', 'All eight occurrences of "captain" in this entry become "skipper".', 'All four occurrences of "captain" in the second paragraph become "skipper".', 'All four occurrences of "captain" in this entry may become "skipper".', 'All four occurrences of "captain" in this entry and on the card become "skipper".',
    // what the order says of its words
    'At the end of the last paragraph, make "ferries" singular ("ferry").', 'Make "ferries" in the last paragraph singular ("boat").', 'Make "ferries" in the last paragraph plural ("ferry").', 'Make "ferries" in the last paragraph singular ("ferry") in races.',
    'Take "whistle, " out of the list in the last sentence.', 'Take "whistle, " out of the list.', 'Take "5 marks" out of the list in the second paragraph.', 'Take "toll, " out of the list in the second paragraph.', 'Take "whistle, " out of the list in the second paragraph in races.', 'Take "stop" out of the list in the third paragraph.',
    'New text for this entry in races: / Ferries hum.', 'New text for this entry (draft): / Ferries hum.', 'New text for this card: / Ferries hum.', 'New text for the rulebook: / Ferries hum.', 'New text for this entry: / To be announced.', 'New text: / Ferries hum.', 'New text for this entry: Ferries hum.', 'New text for this entry and the next: / Ferries hum.',
    // where it goes
    'The last sentence of the first paragraph moves to the end of the ninth.', 'The last sentence of the first paragraph moves to the end of the first.', 'The last sentence of the first paragraph moves to the end of the second or third.', 'The second bullet moves to the end of the first.', 'The last sentence of the first paragraph moves to the end of the second in races.',
    'The sentence "Ferries hum." is moved after the first sentence.', 'The sentence "Ferries hum." was to stand after the first sentence.', 'The sentence "Ferries hum." is to stand after the first sentence in races.', 'The sentence "Ferries hum." is to stand after the ninth sentence of the last paragraph.', 'The sentence "ferries hum" is to stand after the first sentence.',
    'The sentence "Ask its captains." is to stand directly after the first sentence of the last paragraph.', 'The sentence "A ferry has no known age." is to stand directly after the first sentence of the last paragraph.',
  ])('%s', (words) => {
    expectToWait(entry, words.split(' / '));
  });

  test.for<[held: string[], words: string]>([
    [['You need sails, oars, etc. Ask.'], 'Insert "(or poles)" after "oars, etc."'],
    [['A horn hums. See fog.', 'Bells ring. Cats sing.'], 'The first sentence of the second paragraph moves to the end of the first.'],
    [['A horn hums. It rests.', whistle], 'Take "rests" out of the list in the first paragraph.'],
  ])('of %j: %s', ([held, words]) => { expect(carriedOut(held, [words]).text).toEqual(held); });

  test('a sentence that may stand in what a copy has lost', () => {
    expect(carriedOut(['A horn hums. It rests.'], ['The sentence "Ferries sing." is to stand directly after the first sentence.'], 'horn', (one) => one, 'partial').text).toEqual(['A horn hums. It rests.']);
  });
});
