/** Plain orders in builds of sentence that name the new words in their midst, a part by its neighbours, an item by its words, or what alone is kept; and neighbours that wait. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait, paragraphs, textAfter } from './rig/carried-out.ts';
import { entry, first, fog, ice, list, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const around = (items: readonly string[]): string[] => [first, second, list, ...items, stopped, meet];
const harbor = ['A harbor pays tolls to the crown. The toll is 5 marks (except in winter).', 'Example: He pays 5 marks, and he leaves.', 'See fog, ice, song.'];
const pointer = ['See fog.'];
const steps = ['To board a ferry:', '1. Pay the toll.', '2. Show the lamp.', '3. Sit down.'];

const bell = changed(first, 'bow. No', 'bow. It needs a bell. No');
const dogs = changed(first, 'sleeps).', 'sleeps). Dogs may.');
const hail = around([fog, '* hail', whistle, ice]);
const lastIsHail = around([fog, whistle, ice, '* hail']);
const iceFirst = around([ice, fog, whistle]);
const swapped = around([ice, whistle, fog]);
const unlit = changed(first, ' It needs a lamp at the bow.', '');
const both = withBlock(first, first.replace('canal', 'river').replace('lamp', 'lantern'));
const twoLamps = changed(first, 'a lamp', 'two lamps');
const six = changed(second, '5', '6');
const lastFirst = withBlock(first, 'No cat may board it (unless the keeper sleeps). A night ferry crosses the canal after dusk. It needs a lamp at the bow.');

const certain: readonly [text: string[], rulings: readonly string[]][] = [
  [hail, ['A new bullet, "hail", is added after the first.', 'Insert a new bullet, "hail", after the first.', 'Between the first bullet and the second insert "hail".', '"hail" joins "fog on the water" in the list.', 'Enter "hail" in the list after "fog on the water".', "A new bullet, 'hail', follows the first."]],
  [lastIsHail, ['Include "hail" in the list.', '"ice" is joined by "hail" in the list.', '"hail" joins the bullet "ice" in the list.', "Enter 'hail' in the list after 'ice'."]],
  [bell, ['A new sentence, "It needs a bell.", precedes the last sentence of the first paragraph.', 'Between the second sentence of the first paragraph and the third goes this one: "It needs a bell."', 'Between the second sentence and the third of the first paragraph goes this one: "It needs a bell."', 'Addition after the second sentence of the first paragraph: "It needs a bell."']],
  [dogs, ['First paragraph: add at the end "Dogs may."', 'Addition at the end of the first paragraph: "Dogs may."', 'Addition to the first paragraph: "Dogs may."', 'The first paragraph should end with the sentence: Dogs may.']],
  [[...entry.slice(0, 6), 'Dogs may board.', stopped, meet], ['The list is followed by a new paragraph: "Dogs may board."']],
  [['Tolls double.', ...entry], ['This entry should open with the sentence: Tolls double.', 'This entry should begin with the sentence: Tolls double.']],
  [changed(first, 'bow.', 'bow at night.'), ['The second sentence gains the words "at night" at its end.', "The second sentence gains 'at night' at the end."]],
  [changed(first, 'a lamp', 'a red lamp'), ['The word "red" should precede "lamp".', "'red' must precede 'lamp'."]],
  [unlit, ['The first paragraph drops its second sentence.']],
  [withBlock(ice, null), ['The list loses its last bullet.', 'Keep only the first two bullets.', 'Only the first two bullets remain.', 'Keep only the first two items of the list.']],
  [around([fog]), ['Keep only the first bullet.', 'Only the first bullet is kept.', 'Keep only the first bullet and delete the rest.']],
  [around([ice]), ['Retain only the last bullet.']],
  [changed(meet, ' A ferry has no age.', ''), ['The sentence before the last is removed.']],
  [changed(list, 'Three', 'Four'), ['In the introduction to the list, "Three" should be "Four".', 'Replace "Three" with "Four" in the line before the list.']],
  [both, ['Change "canal" to "river" in the first sentence and "lamp" to "lantern" in the second.', 'For "canal" and "lamp" read "river" and "lantern" respectively.', "For 'canal' and 'lamp' read 'river' and 'lantern' respectively."]],
  [withBlock(first, first.replace(' after dusk', '').replace(' at the bow', '')), ['Delete "after dusk" from the first sentence and "at the bow" from the second.']],
  [six, ['Change the figure 5 to 6 in the second paragraph.', 'Replace 5 by 6 in the first sentence of the second paragraph.', '5 becomes 6 in the second paragraph.']],
  [lastFirst, ['The last sentence of the first paragraph should come first.', 'The last sentence of the first paragraph should stand first in the paragraph.']],
  [changed(meet, 'A ferry has no age. Ask its captain.', 'Ask its captain. A ferry has no age.'), ['"A ferry has no age." moves to the end of its paragraph.']],
  [iceFirst, ['"ice" moves to the top of the list.', 'The bullet "ice" should come first.', 'Move the bullet "ice" before the bullet "fog on the water".', "The bullet 'ice' should come before the bullet 'fog on the water'.", 'Move "ice" to the top of the list.']],
  [swapped, ['The bullets "fog on the water" and "ice" change places.', 'Swap the bullets "fog on the water" and "ice".', '"fog on the water" and "ice" change places in the list.', "The bullets 'fog on the water' and 'ice' are swapped."]],
  [withBlock(ice, '* thick ice'), ['Third bullet: "thick ice".', "Third bullet: 'thick ice'."]],
  [twoLamps, ['First paragraph, second sentence: "It needs two lamps at the bow."', 'Second sentence of the first paragraph: "It needs two lamps at the bow."', "Second sentence of the first paragraph: 'It needs two lamps at the bow.'"]],
  [changed(first, 'a lamp', "the captain's lamp"), ["Second sentence of the first paragraph: 'It needs the captain's lamp at the bow.'"]],
];

const elsewhere: readonly [base: string[], text: string[], rulings: readonly string[]][] = [
  [harbor, [harbor[0], 'Example: She pays 5 marks, and she leaves.', harbor[2]].map(String), ['In the example, for "He pays" and "he leaves" read "She pays" and "she leaves" respectively.', "In the example, for 'He pays' and 'he leaves' read 'She pays' and 'she leaves', respectively."]],
  [harbor, [harbor[0], harbor[2]].map(String), ['Delete the example.', 'The example is deleted.', 'This entry loses its example.']],
  [harbor, [harbor[0], 'Example: She pays 5 marks, and he leaves.', harbor[2]].map(String), ['The example now reads: "Example: She pays 5 marks, and he leaves."']],
  [harbor, [...harbor.slice(0, 2), 'See fog.'], ['Keep only the first reference.', 'Keep only the reference to "fog".', 'Only the reference to fog remains.', 'Retain only the first cross-reference.']],
  [harbor, [...harbor.slice(0, 2), 'See song.'], ['Keep only the last reference.']],
  [harbor, [...harbor.slice(0, 2), 'See fog, hail, ice, song.'], ['"fog" is joined by "hail" in the references.', '"hail" joins "fog" in the cross-references.']],
  [pointer, ['Tolls double. See fog.'], ['A definition now precedes the cross-reference: "Tolls double."', 'A definition is placed before the reference: "Tolls double."', 'The cross-reference is preceded by a definition: "Tolls double."', 'Before the reference we now have a definition: "Tolls double."']],
  [pointer, ['See hail.'], ['Now simply "See hail."', 'Now just "See hail."', 'Simply "See hail." now.', "Now simply 'See hail.'", 'From now on just "See hail."']],
  [steps, ['To board a ferry:', 'Pay the toll.', 'Show the lamp.', 'Be quiet.', 'Sit down.'], ['A new step follows step 2: "Be quiet."']],
];

const waiting: readonly [base: readonly string[], rulings: readonly string[]][] = [
  [entry, [
    'A new bullet, "hail", may be added after the first.', 'A new bullet, "hail", is added after the first in races.', 'A new bullet, "hail", is added after the ninth.', 'A new sentence, "It needs a bell.", precedes the last sentence of the rulebook.', 'Another bullet, "ice", follows the first.',
    'Addition to the first paragraph in races: "Dogs may."', 'Addition to the card: "Dogs may."', 'Addition to the first paragraph: see below.', 'The list may be followed by a new paragraph: "Dogs may board."', 'The second sentence gains the words "at night" at its end in races.', 'The second sentence may gain the words "at night" at its end.',
    'First paragraph: add at the end "Dogs may" or "Cats may".', 'This entry should open with the sentence: the one on the card.', 'This entry should not end with the sentence: Tolls double.', 'This entry should have opened with the sentence: Tolls double.',
    'Between the second sentence and the fourth of the first paragraph goes this one: "It needs a bell."', 'Between the third sentence and the second of the first paragraph goes this one: "It needs a bell."', 'In the introduction to the rulebook, "Three" should be "Four".', 'In the introduction to the list, "Three" might be "Four".', 'The sentence before the last may be removed.', 'The sentence before the last paragraph is removed.',
    'The first paragraph drops its second sentence in races.', 'The list loses its last item.', 'Change "canal" to "river" in the first sentence or "lamp" to "lantern" in the second.', 'Change "canal" to "river" in the second sentence and "lamp" to "lantern" in the first.', 'For "canal" and "captain" read "river" and "keeper" respectively.', 'For "canal" and "lamp" read "river" and "lantern".', 'Change the figure 5 to 6 in the second paragraph in races.', 'Change 5 marks to 6 coins in the second paragraph.', '5 may become 6 in the second paragraph.',
    'The last sentence of the first paragraph might come first.', '"A ferry has no age." may move to the end of its paragraph.', '"red" should precede "captain".', '"dusk" should precede "canal".',
    'Keep only the first bullet in races.', 'Keep only the second bullet.', 'Keep only the first bullets.', 'Keep only the first item.', 'Keep only the ninth bullet.', 'Keep only the first bullet. The second stays, too.', 'Only the first bullet remains true.', 'Perhaps keep only the first bullet.',
    'Move the bullet "ice" before the bullet "snow".', 'Move the bullet "ice" before "fog".', 'The bullet "ice" comes first.', 'The bullet "fog on the water" should come before the bullet "ice".', 'The bullet "ice" should come before "fog".', 'The bullet "ice" may come first.', '"ice" moves to the top of the list in races.', 'The bullets "fog on the water", "a captain without a whistle" and "ice" change places.', 'The bullets "fog on the water" and "ice" may change places.', 'The bullets "ice" and "toll" change places.',
    '"hail" joins "snow" in the list.', '"hail" may join "ice" in the list.', '"ice" is joined by "hail".', '"ice" was joined by "hail" in the list.', 'Include "hail" in the list in races.', 'Include hail in the list.', 'Add "or hail" to the list.', 'Add "s" in the list.',
    'Third bullet: "snow".', 'Third bullet: "ice".', 'Third bullet: "thick ice" in races.', 'Second bullet: "whistle".', 'Second bullet: "a captain".', 'Second sentence of the first paragraph: "It needs a lamp."', 'Second sentence of the first paragraph: "It needs a lamp at the bow."', 'First paragraph, second sentence: "Dogs may board."', 'Second sentence: "canal". Change to "river".', 'Third bullet: "thick ice". This is a misprint.',
    'Now simply "See hail."', 'Simply "See hail." now.', '"See fog, ice."', 'Delete the example.',
    'The second paragraph now reads: "Its toll is 6 marks. A captain may waive the toll, whistle, or sleep." / The second paragraph now reads: "Its toll is 7 marks. A captain may waive the toll, whistle, or sleep."',
    'Delete "at the bow", as somebody has vetoed the rise.', 'Delete "at the bow", as it was voted down.', 'Delete the last paragraph. Tolls may stay in races.',
    'Notwithstanding the above, "twice" stays.', 'Nevertheless, "twice" stays.', 'We may now have "ice" here.', 'Here we may have "ice".', '"ice" may now stand here.',
  ]],
  [harbor, ['Keep only the first reference in races.', 'Keep only the reference to hail.', 'Keep only the first two references.', 'Keep only the references to fog and ice.', 'Only the reference to fog remains correct.', 'Keep only the first reference to fog.', 'In the example, for "He pays" and "he leaves" read "She pays" or "she leaves" respectively.', 'Delete the example in races.', 'Delete the examples.', 'Delete the last example.', 'The example may be deleted.', 'The example now reads: "She pays 5 marks, and he leaves."', 'The example now reads: "Example: A dog barks at the moon."', '"ice" joins "fog" in the cross-references.']],
  [['Cats hum, e.g. Tom.', 'Example: He pays 5 marks.'], ['Delete the example.']],
  [['Ways:', '* fog;', '* ice.'], ['Move the bullet "ice" to the top of the list.', 'Swap the bullets "fog" and "ice".']],
  [['Ways:', '* fog;', '* ice; or', '* snow.'], ['Keep only the first two bullets.', 'Delete the last bullet.']],
  [['A ferry hums.', 'Example: Ann pays. See fog.'], ['Delete the example.']],
  [['See fog. It hums. See ice.'], ['Keep only the reference to fog.']],
  [['A ferry hums. See fog.'], ['A definition now precedes the cross-reference: "Tolls double."', 'Now simply "See hail."']],
  [['Tolls double.', 'See fog.'], ['Leave only "See fog." Tolls may stay in races.']],
  [['Ways:', '* one', '* two', 'Others:', '* three', '* four'], ['Keep only the first bullet.', 'Swap the bullets "one" and "three".', 'Include "hail" in the list.']],
  [['One:', '* ice', '* fog', 'Two:', '* ice', '* snow'], ['Move the bullet "ice" to the end of the list.']],
  [pointer, [
    'A definition may precede the cross-reference: "Tolls double."', 'A definition now precedes the cross-reference in races: "Tolls double."', 'A definition now precedes the cross-reference: "see ice"', 'A definition now precedes the cross-reference: see below.', 'A definition should precede the cross-reference.',
    'Now simply "hail".', 'Now simply "Tolls double."', 'Now simply "See hail." in races.', 'Now perhaps "See hail."', 'Not simply "See hail."', 'Simply "See hail."',
    'The cross-reference should be to hail. / The cross-reference should be to ice.', 'This now points to hail. / This now points to ice.', 'The entry should point to "hail". The entry should point to "ice".', 'Change the cross-reference to "See hail." Change the cross-reference to "See ice."',
  ]],
];

describe('carried out', () => {
  test.for(certain.flatMap(([text, rulings]) => rulings.map((ruling) => [ruling, text] as const)))('%s', ([ruling, text]) => {
    const done = carriedOut(entry, paragraphs(ruling));
    expect({ text: done.text, why: done.amendments.map(({ reason }) => reason) }).toMatchObject({ text });
  });
  test.for(elsewhere.flatMap(([base, text, rulings]) => rulings.map((ruling) => [ruling, base, text] as const)))('%s', ([ruling, base, text]) => {
    expect(textAfter(base, ruling)).toEqual(text);
  });

  test('with a note where a label alone tells it, and where only one reference stays', () => {
    expect(JSON.stringify(carriedOut(entry, ['Third bullet: "thick ice".']).amendments)).toContain('a label alone tells that these words take the place of the part');
    expect(JSON.stringify(carriedOut(pointer, ['Now simply "See hail."']).amendments)).toContain('a label alone tells');
    expect(JSON.stringify(carriedOut(harbor, ['Keep only the first reference.']).amendments)).toContain('only one reference stays; they stood: “See fog, ice, song.”');
  });
});

describe('waits', () => {
  test.for(waiting.flatMap(([base, rulings]) => rulings.map((ruling) => [ruling, base] as const)))('%s', ([ruling, base]) => {
    expectToWait(base, paragraphs(ruling));
  });
});
