/** What sounds like an order to add, to delete or to replace, and may tell of what stands there, of another part or of no text at all; and what is certain beside it. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, ice, meet, withBlock } from './rig/entry.ts';

const waits: Record<string, string[]> = {
  'more behind the quotation': ['Add a new second sentence to the last paragraph: "Cats hum."?', 'A fourth bullet: "snow" perhaps.', 'A new bullet precedes "ice": "snow" perhaps.', 'Fourth bullet (new): "snow" next year.', 'After the second bullet we add another one: "snow" next year.'],
  'how much of the part goes': ['End of first paragraph: deleted.', 'At the end of the last paragraph: delete.', 'At the beginning of the second paragraph: deleted.', 'At the end of the last sentence: deleted.', 'At the end of the last bullet: deleted.', 'End of first paragraph: gone.'],
  'one more at the edge, or the old one in new words': [
    'At the end of the last paragraph, read "Ask its crew."', 'At the end of the last paragraph: "Ask its crew."', 'The end of the last paragraph: "Ask its crew."', 'At the end of the last paragraph now stands: "Ask its crew."', 'At the beginning of the first paragraph, say "A dusk ferry crosses the canal after dusk."',
    'The last paragraph should have a final sentence: "Ask its crew."', 'A closing sentence for the last paragraph: "Ask its crew."', 'The entry has a new closing paragraph: "When two ferries meet, the younger gives way."',
    'The first paragraph is followed by this: "Its toll is 6 marks."', 'A sentence follows "A ferry has no age.": "Ask its crew."', 'One sentence precedes "Ask its captain.": "A ferry has no age at all."', 'Give the last paragraph a second sentence: "A ferry has an age."', 'A second sentence for the last paragraph: "A ferry has an age."',
  ],
  'a number that something has': ['The list now has a third item, "snow".', 'A third bullet: snow', 'The last paragraph now has a third sentence: "Cats hum."', 'The last paragraph should have a third sentence: "Cats hum."', 'This entry now has a second paragraph: "Cats hum."', 'The new third bullet is "snow".'],
  'a point of the ruling, or an item of the list': ['A fourth item: The league meets in May.', 'One item first: the toll will be looked at next year.', 'Another item first: we thank the readers.', 'Item added: The league meets in May.', 'An item comes last: thanks to the readers.', 'Bullets joined: the first two'],
  'the item, or words of it': ['"fog" leaves the list.', '"a captain" leaves the list.', '"fog" is deleted from the list.', '"whistle" is off the list.'],
  'what a list is missing': ['The list lacks "snow".', 'The list is missing "snow".', 'The list omits "snow".', 'The list fails to include "snow".'],
  'what follows it is none of the new text': [
    'There is a new paragraph at the end: Cats hum. But not before May.', 'Round off the last paragraph with: Cats hum. So some captains think.', 'Round off the last paragraph with: Cats hum. Or perhaps not.', 'There is a new paragraph at the end: Cats hum. Players have asked for this.', 'End of last paragraph: Cats hum. Old copies need not be changed.',
    'A fourth bullet: snow. -- The Editors', 'Instead of "a lamp", read: a torch. -- The Editors', 'A fourth bullet: snow. Yours, Ann', 'There is a new paragraph at the end: Cats hum. Unless the board objects.', 'There is a new paragraph at the end: Cats hum. Except in races.', 'Round off the last paragraph with: Cats hum. This may change.', 'Round off the last paragraph with: Cats hum. Some disagree.',
    'End of last paragraph: Cats hum. Send comments to Ann.', 'End of last paragraph: Cats hum. Do you agree?', 'The list also includes: snow. Likewise for barges.', 'There is a new paragraph at the end: Cats hum. Rejected.', 'There is a new paragraph at the end: Cats hum. Everything else as before.',
  ],
  'a limit, or a doubt': [
    'In races, a bullet now stands between the first and the second: "snow"', 'Perhaps include "snow" among the bullets.', 'It is proposed: also on the list: "snow".', 'Next year, the list is completed by "snow".', 'The list is completed by "snow" in races.', 'If fog comes, "a lamp" is what was printed; "a torch" is what was meant.', 'From next season on, for the figure 5 read 6.', 'It is proposed: replace 5 marks by 6 marks.', 'Unless the keeper objects, the figure of 5 becomes 6.',
    'Some say: the words "at the bow" have fallen away.', 'Perhaps delete what stands in brackets.', 'In two-player games, follow the sentence "Ask its captain." by: "Cats hum."', 'We are changing "a lamp" to "a torch" in two-player games.', 'The sentence "Ask its captain." has no place here, as long as two players agree.',
  ],
};

describe.for(Object.entries(waits))('waits, and is heard: %s', ([, rulings]) => {
  test.for(rulings)('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});

const at = (index: number, added: string): string[] => [...entry.slice(0, index), added, ...entry.slice(index)];

const certain: [ruling: string, text: string[]][] = [
  ['Add a new second sentence to the last paragraph: "Cats hum."', withBlock(meet, meet.replace('way. ', 'way. Cats hum. '))],
  ['Add a sentence at the end of the last paragraph: "Night" means the hours after dusk.', withBlock(meet, `${meet} "Night" means the hours after dusk.`)],
  ['At the end of the last paragraph, read "Cats hum."', withBlock(meet, `${meet} Cats hum.`)],
  ['At the end of the last paragraph, add "Ask its crew."', withBlock(meet, `${meet} Ask its crew.`)],
  ['At the end of the first paragraph, "(unless the keeper sleeps)" is deleted.', withBlock(first, first.replace(' (unless the keeper sleeps)', ''))],
  ['The last paragraph now has a fourth sentence: "Cats hum."', withBlock(meet, `${meet} Cats hum.`)],
  ['The list now has a fourth item, "snow".', at(6, '* snow')],
  ['A fourth item: snow', at(6, '* snow')],
  ['A new sentence follows "A ferry has no age.": "Cats hum."', withBlock(meet, meet.replace('age. ', 'age. Cats hum. '))],
  ['A sentence now follows "A ferry has no age.": "Cats hum."', withBlock(meet, meet.replace('age. ', 'age. Cats hum. '))],
  ['The first paragraph is followed by this: "Cats hum."', at(1, 'Cats hum.')],
  ['There is a new paragraph at the end: Cats hum. If fog comes, dogs bark.', [...entry, 'Cats hum. If fog comes, dogs bark.']],
  ['There is a new paragraph at the end: Cats hum. Captains may ask for a song. Some hum, too.', [...entry, 'Cats hum. Captains may ask for a song. Some hum, too.']],
  ['"ice" leaves the list.', withBlock(ice, null)],
  ['Delete "fog on the water" from the list.', withBlock(fog, null)],
];

describe('is carried out:', () => {
  test.for(certain)('%s', ([ruling, text]) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });
});

test('a figure without the sign that is printed before it is not that figure', () => {
  const toll = 'A lamp costs -5 marks.';
  expect(carriedOut([toll], ['Replace 5 marks by 6 marks.']).text).toEqual([toll]);
  expect(carriedOut([toll], ['Replace "-5" with "-6".']).text).toEqual(['A lamp costs -6 marks.']);
  expect(carriedOut(['A lamp costs 3-5 marks.'], ['Replace "5" with "6".']).text).toEqual(['A lamp costs 3-6 marks.']);
});
