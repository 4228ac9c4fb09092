/** Orders on capitals, figures and what is exchanged, on the middle one of three, on what opens and ends an entry, in turns of phrase of their own; and two orders of which the first moves nothing. */
import { describe, expect, test } from 'vitest';

import { carriedOut } from './rig/carried-out.ts';
import { entry, first, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const changed = (...turns: [was: string, is: string][]): string[] => entry.map((block) => turns.reduce((text, [was, is]) => text.replace(was, is), block));
const skipper = entry.map((block) => block.replaceAll('captain', 'skipper'));
const joined = [...entry.slice(0, -2), `${stopped} ${meet}`];
const read = (words: string): string[] => carriedOut(entry, words.split(' / ')).text;

describe('carried out', () => {
  test.for<[string, string[]]>([
    ['Print "dusk" with a capital initial.', changed(['dusk', 'Dusk'])],
    ['Give "dusk" a capital letter.', changed(['dusk', 'Dusk'])],
    ['Exchange the words "dusk" and "bow" for one another.', changed(['dusk', '¤'], ['bow', 'dusk'], ['¤', 'bow'])],
    ['The numerals "dusk" and "bow" are spelled out ("three", "six").', changed(['dusk', 'three'], ['bow', 'six'])],
    ['The numeral "5" is spelled out ("five").', changed(['5', 'five'])],
    ['"captain" gives way to "skipper" in each of the four places where it stands.', skipper],
    ['The middle one of its three bullets is dropped.', withBlock(whistle, null)],
    ['Of the three bulleted points, the middle one is repealed.', withBlock(whistle, null)],
    ['Put the last sentence of the second paragraph at the head of that paragraph.', withBlock(second, 'A captain who sleeps pays twice. Its toll is 5 marks. A captain may waive the toll, whistle, or sleep.')],
    ['Delete "at the bow" in the first paragraph, and run the last two paragraphs together.', joined.map((block) => (block === first ? block.replace(' at the bow', '') : block))],
    ['Delete "at the bow" in the first paragraph and join the last two paragraphs.', joined.map((block) => (block === first ? block.replace(' at the bow', '') : block))],
  ])('%s', ([words, text]) => { expect(read(words)).toEqual(text); });

  test.for<[string, string[]]>([
    ['Let this entry end with a new sentence, "See fog."', ['Ferries hum. See fog.']],
    ['Let this entry open with a new sentence: "Night falls."', ['Night falls. Ferries hum.']],
  ])('in an entry of one paragraph: %s', ([words, text]) => { expect(carriedOut(['Ferries hum.'], [words]).text).toEqual(text); });

  test('and the note names the place as it is printed', () => {
    expect(carriedOut(entry, ['The second of the three bullets is repealed.']).amendments[0]?.locator).toBe('The second of the three bullets');
  });
});

describe('not carried out', () => {
  test.for([
    'Print "dusk" with a capital initial in races.', 'Print "dusk" with a capital.  Races are excepted.', 'Print "captain" with a capital initial.',
    'Exchange the words "dusk" and "bow" for one another on the card.', 'Exchange the words "dusk" and "captain" for one another.',
    'The numerals "dusk" and "bow" are spelled out.', 'The numerals "dusk" and "bow" are spelled out ("three").',
    '"captain" gives way to "skipper" in each of the three places where it stands.', '"captain" gives way to "skipper" in each of the four places where it stands on the card.',
    'The middle one of its three paragraphs is dropped.', 'The middle one of its four bullets is dropped.', 'Of the three bullets, the middle one may be repealed.',
    'Put the last sentence of the second paragraph at the head of that paragraph in races.', 'Let this entry end with a new sentence, "See fog.", in races.',
    'Move the last paragraph before the first and delete "at the bow" in the first paragraph.', 'Delete the first paragraph and join the last two paragraphs.',
  ])('%s', (words) => { expect(read(words)).toEqual(entry); });
});
