/** What names a part again behind its name, in brackets or behind a comma: certain where it is true of that part, and of no other. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, ice, list, meet, second, whistle, withBlock } from './rig/entry.ts';

const captains = ['These captains may whistle:', '* Anna', '* Bess', '* Cora'];
const tolls = ['A ferry crosses. It pays. A toll is due at noon. A lamp is needed.'];
const thus = ['A ferry may stop.', 'A barge may not.', 'A captain pays once. Thus, if two captains board, both pay.', 'A lamp is needed.'];
const sleeper = second.replace(' A captain who sleeps pays twice.', '');

describe('a gloss that is true of the part, and of no other', () => {
  test.for([
    ['Remove the second bullet (the captain without a whistle).', withBlock(whistle, null)],
    ['The second bullet (a captain without a whistle) is deleted.', withBlock(whistle, null)],
    ['Delete the last bullet (the one about ice).', withBlock(ice, null)],
    ['The third bullet (the one for ice) is removed.', withBlock(ice, null)],
    ['Delete the last bullet (ice).', withBlock(ice, null)],
    ['Delete the first bullet (fog).', withBlock(fog, null)],
    ['Delete bullet 3 (ice).', withBlock(ice, null)],
    ['Bullet 3 (ice): delete.', withBlock(ice, null)],
    ['Delete the second paragraph (on the toll).', withBlock(second, null)],
    ['In the last paragraph (which deals with meeting ferries), change "older" to "younger".', withBlock(meet, meet.replace('older', 'younger'))],
    ['Delete the second bullet (a captain without a whistle). It duplicated the rulebook. The other two stay.', withBlock(whistle, null)],
    ['The second paragraph (that on tolls) is deleted.', withBlock(second, null)],
    ['Delete the last paragraph (on ferries that meet).', withBlock(meet, null)],
    ['Delete the last paragraph (the one on meeting ferries).', withBlock(meet, null)],
    ['Delete the last sentence of the second paragraph (on captains who sleep).', withBlock(second, sleeper)],
    ['In the second paragraph, the first sentence, about tolls, is to be replaced by: "No toll."', withBlock(second, second.replace('Its toll is 5 marks.', 'No toll.'))],
    ['Remove the second sentence of the first paragraph (about the lamp).', withBlock(first, first.replace(' It needs a lamp at the bow.', ''))],
    ["Strike the first paragraph's last sentence (the one on cats).", withBlock(first, first.replace(' No cat may board it (unless the keeper sleeps).', ''))],
    ['In the second paragraph (on the toll), replace "5 marks" with "6 marks".', withBlock(second, second.replace('5 marks', '6 marks'))],
    ['Replace the first sentence of the second paragraph (the toll) with "Its toll is 7 marks."', withBlock(second, second.replace('5 marks', '7 marks'))],
    ['In the second bullet (the captain without a whistle), replace "whistle" with "bell".', withBlock(whistle, '* a captain without a bell')],
    ['Replace the third bullet (ice) with "drift ice".', withBlock(ice, '* drift ice')],
    ['In the first paragraph (the sentence on the lamp), replace "lamp" with "light".', withBlock(first, first.replace('lamp', 'light'))],
    ['Delete the third sentence of the first paragraph (the sentence on cats).', withBlock(first, first.replace(' No cat may board it (unless the keeper sleeps).', ''))],
    ['Remove the second bullet (the bullet about the whistle).', withBlock(whistle, null)],
    ['Delete the last two sentences of the last paragraph (age, captain).', withBlock(meet, 'When two ferries meet, the older gives way.')],
    ['Add "thick " before "fog" in the first bullet (the one about fog).', withBlock(fog, '* thick fog on the water')],
  ] as const)('%s', ([ruling, text]) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });

  test('a name alone', () => { expect(carriedOut(captains, ['Remove the second bullet (Bess).']).text).toEqual(captains.filter((one) => one !== '* Bess')); });

  test.for(['Delete the third sentence ("A toll is ...").', 'Delete the third sentence ("A toll is . . .").', 'Delete the third sentence ("A toll is…").'])('words that break off: %s', (ruling) => {
    expect(carriedOut(tolls, [ruling]).text).toEqual(['A ferry crosses. It pays. A lamp is needed.']);
  });
});

describe('waits where it is of another part, of more than one, or may limit the order', () => {
  test.for([
    'In the second paragraph, the first sentence, about lamps, is to be replaced by: "No toll."', 'Remove the second bullet (ice).', 'Remove the second bullet (the one about fog).', 'Remove the third bullet (the captain without a whistle).', 'Remove the second bullet (Weir).', 'Delete the second paragraph (on lamps).', 'Delete the last bullet (the one for ferries).', 'Delete the last sentence of the second paragraph (on sleeping keepers).', 'In the second paragraph (on meeting ferries), replace "5 marks" with "6 marks".',
    'Delete the second paragraph (in the rulebook).', 'Delete the second paragraph (for tournaments).', 'Delete the second paragraph (not the toll).', 'Delete the second paragraph (except the toll).', 'Delete the second paragraph (if the toll is waived).', 'Delete the second paragraph (of the old text).', 'Delete the second paragraph (the toll only).',
    'Remove the second bullet (pending).', 'Remove the second bullet (for captains).', 'Remove the second bullet (whistle only).', 'Remove the second bullet (unlike the captain).', 'Remove the second bullet (before the captain).', 'Remove the second bullet (a captain or ice).', 'Remove the second bullet (captain and ice).', 'Remove the second bullet (on the card).', 'Remove the second bullet (now the captain).', 'Delete the second paragraph (captains sleep) in races.', 'Delete the second paragraph (the toll) if it rains.', 'Delete the second paragraph (on Sundays).',
    'Delete the last sentence of the last paragraph (age).', 'Replace "5 marks" (the toll) with "6 marks" (the fee).', 'Delete the second paragraph (toll) (races).', 'Move the second paragraph (on lamps) to the end.', 'Insert "Cats hum." after the second paragraph (on lamps).', 'Delete the second paragraph and the third bullet (ice).', 'Delete the first and second paragraphs (the toll).', 'Delete the second bullet (a captain without a whistle) and the third (fog).', 'Replace the second paragraph (lamps) with "Cats hum."', 'Delete the third bullet ("fog").', 'Delete the second bullet ("a captain with a whistle").',
  ])('%s', (ruling) => { expectToWait(entry, [ruling]); });

  test.for(['Delete the second paragraph (winter).', 'Delete the second paragraph (in winter).', 'Delete the second paragraph (on winter nights).', 'Delete the second paragraph (two players).', 'Delete the second paragraph (at night).', "Delete the second paragraph (on a captain's request).", 'Delete the second paragraph (tournament play).'])('though the part has such words: %s', (ruling) => {
    expectToWait(['A ferry crosses.', "At night, in winter, two players of a tournament play at a captain's request. On winter nights they sing.", 'A lamp is needed.'], [ruling]);
  });

  test.for([
    // truer of another sentence, or of one of the two alone
    'Delete the second sentence of the second paragraph (captains who sleep).', 'Delete the second sentence of the second paragraph (on captains who sleep).', 'In the second sentence of the second paragraph (on captains who sleep), replace "whistle" with "sing".', 'Delete the last two sentences of the last paragraph (age).', 'Delete the last two sentences of the first paragraph (cats).',
    // called what it is not
    'Delete the second paragraph (the sentence on captains who sleep).', 'Delete the second paragraph (the bullet on captains who sleep).', 'Delete the second paragraph (the bit on captains who sleep).', 'Delete the first paragraph (the remark about the keeper).', 'Remove the second bullet (the paragraph about the whistle).', 'Remove the second bullet (the ones about the whistle).', 'In the first paragraph (the sentence on cats), replace "lamp" with "light".', 'Add "Cats hum." to the first paragraph (the sentence on the lamp).', 'Delete the third sentence of the first paragraph (the example about the keeper).',
    // what is to be done besides, or in which case
    'Delete the second paragraph (toll waived).', 'Delete the last paragraph (ask its captain).', 'Delete the last sentence of the last paragraph (ask the captain).', 'Delete the second paragraph (keep captains).',
  ])('of a part of it, or as another kind of part: %s', (ruling) => { expectToWait(entry, [ruling]); });

  test('of a list of which every item is of the kind', () => { expectToWait(captains, ['Remove the last bullet (Bess).']); });
});

describe('an edge at which the part begins', () => {
  test.for([
    ['Delete the last two sentences of the last paragraph (from "A ferry has" on).', 'When two ferries meet, the older gives way.'],
    ['Delete the last two sentences of the last paragraph, starting at "A ferry has".', 'When two ferries meet, the older gives way.'],
    ['Delete the end of the last paragraph (from "A ferry has" on).', 'When two ferries meet, the older gives way.'],
    ['Delete the rest of the last paragraph (from "A ferry has" to the end).', 'When two ferries meet, the older gives way.'],
    ['Delete the last two sentences of the last paragraph (from "A ferry has" to the end of the entry).', 'When two ferries meet, the older gives way.'],
    ['Delete the end of the last paragraph (from "A ferry has" to the end of the paragraph).', 'When two ferries meet, the older gives way.'],
    ['Delete the last sentence of the last paragraph (from "Ask" to the end).', 'When two ferries meet, the older gives way. A ferry has no age.'],
  ] as const)('%s', ([ruling, text]) => { expect(carriedOut(entry, [ruling]).text).toEqual(withBlock(meet, text)); });

  test.for(['The example at the end of the third paragraph (from "Thus, if" on) is deleted.', 'Delete the example at the end of the third paragraph (from "Thus" on).'])('%s', (ruling) => {
    expect(carriedOut(thus, [ruling]).text).toEqual(['A ferry may stop.', 'A barge may not.', 'A captain pays once.', 'A lamp is needed.']);
  });

  test.for([
    'Delete the last two sentences of the last paragraph (from "Ask" on).', 'Delete the last sentence of the second paragraph (from "A captain may" on).', 'Delete the last two sentences of the second paragraph (from "Its toll" on).', 'Delete the second sentence of the last paragraph (from "A ferry has" to the end).', 'Delete the second paragraph (from "A captain may" on).', 'Delete the second paragraph, from "A captain may" on.', 'Delete the second paragraph (from "A captain may" to the end).', 'Delete the second paragraph (from "Its" on) of the card.',
    'Delete the last sentence of the second paragraph, from 1 May on.', 'Delete the second paragraph (starting in May).', 'Delete the end of the second paragraph (from "A barge" on).', 'Delete the end of the second paragraph (from "A captain" on).', 'Delete the end of the second paragraph (from 1 May on).', 'Delete the end of the second paragraph (from "A captain who" on) in races.', 'Delete the end of the second paragraph (from "A captain who" on) on the card.', 'Replace the second paragraph (from "A captain" on) with "Cats hum."', 'Delete the first paragraph, from "It needs" to "bow".',
    'Delete the second paragraph (from "Its toll" to the end of the entry).', 'Delete the last sentence of the second paragraph (from "A captain who" to the end of the entry).', 'Delete the end of the second paragraph (from "A captain who" to the end of the entry).', 'Delete the end of the second paragraph (from "A captain who" to the end of the last paragraph).', 'Delete the second paragraph (from "Its toll" to the end of the last paragraph).', 'Delete the second paragraph (from "Its toll" to the end of the list).', 'Delete the end of the second paragraph (from "A captain who" to the end of the list).',
  ])('waits: %s', (ruling) => { expectToWait(entry, [ruling]); });

  test('a list of which the head is told so stays', () => { expectToWait(entry, [`Delete the list (from "${list.slice(0, 5)}" on).`]); });
});
