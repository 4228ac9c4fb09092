/** An order in other words with a reason before it or behind it: the clause is read as it is, and whatever limits keeps the order waiting. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait, isHeard } from './rig/carried-out.ts';
import { entry, first, fog, meet, stopped, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const ruling = (words: string): string[] => words.split(' / ');
const joined = [...entry.slice(0, 6), `${stopped} ${meet}`];

/** Orders that only other words make readable, with what they do. */
const orders = [
  ['the last sentence goes', changed(meet, ' Ask its captain.', '')],
  ['run the last two paragraphs together', joined],
  ['from "No cat" on, the first paragraph is deleted', changed(first, ' No cat may board it (unless the keeper sleeps).', '')],
  ['should be "on the river", not "on the water"', changed(fog, 'water', 'river')],
] as const;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

describe.for(orders)('%s', ([order, text]) => {
  test.for(['because people ask', 'since it was wrong', 'as it was misleading', 'to make it clear', 'to avoid confusion', 'since the rule repeats it'])('%s', (reason) => {
    expect(carriedOut(entry, [`${capital(reason)}, ${order}.`]).text).toEqual(text);
  });
  test.for(['because it was wrong', 'since it only repeats the card', 'as it was misleading', 'which repeats what is said above'])('behind it, %s', (reason) => {
    expect(carriedOut(entry, [`${capital(order)}, ${reason}.`]).text).toEqual(text);
  });
  test.for(['as in races', 'since May', 'since the last set', 'since this month', 'as it is a draft', 'because it is being tested', 'because it does not', 'as soon as it rains', 'which holds in races only', 'so that it may be tried for a month', 'as is the card', 'where the keeper sleeps', 'as the keeper likes'])('not with “%s”', (limit) => {
    for (const words of [`${capital(limit)}, ${order}.`, `${capital(order)}, ${limit}.`]) {
      expectToWait(entry, [words]);
    }
  });
});

test.for(['because a cat is aboard', 'as the tide is low', 'in order to win', 'as the sun is up'])('a reason of play makes no order of what may be play: %s', (reason) => {
  for (const [order] of orders.slice(1)) expect(carriedOut(entry, [`${capital(order)}, ${reason}.`]).text).toEqual(entry);
});

describe('other ways to say what was known', () => {
  test.for([
    ['Run together the last two paragraphs.', joined],
    ['Finish the entry with "It sinks at dawn."', [...entry, 'It sinks at dawn.']],
    ['Ahead of "Its crew" put a further sentence: The bell rings.', changed(stopped, 'Its crew', 'The bell rings. Its crew')],
    ['Put the following in place of the first sentence: "A night ferry crosses the canal at dawn."', changed(first, 'crosses the canal after dusk', 'crosses the canal at dawn')],
    ['Delete the first paragraph from "No cat" on.', changed(first, ' No cat may board it (unless the keeper sleeps).', '')],
    ['Two repairs to the first paragraph: "canal" becomes "river", and "dusk" becomes "dawn".', withBlock(first, first.replace('canal', 'river').replace('dusk', 'dawn'))],
    ['The list gains one more bullet, at its end: / snow', [...entry.slice(0, 6), '* snow', ...entry.slice(6)]],
    ['Make every "captain" in this entry "mate".', entry.map((block) => block.replaceAll('captain', 'mate'))],
    ['Throughout the entry, read "mate" where "captain" stands.', entry.map((block) => block.replaceAll('captain', 'mate'))],
    ['Replace "captain" with "mate" both times it is named in the second paragraph.', entry.map((block) => (block.startsWith('Its toll') ? block.replaceAll('captain', 'mate') : block))],
    ['The second bullet is as before, but the third bullet is now: "thick ice".', withBlock('* ice', '* thick ice')],
    ['In the last paragraph, the last sentence should come right after the first.', changed(meet, ' A ferry has no age. Ask its captain.', ' Ask its captain. A ferry has no age.')],
    ['To "at the bow" add "and the stern".', changed(first, 'at the bow', 'at the bow and the stern')],
    ['"Its crew may sing" is preceded by two new sentences: No bell is needed. No lamp is used.', changed(stopped, 'Its crew', 'No bell is needed. No lamp is used. Its crew')],
    ['"Its crew may sing." is now followed by a new sentence: No bell is needed.', changed(stopped, 'sing.', 'sing. No bell is needed.')],
    ['The last sentence has lapsed.', changed(meet, ' Ask its captain.', '')],
    ['All that this entry should say is "See fog."', ['See fog.']],
    ['In the second paragraph, raise "captain" to "mate" both times.', entry.map((block) => (block.startsWith('Its toll') ? block.replaceAll('captain', 'mate') : block))],
    ['So here too "canal" is now "river".', changed(first, 'canal', 'river')],
  ] as const)('%s', ([words, text]) => { expect(carriedOut(entry, ruling(words)).text).toEqual(text); });

  test.for([
    'Finish the entry with "at dawn".', 'Finish the game with "It sinks at dawn."', 'Finish the last sentence with "at dawn" in races.', 'End the first paragraph with "at dawn".', 'Two repairs to the first paragraph: "canal" becomes "river".', 'The last two paragraphs become one bullet.', 'Ahead of "Its crew" put a further ship: The bell rings.', 'Put the following in place of the ferry: / A night ferry crosses the canal at dawn.', 'Must be "on the river" if it rains, not "on the water".',
    'From "No cat" on, the first paragraph is true.', 'From "No cat" on, the first paragraph of the card is deleted.', 'Two repairs to the first paragraph of the card: "canal" becomes "river", and "dusk" becomes "dawn".', 'The list gains one more bullet in races: / snow', 'Make every "captain" in this game "mate".', 'Make every "captain" "mate" in races.', 'Make any "captain" a "mate".', 'It must be "ice", not "fog".', 'Several edits to the first paragraph: "canal" becomes "river".', 'The third bullet is unchanged, and the third bullet is deleted.', 'Both paragraphs stay as they are, and the first paragraph is deleted.', 'The first two bullets stay the same, and the second bullet is deleted.', 'The list has a last item: snow.', '"Its crew may sing" is preceded by two new sentences: No bell is needed.', '"Its crew may sing" was preceded by a new sentence: No bell is needed.', 'The last sentence has lapsed in races.', 'The last sentence of the card has lapsed.', 'All that this entry may say is "See fog."', 'All that this entry should say in races is "See fog."', 'To "at the bow" add "and the stern" in races.', 'To "captain" add "and the mate".',
    'Delete "board it" with the parenthesis that follows it.', 'Delete "board it" with the brackets after it.', 'Throughout the game, read "mate" where "captain" stands.',
    'Replace "captain" with "mate" both times it is named on the card.', 'The second bullet is as before, but the third bullet may be: "thick ice".', 'The last sentence should come right after the first in races.', 'So here too "canal" is not "river".', 'Put both ferries together.', 'Run the two ferries together.',
  ])('not: %s', (words) => { expect(carriedOut(entry, ruling(words)).text).toEqual(entry); });
});

test('a step told by its number that is now another is heard', () => {
  expect(isHeard(carriedOut(entry, ['Steps 1 and 2 of the example are as before, but step 3 is now: "Cats hum."']))).toBe(true);
});

describe('what is applied with a note where a person should look', () => {
  test('an entry that goes, with where to look instead', () => {
    expect(carriedOut(entry, ['Obsolete. See lanterns.']).amendments).toMatchObject([{ operation: 'repeal', outcome: 'applied with a note', reason: { why: expect.stringContaining('lanterns') as unknown } }]);
    expect(carriedOut(entry, ['This entry is deleted.']).amendments).toMatchObject([{ outcome: 'applied' }]);
  });
  test('one paragraph for all, of which the ruling names none', () => {
    const words = 'Night ferries are laid up in winter, and their crews go home by the coast road.';
    expect(carriedOut(entry, ['New wording:', words]).amendments).toMatchObject([{ outcome: 'applied with a note' }]);
    expect(carriedOut(['Ferries hum.'], ['New wording:', words]).amendments).toMatchObject([{ outcome: 'applied' }]);
    expect(carriedOut(entry, ['This entry now reads:', words]).amendments).toMatchObject([{ outcome: 'applied' }]);
  });
});
