/** One sentence goes elsewhere, or is cut off: the exact text, and what just across the boundary waits. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, ice, list, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const pays = 'A captain who sleeps pays twice.';
const withoutPays = second.replace(` ${pays}`, '');
/** The entry with these blocks in the place of its first two, or of its last. */
const heads = (...blocks: string[]): string[] => [...blocks, ...entry.slice(2)];
const ends = (...blocks: string[]): string[] => [...entry.slice(0, -1), ...blocks];
const payingFirst = heads(`${first} ${pays}`, withoutPays);
const ageLast = ends('When two ferries meet, the older gives way. Ask its captain. A ferry has no age.');
const ageFirst = ends('A ferry has no age. When two ferries meet, the older gives way. Ask its captain.');
const paysFirst = heads(first, `${pays} ${withoutPays}`);

const moved: readonly [text: string[], ...rulings: string[]][] = [
  [payingFirst, 'Move the last sentence of the second paragraph to the end of the first.', 'Transfer the last sentence of the second paragraph to the end of the first paragraph.', 'The last sentence of the second paragraph has been moved to the end of the first.', 'The last sentence of the second paragraph should be moved to the end of the first paragraph.', `Move the sentence "${pays}" to the end of the first paragraph.`, 'Move the last sentence of the second paragraph after the last sentence of the first paragraph.', 'In the second paragraph, move the last sentence to the end of the first paragraph.', 'Last sentence of paragraph 2: move to the end of paragraph 1.', 'Paragraph 2, last sentence: move to the end of the first paragraph.', 'Move the last sentence of the second paragraph after "No cat may board it (unless the keeper sleeps)."'],
  [heads('A night ferry crosses the canal after dusk. A captain who sleeps pays twice. It needs a lamp at the bow. No cat may board it (unless the keeper sleeps).', withoutPays), 'Move the last sentence of the second paragraph before the second sentence of the first paragraph.', `Put the sentence "${pays}" after the first sentence of the first paragraph.`],
  [[`Ask its captain. ${first}`, ...entry.slice(1, -1), meet.replace(' Ask its captain.', '')], 'Move the last sentence to the beginning of the entry.', 'Move the last sentence to the top of this entry.', 'Move the sentence "Ask its captain." to the beginning of the first paragraph.'],
  [[`${first} A ferry has no age.`, ...entry.slice(1, -1), meet.replace(' A ferry has no age.', '')], 'Move the sentence "A ferry has no age." to the end of the first paragraph.', 'The second sentence of the last paragraph is moved to the end of the first.'],
  [ageLast, 'The second sentence of the last paragraph is moved to the end of that paragraph.', 'The second sentence of the last paragraph is moved after the third sentence.', 'The second sentence of the last paragraph is moved after the third.', 'Move the sentence "A ferry has no age." to the end of the entry.', 'Move the sentence "A ferry has no age." to the end of its paragraph.', 'Put the second sentence of the last paragraph behind the third.', 'Make the second sentence of the last paragraph the last.', 'In the last paragraph, move the second sentence so that it follows the third.', 'In the last paragraph, move the second sentence to the end of that paragraph.', 'In the last paragraph, move the second sentence to the end of the paragraph.', 'In the last paragraph, move the second sentence after the third sentence of that paragraph.'],
  [ageFirst, 'The second sentence of the last paragraph is moved before the first.', 'Make the second sentence of the last paragraph the first.', 'Move the second sentence of the last paragraph up to become the first.', 'The second sentence of the last paragraph moves up to become the first.', 'The second sentence of the last paragraph should come before the first.', 'Move the sentence "A ferry has no age." to the beginning of the last paragraph.'],
  [ends('When two ferries meet, the older gives way. Ask its captain. A ferry has no age.'), 'Move the sentence "Ask its captain." before the sentence "A ferry has no age."', 'Move the last sentence before "A ferry has no age."', 'Move the sentence "A ferry has no age." so that it follows "Ask its captain."', 'Put the last sentence after "When two ferries meet, the older gives way."', 'Last sentence: move after "When two ferries meet, the older gives way."'],
  [paysFirst, 'Last sentence of paragraph 2: move before the first.', 'Make the last sentence of the second paragraph the first.', 'The last sentence of the second paragraph becomes the first.', 'In the second paragraph, put the last sentence before the first.', 'The last sentence of the second paragraph now precedes the first.'],
];

describe('a sentence goes to its place', () => {
  test.for(moved.flatMap(([text, ...rulings]) => rulings.map((ruling) => [ruling, text] as const)))('%s', ([ruling, text]) => {
    const out = carriedOut(entry, [ruling]);
    expect(out.text).toEqual(text);
    expect(out.amendments.map(({ outcome }) => outcome)).toEqual(['applied with a note']);
  });

  test('one that stands in brackets with them', () => {
    const was = ['A ferry hums. (It may whistle.)', 'A barge sings. It is slow. (Nobody minds.)'];
    expect(carriedOut(was, ['Move the parenthetical sentence at the end of the second paragraph to the end of the first.']).text).toEqual(['A ferry hums. (It may whistle.) (Nobody minds.)', 'A barge sings. It is slow.']);
    expect(carriedOut(entry, ['Move the parenthetical sentence at the end of the first paragraph to the end of the last.']).text).toEqual(entry);
  });

  test('among the sentences of an entry of one paragraph, whose number needs no paragraph', () => {
    expect(carriedOut(['Cats hum. Dogs bark. Mice sing.'], ['Make the last sentence the first.']).text).toEqual(['Mice sing. Cats hum. Dogs bark.']);
    expect(carriedOut(['Cats hum. Dogs bark. Mice sing.'], ['Move the first sentence after the second.']).text).toEqual(['Dogs bark. Cats hum. Mice sing.']);
  });

  test('with the changes that another order of the ruling makes in it', () => {
    expect(carriedOut(entry, ['Replace "sleeps pays" with "hums pays".', 'Move the last sentence of the second paragraph to the end of the first.']).text).toEqual(heads(`${first} A captain who hums pays twice.`, withoutPays));
  });
});

const parted: readonly [text: string[], ...rulings: string[]][] = [
  [heads('A night ferry crosses the canal after dusk. It needs a lamp at the bow.', 'No cat may board it (unless the keeper sleeps).', second), 'Make the last sentence of the first paragraph a paragraph of its own.', 'The last sentence of the first paragraph becomes a separate paragraph.', 'The last sentence of the first paragraph should stand as a paragraph of its own.', 'Turn the last sentence of the first paragraph into a paragraph of its own.', 'Put the last sentence of the first paragraph in a paragraph of its own.', 'Set the last sentence of the first paragraph as a new paragraph.', 'Begin a new paragraph with the last sentence of the first paragraph.', 'Begin a new paragraph after the second sentence of the first paragraph.', 'Split the first paragraph before the last sentence.', 'Split the first paragraph into two after "at the bow."'],
  [heads('A night ferry crosses the canal after dusk.', 'It needs a lamp at the bow. No cat may board it (unless the keeper sleeps).', second), 'Split the first paragraph after the first sentence.', 'Split the first paragraph into two paragraphs after the first sentence.', 'The first paragraph is split after the first sentence.', 'Split the first paragraph after "dusk."', 'Split the first paragraph after "dusk".', 'Begin a new paragraph after "after dusk."', 'In the first paragraph, begin a new paragraph with the second sentence.', 'Make the first sentence of the first paragraph a paragraph of its own.'],
  [ends('When two ferries meet, the older gives way. A ferry has no age.', 'Ask its captain.'), 'Make the last sentence a paragraph of its own.', 'Begin a new paragraph with the last sentence.', 'Make the sentence "Ask its captain." a paragraph of its own.', 'Begin a new paragraph after the sentence "A ferry has no age."'],
];

describe('a paragraph is cut in two', () => {
  test.for(parted.flatMap(([text, ...rulings]) => rulings.map((ruling) => [ruling, text] as const)))('%s', ([ruling, text]) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });
});

/** Parts of the entry with one word changed, so that a sentence stands twice. */
const twice = withBlock(stopped, 'A stopped ferry stays where it is. A ferry has no age. Its crew may sing.');

describe('just across the boundary it waits', () => {
  test.for([
    // a part that is not there, that is none, or that stands there already
    'Move the ninth sentence of the second paragraph to the end of the first.', 'Move the last sentence of the ninth paragraph to the end of the first.', 'Move the last sentence of the second paragraph to the end of the ninth.', 'Move the last sentence of the second paragraph after the ninth.', 'Move the sentence "Cats sing." to the end of the first paragraph.', 'Move the sentence "no age" to the end of the first paragraph.', 'Move the sentence "A ferry has no age. Ask its captain." to the end of the first paragraph.',
    'Move the sentence "A ferry has no age." in the first paragraph to the end of the last paragraph.', 'Move the last sentence of the second paragraph to the end of that paragraph.', 'Move the last sentence of the second paragraph after the last.', 'Move the last sentence of the second paragraph after itself.', 'Move the last sentence of the second paragraph to the end of that sentence.', 'The first sentence of the second paragraph moves down to become the first.', 'Move the last sentence of the second paragraph down to become the first.',
    // of which paragraph, or of what, is not said
    'Make the last sentence the first.', 'The last sentence becomes the first.', 'Move the last sentence before the first.', 'Move the last sentence to the end.', 'Move the second sentence of the second paragraph to the end.', 'Move the last sentence to the end of the first.', 'Move the last sentence to the end of that paragraph.', 'In the last paragraph, move the second sentence to the end.', 'Move the last sentence after the first sentence of that paragraph.', 'Move the sentence "A ferry has no age." after the first sentence.', 'Move the sentence "A ferry has no age." to the end of that paragraph.', 'Move the fourth sentence to the end of the entry.', 'Move a sentence to the end of the entry.', 'Move the sentence to the end of the entry.', 'The last sentence goes before the first paragraph.',
    // in a list, to one, or to another thing
    'Move the last sentence of the second paragraph to the end of the third paragraph.', 'Move the last sentence of the second paragraph to the end of the list.', 'Move the last sentence of the second paragraph to the end of the second bullet.', 'Move the last sentence of the second bullet to the end of the second paragraph.', 'Move the last sentence of the third paragraph to the end of the first.', 'Move the last sentence of the second paragraph after the second bullet.', 'Move the last sentence of the second paragraph after "fog".', 'Move the last sentence of the second paragraph before the last paragraph.', 'Move the last sentence to the end of the rulebook.', 'Move the last sentence to the beginning of the entry for barges.', 'Move the last sentence to the end of the section on fog.', 'Move the last sentence of the card to the end of the entry.',
    // words that are no sentence here, or another thing's
    'Move the last sentence after "toll".', 'Move the last sentence after "fog on the water".', 'Move the last sentence after "Ask its captain."', 'Move the last sentence after "Cats sing."', 'Move the last sentence after "Its toll is 5 marks." in races.', 'Move the last sentence after "Its toll is 5 marks." and before "Cats sing."', 'Move the last paragraph after "Its toll is 5 marks."', 'Move the last bullet before "Its toll is 5 marks."', 'Last paragraph: move to the end of paragraph 1.', 'Last sentence of paragraph 2: move to the end of paragraph 1 in races.', 'Last sentence: move to the end of that paragraph.', 'In the last sentence of the second paragraph, move to the end of paragraph 1.', 'Entry: move to the end of paragraph 1.',
    // two places, or a choice
    'Move the last sentence of the second paragraph to the end of the first or last paragraph.', 'Move the last sentence of the second paragraph to the end of the first and last paragraphs.', 'Move the last two sentences of the second paragraph to the end of the first.', 'Move the first and last sentences of the second paragraph to the end of the first.', 'Move the last sentences of the first and second paragraphs to the end of the entry.', 'Move the last sentence of the second paragraph after the first two sentences of the first paragraph.', 'Move either sentence of the second paragraph to the end of the first.',
    // a limit, before, inside or behind
    'In races, move the last sentence of the second paragraph to the end of the first.', 'If you play by night, move the last sentence of the second paragraph to the end of the first.', 'Move the last sentence of the second paragraph, if it rains, to the end of the first.', 'Move the last sentence of the second paragraph to the end of the first in races.', 'Move the last sentence of the second paragraph to the end of the first, except in races.', 'Move the last sentence of the second paragraph to the end of the first only if both captains agree.', 'Move the last sentence of the second paragraph to the end of the first. However, races keep it.', 'Move the last sentence of the second paragraph except its last word to the end of the first.', 'The last sentence of the second paragraph could be moved to the end of the first.', 'Should the last sentence of the second paragraph be moved to the end of the first?', 'Do not move the last sentence of the second paragraph to the end of the first.', 'Move all but the last sentence of the second paragraph to the end of the first.', 'Move everything after the first sentence of the second paragraph to the end of the first.', 'Move the last paragraph, except its first sentence, before the first.',
    // no two parts, or not there
    'Split the second paragraph after the last sentence.', 'Split the second paragraph before the first sentence.', 'Split the second paragraph after the ninth sentence.', 'Split the second paragraph after the second bullet.', 'Split the third paragraph after the first sentence.', 'Split the second paragraph after the first and second sentences.', 'Split the second paragraph after the first sentence of the last paragraph.', 'Split the second paragraph into three after the first sentence.', 'Split the paragraph after the first sentence.', 'Split the second paragraph after "waive the toll".', 'Split the second paragraph after "dusk."', 'Split the second paragraph after "pays twice."', 'Split the second paragraph after the first sentence in races.', 'Split paragraph 2 after "5 marks." in races.', 'Split the first bullet after "fog".',
    'Make the second sentence of the last paragraph a paragraph of its own.', 'Make the last bullet a paragraph of its own.', 'Turn the last sentence of the first paragraph into a bullet.', 'The last sentence of the first paragraph could stand as a paragraph of its own.', 'Put the last sentence of the first paragraph in a paragraph of its own at the end of the entry.', 'Put the last sentence of the first paragraph in a new entry.', 'Make the last sentence of the first paragraph a bullet of its own.', 'Make the last sentence of the first paragraph a paragraph of its own in races.', 'Make the last sentence of the first paragraph a paragraph of its own, except in races.', 'Begin a new paragraph with the first sentence of the second paragraph.', 'Begin a new paragraph with the fourth sentence.', 'Begin a new paragraph after the last sentence.', 'Begin a new paragraph with the last sentence of the second paragraph in races.', 'Begin a new paragraph after "A captain who".', 'Begin a new paragraph with the second bullet.',
  ])('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });

  test.for<[says: string, was: readonly string[], ruling: string]>([
    ['a sentence that stands twice', twice, 'Move the sentence "A ferry has no age." to the end of the first paragraph.'],
    ['a place beside a sentence that stands twice', twice, 'Move the last sentence after "A ferry has no age."'],
    ['a paragraph that would be left empty', ['Cats hum.', 'Dogs bark. Mice sing.'], 'Move the first sentence of the first paragraph to the end of the second.'],
    ['a last sentence that is a reference', ['Cats hum. Dogs bark.', 'Mice sing. See barge.'], 'Move the last sentence of the second paragraph to the end of the first.'],
    ['an end that is a reference', ['Cats hum. See barge.', 'Mice sing. Dogs bark.'], 'Move the last sentence of the second paragraph to the end of the first.'],
    ['an end of the entry that is a list', ['Cats hum. Dogs bark.', '* fog', '* ice'], 'Move the first sentence of the first paragraph to the end of the entry.'],
    ['a paragraph that heads a list', ['Cats hum. Dogs bark.', 'Mice sing. These stop it.', '* ice'], 'Move the last sentence of the first paragraph to the end of the second.'],
    ['a sentence within brackets of more', ['Cats hum. (Dogs bark. Mice sing.)', 'Birds hum.'], 'Move the last sentence of the first paragraph to the end of the second.'],
    ['a place within brackets', ['Cats hum. (Dogs bark. Mice sing.)', 'Birds hum. Fish do not.'], 'Move the last sentence of the second paragraph before the last sentence of the first paragraph.'],
    ['a sentence within a quotation of more', ['It says: "Cats hum. Dogs bark." Mice sing.', 'Birds hum.'], 'Move the first sentence of the first paragraph to the end of the second.'],
    ['words that are no sentence', ['Cats hum. and Dogs bark', 'Birds hum.'], 'Move the last sentence of the first paragraph to the end of the second.'],
    ['a cut within brackets', ['Cats hum. (Dogs bark. Mice sing.)'], 'Begin a new paragraph with the last sentence.'],
  ])('for %s', ([, was, ruling]) => { expect(carriedOut(was, [ruling]).text).toEqual(was); });

  test('beside another order that puts a sentence there, or takes one', () => {
    for (const other of ['Add at the end of the second paragraph: "Cats hum."', 'Delete the last sentence of the second paragraph.', 'Delete "Its toll is 5 marks."']) {
      const [alone, both] = [carriedOut(entry, [other]), carriedOut(entry, [other, 'Move the last sentence of the second paragraph to the end of the first.'])];
      expect(both.text).toEqual(alone.text);
    }
  });
});

test('with a word left out or doubled, no other place is changed', () => {
  const touched = (text: readonly string[]): string[] => entry.filter((block) => !text.includes(block));
  const elsewhere = [...moved, ...parted].flatMap(([text, ...rulings]) => rulings.flatMap((ruling) => {
    const words = ruling.split(' ');
    const misprints = words.flatMap((word, at) => [words.toSpliced(at, 1).join(' '), words.toSpliced(at, 0, word).join(' ')]);
    return misprints.filter((misprint) => touched(carriedOut(entry, [misprint]).text).some((block) => !touched(text).includes(block)));
  }));
  expect(elsewhere).toEqual([]);
});

test('the blocks of the entry are those that this file moves', () => { expect([first, second, list, fog, whistle, ice, stopped, meet]).toEqual(entry); });
