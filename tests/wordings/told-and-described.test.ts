/** Parts that are told by their words and described besides, ends of paragraphs, what comes into a row of names or of references, and why text is given anew. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, fog, ice, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const below = ['A ferry hums.', 'See fog, ice.'];
const row = ['Some things move (e.g., ships, ferries, rafts).', 'Cats.'];
const names = ['Some things move (e.g., Old Oar, Night Lamp, Barge).', 'Cats.'];
const [head, toll] = entry as [string, string];
const list = entry.slice(0, 3);
const end = entry.slice(-2);

describe('carried out', () => {
  test.for<[words: string, text: string[]]>([
    ['The bullet about whistles ("a captain without...") should come last in the list.', [...list, fog, ice, whistle, ...end]], ['Move the bullet "a captain without" to the end of the list.', [...list, fog, ice, whistle, ...end]],
    ['The bullet on whistles ("a captain without...") is deleted.', withBlock(whistle, null)], ['Delete the paragraph on tolls ("Its toll is 5 marks...").', withBlock(second, null)],
    ['The paragraph about tolls ("Its toll is...") now comes directly after the paragraph beginning "A stopped ferry".', [head, ...entry.slice(2, -2), stopped, toll, meet]],
    ['In the paragraph on tolls ("Its toll is 5 marks..."), replace "twice" with "thrice".', withBlock(second, second.replace('twice', 'thrice'))],
    ['The second paragraph should end "sleeps pays three times."', withBlock(second, second.replace('sleeps pays twice.', 'sleeps pays three times.'))],
    ['Add one more bullet at the end of the list: / - The ferry stays.', [...entry.slice(0, 6), '* The ferry stays.', ...end]],
  ])('%s', ([words, text]) => { expect(carriedOut(entry, words.split(' / ')).text).toEqual(text); });

  test.for<[text: string[], words: string, is: string[]]>([
    [below, 'Add "hail" to the cross-reference, after "fog".', ['A ferry hums.', 'See fog, hail, ice.']], [below, 'In the references, put "ice" first.', ['A ferry hums.', 'See ice, fog.']],
    [row, 'Add "barges" to the examples in the first paragraph, after "ferries".', ['Some things move (e.g., ships, ferries, barges, rafts).', 'Cats.']], [row, 'Add "barges" to the examples, before "ships".', ['Some things move (e.g., barges, ships, ferries, rafts).', 'Cats.']],
    [row, 'Add "barges" to the examples in the first paragraph, after "rafts".', ['Some things move (e.g., ships, ferries, rafts, barges).', 'Cats.']], [names, 'Insert ", Fog Bell" after "Night Lamp".', ['Some things move (e.g., Old Oar, Night Lamp, Fog Bell, Barge).', 'Cats.']],
    [['A ferry.', 'See fog, quay.'], 'The references are rearranged: See quay, fog.', ['A ferry.', 'See quay, fog.']],
    [['A ferry hums.', 'See fog.'], 'The entry referred to has been retitled. Update the reference to "mist".', ['A ferry hums.', 'See mist.']],
    [['A ferry hums at dusk and at dawn. It sings.', 'Cats.'], 'Replace the first paragraph with the following; the limit had been left out by mistake. / A ferry hums at dusk and at dawn. It sings if it rains.', ['A ferry hums at dusk and at dawn. It sings if it rains.', 'Cats.']],
  ])('%j: %s', ([text, words, is]) => { expect(carriedOut(text, words.split(' / ')).text).toEqual(is); });
});

describe('waits', () => {
  test.for([
    'The bullet about whistles ("a") should come last in the list.', 'The bullet about whistles ("snow on the water") should come last.', 'Delete the paragraph on tolls ("Its fee is 5 marks...").', 'Delete the paragraph on tolls ("Its toll is 5 marks...") in races.',
    'The second paragraph should end "pays in gold, or in silver coins."', 'The second paragraph should end "at dusk."', 'The second paragraph might end "sleeps pays three times."', 'The paragraph about tolls on the card ("Its toll is...") is deleted.',
  ])('%s', (words) => { expectToWait(entry, [words]); });

  test.for<[text: string[], words: string]>([
    [names, 'Insert "Fog Bell" after "Night Lamp".'], [row, 'Add "barges" to the examples, after "cats".'], [['Some ferries move.', 'Cats.'], 'Add "barges" to the examples, after "ferries".'], [['Some move, such as ships, ferries, and rafts.'], 'Add "barges" to the examples, after "rafts".'],
    [['A ferry hums.', 'It moors at dusk.', 'It sings at dawn.'], 'Delete the last two paragraphs (beginning "It moors").'], [['A ferry hums.', 'It moors at dusk.', 'It sings at dawn.'], 'Delete paragraphs 2 and 3 (beginning "It moors").'],
    [['Some stop:', '* fog in May', 'Others go:', '* cats at dusk', '* dogs'], 'In the first paragraph, after the bullet beginning "cats at", add a bullet: "hail"'],
    [['A ferry.', 'See fog, quay.'], 'The references are rearranged: See quay, ice.'], [['A ferry.', 'See fog, quay.'], 'The references are sorted: See fog.'],
    [['Things:', '* a captain asleep', '* fog on the water'], 'The bullet about whistles ("a captain asleep") is deleted.'],
    [below, 'Add "hail" to the cross-reference, after "snow".'], [below, 'In the references, put "snow" first.'], [['Things:', '* a captain asleep', '* a captain awake', '* fog'], 'Move the bullet "a captain" to the end of the list.'],
    [['A ferry hums.', 'See fog.'], 'The entry referred to may be retitled. Update the reference to "mist".'],
  ])('%j: %s', ([text, words]) => { expectToWait(text, [words]); });
});
