import { describe, expect, it } from 'vitest';

import { MentionFinder, type MentionName } from '../../scripts/link/spans/mentions.ts';
import { costly } from '../segment/rig/growth.ts';
import { hostileWords } from '../segment/rig/hostile-words.ts';

const card = (name: string): MentionName => ({ id: name, name, kind: 'card' });
const term = (name: string): MentionName => ({ id: name, name, kind: 'term' });

const finder = new MentionFinder([
  card('Lantern'), card('Fog Lantern'), card('Low Water'), card('Night Porter'), card('Two Left Boots'), card('The Last Ferry'), card('Ferry'), card('Tam o\' the Weir'), card('Saint Ottoline\'s Steps'), card('Luggage, Unsigned'), card('Ottoline'), card('Tide'), card('TIDE'), card('Plan B'), card('Ox Cart'), card('Gris\'s'), card('plank'), term('plank'),
  term('lamp'), term('low water'), term('crew and watch'), term('light-sharing card'), term('letter - sealed'), term('LOAD'), term('toll'), term('tide - turning'),
], new Set(['lantern', 'ferry', 'toll', 'water', 'low']));

/** The names found, as they stand in the text. */
const found = (text: string, owner: string | null = null): string[] => finder.find(text, owner).map(({ from, to }) => text.slice(from, to));
const targets = (text: string, owner: string | null = null): string[] => finder.find(text, owner).flatMap((span) => span.target ?? []);

describe('names mentioned in a text', () => {
  it.each([
    ['a card, by its capitals', 'Play Night Porter at once.', ['Night Porter']],
    ['the longest name first', 'A Fog Lantern is carried.', ['Fog Lantern']],
    ['a card and a longer one that begins as it does', 'Lend The Last Ferry to a Night Porter.', ['The Last Ferry', 'Night Porter']],
    ['a card whose name is a common word, with a capital inside a sentence', 'Carry a Lantern aboard.', ['Lantern']],
    ['a term of several words', 'When a crew and watch meet at low water, stop.', ['crew and watch', 'low water']],
    ['the plural of a name', 'Two light-sharing cards do not share.', ['light-sharing cards']],
    ['an owner', 'Take the Night Porter’s tools.', ['Night Porter']],
    ['a name with an apostrophe, however printed', 'Ask Tam o’ the Weir at Saint Ottoline\'s Steps.', ['Tam o’ the Weir', 'Saint Ottoline\'s Steps']],
    ['a name with a comma', 'Open Luggage, Unsigned once.', ['Luggage, Unsigned']],
    ['a name with a dash, whichever is printed', 'As told under letter – sealed, wait.', ['letter – sealed']],
    ['a term of one word in quotation marks', 'A card that says "toll" is free.', ['toll']],
    ['a card in a longer quotation', 'It says "Pay the Night Porter twice."', ['Night Porter']],
    ['an attribute in capitals', 'Its LOAD is three.', ['LOAD']],
    ['a card whose name is no common word, at the head of a sentence', 'Ottoline waits. Ottoline pays.', ['Ottoline']],
    ['a card before a comma and a capital', 'Carry a Lantern, Fog comes.', ['Lantern']],
    ['a card behind a capital that begins the sentence', 'Take Lantern oil. The Ferry waits.', ['Lantern', 'Ferry']],
    ['a term in quotation marks behind the word that begins a sentence', 'The "toll" is paid.', ['toll']],
    ['of two cards that differ in capitals the one that is printed', 'A Tide turns. The TIDE of the guild.', ['Tide', 'TIDE']],
    ['a card with a short word in capitals', 'Play Plan B now.', ['Plan B']],
    ['a card whose word of two letters is printed in capitals', 'Pull the OX Cart.', ['OX Cart']],
    ['a name behind a semicolon', 'It waits; Night Porter pays.', ['Night Porter']],
    ['two names side by side', 'Show Night Porter Fog Lantern first.', ['Night Porter', 'Fog Lantern']],
    ['two names side by side, one of a word that is also written small', 'Show Night Porter Low Water first. Show Low Water Plan B.', ['Night Porter', 'Low Water', 'Plan B']],
    ['a name of several words beside one that is only written with a capital', 'Lend it to Ostermere Night Porter Gorran once.', ['Night Porter']],
    ['a name of several words behind a word that begins a sentence, or what a dash parts', 'It waits. Toll Night Porter. It goes – Toll Low Water.', ['Night Porter', 'Low Water']],
    ['a name of several words that is printed small beside a capital', 'Before Toll low water Toll it waits.', ['low water']],
    ['a name of several words behind a word that a dash begins the text with', '– Toll Low Water.', ['Low Water']],
    ['one of which only the last word has its capital', 'Before low Water Toll it waits.', ['low Water']],
    ['a name of several words behind a word in capitals, or parted from it', 'It is TOLL Night Porter. It is Toll, Low Water.', ['Night Porter', 'Low Water']],
    ['a name that is an owner’s itself', 'Visit Gris’s tonight.', ['Gris’s']],
    ['a card behind a comma and a capital', 'Carry Wax, Lantern and rope.', ['Lantern']],
    ['a term that is called as a card is, where it is quoted', 'A card that says "plank" is free.', ['plank']],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['a term of one word in running text', 'A lamp burns; pay toll.'],
    ['a word in small letters that is a card', 'Any lantern will do, and any ferry.'],
    ['a common word at the head of a sentence', 'Lantern or not, go on. Ferry costs are paid.'],
    ['a card as part of a longer name that is not known', 'The Brass Lantern Works are closed.'],
    ['the words of a name in another order', 'The Porter of Night and the watch and crew.'],
    ['the words of a name with others between', 'Low and high Water; Night the Porter.'],
    ['an attribute in small letters', 'A heavy load.'],
    ['a card in quotation marks of its own, which is a by-name', 'Old Marrow \'Lantern\' Pike waits with Berta “Night Porter” Quill.'],
    ['a term quoted as part of a name', 'Give it to Berta “toll” Quill.'],
    ['a term in single quotation marks', 'A card that says \'toll\' is free.'],
    ['a card in capitals throughout', 'The NIGHT PORTER waits.'],
    ['a card behind another word with a capital', 'A Brass Lantern is carried.'],
    ['a card before another word with a capital', 'The Lantern Works are closed.'],
    ['several words behind one that is also written small and has a capital', 'Lend it to Ferry Night Porter once, or Toll Low Water.'],
    ['several words before such a one', 'Lend it to Night Porter Ferry once, or Low Water Toll.'],
    ['a term with the capitals of a longer name', 'Lend it to Toll Crew And Watch once.'],
    ['a part of a word', 'The Night Porterhouse and Ferryman.'],
    ['a card with a word of three letters in capitals', 'A FOG Lantern is carried.'],
    ['a term that begins a longer quotation', 'It says "toll is paid" twice.'],
    ['a common word behind a quotation mark that begins the text', '“Lantern or not,” he said.'],
  ])('not %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it('each once, where it stands first', () => {
    const text = 'Night Porter carries. Pay Night Porter, and Low Water, and Night Porter.';
    expect(finder.find(text, null).map(({ from }) => from)).toEqual([0, text.indexOf('Low Water')]);
  });

  it('never the one the text belongs to', () => {
    expect(targets('The Night Porter ends at Low Water.', 'Night Porter')).toEqual(['Low Water']);
  });

  it('by case: the card is not the thing', () => {
    expect(targets('Play Low Water at low water.')).toEqual(['Low Water', 'low water']);
  });

  it('cost no more than the length of a text', () => {
    expect(costly([...hostileWords, 'Lantern ', 'Night ', 'Night Porter ', 'crew and '], (line) => { finder.find(line, null); })).toEqual([]);
  });
});
