/** Parts that are told by how many there are, sentences whose end is not certain, and other ways to say what is certain. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, ice, meet, second, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const dusk = changed(first, 'after dusk', 'at dusk');
const inList = [...entry.slice(0, 6), '* snow', ...entry.slice(6)];

const certain: readonly [string, string[]][] = [
  ['Delete the last of the three sentences in the second paragraph.', changed(second, ' A captain who sleeps pays twice.', '')],
  ['Delete the second of the three sentences in the second paragraph.', changed(second, ' A captain may waive the toll, whistle, or sleep.', '')],
  ['Delete the first of the three bullets.', withBlock(fog, null)],
  ['Delete the second of the three bullets.', withBlock(whistle, null)],
  ['To the three bullets in this entry add a fourth: "snow"', inList],
  ['A fourth bullet ("snow") is added to the list.', inList],
  ['The list should include "snow".', inList],
  ['Both times it occurs, "toll" is replaced by "fee".', withBlock(second, second.replaceAll('toll', 'fee'))],
  ['Replace "toll" with "fee" both times it occurs.', withBlock(second, second.replaceAll('toll', 'fee'))],
  ['The entry gains a second paragraph, as follows: / Cats hum.', [first, 'Cats hum.', ...entry.slice(1)]],
  ['As of this document, this entry reads in its entirety: / Cats hum.', ['Cats hum.']],
  ['Owing to a slip, replace "older" with "younger".', changed(meet, 'older', 'younger')],
  ['Owing to an arithmetical slip, "5 marks" was printed where "6 marks" was meant; correct accordingly.', changed(second, '5', '6')],
  ['The figure of 5 marks in the second paragraph is corrected to 6 marks.', changed(second, '5', '6')],
  ['The statement that "A ferry has no age." is withdrawn.', changed(meet, ' A ferry has no age.', '')],
  ['Remove the now obsolete sentence "A ferry has no age."', changed(meet, ' A ferry has no age.', '')],
  ['Cut the sentence that begins with the word "Ask".', changed(meet, ' Ask its captain.', '')],
  ['Delete "ice". It is no longer used.', withBlock(ice, null)],
  ['Delete the last sentence, which could not be enforced.', changed(meet, ' Ask its captain.', '')],
  ['Original text: / It needs a lamp at the bow. / Replacement text: / It needs two lamps.', changed(first, 'a lamp at the bow', 'two lamps')],
  ['The first sentence says: / A night ferry crosses the canal after dusk. / It should say: / A night ferry crosses the canal at dusk or later.', changed(first, 'after dusk', 'at dusk or later')],
  ['Replace "after dusk" with "at dusk".', dusk],
  ['It must be written "at dusk" in place of "after dusk".', dusk],
  ['For the words "after dusk" there shall be substituted the words "at dusk".', dusk],
  ['The word "after" is wrong, correct is "at".', dusk],
  ['Quick fix in the first paragraph: "after dusk" should be "at dusk".', dusk],
  ['Quick fix: "after dusk" should be "at dusk".', dusk],
  ['Closing a loophole here. Replace "after dusk" with "at dusk".', dusk],
  ['The part in brackets should say "unless the mate sleeps" instead of "unless the keeper sleeps".', changed(first, 'keeper', 'mate')],
  ['Replace all with: Cats hum.', ['Cats hum.']],
  ['All the text of this entry is changed into: Cats hum.', ['Cats hum.']],
  ['After the second bullet please to add one more: snow', [...entry.slice(0, 5), '* snow', ...entry.slice(5)]],
  ['The first paragraph hereof is repealed.', entry.slice(1)],
  ['Let\'s add one more sentence at the end of the first paragraph: Cats hum.', withBlock(first, `${first} Cats hum.`)],
  ['Run paragraphs 1 and 2 together as one.', [`${first} ${second}`, ...entry.slice(2)]],
  ['Replace "Ask its captain." with "Who asks?".', changed(meet, 'Ask its captain.', 'Who asks?')],
];

test.each(certain)('%s', (ruling, text) => {
  expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(text);
});

describe('what is not so many', () => {
  test.each([
    'Delete the last of the two sentences in the second paragraph.', 'Delete the second of the two sentences in the second paragraph.',
    'Delete the second of the four bullets.', 'To the four bullets in this entry add a fifth: "snow"', '"older" is replaced by "younger" both times.',
    'The toll of 5 marks is now 6 marks.', 'Replace [a lamp] with [a lantern].', 'The number of marks in the second paragraph is corrected to 6 bells.',
    'Owing to an error in the league, "older" should be "younger".', 'Replace "older" with "younger"?', 'Do we replace "older" with "younger."?',
    'We will delete the last sentence.', 'Let us replace "older" with "younger" in leagues.', 'Cut the sentence that begins with the word "Its".', 'Cut the sentence that begins "Ask".',
  ])('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});

describe('a sentence whose end is not certain', () => {
  const dotted = ['The Higher... The Fewer is a ferry. It is old. It hums.', 'The bell of Where Now? Bell is no whistle. Cats sing.'];

  test.each(['Delete the second sentence of the first paragraph.', 'Delete the third sentence.', 'Delete the second sentence of the last paragraph.'])('%s', (ruling) => {
    expect(carriedOut(dotted, [ruling]).text).toEqual(dotted);
  });

  test('what is counted from the other end is certain', () => {
    expect(carriedOut(dotted, ['Delete the last sentence of the first paragraph.']).text[0]).toBe('The Higher... The Fewer is a ferry. It is old.');
  });

  const figures = ['A ship docks. 3 marks are paid. Cats are free. Dogs are not.', 'A ship docks.Cats are free. Dogs are not.'];

  test.each(['Delete the second sentence of the first paragraph.', 'Delete the third sentence of the first paragraph.', 'Delete the second sentence of the second paragraph.', 'Delete the first sentence of the second paragraph.'])('%s', (ruling) => {
    expect(carriedOut(figures, [ruling]).text).toEqual(figures);
  });

  test('numbers of a list within a line, and titles, end none', () => {
    expect(carriedOut(['To dock, do this: 1. Announce the quay. 2. Pay the toll. Cats dock for free.'], ['Delete the last sentence.']).text).toEqual(['To dock, do this: 1. Announce the quay. 2. Pay the toll.']);
    expect(carriedOut(['Ens. Wick docks. He pays. Cats are free.'], ['Delete the second sentence.']).text).toEqual(['Ens. Wick docks. Cats are free.']);
  });

  test('a mark behind a small word ends one', () => {
    expect(carriedOut(['May a cat hum? It may. It sings.'], ['Delete the second sentence.']).text).toEqual(['May a cat hum? It sings.']);
  });
});

test.each([
  ['The last sentence of the first paragraph ("See barge and lock.") is deleted.', ['A ferry is a boat. It hums.', 'Cats sing.']],
  ['Delete the last sentence of the first paragraph.', ['A ferry is a boat. It hums. See barge and lock.', 'Cats sing.']],
])('a reference is the last sentence where its words are told: %s', (ruling, text) => {
  expect(carriedOut(['A ferry is a boat. It hums. See barge and lock.', 'Cats sing.'], [ruling]).text).toEqual(text);
});

test('a reference goes to the end of an item, and a third bullet is one more than two', () => {
  const listed = ['Three things:', '* fog hums on the water.', '* ice.', 'The end.'];
  expect(carriedOut(listed, ['To the end of the first bullet add "See barge."']).text[1]).toBe('* fog hums on the water. See barge.');
  expect(carriedOut(listed, ['Add a third bullet: snow on the quay.']).text).toEqual([...listed.slice(0, 3), '* snow on the quay.', 'The end.']);
});

test('a sentence that is quoted, and called nothing, goes elsewhere', () => {
  const found = carriedOut(entry, ['Move "Ask its captain." to the end of the second paragraph.']);
  expect(found.text).toContain(`${second} Ask its captain.`);
  expect(found.text).toContain(meet.replace(' Ask its captain.', ''));
});

test('a part is told by its first words though a bracket stands before them', () => {
  const bracketed = ['(Night ferries hum. They are old.)', 'Cats sing.'];
  expect(carriedOut(bracketed, ['Delete the first paragraph ("Night ferries hum...").']).text).toEqual(['Cats sing.']);
});
