/** Orders that follow no pattern, of which the quotations say what goes and what comes; and their neighbours that wait. */
import { describe, expect, test } from 'vitest';
import { relationOf } from '../../scripts/language/en/around-quotations.ts';
import { carriedOut } from './rig/carried-out.ts';

const entry = [
  '(Cats hum at night.)',
  'A harbour lamp burns from dusk. It is a light. For example, Bess has one. If she sleeps, it is out.',
  'Its oil is free:',
  '* on a ferry: none pays',
  '* in fog',
  'Nobody may trim it (unless the keeper sleeps). Ask a captain, a mate, or a cat.',
  'Example: you have two lamps. You may lend one, if it reads -7 or costs 11 points, but not 11 marks (see oil).',
  'See fog, night ferry.',
];
const whole = entry.join(' / ');

/** A ruling, the words that it changes (blocks are parted by " / "), and what stands there then. */
const certain: readonly [ruling: string, was: string, is: string][] = [
  ['The bracket " (unless the keeper sleeps)" falls out.', 'it (unless the keeper sleeps).', 'it.'],
  ['Behind the words "Ask a captain" is to insert ", a cook".', 'mate,', 'cook, a mate,'],
  [`The phrase ', a mate' should not be there; please take it out.`, 'a mate, or', 'or'],
  ['The seventh paragraph wrongly has "two lamps". Make it "a lamp".', 'two lamps.', 'a lamp.'],
  ['The text from "For example" up to and including "Bess has one." is cancelled.', 'For example, Bess has one. If', 'If'],
  ['Delete everything from "For example" to "Bess has one."', 'For example, Bess has one. If', 'If'],
  [`In the fourth paragraph the verb 'may trim' is put into the past: 'might trim'.`, 'Nobody may', 'Nobody might'],
  ['"a captain, a mate, or a cat" gets shorter: "a captain or a cat".', 'captain, a mate,', 'captain'],
  ['Make it "a lamp" (was: "two lamps").', 'two lamps.', 'a lamp.'],
  ['"Nobody may" was meant to be "You may".', 'Nobody', 'You'],
  ['"a captain, a mate, or a cat" should continue ", in that order".', 'cat.', 'cat, in that order.'],
  ['"lend one" is henceforth followed by "or two".', 'one,', 'one or two,'],
  ['"lend one" is preceded by "gladly".', 'lend', 'gladly lend'],
  ['The hum comes too late: "at night" => "at noon".', 'night.)', 'noon.)'],
  ['This now speaks of "two lanterns" rather than "two lamps".', 'lamps.', 'lanterns.'],
  ['The printers set "two lamps"; it ought to have been "a lamp".', 'two lamps.', 'a lamp.'],
  ['The word "light" is out of date and gives way to "lantern".', 'light.', 'lantern.'],
  ['Bess has pointed out a slip: the words "two lamps" should of course be "a lamp".', 'two lamps.', 'a lamp.'],
  ['On the advice of Bess, "two lamps" is changed to "a lamp".', 'two lamps.', 'a lamp.'],
  ['"two lamps" was never right. It should be "a lamp".', 'two lamps.', 'a lamp.'],
  ['Drop the words ", or a cat" at the end of the fourth paragraph; they were never meant to be printed.', 'mate, or a cat.', 'mate.'],
  ['Since the line has been misread twice, we strike "a captain, a mate" in favour of "a captain or a mate".', 'captain,', 'captain or'],
  ['To spare readers a search, "two lamps" has been exchanged for "a lamp".', 'two lamps.', 'a lamp.'],
  ['Effective immediately, and with thanks to the reader who saw it, the sentence "It is a light." is dropped.', 'It is a light. For', 'For'],
  ['The harbour council feels that half the town reads this wrongly. Henceforth "two lamps" here is to be "a lamp".', 'two lamps.', 'a lamp.'],
  ['Our oil has become cheap, and the keepers sleep well. Change "11 points" to "10 points".', 'costs 11', 'costs 10'],
  ['Between the first sentence and the second of the second paragraph, insert: It hums.', 'It is', 'It hums. It is'],
  ['We no longer need the second bullet. Strike it.', '* in fog / Nobody', 'Nobody'],
];

describe('what an order quotes tells what it wants', () => {
  test.for(certain)('%s', ([ruling, was, is]) => {
    const done = carriedOut(entry, [ruling], 'harbour lamp');
    expect(whole.split(was)).toHaveLength(2);
    expect({ text: done.text.join(' / '), why: done.amendments.map(({ reason }) => reason) }).toMatchObject({ text: whole.replace(was, () => is) });
  });

  test('and says that it was read so', () => {
    expect(carriedOut(entry, ['"two lamps" gets shorter: "a lamp".'], 'harbour lamp').amendments[0]).toMatchObject({ outcome: 'applied with a note', reason: { why: 'read by the words that it quotes' } });
  });
});

const waits: readonly string[] = [
  'In the almanac, "two lamps" gets shorter: "a lamp".',
  'In races, "two lamps" gets shorter: "a lamp".',
  '"two lamps" gets shorter in races: "a lamp".',
  '"two lamps" gets shorter for beginners: "a lamp".',
  '"two lamps" should not be read "a lamp".',
  '"two lamps" is never to be read "a lamp".',
  'Once the almanac is out, "two lamps" gets shorter: "a lamp".',
  '"two lamps" would be better as "a lamp".',
  'Perhaps "two lamps" should have been "a lamp".',
  'The second "two lamps" should be "a lamp".',
  'The last "two lamps" gets shorter: "a lamp".',
  'The bracket "(see fog)" falls out.',
  'The bracket "(see oil)" falls out of the fourth paragraph.',
  'Delete everything from "Bess has one" to "For example".',
  'Between the first sentence and the third of the second paragraph, insert: It hums.',
  'Team races have another price. Change "11 points" to "10 points" there.',
  'Only captains pay. Change "11 points" to "10 points" for them.',
  'We considered this. Change "11 points" to "10 points".',
];

describe('a word more than speaks of words makes it wait', () => {
  test.for(waits)('%s', (ruling) => {
    expect(carriedOut(entry, [ruling], 'harbour lamp').text).toEqual(entry);
  });
});

describe('the words between two quotations', () => {
  test.for([[' becomes ', 'onward'], [' rather than ', 'back'], [' (was: ', 'back'], [' is followed by ', 'behind'], [' is preceded by ', 'ahead'], [' and ', null], [' should not be ', null]] as const)('%s', ([words, relation]) => {
    expect(relationOf(words)).toBe(relation);
  });
});
