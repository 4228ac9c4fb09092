/** Parts that an order describes, and those that it names for short: the list of what, the example that begins so, the last sentence of the second. */
import { describe, expect, test } from 'vitest';

import { carriedOut } from './rig/carried-out.ts';
import { entry, first, meet, second, stopped, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const without = (...gone: string[]): string[] => entry.map((block) => gone.reduce((text, one) => text.replace(` ${one}`, ''), block));
const ruling = (words: string): string[] => words.split(' / ');
const keeper = 'No cat may board it (unless the keeper sleeps).';
const sleeper = 'A captain who sleeps pays twice.';

describe('the items of the only list, by what it is of', () => {
  test.for([
    ['In the list of things that stop a night ferry, the third item should read: thick ice', '* ice', '* thick ice'],
  ] as const)('%s', ([words, was, is]) => { expect(carriedOut(entry, ruling(words)).text).toEqual(entry.map((block) => (block.startsWith('* ') ? block.replace(was, is) : block))); });

  test('one goes where all that is said of the list stands above it', () => {
    expect(carriedOut(entry, ['In the list of things that stop a night ferry, the first item is deleted.']).text).toEqual(entry.filter((block) => block !== '* fog on the water'));
  });

  test.for([
    'In the list of songs, the third item should read: thick ice', 'In the list of whistles, the third item is deleted.', 'In the list of things that stop a barge, the third item is deleted.', 'In the list of things that stop a night ferry in races, the third item is deleted.', 'In the list of things that stop a night ferry, the ninth item is deleted.', 'In the list of things that stop no night ferry, the third item is deleted.', 'In the list of things that a night ferry may stop, the third item is deleted.', 'In the list of stops on the card, the third item should read: thick ice', 'In the list of ways to stop barges, the third item should read: thick ice',
    'In the list of things that stop a night ferry, the third item may be deleted.',
  ])('not: %s', (words) => { expect(carriedOut(entry, ruling(words)).text).toEqual(entry); });

  test('nor where there are two lists', () => {
    const two = [...entry, 'Two things wake a night ferry:', '* rain', '* bells'];
    expect(carriedOut(two, ['In the list of things that stop a night ferry, the second item is deleted.']).text).toEqual(two);
  });
});

describe('the example of which the first words are quoted', () => {
  const held = ['Ferries sing. For example, a ferry of the old town may sing three songs at dusk. See fog.'];
  test('goes', () => { expect(carriedOut(held, ['Delete the example ("For example, a ferry of the old town...").']).text).toEqual(['Ferries sing. See fog.']); });
  test.for([
    'Delete the example ("For example, a barge...").', 'Delete the example ("Ferries sing...").', 'Delete the example ("A ferry of the old town...").', 'Delete the example ("For example, a ferry of the old town...") on the card.', 'Delete the note ("For example, a ferry of the old town...").',
  ])('not: %s', (words) => { expect(carriedOut(held, [words]).text).toEqual(held); });
  test('not where more comes behind it, which may belong to it', () => {
    const more = ['Ferries sing. For example, a ferry of the old town may sing three songs. It then rests.'];
    expect(carriedOut(more, ['Delete the example ("For example, a ferry of the old town...").']).text).toEqual(more);
  });
});

describe('of the second, and the last of another', () => {
  test.for([
    'The last sentence of the first paragraph and the last sentence of the second are both deleted.', 'Delete the last sentence of the first paragraph and the last sentence of the second.',
  ])('%s', (words) => { expect(carriedOut(entry, [words]).text).toEqual(without(keeper, sleeper)); });

  test.for([
    ['The last sentence of the second paragraph becomes the last sentence of the first.', `${first} ${sleeper}`],
    ['The last sentence of the second paragraph is now the closing sentence of the first paragraph.', `${first} ${sleeper}`],
    ['The last sentence of the second paragraph should become the first sentence of the first.', `${sleeper} ${first}`],
  ] as const)('%s', ([words, is]) => { expect(carriedOut(entry, [words]).text).toEqual([is, second.replace(` ${sleeper}`, ''), ...entry.slice(2)]); });

  test('a name before a comma was no word that hangs where it comes from, and is none where it goes', () => {
    const held = ['A ferry hums.', 'A barge sings. (If the barge is a Nor, the crew hums.)'];
    expect(carriedOut(held, ['The last sentence of the second paragraph becomes the last sentence of the first.']).text).toEqual(['A ferry hums. (If the barge is a Nor, the crew hums.)', 'A barge sings.']);
  });

  test.for([
    'The last sentence of the second paragraph becomes the last sentence of the card.', 'The last sentence of the second paragraph may become the last sentence of the first.', 'The last sentence of the second paragraph becomes the last sentence of the first in races.', 'The last sentence of the second paragraph was the last sentence of the first.',
    'The last sentence of the first paragraph and the last sentence of the ninth are both deleted.', 'Delete the last sentence of the first bullet and the last sentence of the second.', 'The last two paragraphs form one paragraph.', 'The last sentence of the first paragraph and the last sentence of the second are unclear.',
  ])('not: %s', (words) => { expect(carriedOut(entry, [words]).text).toEqual(entry); });
});

test.for(['The last two paragraphs should be a single paragraph.', 'The last two paragraphs are now one paragraph.', 'Make the last two paragraphs a single paragraph.', 'The last two paragraphs should form a single paragraph.'])('joined: %s', (words) => {
  expect(carriedOut(entry, [words]).text).toEqual([...entry.slice(0, 6), `${stopped} ${meet}`]);
});

test.for(['The last two paragraphs may be a single paragraph.', 'The last two paragraphs are a single rule.', 'The last two paragraphs were a single paragraph.', 'The last two paragraphs of the card should be a single paragraph.'])('not joined: %s', (words) => {
  expect(carriedOut(entry, [words]).text).toEqual(entry);
});

describe('reasons, and what words are called', () => {
  test.for([
    ['The phrase "on the water" lacks a word and should be "on the cold water".', '* fog on the water', 'on the water', 'on the cold water'],
    ['The list was missing a word: after "captain without a" add "loud".', '* a captain without a whistle', 'without a', 'without a loud'],
    ['The restriction "(unless the keeper sleeps)" is lifted; delete these words.', first, ' (unless the keeper sleeps)', ''],
  ] as const)('%s', ([words, block, was, is]) => {
    expect(carriedOut(entry, [words]).text).toEqual(changed(block, was, is));
  });

  test.for([
    'The phrase "on the water" lacks a word and might be "on the cold water".', 'The phrase "on the water" lacks a word.', 'The limit of "5 marks" is raised to "4 marks".', 'The requirement "lamp" is lifted.', 'The second list lacks a word: after "ice" add "snow".', 'The last entry lacks a word: after "ferries" add "or barges".', 'The text has lost a comma: after "ferries" add "or barges".', 'Delete "unless the keeper sleeps", leaving the brackets.', 'In the second paragraph, change "twice" to "thrice"; later in the same paragraph, change "5 marks" to "6 marks".', 'The restriction "(unless the keeper sleeps)" is lifted in races.', 'The restriction "(unless the keeper sleeps)" is lifted if it rains; delete these words.',
    'The restriction "(unless the keeper sleeps)" is not lifted.', 'The restriction "(unless the keeper sleeps)" on the card is lifted; delete these words.', 'Fog was missing a word: after "captain without a" add "loud".', 'The rulebook was missing a word: after "captain without a" add "loud".',
    'In the first paragraph, delete "at the bow" and, later in the same game, change "cat" to "dog".',
  ])('not: %s', (words) => { expect(carriedOut(entry, [words]).text).toEqual(entry); });
});
