/** New words that an order does not print, since they follow from the old ones; and references that are put in order, or led further. */
import { expect, test } from 'vitest';
import { carriedOut } from './rig/carried-out.ts';

const lamps = ['A night ferry crosses the canal. It needs lamps at the bow, or a bell; because it is dark, lamps burn.', 'See fog, lamp - old, ice.'];
const [burns = '', refs = ''] = lamps;

test.for<[ruling: string, text: string[]]>([
  ['Capitalize "bow".', [burns.replace('bow', 'Bow'), refs]],
  ['"canal" needs a capital letter.', [burns.replace('canal', 'Canal'), refs]],
  ['Make "canal" plural.', [burns.replace('canal', 'canals'), refs]],
  ['The semicolon after "bell" becomes a full stop, and "because" gets a capital.', [burns.replace('bell; because', 'bell. Because'), refs]],
  // Of which the words before speak as of one; of which nobody says whether all letters are meant; a statement.
  ['Make "night ferry" plural.', lamps], ['Make "bell" plural.', lamps], ['Put "bow" in capitals.', lamps], ['"bow" is plural.', lamps], ['Capitalize "lamps burn".', lamps],
  ['Add "bell" to the cross-references.', [burns, 'See fog, lamp - old, ice, bell.']],
  ['The references are rearranged in alphabetical order: See fog, ice, lamp - old.', [burns, 'See fog, ice, lamp - old.']],
  ['The closing "See fog, lamp - old, ice." is no longer needed; please remove it.', [burns]],
  ['In the See line, add wharf as the second item.', lamps], ['Replace the reference to fog with one to ice.', lamps], ['The last sentence should read "Cats hum."', lamps], ['Join the last two paragraphs.', lamps],
])('%s', ([ruling, text]) => {
  expect(carriedOut(lamps, [ruling]).text).toEqual(text);
});

test('a pointer may lead to more', () => {
  expect(carriedOut(['See fog.'], ['A second cross-reference, to "bell", has been added to this entry.']).text).toEqual(['See fog, bell.']);
});

test('between the two sentences of a text', () => {
  expect(carriedOut(['A ferry hums. It needs a lamp.'], ['Between the two sentences of this entry, insert the following:', 'No cat may board it.']).text).toEqual(['A ferry hums. No cat may board it. It needs a lamp.']);
});
