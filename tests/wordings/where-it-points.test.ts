/** An entry that is nothing but a pointer: it leads elsewhere, to more, to less, or nowhere; and neighbours of such orders, which wait. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait, isHeard, paragraphs, textAfter } from './rig/carried-out.ts';

const pointer = ['See tolls.'];
const several = ['See fog, tolls.'];

function waits(held: readonly string[], ruling: string): void {
  expectToWait(held, paragraphs(ruling));
}

const leads = [
  'The reference here should be to "fog", not to "tolls".', 'The reference here is to fog, not to tolls.', 'This entry should point to "fog" rather than "tolls".', 'Point to "fog" rather than "tolls".', 'Pointer to fog, not tolls.', 'Refer to fog instead of tolls.', 'Readers should be sent to fog, not tolls.',
  'This entry now refers to "fog" instead of "tolls".', 'Ref tolls -> fog', 'See fog, not tolls.', 'See fog rather than tolls.', 'Instead of tolls, see fog.', 'Should point to fog.', 'Should refer to fog.', 'See fog instead.', 'Redirect to "fog".', 'Redirected to fog.', 'Now points to fog.', 'Points to fog now.', 'Point the reader to "fog".',
  'This entry must refer to fog.', 'This entry shall refer the reader to "fog".', 'This now points at "fog".', 'Cross-ref should be fog.', 'New target: fog.', 'Change the reference to fog.', 'Change the pointer to "fog".', 'Correct the reference to "fog".', 'The cross-reference is corrected to "fog".', 'Cross-reference corrected to "fog".', 'Replace the pointer with a pointer to "fog".',
];

test('this entry\'s text is the entry', () => {
  expect(textAfter(pointer, 'This entry\'s text becomes: See fog, ice.')).toEqual(['See fog, ice.']);
  waits(pointer, 'This entry\'s text becomes: See fog in leagues.');
  waits(pointer, 'Delete this entry\'s text in races.');
});

test('words that limit are names where they have been names', () => {
  expect(textAfter(['See once per game, fog.'], 'This entry now reads: See fog, once per game.')).toEqual(['See fog, once per game.']);
  waits(pointer, 'This entry now reads: See fog, once per game.');
});

describe('it leads elsewhere', () => {
  test.for(leads)('%s', (ruling) => { expect(textAfter(pointer, ruling)).toEqual(['See fog.']); });

  test.for([
    'Should not point to fog.', 'May point to fog.', 'Point to fog if you like.', 'Should point to fog, perhaps.', 'In races, see fog instead.', 'See fog instead, in races.', 'This entry should point to fog or ice.', 'Point to "fog" rather than "ice".', 'See fog, not ice.', 'Change the reference to fog in races.', 'Change the reference to something else.', 'Change the references to fog.', 'Redirect to something better.',
    'The reference here is to fog, not to tolls in leagues.', 'The reference on the card should be to "fog", not to "tolls".', 'Readers may be sent to fog, not tolls.', 'Fog, not tolls.', 'Not tolls but fog.', 'tolls -> fog', 'The pointer goes to fog.', 'Now under fog.', 'Wrong pointer. It should be to fog.', 'The pointer is wrong.', 'Correction: See fog.',
    'Put "See fog." here.', 'Put "See fog." instead.', 'Write "fog".', 'The reference to "tolls" shall be construed as a reference to "fog".', 'It shall henceforth be a reference to "fog".', 'Hmm, tolls is wrong here - this ought to point to fog.', 'That should be fog.', 'Merged into fog.', 'Superseded by fog.', 'Obsolete: see fog.', 'Link to fog.', 'Update to fog.', 'Send people to fog.', 'Better: See fog.', 'Could this point to fog, please?',
  ])('not: %s', (ruling) => { waits(pointer, ruling); });

  test.for(['See fog instead.', 'See fog, not tolls.', 'Instead of tolls, see fog.', 'Should point to fog.', 'Redirect to fog.', 'Now points to fog.', 'This entry must refer to fog.'])('nor where the entry says more: %s', (ruling) => { waits(['A ferry hums. See tolls.'], ruling); });
  test.for(['See fog instead.', 'Should point to fog.', 'Change the reference to ice.', 'Redirect to ice.'])('nor where it refers to more: %s', (ruling) => { waits(several, ruling); });

  test('what only leads on from another sentence is no order', () => {
    expect(isHeard(carriedOut(pointer, ['A ferry may be towed by night. See fog instead.']))).toBe(false);
    expect(textAfter(pointer, 'This entry was old. It has been checked. See fog instead.')).toEqual(pointer);
  });

  test.for(['It must go to port, not to starboard.', 'Send it to port.', 'It also names a captain.', 'It is to port, not to starboard.', 'The target must go to port, not to starboard.'])('a rule of play leads nowhere: %s', (ruling) => {
    expect(isHeard(carriedOut(['A ferry hums.'], [ruling]))).toBe(false);
  });
});

describe('it leads to more, or to less', () => {
  test.for(['Add "ice".', 'Add "ice" to the list.', 'Add "ice" at the end.', 'Append ", ice".', '"ice" is missing.', 'Add a pointer to ice.', 'Add a further pointer, to "ice".', 'Also point to ice.', 'This entry should also point to "ice".', 'Extend to "See fog, tolls, ice."', 'Expand to: See fog, tolls, ice.'])('%s', (ruling) => {
    expect(textAfter(several, ruling)).toEqual(['See fog, tolls, ice.']);
  });
  test.for(['Insert "ice" between "fog" and "tolls".', '"ice" comes between "fog" and "tolls".'])('%s', (ruling) => { expect(textAfter(several, ruling)).toEqual(['See fog, ice, tolls.']); });
  test.for([
    'Add "s".', 'Add "and dock".', 'Add "or ice".', 'Add "A dock is long."', 'Add "a dock is long".', 'Add "ice" in races.', 'Add "ice" at the beginning.', 'Add "tolls".', 'Add "plural".', 'Add "(see ice)".', 'Insert "ice" between "tolls" and "fog".', 'Insert "ice" between "fog" and "snow".', 'Add ice.', 'This should mention ice, too.', 'Forgot ice.', 'And ice.', 'Ice, too.', 'One more: "ice".', 'A second pointer, to ice, is added.', 'This entry may also point to "ice".', 'Add a pointer to ice in races.', 'Add a pointer to something about ice.',
  ])('not: %s', (ruling) => { waits(several, ruling); });
  test('nor where the entry says more', () => { waits(['A ferry hums. See fog.'], 'Add "ice".'); });

  test.for(['Remove the pointer to tolls.', 'Remove the pointer to "tolls".', 'No longer refer to tolls.', 'This entry should no longer point to tolls.', 'Should not refer to "tolls".', 'Leave only "See fog."', 'Only "See fog." should remain.', 'Reduce to "See fog."', 'Shorten to: See fog.'])('%s', (ruling) => { expect(textAfter(several, ruling)).toEqual(['See fog.']); });
  test.for(['Leave only "See tolls."', 'Leave only "See ice."', 'Keep only fog.', 'Only "fog" remains.', 'Leave only "See fog." in races.', 'The pointer to tolls may be removed.', 'Reduce the references to "fog".', 'One reference is enough: fog.', 'Remove the pointer to ice.', 'Should no longer refer to tolls in races.'])('not: %s', (ruling) => { waits(several, ruling); });

  test.for(['Delete this pointer.', 'Delete the pointer.', 'Pointer deleted.', 'This pointer is withdrawn.'])('it goes: %s', (ruling) => { expect(textAfter(pointer, ruling)).toEqual([]); });
  test.for(['Delete this pointer.', 'Pointer deleted.', 'This pointer is withdrawn.'])('not where there is more than a pointer: %s', (ruling) => { waits(['A ferry hums. See tolls.'], ruling); });
  test.for(['Delete this pointer in races.', 'This pointer may be deleted.', 'This pointer is no longer needed.', 'Delete the pointer on the card.'])('not: %s', (ruling) => { waits(pointer, ruling); });
});

describe('its references in another order, and words beside words', () => {
  test.for(['"tolls" to precede "fog".', '"fog" to follow "tolls".', 'Put "tolls" before "fog".', '"tolls" should come before "fog".', 'Reverse the order of the two cross-references.', 'The order of the two cross-references is reversed, so that this entry shall read in full as follows: "See tolls, fog."'])('%s', (ruling) => {
    expect(textAfter(several, ruling)).toEqual(['See tolls, fog.']);
  });
  test.for(['"fog" to precede "tolls".', 'Put "tolls" before "fog" in races.', '"tolls" may precede "fog".', 'The order of the two cross-references is reversed, so that this entry shall read in full as follows: "See ice, fog."', 'The order of the two cross-references is reversed, so that it reads "See tolls, fog." on the card.', 'Swap the two.', 'Reverse the order.', 'Swap fog and tolls.', '"tolls" first, then "fog".', 'Alphabetize.'])('not: %s', (ruling) => { waits(several, ruling); });
  test('nor of three, or where the words stand elsewhere too', () => {
    waits(['See fog, tolls, ice.'], 'Put "ice" before "fog".');
    waits(['A ferry tolls. See fog, tolls.'], 'Put "tolls" before "fog".');
  });

  test.for([
    ['See fog, day ferry.', '" - tolls" to follow "day ferry".', 'See fog, day ferry - tolls.'], ['See fog, tolls.', '", ice" to come after "fog".', 'See fog, ice, tolls.'], ['See fog, tolls.', '", ice" to stand after "fog".', 'See fog, ice, tolls.'], ['See fog, tolls.', '"ice, " to precede "tolls".', 'See fog, ice, tolls.'], ['Ferries hum by night.', '"loudly" to follow "hum".', 'Ferries hum loudly by night.'],
  ])('of %s: %s', ([held, ruling, now]) => { expect(textAfter([held ?? ''], ruling ?? '')).toEqual([now]); });
  test.for(['"ice" to follow "fog".', '"ice" goes behind "fog".', '"ice" follows "fog".', '", ice" to follow "fog" in races.', '", ice" to follow "snow".', '", ice" or ", snow" to follow "fog".'])('not: %s', (ruling) => { waits(several, ruling); });

  test.for(['Cut ", tolls,".', 'Delete ", tolls,".', 'Delete ", tolls", leaving "See fog, ice."'])('one comma stays between two names: %s', (ruling) => { expect(textAfter(['See fog, tolls, ice.'], ruling)).toEqual(['See fog, ice.']); });
  test('in a sentence both go', () => { expect(textAfter(['A ferry drifts, at random, by night.'], 'Cut ", at random,".')).toEqual(['A ferry drifts by night.']); });
});

describe('what says when or how is no name', () => {
  test.for([
    'See fog tomorrow, not tolls.', 'See fog online, not tolls.', 'Should point to fog tomorrow.', 'Should point to fog someplace.', 'Should point to fog maybe.', 'Should point to fog once approved.', 'Should point to fog pending approval.', 'Should point to someone.', 'Redirect to fog tonight.', 'Redirected to fog mistakenly.', 'Redirected to fog twice.', 'Redirected to fog previously.',
    'Reference changed to fog erroneously.', 'Readers should be sent to fog privately.', 'New target: fog tbd.', 'New target: unknown.', 'Should be see fog, maybe.', 'Henceforth: see fog, maybe.', 'Pointer now: see fog tomorrow.', 'Whole entry: See fog, pending approval.', 'Now: see fog first.', 'Make it "See fog." in print.', 'Shortened to "See fog." on the card.', 'Make this a pointer to fog temporarily.',
  ])('%s', (ruling) => { waits(pointer, ruling); });
  test.for(['Also point to ice someday.', 'Also point to ice pending approval.', 'Add a pointer to ice online.', 'Add a pointer to ice beside fog.', 'Add a pointer to ice respectively snow.', 'Add "not ice".', 'Add "below".', 'Add "entry".', '"ice" is missing, some say.', 'Reduce to "See fog.", perhaps.'])('nor one more: %s', (ruling) => { waits(several, ruling); });
  test('nor of a whole entry', () => { waits(['A ferry hums.'], 'This becomes a pointer to fog soon.'); });
  test('a name may end as such words do', () => { expect(textAfter(pointer, 'Should point to ferry supply.')).toEqual(['See ferry supply.']); });
});

test('a target of play is no reference, and a pointer that goes may make way for another', () => {
  waits(['A ferry hums. See tolls.'], 'New target: captain.');
  expect(textAfter(pointer, 'The right target is opposing captain.')).toEqual(pointer);
  waits(pointer, 'Pointer deleted. See fog.');
  waits(pointer, 'Delete this pointer. See fog.');
});
