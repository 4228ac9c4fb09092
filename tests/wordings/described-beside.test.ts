/** A place that is described beside words that stand once in the whole entry: no doubt, where no other part is more like it; and a note says so. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, meet, second, stopped, withBlock } from './rig/entry.ts';

const raised = withBlock(second, second.replace('5 marks', '6 marks'));
const younger = withBlock(meet, meet.replace('older', 'younger'));

test.for([
  ['Replace "5 marks" with "6 marks" in the sentence that says what the toll is.', raised],
  ['Replace "5 marks" with "6 marks" in the sentence that explains how the toll is paid.', raised],
  ['In the sentence that explains how tolls are paid, replace "5 marks" with "6 marks".', raised],
  ['Where the toll is given, replace "5 marks" with "6 marks".', raised],
  ['In what is said about the toll, replace "5 marks" with "6 marks".', raised],
  ['Replace "older" with "younger" where it says which ferry gives way.', younger],
  ['Replace "older" with "younger" where the right of way is given.', younger],
  ['Replace "twice" with "three times" in what is said of captains.', withBlock(second, second.replace('twice', 'three times'))],
  ["Insert \"loudly\" after \"may sing\" where the crew's conduct is described.", withBlock(stopped, stopped.replace('may sing', 'may sing loudly'))],
  ['Insert "loudly" after "may sing" in the discussion of stopped ferries.', withBlock(stopped, stopped.replace('may sing', 'may sing loudly'))],
  ['In the list of things that stop a ferry, replace "fog on the water" with "thick fog".', withBlock(fog, '* thick fog')],
  ['Replace "cat" with "dog" in the sentence that forbids cats to board.', withBlock(first, first.replace('cat', 'dog'))],
  ['In the sentence requiring a lamp, replace "lamp" with "light".', withBlock(first, first.replace('lamp', 'light'))],
] as const)('%s', ([ruling, text]) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });

test.for(['Add "snow, " before "fog" in the list of things that are limited in this way.', 'Add "snow, " before "fog" in the sentence that lists what stops barges.'])('a list in a sentence: %s', (ruling) => {
  expect(carriedOut(['Barges stop in fog, ice and rain.', 'A captain pays.'], [ruling]).text).toEqual(['Barges stop in snow, fog, ice and rain.', 'A captain pays.']);
});

test('a reader is told', () => {
  expect(carriedOut(entry, ['Where the toll is given, replace "5 marks" with "6 marks".']).amendments[0]).toMatchObject({ outcome: 'applied with a note', reason: { why: expect.stringContaining('their place is also described (“Where the toll is given”)') as string } });
});

describe('waits where another part is meant, another object, or a condition', () => {
  test.for([
    'in the entry that explains tolls', 'on the card that explains tolls', 'in the document that explains tolls', "in the rulebook's sentence about tolls", "in the second edition's list of tolls", 'in the sentences about barges on other cards', 'in the example of the entry for barges', 'in the table of tolls in the appendix', 'in the entry for ferries that explains tolls', 'in the definition of toll',
    'where two ferries meet', 'where a captain sleeps', 'where the toll is paid', 'where the toll is due', 'where the toll is higher', 'where the rulebook explains tolls', 'where it says so on the card', 'where the toll is given in the rulebook', 'where the toll is listed for races', 'where captains meet', 'where it is needed', 'where a toll is required', 'where a toll is given', 'where the lists are given', 'where tolls are given by captains', 'where the lamp is described', 'where the meeting of two ferries is described',
    'in the sentence that says what happens when ferries meet', 'in the sentence that explains how ferries meet', 'in the sentence that tells of the lamp', 'in the sentence requiring a lamp', 'in what is said of lamps', 'in what is said of the card', 'in what is said in races', 'in what the card says', 'in the discussion of tolls in the rulebook', 'in the description of the card', 'in the list of tolls for races', 'in the rule that governs races', 'in the requirement for races', 'in the statement of the other entry', 'in the passage from the old edition',
  ])('Replace "5 marks" with "6 marks" %s.', (place) => { expectToWait(entry, [`Replace "5 marks" with "6 marks" ${place}.`]); });

  test.for(['Replace "ferry" with "barge" in the sentence that explains boarding.', 'Replace "captain" with "pilot" in what is said of captains.', 'Replace "ice" with "snow" where the toll is given.', 'Insert "red " before "lamp" in the sentence dealing with tolls.', 'Delete "twice" where the list is given.',
    // another sentence of the paragraph is more like it, or this is not of the kind, or does no such thing
    'Replace "5 marks" with "6 marks" in the sentence that says how captains pay.', 'Replace "5 marks" with "6 marks" in the rule about sleeping captains.', 'Replace "5 marks" with "6 marks" where it mentions captains who sleep.', 'In the sentence that requires a lamp, replace "cat" with "dog".', 'In the sentence that says whom to ask, replace "older" with "younger".', 'Delete "twice" in the sentence that gives the toll.', 'Replace "5 marks" with "6 marks" in the bullet that names the toll.', 'Replace "5 marks" with "6 marks" in the item that names the toll.', 'Replace "5 marks" with "6 marks" in the enumeration of tolls.', 'Replace "5 marks" with "6 marks" in the rules of tolls.', 'Replace "5 marks" with "6 marks" where it forbids tolls.', 'Replace "5 marks" with "6 marks" where it requires a toll.', 'Replace "5 marks" with "6 marks" where it allows tolls.'])('%s', (ruling) => { expectToWait(entry, [ruling]); });
});

test('nor in a copy that has lost words: they may stand in these, too', () => {
  expectToWait(entry, ['Where the toll is given, replace "5 marks" with "6 marks".'], 'night ferry', (one) => one, 'partial');
});
