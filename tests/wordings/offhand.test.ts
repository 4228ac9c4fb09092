/** Orders as people jot them down or say them in passing, and their neighbours that only look so. */
import { describe, expect, test } from 'vitest';
import { carriedOut, isHeard, paragraphs } from './rig/carried-out.ts';
import { lamp as entry } from './rig/lamp.ts';

const [cats, burns, oil, , fog, trim, example] = entry;

const withBlock = (block: string, ...now: string[]): string[] => entry.flatMap((one) => (one === block ? now : [one]));
const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));

const certain: readonly [ruling: string, text: string[]][] = [
  // cut short
  ['Change "a mate" to "his mate". Both words were taken from an older print.', changed(trim, 'a mate', 'his mate')],
  ['Change "a mate" to "his mate". This brings the text into line with the map.', changed(trim, 'a mate', 'his mate')],
  ['Change "a mate" to "his mate". The meaning is the same.', changed(trim, 'a mate', 'his mate')],
  ['Delete this entry. (Its text is clear without it.)', []],
  ['Delete ", or a cat", as it only repeats what was said.', changed(trim, ', or a cat', '')],
  ['"a mate" s/b "his mate".', changed(trim, 'a mate', 'his mate')],
  ['Para 2, 2nd sent., "is a light" s/b "is a lantern".', changed(burns, 'is a light', 'is a lantern')],
  ['Last sent. of para 2 - delete.', changed(burns, ' If she sleeps, it is out.', '')],
  ['Last bullet s/b "in thick fog".', changed(fog, 'in fog', 'in thick fog')],
  ['2 fixes. "a mate" s/b "his mate". "is a light" s/b "is a lantern".', changed(trim, 'a mate', 'his mate').map((block) => block.replace('is a light', 'is a lantern'))],
  ['Para beginning "Example: you" - delete.', withBlock(example)],
  ['", or a cat" - out.', changed(trim, ', or a cat', '')],
  ['"(unless the keeper sleeps)" - out. In its place: "(but a keeper)"', changed(trim, '(unless the keeper sleeps)', '(but a keeper)')],
  ["Add'l para, end of entry: / Barges hum.", [...entry, 'Barges hum.']],
  ['New third bullet: / - in rain', withBlock(fog, fog, '* in rain')],
  ['+ ", a cook" after "a mate"', changed(trim, 'a mate', 'a mate, a cook')],
  ['2nd (last) bullet - delete.', withBlock(fog)],
  ['Wording change: "a mate" to "his mate"', changed(trim, 'a mate', 'his mate')],
  ['- in fog / + in rain', changed(fog, 'in fog', 'in rain')],
  ['Was: / It is a light. / Is now: / It is a lantern.', changed(burns, 'a light', 'a lantern')],
  ['Was: It is a light. / Is now: It is a lantern.', changed(burns, 'a light', 'a lantern')],
  ['Sorry, "a mate" should have read "his mate".', changed(trim, 'a mate', 'his mate')],
  ['We made a mistake. "a mate" should be "his mate".', changed(trim, 'a mate', 'his mate')],
  ['There is a typo in paragraph 2: "a light" should read "a lantern".', changed(burns, 'a light', 'a lantern')],
  ['An error crept in: for "a mate" read "his mate".', changed(trim, 'a mate', 'his mate')],
  ['By popular demand, change "a mate" to "his mate".', changed(trim, 'a mate', 'his mate')],
  ['Strike "a mate", insert "his mate".', changed(trim, 'a mate', 'his mate')],
  ['Cross out "a mate" and write "his mate".', changed(trim, 'a mate', 'his mate')],
  ['Bullet "in fog" - delete.', withBlock(fog)],
  ['In the paragraph beginning "A harbour lamp", replace "light" with "lantern".', changed(burns, 'a light', 'a lantern')],
  ['In the paragraph beginning "Nobody may", replace "sleeps" with "snores".', changed(trim, 'sleeps', 'snores')],
  ['Entry: delete.', []],
  ['Para 6: "a mate" -> "his mate", "a cat" -> "two cats"', changed(trim, 'a mate', 'his mate').map((block) => block.replace('a cat', 'two cats'))],
  ['Para 2 - "a light" s/b "a lantern", "has one" s/b "has two".', changed(burns, 'a light', 'a lantern').map((block) => block.replace('has one', 'has two'))],
  ['Replace "is a light" with "hums" para 2.', changed(burns, 'is a light', 'hums')],
  ['End of para 1, add "Cats purr by day."', changed(cats, 'night.)', 'night.) Cats purr by day.')],
  ['Make "a mate" "his mate".', changed(trim, 'a mate', 'his mate')],
  ['Turn "a mate" into "his mate".', changed(trim, 'a mate', 'his mate')],
  ['Let "a mate" be "his mate".', changed(trim, 'a mate', 'his mate')],
  ['Swap "a mate" for "his mate".', changed(trim, 'a mate', 'his mate')],
  ['Where the text has "a mate", make it "his mate".', changed(trim, 'a mate', 'his mate')],
  ['Please amend paragraph 2 so that "a light" becomes "a lantern".', changed(burns, 'a light', 'a lantern')],
  ['Paragraph 2 is amended so that "a light" reads "a lantern".', changed(burns, 'a light', 'a lantern')],
  ['The word "free" gives way to "cheap".', changed(oil, 'free', 'cheap')],
  ['Take "If she sleeps, it is out." out of the second paragraph.', changed(burns, ' If she sleeps, it is out.', '')],
  ['Take the last sentence out.', changed(example, ' You may lend one.', '')],
  ["Paragraph 2's last sentence has been dropped.", changed(burns, ' If she sleeps, it is out.', '')],
  ['Para 2, sentence 4 - out.', changed(burns, ' If she sleeps, it is out.', '')],
  ['Bullet 2: del.', withBlock(fog)],
  ['Del. ", or a cat".', changed(trim, ', or a cat', '')],
  ['Ins. "bright" before "light".', changed(burns, 'a light', 'a bright light')],
  ['Repl. "a mate" w/ "his mate".', changed(trim, 'a mate', 'his mate')],
  ['Chg "a mate" to "his mate".', changed(trim, 'a mate', 'his mate')],
  ['"a mate" >> "his mate"', changed(trim, 'a mate', 'his mate')],
  ['In the phrase "it is out", replace "it" with "the lamp".', changed(burns, 'it is out', 'the lamp is out')],
  ['Replace everything in this entry with: / Lamps burn.', ['Lamps burn.']],
  ['Replace "is a light" with "hums", second paragraph.', changed(burns, 'is a light', 'hums')],
  // said in passing
  ['The first paragraph (the one in parentheses) is repealed.', withBlock(cats)],
  ['Lose the sentence "For example, Bess has one."', changed(burns, ' For example, Bess has one.', '')],
  ['Lose the last paragraph ("Example: you ... lend one.").', withBlock(example)],
  ['Delete the sentence "If she ... out."', changed(burns, ' If she sleeps, it is out.', '')],
  ['The sentence "It is a light." goes.', changed(burns, ' It is a light.', '')],
  ['"If she sleeps, it is out." is gone.', changed(burns, ' If she sleeps, it is out.', '')],
  ['Tack on a new final sentence: "You may lend none."', changed(example, 'one.', 'one. You may lend none.')],
  ['Between "a mate," and "or a cat" goes "a cook,".', changed(trim, 'a mate,', 'a mate, a cook,')],
  ['After "It is a light." comes a new sentence: "It hums."', changed(burns, 'light.', 'light. It hums.')],
  ['After "a captain" put "(or a keeper)".', changed(trim, 'a captain', 'a captain (or a keeper)')],
  ['Put "bright" before "light".', changed(burns, 'a light', 'a bright light')],
  ['"or a keeper" goes after "unless the keeper".', changed(trim, 'the keeper', 'the keeper or a keeper')],
  ['"bright" before "light" must be added.', changed(burns, 'a light', 'a bright light')],
  ['Omit ", a mate, or a cat" and write in its place " or a mate".', changed(trim, ', a mate, or a cat', ' or a mate')],
  ['The last sentence should begin "You might lend" instead of "You may lend".', changed(example, 'You may lend', 'You might lend')],
  ['"a captain, a mate, or a cat" reads "a captain or a mate".', changed(trim, 'a captain, a mate, or a cat', 'a captain or a mate')],
  ['The last sentence\'s "lend one" shall be amended to "lend both".', changed(example, 'lend one', 'lend both')],
  ['In the bracketed passage about keepers, "sleeps" now reads "snores".', changed(trim, 'sleeps', 'snores')],
  ['The entry shall henceforth read as follows, nothing of the former text remaining: / Lamps burn. / They hum.', ['Lamps burn.', 'They hum.']],
  ['We need to change "a mate" to "his mate".', changed(trim, 'a mate', 'his mate')],
  ['"a mate" must be changed into "his mate" here.', changed(trim, 'a mate', 'his mate')],
  ['"a mate" must be changed in "his mate".', changed(trim, 'a mate', 'his mate')],
  ['Replace the second bullet with "in rain".', changed(fog, 'in fog', 'in rain')],
  ['Change "Its" to "The".', changed(oil, 'Its', 'The')],
];

describe('what is jotted down or said in passing is carried out', () => {
  test.for(certain)('%s', ([ruling, text]) => {
    const done = carriedOut(entry, paragraphs(ruling), 'harbour lamp');
    expect({ text: done.text, why: done.amendments.map(({ reason }) => reason) }).toMatchObject({ text });
  });
});

const waits: readonly string[] = [
  'Since it has been misread, we strike "a mate" in favour of what a cook would say.',
  'The words "in fog" no longer form part of this entry in spirit.',
  'Of the two words "mate" and "captain" the latter hereby takes the place of the former.',
  'Entry replaced in full by the text under this line of stars.',
  'After the sentence ending "in fog." insert: Bess rows.',
  'Change "a mate" to "his mate". This brings the change into force in June.',
  'Change "a mate" to "his mate". The meaning is optional.',
  'Change "a mate" to "his mate". Both words were taken from an older print, but keep them in races.',
  'Delete this entry. (Its text is clear without it in races.)',
  'Delete ", or a cat", as it only holds in races.',
  'Sorry, "a mate" should have read "his mate" in races.', 'We made a mistake in races. "a mate" should be "his mate".', 'There is a typo in paragraph 3: "a light" should read "a lantern".', 'In the paragraph beginning "Nobody may", replace "a light" with "a lantern".', 'Bullet "in fog": replace "a light" with "a lantern".',
  '"a mate" should read "his mate" (see next month).', 'Strike "a mate", "his mate".', 'Cross out "a mate" and add "his mate".', 'Rub out the "mate".', 'Nuke "a mate".', 'This entry may be deleted.', 'By popular demand, in races, change "a mate" to "his mate".', 'In the phrase "the keeper", replace "sleeps" with "snores".',
  '"a mate" must be changed in "tolls".', '- in fog / + in rain (races only)', 'Replace the second bullet with: in rain (races)', '"a mate" - out for races.', 'Entry: delete in races.', 'Para 2 - "a light" s/b "a lantern", "has one" s/b "has two", etc.', 'End of para 1, races, add "Cats purr by day."',
  'Make "a mate" something kinder.', 'Make "a mate" "his mate" in races.', 'Swap "a mate" with "a captain".', 'Amend paragraph 2 so that "a light" becomes "a lantern" in races.', 'Take "a mate" out of the second paragraph.', 'Take the last sentence out in races.', 'Del. ", or a cat" in races.',
  'In the phrase "they are out", replace "it" with "the lamp".', 'In the phrase "it is", replace "lamp" with "light".', 'Replace everything in this entry about cats with: / Lamps burn.', 'a mate -> his mate', 'A further bullet follows: "in rain"', 'This entry in its new form: / Lamps burn.', 'The entry is no more.', 'This entry has been retired.', 'Same for the ferry.',
  '"a mate" s/b "his mate" in races.', '"a mate" s/b "his ... mate".', '"a mate" s/b "____".', '"a mate" or words to that effect s/b "his mate".', '"a mate" s/b "his mate", etc.', 'Bullet 2 s/b something else.', 'Bullet 2 s/b "in rain" - next edition.',
  '3rd (last) bullet - delete.', '1st (last) bullet - delete.', 'Para 1 (example) - delete.', 'The last paragraph (the one in parentheses) is repealed.', 'The example (the first paragraph) goes.',
  'New second bullet: / - in rain', 'New fifth bullet: / - in rain', "Add'l para, where it fits: / Barges hum.", "Add'l para, end of entry, races: / Barges hum.", "Add'l sent. (end), league play: \"Barges hum.\"",
  '"a mate" s/b "his mate". / "a mate" s/b "her mate".', 'Lose the sentence "For example ... Wick has one."', 'Lose the first paragraph ("Example: you ... lend one.").', 'The list goes.', 'The sentence "It is a light." goes in races.',
  '"a mate" goes somewhere after "a captain".', 'Between "a mate," and "a captain" goes "a cook,".', 'After "a captain" put "(or a keeper)" in races.', 'Put "bright" before "a".', '+ "a cook" after "a captain" in races', '+ "a cook"',
  'The last sentence should begin "You might" instead of "lend one".', 'The second sentence should begin "It was" instead of "It is" in races.', 'In the almanac, "a mate" reads "his mate".', '"a mate" reads "his mate" in races.', 'The first sentence\'s "lend one" shall be amended to "lend both".',
  'The entry shall henceforth read as follows, the list remaining: / Lamps burn.', 'We need to change "a mate" to something kinder.', 'We should change "a mate" to "his mate".', '"a mate" must be changed in races.',
  '- in fog / + in rain / + in snow', '- in fog', 'Was: / It is a light. / Is now: / It is a lantern. / It hums.', 'Wording change: "a mate" to his mate or her mate', 'Change "it" to "she".', 'Change "It" to "the lamp".',
  'In the second paragraph, delete "a mate, ".', 'In the fourteenth paragraph, replace "you have two lamps" with "you have three".', 'Delete ", or a cat", fourteenth paragraph.', '"(unless the keeper sleeps)" - out. In its place: something kinder.',
];

describe('what only looks like it changes nothing', () => {
  test.for(waits)('%s', (ruling) => {
    expect(carriedOut(entry, paragraphs(ruling), 'harbour lamp').text).toEqual(entry);
  });
});

/** A person hears of each of these. */
const heard = waits.filter((ruling) => ruling !== '- in fog' && !ruling.startsWith('- in fog / + in rain '));

describe('and none of it is silent', () => {
  test.for(heard)('%s', (ruling) => {
    expect(isHeard(carriedOut(entry, paragraphs(ruling), 'harbour lamp'))).toBe(true);
  });
});

/** Rules of play that have the same words. */
const rules = ['You lose the last lamp.', 'Lose 2 marks.', 'Put a lamp before the ferry.', 'A lamp goes after the ferry.', 'If the lamp is out, skip your turn.', 'The ferry goes.', 'Scratch a cat.', 'Leave out the cat.', 'Two changes of crew are made.'];

describe('a rule of play with such words is no order', () => {
  test.for(rules)('%s', (ruling) => {
    expect(isHeard(carriedOut(entry, [ruling], 'harbour lamp'))).toBe(false);
  });
});
