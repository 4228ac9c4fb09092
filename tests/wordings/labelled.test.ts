import { describe, expect, test } from 'vitest';
import { carriedOut, isHeard, paragraphs } from './rig/carried-out.ts';
import { entry, first, fog, ice, meet, second, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));

describe('carried out', () => {
  test.each([
    ['Erratum: for "gives way" read "waits".', changed(meet, 'gives way', 'waits')],
    ['Typographical correction: "gives way" should be "waits".', changed(meet, 'gives way', 'waits')],
    ['Corrigendum - delete "at the bow".', changed(first, ' at the bow', '')],
    ['Wording and punctuation: ". Ask its" becomes ", so ask its".', changed(meet, '. Ask its', ', so ask its')],
    ['Per the talk page, "gives way" has been reworded as "waits".', changed(meet, 'gives way', 'waits')],
    ['Players should cross out the sentence "Ask its captain." It was printed here by mistake.', changed(meet, ' Ask its captain.', '')],
    ['The words in brackets at the end are clumsy. Instead of "(unless the keeper sleeps)", use "(if the keeper is awake)".', changed(first, 'unless the keeper sleeps', 'if the keeper is awake')],
    ['The last sentence contains a misprint, "Ask its captain". The correct wording is "Ask the captain".', changed(meet, 'Ask its', 'Ask the')],
    ['The second paragraph, beginning "Its toll", shall cease to have effect.', withBlock(second, null)],
    ['In the paragraph that opens "Its toll", the words "whistle, " are deleted.', changed(second, 'whistle, ', '')],
    ['The last sentence is no longer part of this entry.', changed(meet, ' Ask its captain.', '')],
    ['Delete the last paragraph (now covered by the entry on barges).', withBlock(meet, null)],
    ['The second paragraph is repealed, that subject being treated elsewhere.', withBlock(second, null)],
    ['In the last paragraph, the last sentence ("Ask its captain.") should read "Ask its keeper."', changed(meet, 'its captain.', 'its keeper.')],
    ['Old text of the last sentence: "Ask its captain." New text: "Ask its keeper."', changed(meet, 'its captain.', 'its keeper.')],
    ['New text for paragraph 2: Its toll is 6 marks. A captain may waive the toll, or sleep. A captain who sleeps pays twice.', withBlock(second, 'Its toll is 6 marks. A captain may waive the toll, or sleep. A captain who sleeps pays twice.')],
    ['In lieu of the final sentence: "Ask its captain or its cat."', changed(meet, 'its captain.', 'its captain or its cat.')],
    ['The phrase "pays twice" is amended by adding "and sings" at its end.', changed(second, 'twice', 'twice and sings')],
    ['Each time this entry says "captain", make that "skipper".', entry.map((block) => block.replaceAll('captain', 'skipper'))],
    ['The clause should run "at dusk", not "after dusk".', changed(first, 'after dusk', 'at dusk')],
    ['A further paragraph closes this entry from now on. It reads: / Cats sing.', [...entry, 'Cats sing.']],
    ['A new paragraph now opens this entry: Cats sing.', ['Cats sing.', ...entry]],
    ['Replace the entry, from its first word to its last, with the following: "A ferry is a boat."', ['A ferry is a boat.']],
    ['The entry is struck in its entirety and the following is inserted in lieu thereof: / See barge.', ['See barge.']],
    ['Rewritten from top to bottom. The whole of this entry gives way to the following: / A ferry is a boat.', ['A ferry is a boat.']],
    ['In the entry on barges, replace "fog" with "ice". In this entry, delete "at the bow".', changed(first, ' at the bow', '')],
    ['Delete "at the bow". In the rulebook, delete "fog".', changed(first, ' at the bow', '')],
  ])('%s', (ruling, text) => { expect(carriedOut(entry, paragraphs(ruling)).text).toEqual(text); });

  test('a reference that leads elsewhere', () => {
    const leads = (ruling: string): string[] => carriedOut(['See fog, ice, lamp.'], [ruling]).text;
    expect(leads('This reference now leads to "barge" instead of "fog".')).toEqual(['See barge, ice, lamp.']);
    expect(leads('This reference now leads to "barge" instead of "tolls".')).toEqual(['See fog, ice, lamp.']);
    expect(leads('This reference now leads to "barge" instead of "fog" in races.')).toEqual(['See fog, ice, lamp.']);
  });
});

/** Just across the boundary of one of the rows above. */
const waits = [
  'Errata: "gives way" should be "waits".', 'Errata - for "gives way" read "waits".', 'Erratum: "Plays on a ferry."', 'Errata: Delete the last sentence.', 'Errata: on the card, for "gives way" read "waits".', 'Errata: "gives way" should be "waits" on the card.', 'Errata: "Replace one lamp with two."',
  'Errata: Plays at night. "gives way" should be "waits".', 'Errata: for "gives way" read "waits" in races.', 'Erratum to the rulebook: for "gives way" read "waits".', 'Errata: if two ferries meet, for "gives way" read "waits".', 'Old errata: for "gives way" read "waits".',
  'Per the old rulebook, "gives way" has been reworded as "waits".', 'Per race, replace "older" with "younger".', 'Per the talk page, in races "gives way" has been reworded as "waits".', 'Per card, delete "at the bow".',
  'The second paragraph, beginning "Its fare", shall cease to have effect.', 'The first paragraph, beginning "Its toll", shall cease to have effect.', 'The second paragraph, beginning "Its toll", shall cease to have effect in races.', 'In the paragraph that opens "Its toll", the words "older" are deleted.',
  'Players should delete "at the bow" in races.', 'Some players should delete "at the bow".', 'Players without cats should delete "at the bow".', 'Players should perhaps delete "at the bow".', 'Players should not delete "at the bow".', 'Players should have deleted "at the bow".',
  'Delete "at the bow". This was printed by mistake.', 'Delete "at the bow". It was printed by mistake in races.', 'Delete "at the bow". The words are superfluous in races.',
  'The last sentence contains a misprint, "older". The correct wording is "younger".', 'The last sentence contains a misprint, "Ask its". On the card the correct wording is "Ask the".', 'The last sentence contains no misprint, "Ask its". The correct wording is "Ask the".', 'The last sentence contains a misprint, "Ask its". The correct wording is "Ask the" in races.', 'The rulebook contains a misprint, "gives way". The correct wording is "waits".', 'The entry for barges contains a misprint, "gives way". The correct wording is "waits".',
  'New text for the card: Its toll is 6 marks.', 'New text for this entry: Its toll is 6 marks.', 'New text for paragraph 2 in races: Its toll is 6 marks.', 'New text for paragraph 9: Its toll is 6 marks.', 'New text for paragraph 2: Cats sing.',
  'Old text of the last sentence: "Ask the cat." New text: "Ask its keeper."', 'Old text of the first sentence: "Ask its captain." New text: "Ask its keeper."', 'Old text of the last sentence: "Ask its captain." New text on the card: "Ask its keeper."', 'In the last paragraph, the last sentence ("Ask the cat.") should read "Ask its keeper."',
  'In lieu of a lamp: a candle.', 'In lieu of the last sentence, in races: "Ask its cat."', 'In lieu of the ninth paragraph: "Ask its cat."', 'The phrase "pays twice" is amended by adding "and sings" at its end in races.', 'The phrase "captain" is amended by adding "and cat" at its end.', 'The phrase "pays twice" is amended by adding "and sings".',
  'Each time this entry says "captain" in races, make that "skipper".', 'Each time the card says "captain", make that "skipper".', 'Whenever it says "captain", read "skipper" if you like.', 'The clause should run "at dusk", not "after dusk", in races.',
  'A further paragraph closes this entry on barges. It reads: / Cats sing.', 'A further paragraph closes this entry in races. It reads: / Cats sing.', 'A further paragraph closes the entry on barges. It reads: / Cats sing.', 'A further paragraph closes the rulebook. It reads: / Cats sing.',
  'Replace the first paragraph, from its first word to its last comma, with "Cats."', 'The entry is struck in its entirety and the following is inserted in lieu thereof in races: / See barge.', 'Rewritten from top to bottom in races. The whole of this entry gives way to the following: / A ferry is a boat.', 'The whole of this entry gives way to the following in races: / A ferry is a boat.', 'The older gives way to the following: / A ferry is a boat.',
  'Delete the last paragraph (now covered by barge, except the ages).', 'Delete the last paragraph (now covered by barge in races).', 'Delete the last paragraph (now covered in part by barge).', 'Delete the last paragraph (now covered by barge only).', 'Delete the last paragraph (not now covered by barge).', 'The last sentence is no longer part of this entry in races.',
  'In the entry on barges, replace "fog" with "ice". Also delete "gives way".', 'In the entry on barges, replace "fog" with "ice". / Delete "gives way".', 'In the rulebook, delete "fog". Then delete "gives way".', 'On the card, delete "fog". Then delete "gives way".', 'This ferry has errata: "Plays at night." / Delete the last sentence.',
  'See barge. There, delete "gives way".', 'See barge. In it, delete "gives way".', 'See barge. In that entry, delete "gives way".', 'In those entries, delete "gives way".', 'That entry is deleted.',
];

describe('just across the boundary nothing is changed', () => {
  test.for(waits)('%s', (ruling) => { expect(carriedOut(entry, paragraphs(ruling)).text).toEqual(entry); });
});

test('what may be an order in words not read is heard', () => {
  for (const ruling of ['The sentence that ends with "has no age" can go; nobody has doubted it.', 'The closing cross-references are reduced to the first of the two.', 'The last bullet must go.'])
    expect(isHeard(carriedOut(entry, [ruling])), ruling).toBe(true);
  expect([fog, whistle, ice].every((item) => carriedOut(entry, ['A ferry must go. Its captain can go to the second bank.']).text.includes(item))).toBe(true);
});
