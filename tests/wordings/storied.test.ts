/** Orders between sentences that tell a story, and parts that are told by their words; and their neighbours that wait. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait, paragraphs } from './rig/carried-out.ts';
import { lamp } from './rig/lamp.ts';

const entry: readonly string[] = [
  ...lamp.slice(0, -1),
  'Example: you have two lamps. You may lend one, if it reads -7 or costs 11 points, but not 11 marks.',
  'See fog, night ferry.',
];
const whole = entry.join(' / ');

/** A ruling, the words that it changes (blocks are parted by " / "), and what stands there then. */
const certain: readonly [ruling: string, was: string, is: string][] = [
  ['Insert after the sentence ending "is a light.": "It hums."', 'For', 'It hums. For'],
  ['Following the sentence that ends in "Bess has one", add "It hums."', 'If', 'It hums. If'],
  ['Insert "It hums." after the sentence ending with "Bess has one."', 'If', 'It hums. If'],
  ['Before the sentence beginning "If she", add "It hums."', 'If', 'It hums. If'],
  ['After the sentence that begins with "For example," insert: It hums.', 'If', 'It hums. If'],
  ['After the paragraph ending "or a cat." insert a new paragraph: Barges hum.', 'Example:', 'Barges hum. / Example:'],
  ['After the paragraph beginning "Nobody may" insert a new paragraph: / Barges hum.', 'Example:', 'Barges hum. / Example:'],
  ['At the end of the paragraph beginning "Nobody may" add "Barges hum."', 'cat. /', 'cat. Barges hum. /'],
  ['Delete the sentence ending "it is out."', 'If she sleeps, it is out. /', '/'],
  ['Replace the sentence ending "it is out." with "It hums."', 'If she sleeps, it is out.', 'It hums.'],
  ['Delete the paragraph ending "a mate, or a cat."', 'Nobody may trim it (unless the keeper sleeps). Ask a captain, a mate, or a cat. / Example:', 'Example:'],
  ['In the sentence beginning "If she", after "sleeps" insert "at sea".', 'sleeps,', 'sleeps at sea,'],
  ['In the sentence ending "it is out.", change "sleeps" to "snores".', 'sleeps,', 'snores,'],
  ['Delete "a captain, ". Also, in the seventh paragraph, change "two lamps" to "a lamp".', 'captain, a mate, or a cat. / Example: you have two lamps.', 'mate, or a cat. / Example: you have a lamp.'],
  ['Replace "a captain, " with "a cook, ". Also change "two lamps" to "a lamp".', 'captain, a mate, or a cat. / Example: you have two lamps.', 'cook, a mate, or a cat. / Example: you have a lamp.'],
  ['Delete "For example, ". Delete "If she sleeps, it is out."', 'For example, Bess has one. If she sleeps, it is out.', 'Bess has one.'],
  ['(March) Change "a mate" to "his mate".', 'captain, a', 'captain, his'],
  ['[April 2012] Change "a mate" to "his mate".', 'captain, a', 'captain, his'],
  ['(correction of a typo) Change "a mate" to "his mate".', 'captain, a', 'captain, his'],
  ['Change the fourth paragraph to: (new text in next line) / Nobody may trim it (unless the keeper sleeps). Ask a captain, a cook, or a cat.', 'mate,', 'cook,'],
  ['Added: + "It hums." after "It is a light."', 'For', 'It hums. For'],
  ['The cross-reference now reads: See fog, night ferry, oil.', 'ferry.', 'ferry, oil.'],
  ['This cross-reference should read "See fog, oil."', 'night ferry.', 'oil.'],
  ['Change the cross-references to read: See fog, oil.', 'night ferry.', 'oil.'],
  ['Replace "See fog, night ferry" with "See fog, night ferry, oil".', 'ferry.', 'ferry, oil.'],
  ['Replace the cross-reference to fog with a cross-reference to mist.', 'fog,', 'mist,'],
  ['Add "oil" to the cross-references.', 'ferry.', 'ferry, oil.'],
  ['Remove the reference to night ferry at the end.', 'fog, night ferry.', 'fog.'],
  ['The second sentence of the second paragraph should read: "Ferries carry it at the bow."', 'It is a light.', 'Ferries carry it at the bow.'],
  ['In the second paragraph, the second sentence is replaced by the following: "Ferries carry it at the bow."', 'It is a light.', 'Ferries carry it at the bow.'],
  ['Item (b) is deleted.', '* in fog / Nobody', 'Nobody'],
  ['Bullet b should read "in rain".', 'in fog', 'in rain'],
  ['In the second paragraph, line 3, change "a light" to "a lantern".', 'light.', 'lantern.'],
  ['Strike "(unless the keeper sleeps)" near the end.', 'it (unless the keeper sleeps).', 'it.'],
  ['Delete ", or a cat". That card no longer exists.', 'mate, or a cat.', 'mate.'],
  ['Delete this entry. That card no longer has this ability.', whole, ''],
  ['Delete this entry. Its errata makes it unnecessary.', whole, ''],
  ['Delete ", or a cat". It only repeats what the lore says.', 'mate, or a cat.', 'mate.'],
  ['Change "11 points" to "10 points". (Oil became cheaper.)', 'costs 11', 'costs 10'],
  ['Change "11 points" to "10 points". (The old book had it wrong.)', 'costs 11', 'costs 10'],
  ['Change "11 points" to "10 points". It was miscounted by the printer in 2009.', 'costs 11', 'costs 10'],
  ['Many players misread this sentence. Change "11 points" to "10 points".', 'costs 11', 'costs 10'],
  ['The harbour council agreed 4 to 2, on 3 May, that the price in the last paragraph was too high: "11 points" is lowered to "10 points".', 'costs 11', 'costs 10'],
  ['The printer dropped a digit: "11 points" should be "111 points".', 'costs 11', 'costs 111'],
  ['"11 points" turns into "10 points", "reads -7" into "reads -6", and "two lamps" into "a lamp".', 'two lamps. You may lend one, if it reads -7 or costs 11', 'a lamp. You may lend one, if it reads -6 or costs 10'],
  ['"11 points" - make that "10 points".', 'costs 11', 'costs 10'],
  ['Last paragraph but one, last sentence: "10 points" rather than "11 points".', 'costs 11', 'costs 10'],
  ['After "a mate" there should be a short aside, "(or a cook)", which fell out when the page was cut.', 'mate,', 'mate (or a cook),'],
  ['After "a mate" the words "(or a cook)" are missing.', 'mate,', 'mate (or a cook),'],
  [`The lamp's price was misprinted. There is a slip in the seventh paragraph. The number ought to be lower, i.e. "for 10 points" and not "costs 11 points".`, 'costs 11', 'for 10'],
  ['The aside in brackets ("unless the keeper sleeps") misled half the players at the autumn meeting. It is taken out, brackets and all.', 'it (unless the keeper sleeps).', 'it.'],
  ['The printer smeared the fourth sentence of the second paragraph. Replace it with: If she sleeps, it is very dark.', 'out.', 'very dark.'],
  ['The third sentence of the second paragraph has confused many readers. It is deleted.', 'For example, Bess has one. If', 'If'],
  ['Out with the old text. Its place is taken by two paragraphs: / Lamps burn. / They hum.', whole, 'Lamps burn. / They hum.'],
];

describe('what is told by its words, or between stories, is carried out', () => {
  test.for(certain)('%s', ([ruling, was, is]) => {
    const done = carriedOut(entry, paragraphs(ruling), 'harbour lamp');
    expect(whole.split(was)).toHaveLength(2);
    expect({ text: done.text.join(' / '), why: done.amendments.map(({ reason }) => reason) }).toMatchObject({ text: whole.replace(was, () => is) });
  });
});

const waits: readonly string[] = [
  'After the sentences ending "light.", insert "It hums."',
  'Insert after the sentence ending "is a lamp.": "It hums."',
  'Insert after the sentence ending "a light. For example": "It hums."',
  'In the sentence beginning "If she", replace "light" with "dark".',
  'In the sentence ending "light.", replace "out" with "dark".',
  'Delete the sentence ending "mate."',
  'Delete "a captain, " Also, in races, change "a mate" to "his mate".',
  '(races) Change "a mate" to "his mate".',
  '(until March) Change "a mate" to "his mate".',
  '[in races] Change "a mate" to "his mate".',
  'Delete this entry. That card no longer has this ability in races.',
  'Delete this entry. It serves no purpose in races.',
  'Change "11 points" to "10 points". (Bess may keep 11 points.)',
  'Change "11 points" to "10 points". This was a mistake.',
  'Change "11 points" to "10 points". The preceding line went out by mistake.',
  'Change "11 points" to "10 points". The council approved this for races.',
  'Change "11 points" to "10 points". It was meant for races.',
  'Change "11 points" to "10 points". We decided against it.',
  'Change "11 points" to "10 points". The old price was kept for ferries.',
  'Change "11 points" to "10 points". It was valid in 2010.',
  'Change "11 points" to "10 points". It was printed too early.',
  'Change "11 points" to "10 points". Had Bess known, she would have told us.',
  'Draft, not yet adopted: "11 points" is lowered to "10 points".',
  'The council voted against this: "11 points" is lowered to "10 points".',
  'The council agreed, on 3 May, that for races the price should fall: "11 points" is lowered to "10 points".',
  '"11 points" will become "10 points" when the almanac is next printed.',
  'After "a mate" there should be "(or a cook)", which only holds in races.',
  'The printer smeared the last sentence and the first. Delete it.',
  'The cross-reference now reads: See fog if it is dark.',
  'In its place put: Lamps burn.',
  'The fifth sentence of the second paragraph should read: "Ferries carry it at the bow."',
  'Item (c) is deleted.',
  'Delete line 3.',
];

describe('what limits it, or names no one part, makes it wait', () => {
  test.for(waits)('%s', (ruling) => {
    expectToWait(entry, paragraphs(ruling), 'harbour lamp');
  });
});
