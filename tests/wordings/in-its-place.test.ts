/** What takes the place of another, and as many as is said; a new one beside one; what goes from there to the end; so many, not so many. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, meet, second, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const ruling = (words: string): string[] => words.split(' / ');

const whole = (...blocks: string[]): string[] => blocks;

describe('as much takes the place as is said', () => {
  test.for([
    ['Two paragraphs take the place of the current text: / A ferry hums. / A cat sings.', whole('A ferry hums.', 'A cat sings.')],
    ['The following two paragraphs replace the present text: / A ferry hums. / A cat sings.', whole('A ferry hums.', 'A cat sings.')],
    ['A new paragraph supersedes the existing text: / A ferry hums.', whole('A ferry hums.')],
    ['A new sentence takes the place of the last sentence: "Ask its captain or its mate."', changed(meet, 'Ask its captain.', 'Ask its captain or its mate.')],
  ] as const)('%s', ([words, text]) => { expect(carriedOut(entry, ruling(words)).text).toEqual(text); });

  test.for([
    'Two paragraphs take the place of the current text: / A ferry hums. / A cat sings. / A fish swims.', 'Two paragraphs take the place of the current text: / A ferry hums.', 'A new paragraph takes the place of the current text: / A ferry hums. / A cat sings.', 'The following two paragraphs replace the present text: / A ferry hums.',
    'Two sentences take the place of the last sentence: "Ask its captain."', 'Two paragraphs may take the place of the current text: / A ferry hums. / A cat sings.', 'Two paragraphs take the place of the current text on the card: / A ferry hums. / A cat sings.', 'Two paragraphs take the place of the current text in races: / A ferry hums. / A cat sings.',
    'Two paragraphs took the place of the current text: / A ferry hums. / A cat sings.', 'Two paragraphs about cats take the place of the current text.', 'Two paragraphs will take the place of the current text next year: / A ferry hums. / A cat sings.',
  ])('not: %s', (words) => { expect(carriedOut(entry, ruling(words)).text).toEqual(entry); });
});

describe('a new one beside one', () => {
  test.for(['After the second bullet, a new one has been added: / snow', 'After the second bullet a further one is inserted: / snow', 'Add a new one after the second bullet: / snow', 'Insert another one before the third bullet: / snow'])('%s', (words) => {
    expect(carriedOut(entry, ruling(words)).text).toEqual([...entry.slice(0, 5), '* snow', ...entry.slice(5)]);
  });

  test.for(['After the second bullet, a new one may be added: / snow', 'After the second bullet, a new one was added last year and has been taken out.', 'After the second bullet, a new one has been added in the rulebook: / snow', 'After the second bullet on the card, a new one has been added: / snow', 'After the ninth bullet, a new one has been added: / snow', 'After the second bullet, a second one has been added: / snow', 'Add a new one after the second bullet in races: / snow', 'After the second bullet, no new one has been added: / snow'])('not: %s', (words) => {
    expect(carriedOut(entry, ruling(words)).text).toEqual(entry);
  });
});

describe('from there to the end', () => {
  test.for([
    ['From "When two" to the end, this entry has been deleted.', entry.slice(0, 7)],
    ['Delete everything from "When two ferries" to the end of this entry.', entry.slice(0, 7)],
    ['Everything from "Its crew" to the end of this entry is struck.', [...entry.slice(0, 6), 'A stopped ferry stays where it is.']],
    ['From "When two" to the end, this entry has been deleted.', entry.slice(0, 7)],
  ] as const)('%s', ([words, text]) => { expect(carriedOut(entry, [words]).text).toEqual(text); });

  test.for([
    'From "fog on the water" to the end, this entry has been deleted.', 'From "A night ferry" to the end, this entry has been deleted.', 'From "crew may sing" to the end, this entry has been deleted.', 'From "ferry" to the end, this entry has been deleted.', 'From "When two" to the end, this entry has been deleted in races.', 'From "When two" to the end, this entry may be deleted.',
    'From "When two" to the end, this entry is not deleted.', 'From "When two" to the end, the rulebook has been deleted.', 'From "When two" to the end of the list, this entry has been deleted.', 'From "When two" to the end of that entry, delete everything.', 'Move everything from "When two" to the end of this entry.', 'From "When two" to the end, this entry has been deleted. A ferry in a race now works like any other ferry.', 'From "When two" to the end, this entry was wrong.',
  ])('not: %s', (words) => { expect(carriedOut(entry, ruling(words)).text).toEqual(entry); });

  test('nor where references close the entry: whether they go, nobody says', () => {
    const held = ['A ferry hums.', 'A cat sings.', 'See fog.'];
    expect(carriedOut(held, ['From "A cat" to the end, this entry has been deleted.']).text).toEqual(held);
  });
});

describe('so many, not so many', () => {
  test.for(['The toll in the second paragraph should be 6 marks, not 5.', 'In the second paragraph, the toll should be 6 marks, not 5.', 'The toll in the second paragraph is now 6 marks instead of 5.'])('%s', (words) => {
    expect(carriedOut(entry, [words]).text).toEqual(changed(second, '5', '6'));
  });

  test.for([
    'The toll should be 6 marks, not 5.', 'The toll in the second paragraph should be 6 lamps, not 5.', 'The toll in the last paragraph should be 6 marks, not 5.', 'The toll in the second paragraph should be 6 marks, not 4.', 'The toll in the second paragraph should be 6 in races, not 5.', 'The toll in the second paragraph might be 6 marks, not 5.', 'The toll in the second paragraph of the rulebook should be 6 marks, not 5.',
    'The card toll in the second paragraph should be 6 marks, not 5.', 'The toll in the second paragraph should be 6 marks, not 5, in races.', 'The toll in the second paragraph should be 6 marks, not 5 or 4.', 'Should the toll in the second paragraph be 6 marks, not 5?', 'The toll in the second paragraph should not be 6 marks, but 5.', 'The toll in the second paragraph was 6 marks, not 5.',
  ])('not: %s', (words) => {
    expectToWait(entry, [words]);
  });
});

describe('the second sentence, followed by the first', () => {
  const turned = (block: string, one: string, other: string): string[] => withBlock(block, block.replace(`${one} ${other}`, `${other} ${one}`));
  test.for([
    ['Begin this entry with its second sentence, followed by the first.', turned(first, 'A night ferry crosses the canal after dusk.', 'It needs a lamp at the bow.')],
    ['Open the last paragraph with its second sentence, then the first.', turned(meet, 'When two ferries meet, the older gives way.', 'A ferry has no age.')],
  ] as const)('%s', ([words, text]) => { expect(carriedOut(entry, [words]).text).toEqual(text); });

  test.for(['Begin this entry with its second sentence, followed by the third.', 'Begin this entry with its third sentence, followed by the first.', 'Begin the card with its second sentence, followed by the first.', 'Begin this entry with its second sentence, followed by the first, in races.', 'You may begin this entry with its second sentence, followed by the first.', 'Begin the ninth paragraph with its second sentence, followed by the first.', 'Begin this entry with a second sentence, followed by the first.'])('not: %s', (words) => {
    expect(carriedOut(entry, [words]).text).toEqual(entry);
  });
});

describe('what stands in brackets behind words that change', () => {
  test.for(['"board it" is narrowed to "enter it", and the parenthetical that follows is dropped.', '"Board it" becomes "enter it", and the parenthetical that follows it is deleted.', 'Replace "board it" with "enter it" and delete the parenthetical that follows.'])('%s', (words) => {
    expect(carriedOut(entry, [words]).text).toEqual(changed(first, 'board it (unless the keeper sleeps)', 'enter it'));
  });

  test.for(['"dusk" is narrowed to "dawn", and the parenthetical that follows is dropped.', '"keeper" is narrowed to "captain", and the parenthetical that follows is dropped.', 'Delete the parenthetical that follows.', '"board it" is narrowed to "enter it", and the parenthetical that precedes is dropped.', '"board it" is narrowed to "enter it", and the parenthetical that follows is dropped in races.', '"board it" is narrowed to "enter it", and the parenthetical that follows may be dropped.', '"toll" is narrowed to "fee", and the parenthetical that follows is dropped.', '"older" is narrowed to "oldest", and the parenthetical that follows is dropped.'])('not: %s', (words) => {
    expect(carriedOut(entry, [words]).text).toEqual(entry);
  });

  test.for(['No cat (or dog) may board it (at dusk).', 'No cat may board it (at dusk). It sings (at dusk).'])('nor where two pairs may be meant: %s', (held) => {
    expect(carriedOut([held], ['"cat" is narrowed to "kitten", and the parenthetical that follows is dropped.']).text).toEqual([held]);
  });
});

describe('a sentence that goes on', () => {
  const grown = 'A night ferry crosses the canal after dusk, whatever the weather may be, and comes back before the dawn.';
  test.for(['The opening sentence is now as follows: / ', 'Replace the first sentence with: / '])('%s', (words) => {
    expect(carriedOut(entry, ruling(words + grown)).text).toEqual(changed(first, 'A night ferry crosses the canal after dusk.', grown));
  });
  test.for(['A day ferry crosses the canal after dusk, whatever the weather may be, and comes back before the dawn.', 'Its toll is 5 marks, whatever the weather may be, and whoever is the captain of it on that day.'])('not where it begins otherwise: %s', (words) => {
    expect(carriedOut(entry, ['The opening sentence is now as follows:', words]).text).toEqual(entry);
  });
});

test('a name with its article goes into a list of names', () => {
  expect(carriedOut(entry, ['Put "The Gull, " ahead of "whistle, or".']).text).toEqual(changed(second, 'whistle, or', 'The Gull, whistle, or'));
  expect(carriedOut(entry, ['Put "The gull sings, " ahead of "whistle, or".']).text).toEqual(entry);
});

// What somebody says of the game in words of his own may be a reason, and may limit the order.
test.for([
  'The toll was lowered. Replace "5" with "7".', 'Replace "5" with "4". The toll has been raised.', 'Delete "at the bow". The instruction above is no longer operative.', 'Delete "at the bow". The decision is no longer final.', 'Delete "at the bow". The passage is no longer struck.', 'Delete "at the bow". Judges are no longer bound.', 'Delete "at the bow". Club ferries are no longer night ferries.', 'Delete "at the bow". The card now works like any other card.',
  'The limit has been raised in races. Replace "5" with "7".', 'The limit has been raised for this season. Replace "5" with "7".', 'The limit has not been raised. Replace "5" with "7".', 'Races are no longer exempt. Delete "at the bow".', 'This is no longer optional. Delete "at the bow".', 'The last paragraph is no longer true. Delete "at the bow".', 'Rowing is no longer free in harbour. Delete "at the bow".', 'Cats are no longer allowed. Delete "at the bow".', 'Delete "at the bow". A barge in a race now works like any other barge.', 'Delete "at the bow". This change now works like any other change.', 'Delete "at the bow". A barge now works like any other barge if the keeper sleeps.',
])('not: %s', (words) => { expect(carriedOut(entry, [words]).text).toEqual(entry); });
