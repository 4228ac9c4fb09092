/** A stop within the quotation that ends an order; a ruling that takes back its own order; a label that announces a change. */
import { expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

const entry = ['A crate is gone that is lost at sea. It may be sold. See fog.', 'No gull bites.'];
const [crate] = entry as [string];

test.each([
  ['Insert "or dropped" after "lost at sea."', crate.replace('at sea', 'at sea or dropped')], ['Insert ", or dropped" after "lost at sea."', crate.replace('at sea', 'at sea, or dropped')], ['Add "in harbour" after "may be sold."', crate.replace('be sold', 'be sold in harbour')], ['Insert "unless it floats" after "It may be sold."', crate.replace('be sold', 'be sold unless it floats')],
])('%s', (ruling, text) => { expect(carriedOut(entry, [ruling]).text).toEqual([text, ...entry.slice(1)]); });

test.each(['Add ", or dropped," after "lost at sea."', 'Insert "dropped" after "lost at sea."', 'Insert "or dropped" after "lost at sea." in the first sentence.', 'After "lost at sea." add "or dropped".', 'Insert "and ice" after "See fog."'])('not: %s', (ruling) => {
  expectToWait(entry, [ruling]);
});

test.each(['Please ignore the previous paragraph.', 'Disregard the above change.', 'Delete the preceding sentence.', 'Cancel the above.', 'This ruling is withdrawn.', 'Strike that.'])('what takes an order back leaves the text alone: %s', (said) => {
  for (const ruling of [['Replace "gone" with "lost".', said], [`Replace "gone" with "lost". ${said}`]]) {
    expectToWait(entry, ruling);
  }
});

test.each([['Correction to the glossary: gulls are wild.'], ['Change to this entry: gulls are wild. They bite.'], ['Change to this entry:', 'Gulls are wild.']])('announced as a change, it is heard: %s', (...ruling) => {
  expectToWait(entry, ruling);
});

test.each([['The last sentence, "No gull bites," is deleted.', [crate]], ['The first sentence, "A crate is gone that is lost at sea," is deleted.', [crate.replace('A crate is gone that is lost at sea. ', ''), 'No gull bites.']]])('a comma in the place of the stop of a sentence that goes: %s', (ruling, text) => {
  expect(carriedOut(entry, [ruling])).toMatchObject({ text, amendments: [{ outcome: 'applied' }] });
});

test.each(['The last sentence, "gull bites," is deleted.', 'The first sentence, "No gull bites," is deleted.', 'The first sentence, "lost at sea," is struck.'])('not: %s', (ruling) => {
  expect(carriedOut(entry, [ruling]).text).toEqual(entry);
});

test('a stop that the new words bring does not stand before a comma', () => {
  const held = ['A crate lost at sea, or sunk, is gone.'];
  expect(carriedOut(held, ['Replace "lost at sea" with "dropped."']).text).toEqual(held);
});
