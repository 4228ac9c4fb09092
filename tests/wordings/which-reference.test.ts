/** Which reference is meant: the third, the one to fog; and where the two do not agree, none. */
import { expect, test } from 'vitest';

import { carriedOut, expectToWait, isHeard } from './rig/carried-out.ts';

const entry = ['Ferries dock at night. They carry no cats. See fog, bell, ice.'];
const line = (now: string): string[] => [`Ferries dock at night. They carry no cats. See ${now}.`];

test.each([
  ['The third cross-reference should be "snow", not "ice".', 'fog, bell, snow'], ['For the third cross-reference print "snow" and no longer "ice".', 'fog, bell, snow'], ['For the last reference read "snow" instead of "ice".', 'fog, bell, snow'], ['The cross-reference now reads "snow" and not "ice".', 'fog, bell, snow'],
  ['The middle cross-reference, "bell", drops out of the list.', 'fog, ice'], ['The second reference, "bell", falls away.', 'fog, ice'], ['The cross-reference to "bell" drops out of the list of references.', 'fog, ice'], ['The third cross-reference, "ice", is deleted.', 'fog, bell'], ['Change the second cross-reference "bell" to "snow".', 'fog, snow, ice'], ['In the third cross-reference, replace "ice" with "snow".', 'fog, bell, snow'],
])('%s', (ruling, now) => { expect(carriedOut(entry, [ruling]).text).toEqual(line(now)); });

test.each([
  // the number and the name do not agree
  'The second cross-reference should be "snow", not "ice".', 'For the second cross-reference print "snow" and no longer "ice".', 'The middle cross-reference, "ice", drops out of the list.', 'The third cross-reference, "bell", is deleted.', 'The last cross-reference, "fog", is deleted.', 'In the first cross-reference, replace "ice" with "snow".', 'Change the fourth cross-reference "ice" to "snow".',
  'The only cross-reference should be "snow", not "ice".',
  // no name is given, or one that is not there
  'For the third cross-reference print "snow".', 'For the third cross-reference put "snow".', 'The third cross-reference should be "snow".', 'For the third cross-reference print "snow" and no longer "hail".',
  // limited, of another thing
  'The middle cross-reference, "bell", drops out of the rulebook.', 'The third cross-reference should be "snow", not "ice", in leagues.', 'For the third cross-reference on the card print "snow" and no longer "ice".', 'The middle cross-reference, "bell", may drop out of the list.',
])('not: %s', (ruling) => {
  expectToWait(entry, [ruling]);
});

const twice = ['A ferry (see fog) is old. It hums. See bell.', 'A barge is new (see fog).', 'See fog.'];
test.each(['The cross-reference to fog is deleted.', 'The cross-reference to "fog" becomes one to "mist".', 'Delete the second reference to fog.', 'Delete the first reference to fog.', 'The last reference to fog becomes one to mist.', 'The cross-reference to fog in the second paragraph is deleted.'])('where a text refers to one name in several places: %s', (ruling) => {
  expectToWait(twice, [ruling]);
});
test('but where it says in which', () => {
  expect(carriedOut(twice, ['The reference to bell is deleted.']).text).toEqual([twice[0]?.replace(' See bell.', ''), ...twice.slice(1)]);
  expect(carriedOut(twice, ['See line: fog -> mist.']).text).toEqual([...twice.slice(0, 2), 'See mist.']);
});

const orders = { two: ['It hums.', 'See fog, bell.'], three: ['It hums. See fog, bell, ice.'], sorted: ['It hums. See bell, fog.'], elsewhere: ['It hums (see fog). See fog, bell.'], article: ['It hums. See fog, The Bell, ice.'] };
test.each([
  ['two', 'List the two cross-references in the other order.', ['It hums.', 'See bell, fog.']], ['two', 'The two cross-references change places.', ['It hums.', 'See bell, fog.']], ['two', 'Swap the cross-references.', ['It hums.', 'See bell, fog.']], ['two', 'Reverse the order of the cross-references.', ['It hums.', 'See bell, fog.']],
  ['three', 'References should be in ABC order (they were not).', ['It hums. See bell, fog, ice.']], ['three', 'Alphabetize the cross-references.', ['It hums. See bell, fog, ice.']], ['two', 'The cross-references are to be listed in alphabetical order.', ['It hums.', 'See bell, fog.']],
] as const)('their order, of %s: %s', (held, ruling, text) => { expect(carriedOut(orders[held], [ruling]).text).toEqual(text); });

test.each([
  ['three', 'List the two cross-references in the other order.'], ['three', 'Swap the cross-references.'], ['two', 'The three cross-references change places.'], ['two', 'Swap the two cross-references on the card.'], ['sorted', 'The cross-references should be in alphabetical order.'], ['elsewhere', 'List the two cross-references in the other order.'], ['article', 'Put the references in alphabetical order.'],
  ['three', 'Put the last two references in alphabetical order.'], ['three', 'Put the first two cross-references in alphabetical order.'], ['three', 'Put the two references in alphabetical order.'], ['two', 'Swap the first two cross-references.'], ['three', 'References should be in order.'], ['three', 'References might be in ABC order.'], ['three', 'References should be in ABC order in the next edition.'], ['three', 'Put the references in alphabetical order in the rulebook.'], ['three', 'References should be in ABC order everywhere.'],
] as const)('not of %s: %s', (held, ruling) => {
  const done = carriedOut(orders[held], [ruling]);
  expect(done.text).toEqual(orders[held]);
  expect(isHeard(done)).toBe(true);
});

const listed = { two: ['It hums.', 'See fog, ice.'], three: ['It hums. See bell, fog, ice.'], named: ['See towing - night, towing - day.'] };
test.each([
  ['two', 'List ice before fog.', ['It hums.', 'See ice, fog.']], ['two', 'List "fog" after "ice".', ['It hums.', 'See ice, fog.']], ['three', 'Please list fog ahead of bell.', ['It hums. See fog, bell, ice.']], ['three', 'List the reference to ice in front of that to fog.', ['It hums. See bell, ice, fog.']], ['named', 'List towing - day before towing - night.', ['See towing - day, towing - night.']],
] as const)('one before the other, of %s: %s', (held, ruling, text) => { expect(carriedOut(listed[held], [ruling]).text).toEqual(text); });

test.each([
  ['two', 'List fog before ice.'], ['three', 'List ice before bell.'], ['two', 'List ice before snow.'], ['two', 'List ice before fog in races.'], ['two', 'List ice before fog in the rulebook.'], ['two', 'Do not list ice before fog.'], ['two', 'You may list ice before fog.'], ['two', 'List ice before fog, if you like.'], ['two', 'List ice before fog and bell.'], ['two', 'List ice before or after fog.'], ['two', 'Should we list ice before fog?'],
] as const)('not of %s: %s', (held, ruling) => { expect(carriedOut(listed[held], [ruling]).text).toEqual(listed[held]); });

test('nor where the entry refers elsewhere, too', () => {
  const held = ['It hums (see fog).', 'See fog, ice.'];
  expectToWait(held, ['List ice before fog.']);
});
