/** Paragraphs and items that change places, or are told which of their kind they are to be. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, ice, list, meet, second, stopped, whistle } from './rig/entry.ts';

const items = (...now: string[]): string[] => [first, second, list, ...now, stopped, meet];
const firstForLast = [meet, second, list, fog, whistle, ice, stopped, first];
const firstForSecond = [second, first, ...entry.slice(2)];
const turnedList = items(ice, whistle, fog);
const iceFirst = items(ice, fog, whistle);
const fogLast = items(whistle, ice, fog);
const meetSecond = [first, meet, second, list, fog, whistle, ice, stopped];
const secondLast = [first, list, fog, whistle, ice, stopped, meet, second];

const done: readonly [text: string[], ...rulings: string[]][] = [
  [firstForLast, 'Swap the first and last paragraphs.', 'The first and last paragraphs trade places.', 'The first and the last paragraph change places.', 'Exchange the first and last paragraphs.', 'Swap the first paragraph with the last.', 'Swap the first paragraph and the last one.', 'The first paragraph and the last one trade places.', 'The first paragraph changes places with the last.', 'Reverse the order of the first and last paragraphs.', 'Transpose the last and first paragraphs.'],
  [turnedList, 'Exchange the first and third bullets.', 'Swap bullets 1 and 3.', 'The first and last bullets switch places.', 'Swap the first bullet with the last bullet.', 'The first bullet trades places with the third.'],
  [iceFirst, 'The last bullet becomes the first.', 'Make the last bullet the first.', 'Make the third bullet the first.', 'Move the last bullet up to become the first.', 'The last bullet moves up to become the first.', 'Put the last bullet before the first.', 'The last bullet should come before the first.', 'The last bullet now precedes the first.', 'The third bullet is to be made the first.'],
  [fogLast, 'The first bullet becomes the last.', 'Make the first bullet the third.', 'Move the first bullet down to become the last.', 'Place the first bullet after the last.', 'The first bullet now follows the last one.'],
  [items(fog, ice, whistle), 'Make the third bullet the second.', 'Make the second bullet the third.', 'The third bullet should become the second.', 'Move the second bullet down to be the third.', 'The third bullet must precede the second.', 'The last two bullets are reversed in order.'],
  [meetSecond, 'The last paragraph moves up to become the second.', 'The last paragraph should become the second.', 'Make the last paragraph the second.', 'Move the last paragraph up to become the second.', 'Put the last paragraph before the second.', 'Place the last paragraph ahead of the second.', 'The last paragraph should stand before the second.'],
  [firstForSecond, 'Put the second paragraph ahead of the first.', 'Place the second paragraph before the first.', 'Put the first paragraph after the second.', 'The second paragraph should come before the first.', 'The first two paragraphs should be in the opposite order.', 'The first two paragraphs are reversed in order.', 'Put the first two paragraphs in the opposite order.', 'Make the first paragraph the second.', 'The first paragraph should follow the second.'],
  [secondLast, 'The second paragraph now follows the last one.', 'The second paragraph should follow the last.', 'Make the second paragraph the last.', 'Move the second paragraph down to become the last.'],
];

describe('carried out', () => {
  test.for(done.flatMap(([text, ...rulings]) => rulings.map((ruling) => [ruling, text] as const)))('%s', ([ruling, text]) => {
    const out = carriedOut(entry, [ruling]);
    expect(out.text).toEqual(text);
    expect(out.amendments.map(({ outcome }) => outcome)).toEqual(['applied with a note']);
  });
  test('of two among four, each in the place of the other', () => {
    const four = ['One hums.', 'Two hum.', 'Three hum.', 'Four hum.'];
    expect(carriedOut(four, ['The second and fourth paragraphs trade places.']).text).toEqual(['One hums.', 'Four hum.', 'Three hum.', 'Two hum.']);
    expect(carriedOut(four, ['Make the fourth paragraph the second.']).text).toEqual(['One hums.', 'Four hum.', 'Two hum.', 'Three hum.']);
    expect(carriedOut(four, ['Make the first paragraph the third.']).text).toEqual(['Two hum.', 'Three hum.', 'One hums.', 'Four hum.']);
  });
  test('beside an order that counts nothing', () => { expect(carriedOut(entry, ['Delete "on the water", and make the last bullet the first.']).text).toEqual(items(ice, '* fog', whistle)); });
});

describe('just across the boundary it waits', () => {
  test.for([
    // no such two parts, or none that a list leaves alone
    'Swap the first and third paragraphs.', 'Swap the first and ninth paragraphs.', 'Swap paragraphs 1 and 5.', 'The second and fourth paragraphs trade places.', 'Swap the third and last paragraphs.', 'Swap the first and ninth bullets.', 'Swap the first paragraph and the last bullet.', 'Swap the first bullet with the last paragraph.', 'Swap the first, second and last paragraphs.', 'Swap the first two paragraphs with the last.', 'Swap the first and last bullets of the second paragraph.', 'Swap the first and last sentences.', 'The first three bullets are reversed in order.', 'The first three paragraphs should be in the opposite order.',
    // a choice, a limit, a doubt, or another thing
    'Swap the first or last paragraphs.', 'Swap the first and last paragraphs in races.', 'In races, swap the first and last paragraphs.', 'Swap the first and last paragraphs if both captains agree.', 'If it rains, the first and last paragraphs trade places.', 'Swap the first and last paragraphs except their first sentences.', 'Swap the first and last paragraphs of the rulebook.', 'Swap the first and last paragraphs of the entry for barges.', 'The first and last paragraphs could trade places.', 'The first paragraph changes places with the last in races.', 'The first two paragraphs should be in the opposite order in races.', 'The first two paragraphs are in the opposite order.', 'The first two paragraphs were reversed in order.', 'The first two paragraphs should not be in the opposite order.', 'Exchange the first paragraph for the last.', 'Replace the first paragraph with the last.', 'Swap the first paragraph with the following: / Cats hum.',
    'Put the second paragraph before the first in races.', 'If it rains, put the second paragraph before the first.', 'Put the second paragraph before the first bullet.', 'Put the second paragraph before the ninth.', 'Put the second paragraph before itself.', 'Put the second paragraph before the second.', 'Put the second paragraph before the third paragraph of the rulebook.', 'Put the last bullet before the first paragraph.', 'Put the third paragraph before the first.', 'Put the second paragraph after the third paragraph.', 'The second paragraph could come before the first.', 'The second paragraph should perhaps come before the first.', 'The second paragraph should not come before the first.', 'The second paragraph no longer follows the first.', 'The second paragraph comes before the first.', 'Should the second paragraph come before the first?', 'The second paragraph should come before the first card.', 'The second paragraph should come before the first, except in races.',
    // the wrong way, another kind, or nowhere
    'Move the last bullet down to become the first.', 'The first bullet moves up to become the last.', 'Make the last bullet the first paragraph.', 'Make the last bullet the last.', 'Make the last bullet the ninth.', 'Make the last bullet the first sentence.', 'Make the last bullet the first in races.', 'Make the last two bullets the first.', 'Make the second paragraph the third.', 'Make the third paragraph the first.', 'The last bullet becomes the first of the second paragraph.', 'The last bullet becomes the first in races.', 'The last bullet becomes the first if it rains.', 'The last bullet may become the first.',
    // what other orders, which nobody read, may have made of it
    'The third bullet becomes the second.', 'The second bullet becomes the first.', 'The first paragraph becomes the second.', 'The second paragraph becomes the last.', 'The third bullet now follows the first.', 'The first bullet now precedes the third.', 'The last item becomes the first.', 'The first item changes places with the last.', 'Place the last item before the first.', 'Put the first item after the last.',
  ])('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });

  test.for(['Delete the second bullet. The last bullet becomes the first.', 'Add a new first bullet, "snow". The first bullet moves down to become the second.', 'Insert a new second paragraph: "Cats hum." The second paragraph should become the last.'])('beside an order that it may only tell of: %s', (ruling) => {
    expect(carriedOut(entry, [ruling]).amendments.filter(({ operation, outcome }) => operation === 'renumbering' && outcome !== 'not applied')).toEqual([]);
  });

  test.for(['Split the second paragraph after the first sentence; then delete the last paragraph.', 'Make the last sentence of the first paragraph a paragraph of its own, then delete the second paragraph.', 'Move the last sentence of the second paragraph to the beginning of the first; then delete the second sentence of the first paragraph.', 'Swap the first paragraph with the last; then delete the first paragraph.', 'Make the last bullet the first; then delete the first bullet.', 'Put the second paragraph before the first; then delete the second paragraph.'])('where another order comes after it, and counts what it changes: %s', (ruling) => { expect(carriedOut(entry, [ruling]).text).toEqual(entry); });

  test.for(['Make the last bullet the first and delete the first bullet.', 'Swap the first two bullets and delete the first.', 'Swap the second and third sentences of the first paragraph, then delete the last sentence of that paragraph.', 'Insert "Cats hum." at the end of the last paragraph, then delete the last sentence.', 'Move the first bullet to the end of the list and then delete the last bullet.'])('and where one order of a sentence counts what another moves, both wait: %s', (ruling) => {
    expectToWait(entry, [ruling]);
  });

  test('a second document that says the same changes nothing back', () => {
    expect(carriedOut(entry, ['Swap the first and last paragraphs.', 'Swap the first paragraph with the last.']).text).toEqual(firstForLast);
    expect(carriedOut(entry, ['Swap the first and last paragraphs.', 'Swap the last and first paragraphs.']).text).toEqual(firstForLast);
  });

  test.for<[says: string, was: string[], ruling: string]>([
    ['items of two lists', ['These stop it:', '* fog', '* ice', 'These do not:', '* rain', '* snow'], 'Swap the first and last bullets.'],
    ['the last of another list', ['These stop it:', '* fog', '* ice', 'These do not:', '* rain', '* snow'], 'The last bullet becomes the first.'],
    ['a last paragraph that is a reference', ['Cats hum.', 'Dogs bark.', 'See barge.'], 'Swap the first and last paragraphs.'],
    ['an entry of one paragraph', ['Cats hum.'], 'Swap the first and last paragraphs.'],
  ])('for %s', ([, was, ruling]) => { expect(carriedOut(was, [ruling]).text).toEqual(was); });
});

test('with a word left out or doubled, no other block is changed', () => {
  const order = (text: readonly string[]): string => [...text].toSorted().join('|');
  const lost = done.flatMap(([, ...rulings]) => rulings.flatMap((ruling) => {
    const words = ruling.split(' ');
    const misprints = words.flatMap((word, at) => [words.toSpliced(at, 1).join(' '), words.toSpliced(at, 0, word).join(' ')]);
    return misprints.filter((misprint) => order(carriedOut(entry, [misprint]).text) !== order(entry));
  }));
  expect(lost).toEqual([]);
});
