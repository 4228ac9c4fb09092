/** What is told by the end at which it stands or belongs, figures in pairs, nested bullets, what goes among references or between two; and new words that a ruling does not print. */
import { describe, expect, test } from 'vitest';

import { carriedOut, isHeard } from './rig/carried-out.ts';
import { entry, first, fog, meet, second, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const bell = ['A bell hums (at noon). It rests (unless he sleeps).', 'It sings (in fog) and rests (see ice).'];
const toll = ['A horn hums 5 times, then 7 times. It pays 9 marks.', 'It has 3 or 4 cats.'];
const chest = ['A chest:', '* It has:', '  * gold, tin, or brass', '  * iron', '* It rests.'];
const horn = ['A horn hums.', 'See fog, ice, bell.'];
const short = ['A horn hums. It rests.'];
const metals = ['A horn has gold, tin, or iron. It rests.', 'It sings.'];

describe('carried out', () => {
  test.for<[words: string, text: string[]]>([
    ['Substitute "skipper" for "captain", the last word of the entry.', changed(meet, 'its captain', 'its skipper')],
    ['Replace "its captain", the last two words of the last paragraph, with "the skipper".', changed(meet, 'its captain', 'the skipper')],
    ['Delete "twice", which is the last word of the second paragraph.', changed(second, ' twice', '')],
    ['The last sentence belongs at the beginning of the last paragraph; move it there.', withBlock(meet, 'Ask its captain. When two ferries meet, the older gives way. A ferry has no age.')],
    ['"Ask its captain." belongs at the end of the second paragraph; move it there.', changed(meet, ' Ask its captain.', '').map((block) => (block === second ? `${second} Ask its captain.` : block))],
    ['In the first paragraph, the parenthetical at the end now reads "(unless he sleeps)".', changed(first, 'the keeper', 'he')],
  ])('%s', ([words, text]) => { expect(carriedOut(entry, [words]).text).toEqual(text); });

  test.for<[held: string[], words: string, text: string[]]>([
    [bell, 'Take out the parenthetical cross-reference at the end of this entry.', [bell[0] ?? '', 'It sings (in fog) and rests.']],
    [bell, 'The parenthetical at the end of this entry goes.', [bell[0] ?? '', 'It sings (in fog) and rests.']],
    [bell, 'Delete the parenthetical cross-reference.', [bell[0] ?? '', 'It sings (in fog) and rests.']],
    [bell, 'The parenthetical at the end now reads "(see fog)".', [bell[0] ?? '', 'It sings (in fog) and rests (see fog).']],
    [bell, 'Delete the parenthetical at the end of the first sentence.', ['A bell hums. It rests (unless he sleeps).', bell[1] ?? '']],
    [toll, 'In the first sentence, the figures 5 and 7 become 6 and 8.', ['A horn hums 6 times, then 8 times. It pays 9 marks.', toll[1] ?? '']],
    [toll, 'The numbers 7 and 5 are changed to 8 and 6 respectively.', ['A horn hums 6 times, then 8 times. It pays 9 marks.', toll[1] ?? '']],
    [toll, 'Change the figures 3 and 4 in the last paragraph to 5 and 6.', [toll[0] ?? '', 'It has 5 or 6 cats.']],
    [toll, 'The figures 5, 7 and 9 become 6, 8 and 10.', ['A horn hums 6 times, then 8 times. It pays 10 marks.', toll[1] ?? '']],
    [short, 'Put the following sentence between the two sentences of this entry: Bells ring.', ['A horn hums. Bells ring. It rests.']],
    [horn, 'To the cross-references at the end, add "snow" after "ice".', ['A horn hums.', 'See fog, ice, snow, bell.']],
    [horn, 'To the cross-references, add "snow" before "ice".', ['A horn hums.', 'See fog, snow, ice, bell.']],
    [metals, 'Delete "tin, " from the list in the first paragraph.', ['A horn has gold, or iron. It rests.', 'It sings.']],
    [metals, 'From the list in the first sentence, strike out "tin, ".', ['A horn has gold, or iron. It rests.', 'It sings.']],
  ])('%j: %s', ([held, words, text]) => { expect(carriedOut(held, [words]).text).toEqual(text); });

  test.for<[words: string, was: string, is: string]>([
    ['From the list in the first nested bullet, strike out "tin, ".', 'gold, tin, or brass', 'gold, or brass'],
    ['In the last nested bullet, replace "iron" with "steel".', 'iron', 'steel'],
    ['"iron" in the second indented bullet becomes "steel".', 'iron', 'steel'],
  ])('nested: %s', ([words, was, is]) => {
    expect(carriedOut(chest, [words]).text).toEqual(chest.map((block) => block.trim().replace(was, is)));
  });
});

test.for<[words: string, text: string[], how: string]>([
  ['In the first bullet, "fog" should be plural.', changed(fog, 'fog', 'fogs'), '“fogs” is not printed in the ruling: it is the plural of “fog”'],
  ['Capitalize "fog".', changed(fog, 'fog', 'Fog'), '“Fog” is not printed in the ruling: it is “fog” with a capital letter'],
  ['Make "marks" singular.', changed(second, 'marks', 'mark'), '“mark” is not printed in the ruling: it is the singular of “marks”'],
])('a word that is not printed has a note: %s', ([words, text, how]) => {
  const done = carriedOut(entry, [words]);
  expect(done.text).toEqual(text);
  expect(done.amendments[0]).toMatchObject({ outcome: 'applied with a note', reason: { why: expect.stringContaining(how) as string } });
});

test('so has a small letter', () => {
  const done = carriedOut(['A horn Hums.'], ['Lowercase "Hums".']);
  expect(done.text).toEqual(['A horn hums.']);
  expect(done.amendments[0]).toMatchObject({ outcome: 'applied with a note', reason: { why: expect.stringContaining('with a small letter') as string } });
});

describe('waits, and is heard', () => {
  test.for<[held: readonly string[], words: string]>([
    ...['Replace "keeper", the last word of the entry, with "skipper".', 'Replace "its captain", the last word of the entry, with "the skipper".', 'Replace "captain", the last word on the card, with "skipper".',
      'Replace "captain", the last word of the entry, with "skipper" in races.', 'Replace "captain", the second word of the entry, with "skipper".', 'Delete "captain", the last word of the second paragraph.',
      '"Ask its captain" belongs at the beginning of this entry; move it there.', '"Ask its captain." belongs at the beginning of this entry; we may move it there.', '"Ask its captain." belongs at the end of the second paragraph; move it there in races.',
      '"Ask its captain." belongs at the end of the card; move it there.', 'Delete the parenthetical at the end of this entry.', 'Delete the parenthetical at the beginning of the first paragraph.', 'The parenthetical at the end of the second paragraph now reads "(x)".',
      'Put the following sentence between the two sentences of this entry: Bells ring.', 'Fog is no longer a legal card. Delete "fog".'].map((words): [readonly string[], string] => [entry, words]),
    ...['Delete the parenthetical cross-reference at the end of the first paragraph.', 'Delete the parenthetical cross-reference to fog.', 'Delete the parenthetical at the end of the list.', 'Delete the parenthetical at the end of this entry in races.',
      'The parenthetical at the end now reads "see fog".', 'Delete the parenthetical at the end.  It stays in races.'].map((words): [readonly string[], string] => [bell, words]),
    ...['The figures 5 and 7 become 6.', 'The figures 5, 7 and 9 become 6 and 8.', 'The figures 5 and 8 become 6 and 9.', 'The figures 5 and 7 become 6 and 8 in races.', 'The figures 5 and 7 on the card become 6 and 8.', 'The figures 5 and 7 may become 6 and 8.',
      'In the last sentence, the figures 5 and 7 become 6 and 8.'].map((words): [readonly string[], string] => [toll, words]),
    ...['Put the following sentence between the two sentences: Bells ring. Cats sing.', 'Put the following sentence between the two sentences of the card: Bells ring.', 'Put the following sentence between the two paragraphs of this entry: Bells ring.',
      'Put the following sentence between the two sentences of this entry in races: Bells ring.'].map((words): [readonly string[], string] => [short, words]),
    ...['To the cross-references at the end, add "snow" after "rain".', 'To the cross-references at the end, add "snow" after "horn".', 'To the cross-references at the end, add "snow" after "ice" in races.', 'To the cross-references on the card, add "snow" after "ice".',
      'To the cross-references at the beginning, add "snow" after "ice".'].map((words): [readonly string[], string] => [horn, words]),
    ...['Delete "tin, " from the list in the second paragraph.', 'From the list in the second sentence, delete "tin, ".', 'Delete "gold, tin, " from the list.', 'From the list on the card, delete "tin, ".'].map((words): [readonly string[], string] => [metals, words]),
    ...['In the first nested bullet, replace "iron" with "steel".', 'In the third nested bullet, replace "iron" with "steel".', 'In the first nested bullet of the second bullet, replace "gold" with "lead".', 'Delete the first nested bullet.', 'In the first nested bullet, replace "gold" with "lead" in races.',
      'In the first nested list, replace "gold" with "lead".'].map((words): [readonly string[], string] => [chest, words]),
    [[...chest, '  * at noon'], 'In the first nested bullet, replace "gold" with "lead".'],
  ])('%j: %s', ([held, words]) => {
    const done = carriedOut(held, [words]);
    expect(done.text).toEqual(held.map((block) => block.trim()));
    expect(isHeard(done)).toBe(true);
  });
});
