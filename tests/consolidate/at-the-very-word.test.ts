/** Where a sentence, an example, a bracket or new text begins and ends, to the very word: one word on, and it is another place. */
import { describe, expect, test } from 'vitest';
import { reasonInWords } from '../../src/model/rulings.ts';
import { carriedOut, isHeard } from '../wordings/rig/carried-out.ts';
import { ruled } from './rig/ruled.ts';
import type { Order } from './rig/ruled.ts';

const became = (was: string[], ...ruling: string[]): string[] => carriedOut(was, ruling).text;
function done(was: string[], order: Order): string[] | string {
  const { outcome, text } = ruled(was, order);
  return outcome.startsWith('applied') ? text : outcome;
}

test('words that begin small go in front of a paragraph that is named, where it begins so, too', () => {
  const atStart = (was: string, fresh: string) => done(['It burns.', was], { operation: 'insertion', unit: 'text', new: [fresh], place: { position: 'start', paragraphs: 2 } });
  expect(atStart('5 marks are paid.', 'about')).toEqual(['It burns.', 'about 5 marks are paid.']);
  expect(atStart('It may be lent.', 'at dusk,')).toContain('it would leave a sentence that runs into the next');
});

test('the end of a sentence begins with a word that tells where, be it the first or another', () => {
  const ends = (was: string, end: string) => became(['A ferry hums.', was], `The last sentence should end: "${end}"`);
  expect(ends('It moors. It hums in the harbour of the captain.', 'harbour of the mate.')).toEqual(['A ferry hums.', 'It moors. It hums in the harbour of the mate.']);
  expect(ends('It moors. It hums in the lock or the barge.', 'or the quay.')).toEqual(['A ferry hums.', 'It moors. It hums in the lock or the barge.']);
});

test('words that end with a comma do not go before the stop of a sentence', () => {
  const was = ['A cat may be lost at sea. It hums.'];
  expect(became(was, 'Insert "or sold" after "lost at sea."')).toEqual(['A cat may be lost at sea or sold. It hums.']);
  expect(carriedOut(was, ['Insert "or sold," after "lost at sea."']).amendments.map(({ reason }) => reason && reasonInWords(reason))).toEqual(['place not certain: the new words are no sentence, and would stand between sentences']);
});

test('before a name that begins a sentence stand words with a capital, no others', () => {
  const add = (fresh: string) => carriedOut(['They ask Bess now.', 'Bess Tillman knows.'], [`Insert "${fresh}" before "Bess Tillman".`]).text.at(-1);
  expect(add('Old')).toBe('Old Bess Tillman knows.');
  expect(add('3 keepers and')).toBe('Bess Tillman knows.');
});

describe('an example in the words of a sentence', () => {
  const change = (was: string, old: string) => done(['A ferry hums.', was], { operation: 'substitution', unit: 'text', old, new: ['noon'], place: { within: 'example' } });

  test('ends with its bracket, also with one that begins the text', () => {
    expect(change('(Cats such as Tom at dusk) hum.', 'dusk')).toEqual(['A ferry hums.', '(Cats such as Tom at noon) hum.']);
    expect(change('(Cats such as Tom) hum at dusk.', 'dusk')).toContain('the quoted words stand here in no example');
    expect(change('Cats (such as Tom) hum at dusk.', 'dusk')).toContain('the quoted words stand here in no example');
  });

  test('ends with its sentence, also where no space parts that from the next', () => {
    expect(change('It calls cats such as Tom!Dusk falls.', 'Tom')).toEqual(['A ferry hums.', 'It calls cats such as noon!Dusk falls.']);
    expect(change('It calls cats such as Tom!Dusk falls.', 'Dusk falls')).toContain('the quoted words stand here in no example');
  });
});

test('everything after a paragraph begins with the next one', () => {
  const was = ['A ferry hums.', 'It moors at dusk.', 'Cats know.', 'Dogs do not.'];
  expect(became(was, 'Delete everything after the second paragraph.')).toEqual(was.slice(0, 2));
  expect(became(was, 'Delete everything after the third paragraph.')).toEqual(was.slice(0, 3));
  expect(became(['Two things stop it.', '* fog', '* ice', 'Cats know.', 'Dogs do not.'], 'Delete everything after the list.')).toEqual(['Two things stop it.', '* fog', '* ice']);
});

describe('a paragraph of new text that ends with a colon', () => {
  const given = (leads: string) => carriedOut(['A ferry hums.'], ['Replace this entry with:', 'A ferry hums low.', leads, 'Cats know the lock.']);

  test('is of it where it is a sentence of some length', () => {
    const leads = 'When a ferry has come to the quay at dusk, its captain says:';
    expect(given(leads).text).toEqual(['A ferry hums low.', leads, 'Cats know the lock.']);
  });

  test.each(['Its captain says:', 'Its captain then always says this at dusk:'])('may be none of it where it is short: %s', (leads) => {
    expect([given(leads).text, isHeard(given(leads))]).toEqual([['A ferry hums.'], true]);
  });
});

test('a paragraph of new text that only refers may end without a stop, another may not', () => {
  expect(became(['A ferry hums.'], 'Replace this entry with:', 'A ferry hums low.', 'See fog, quay')).toEqual(['A ferry hums low.', 'See fog, quay']);
  expect(became(['A ferry hums.'], 'Replace this entry with:', 'A ferry hums low.', 'Bess Tillman')).toEqual(['A ferry hums.']);
});

test('a name as an item is of the text where the words above it lead to it, and may be a signature where they have ended', () => {
  const given = (leads: string): string[] => became(['A ferry hums.'], 'Replace this entry with:', leads, '- Bess Tillman');
  expect(given('A ferry stops for these captains')).toEqual(['A ferry stops for these captains', '* Bess Tillman']);
  expect(given('A ferry stops for these captains.')).toEqual(['A ferry hums.']);
});
