/** Figures that rise and fall, and parts that are told by what they read, begin or end with. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, ice, second, whistle, withBlock } from './rig/entry.ts';

const toll = (now: string): string[] => withBlock(second, second.replace('5 marks', now));
const bell = withBlock(whistle, '* a captain without a bell');

test.for<[ruling: string, text: readonly string[]]>([
  ['Raise the toll from 5 marks to 6 marks.', toll('6 marks')], ['Raise the toll from 5 to 6.', toll('6 marks')], ['The toll is raised from 5 to 6.', toll('6 marks')], ['Please lower its toll from 5 marks to 4 marks.', toll('4 marks')],
  ['The toll has been lowered from 5 marks to 4 marks.', toll('4 marks')], ['The 5 should be a 6.', toll('6 marks')], ['The 5 becomes an 8.', toll('8 marks')],
  ['For the second bullet, substitute "a captain without a bell".', bell],
  ['Insert a bullet reading "snow" before the last bullet.', entry.toSpliced(entry.indexOf(ice), 0, '* snow')],
  ['Insert a sentence that reads "Ferries hum." after the first sentence of the second paragraph.', withBlock(second, second.replace('marks. ', 'marks. Ferries hum. '))],
  ['Begin the second paragraph with "Ferries hum."', withBlock(second, `Ferries hum. ${second}`)], ['End the second paragraph with "Ferries hum."', withBlock(second, `${second} Ferries hum.`)],
  ['Open this entry with "Ferries hum."', ['Ferries hum.', ...entry]], ['Close the first paragraph with "Ferries hum."', withBlock(first, `${first} Ferries hum.`)],
])('%s', ([ruling, text]) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });

test('a figure in the example', () => {
  const text = ['A ferry hums.', 'For example, a ferry with 24 crates hums.'];
  expect(carriedOut(text, ['In the example, the number 24 is corrected to 30.']).text).toEqual([text[0], 'For example, a ferry with 30 crates hums.']);
  expect(carriedOut(text, ['In the example, the number 24 is corrected to 30 in races.']).text).toEqual(text);
});

describe('it waits:', () => {
  test.for([
    'Raise the toll from 5 marks to 6 marks in races.', 'Raise the toll from 5 marks to 6 lamps.', 'Raise the toll from 5 lamps to 6 lamps.', 'Raise the toll from 7 to 8.', 'Raise the fee from 5 to 6.', 'Raise the toll from 5 to 6 or 7.', 'The toll may be raised from 5 to 6.',
    'The toll is not raised from 5 to 6.', 'The toll goes from 5 marks to 6 marks.', 'The toll is now 6 marks.', 'The 5 should be a 6 in races.', 'The 7 should be an 8.',
    'For the second bullet, substitute "a captain without a bell" in races.', 'For the second or third bullet, substitute "snow".', 'For the fourth bullet, substitute "snow".',
    'Insert a bullet reading "snow" before the last bullet in races.', 'Insert a bullet reading "snow" or "rain" before the last bullet.', 'Insert a bullet reading "snow" before the fifth bullet.',
    'Append this sentence to the entry on barge: Ferries hum.',
    'Begin the second paragraph with "Now"', 'End the second paragraph with "twice".', 'Begin the ninth paragraph with "Ferries hum."', 'Begin the second paragraph with "Ferries hum." in races.', 'Begin the card with "Ferries hum."',
  ])('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});
