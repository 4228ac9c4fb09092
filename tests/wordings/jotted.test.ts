/** What was lost and comes back, letters, notes on a proof, lists of changes with letters before them; and neighbours that order something else. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, meet, second, stopped, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const told = `${meet} Whistles help.`;
const younger = changed(meet, 'older', 'younger');
const snores = entry.map((block) => block.replaceAll('sleeps', 'snores'));
const barge = changed(first, 'canal', 'lake').map((block) => (block === meet ? meet.replace(' Ask its captain.', '') : block));
const examples = ['A ferry hums.', 'Example:', '1. It hums at dusk.', '2. It hums at noon.', '3. It rests.'];

const certain: readonly [ruling: string, text: string[]][] = [
  ['The following sentence, lost in an earlier printing, is added to the last paragraph: "Whistles help."', withBlock(meet, told)], ['The following sentence, left out of the printed edition by mistake, is restored at the end of the last paragraph: "Whistles help."', withBlock(meet, told)],
  ['The sentence "Whistles help." is reinstated at the end of the last paragraph.', withBlock(meet, told)], ['The sentence "Whistles help." was omitted by oversight and is restored at the end of the last paragraph.', withBlock(meet, told)],
  ['Restore at the end of the last paragraph the sentence "Whistles help.", which was lost in the last edition.', withBlock(meet, told)], ['The word "old" was dropped by accident and is put back before "keeper".', changed(first, 'the keeper', 'the old keeper')],
  ['Supply the word "old" before "keeper".', changed(first, 'the keeper', 'the old keeper')], ['After "whistle," supply "hum,".', changed(second, 'whistle,', 'whistle, hum,')], ['After "whistle," the word "hum," is supplied.', changed(second, 'whistle,', 'whistle, hum,')],
  ['In "fog on the water" the first letter should be a capital.', changed(fog, 'fog', 'Fog')], ['The first letter of "fog on the water" needs a capital.', changed(fog, 'fog', 'Fog')], ['Capitalise the initial letter of "fog on the water".', changed(fog, 'fog', 'Fog')],
  ['r1207: "older" is now "younger".', younger], ['Change 14: replace "older" with "younger".', younger], ['Replace "older" with "younger", pls', younger], ['Paragraph no. 5: "older" ==> "younger"', younger], ['In paragraph number 5, "older" ==> "younger"', younger],
  ['new par. at "A captain may", pls', entry.flatMap((block) => (block === second ? ['Its toll is 5 marks.', second.replace('Its toll is 5 marks. ', '')] : [block]))],
  ['Text in brackets removed from the first paragraph, brackets too.', changed(first, ' (unless the keeper sleeps)', '')], ['The last two sentences of the last paragraph have swapped places.', withBlock(meet, 'When two ferries meet, the older gives way. Ask its captain. A ferry has no age.')],
  ['Make one paragraph of the last two.', [...entry.slice(0, -2), `${stopped} ${meet}`]],
  ['"sleeps" is replaced both times by "snores".', snores], ['On both occasions "sleeps" should read "snores".', snores],
  ['In the last paragraph it is written "older", and there must be written "younger".', younger], ['The word "older" in paragraph number five is wrong, it must be said "younger".', younger], ['For "older", "younger" is to be substituted.', younger], ['Where the entry has "older", "younger" is to be read.', younger],
  ['The phrase "whistle, or sleep" has been turned round and now runs "sleep, or whistle".', changed(second, 'whistle, or sleep', 'sleep, or whistle')], ['This entry is replaced by a reference: See barge.', ['See barge.']], ['"older" should be "younger" in the last paragraph only.', younger],
  ['The last sentence of the last paragraph repeats the first and is struck.', changed(meet, ' Ask its captain.', '')], ['Strike the last sentence of the last paragraph, which merely repeats the first.', changed(meet, ' Ask its captain.', '')],
  ['This entry shall be amended (a) in the first paragraph, by substituting "lake" for "canal"; and (b) in the last paragraph, by deleting "Ask its captain."', barge], ['This entry is amended as follows: (a) in the first paragraph, substitute "lake" for "canal"; and (b) in the last paragraph, delete "Ask its captain."', barge],
  ['The entry is changed as follows: in the last paragraph, replace "older" with "younger".', younger],
  ['One word is missing: "gives way" should be "gives her way".', changed(meet, 'gives way', 'gives her way')], ['One word too many: "the older gives" should be "older gives".', changed(meet, 'the older', 'older')], ['There is a word missing in the last paragraph: for "gives way" read "gives her way".', changed(meet, 'gives way', 'gives her way')],
  ['There\'s a letter too many: "gives way" should be "give way".', changed(meet, 'gives', 'give')], ['Bullet 1: on the water -> on the canal', changed(fog, 'on the water', 'on the canal')],
];

describe('carried out', () => {
  test.for(certain)('%s', ([ruling, text]) => {
    const done = carriedOut(entry, ruling.split(' / '));
    expect({ text: done.text, why: done.amendments.map(({ reason }) => reason) }).toMatchObject({ text });
  });

  test('a step of an example, by its number', () => {
    expect(carriedOut(examples, ['Step 3 of the example is dropped.']).text).toEqual(['A ferry hums.', 'Example:', 'It hums at dusk.', 'It hums at noon.'].map((line, at) => (at > 1 ? line : line)));
    expect(carriedOut(examples, ['Step 4 of the example is dropped.']).text).toHaveLength(5);
    expect(carriedOut(['A ferry hums.', 'Steps:', ...examples.slice(2)], ['Step 3 of the example is dropped.']).text).toHaveLength(5);
  });
});

describe('waits', () => {
  test.for([
    'The following sentence, lost in the league edition, is added to the last paragraph: "Whistles help."', 'The following sentence, left out of the German edition, is restored at the end: "Whistles help."', 'The following sentence, omitted in races, is added to the last paragraph: "Whistles help."', 'The sentence "Whistles help." was omitted on purpose and is restored at the end.',
    'The sentence "Whistles help." may be restored at the end of the last paragraph.', 'The sentence "Whistles help." is restored.', 'The last paragraph is restored.', 'The sentence "Whistles help." is not restored at the end of the last paragraph.', 'Supply the word "old" where it fits.', 'Restore "Whistles help." on the card.',
    'The sentence "Ask its captain." is restored at the end of the second paragraph.', 'The sentence "Whistles help." was lost and is restored in races.', 'Supply the captain before "keeper".',
    'In "fog on the water" the first letter may be a capital.', 'In "fog on the water" the first letter of each word should be a capital.', 'In "fog on the water" the second letter should be a capital.', 'In "Its toll" the first letter should be a capital.', 'In "fog on the water" the first letter should be a capital in races.', 'Should the first letter of "fog on the water" be a capital?', 'In "captain" the first letter should be a capital.',
    'r1207: "older" is now "younger" in races.', 'Rule 7: "older" is now "younger".', 'Replace "older" with "younger", please discuss.', 'new par. somewhere near "A captain may", pls', 'new par. at "captain", pls', 'Text in brackets removed from the last paragraph, brackets too.', 'Text in brackets removed from the card.',
    'The two sentences have swapped places.', 'The last two sentences have swapped places in races.', 'Make one paragraph of the last two bullets.', 'Make one paragraph of the last two in races.', '"captain" is replaced both times by "skipper".', '"sleeps" is replaced both times by "snores" in races.', 'On both occasions "captain" should read "skipper".', 'On both sides "sleeps" should read "snores".',
    'It is written "older", and there might be written "younger".', 'It is written "older" on the card, and there must be written "younger".', 'The word "older" in paragraph number two is wrong, it must be said "younger".', 'For "older", "younger" may be substituted.', 'Where the rulebook has "older", "younger" is to be read.', 'For "older" in races, "younger" is to be substituted.',
    'The phrase "whistle, or sleep" has been turned round in races and now runs "sleep, or whistle".', 'The phrase "whistle, or sleep" has been turned round.', 'This entry is replaced by a reference: See barge in races.', '"older" should be "younger" in the last paragraph of the card only.', '"older" should be "younger" in races only.',
    'The last sentence of the last paragraph repeats the first in races and is struck.', 'The last sentence of the last paragraph repeats the first and is kept.', 'The last sentence of the last paragraph does not repeat the first and is struck for races.', 'Strike the last sentence of the last paragraph where it repeats the first.',
    'This entry shall be amended (a) in the first paragraph, by substituting "lake" for "canal"; and (b) in races, by deleting "Ask its captain."', 'This entry shall be amended (a) in the first paragraph, by substituting "lake" for "canal"; or (b) in the last paragraph, by deleting "Ask its captain."', 'This entry may be amended (a) in the first paragraph, by substituting "lake" for "canal".',
    'This entry will be amended as follows: (a) in the first paragraph, substitute "lake" for "canal".', 'The rulebook is amended as follows: (a) in the first paragraph, substitute "lake" for "canal".', 'This entry is amended as follows: (a) in the first paragraph, substitute "river" for "canal"; and (b) in the last paragraph, delete "Ask its mate."',
    'One word is missing on the card: "gives way" should be "gives her way".', 'One word is missing in races: "gives way" should be "gives her way".', 'One word may be missing: "gives way" might be "gives her way".', 'Bullet 1: on the water -> on the canal in races', 'Bullet 1: on the water -> on the water or canal', 'Bullet 1: in the water -> in the canal', 'Bullet 1: fog on the water -> fog on the water',
    'On the card, bullet 1: on the water -> on the canal', 'Paragraph no. 2: "older" ==> "younger"', 'Page no. 5: "older" ==> "younger"',
  ])('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

test.for(['Erratum 4: rescinded.', 'Correction 7: withdrawn.', 'Ticket 12: cancelled.', 'Change 7: dropped.', 'Commit 1234: Removed.', 'Erratum 3: Replace with: Discard a ferry.', 'Erratum 12: Now reads: "Discard a ferry."', 'This entry is replaced by a reference: See fog next month.', 'This entry is replaced by a reference: See fog once printed.', 'This entry is replaced by a reference: See fog, not ice.', 'This entry is replaced by a reference: See the next ruling.', 'This entry reads as follows: See fog next month.', 'Bullet 1: fog on the water -> delete', 'Bullet 1: fog on the water -> no change', 'Bullet 1: fog on the water -> see rulebook', 'Last bullet: ice -> snow next month'])('what became of a note changes no text: %s', (ruling) => {
  expect(carriedOut(entry, [ruling]).text).toEqual(entry);
});

test.for(['Refs: barge -> delete', 'Refs: barge -> plural', 'Refs: barge -> dead link', 'Refs: barge -> italics', 'Refs: barge -> wrong'])('nor a reference: %s', (ruling) => {
  expect(carriedOut(['It hums.', 'See barge.'], [ruling]).text).toEqual(['It hums.', 'See barge.']);
});
