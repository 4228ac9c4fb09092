/** What a copy that has lost words can still be certain of: so many as are counted, a stretch between two ends, a word among many. */
import { expect, test } from 'vitest';

import { carriedOut, isHeard } from './rig/carried-out.ts';

const entry = ['A ferry may hum at dusk, sing, or sleep at the second bank. A captain waits. No captain sleeps.'];
const [line] = entry as [string];
const on = (ruling: string): ReturnType<typeof carriedOut> => carriedOut(entry, [ruling], 'night ferry', undefined, 'partial');

test.each([
  ['Both mentions of "captain" become "skipper".', line.replaceAll('captain', 'skipper')], ['"skipper" takes the place of "captain" both times.', line.replaceAll('captain', 'skipper')],
  ['Delete everything from "A ferry may hum" through "at the second bank."', 'A captain waits. No captain sleeps.'], ['From "A ferry may hum" through "at the second bank", the wording is now "A ferry may dive".', 'A ferry may dive. A captain waits. No captain sleeps.'],
  ['In "A ferry may hum at dusk", delete "may".', line.replace('may ', '')], ['"A ferry may hum at dusk" should lose its "may".', line.replace('may ', '')], ['In "A ferry may hum at dusk" the first two words should be "A barge".', line.replace('A ferry', 'A barge')], ['The list "at dusk, sing, or sleep" gains "dance" after "sing".', line.replace('sing,', 'sing, dance,')],
])('%s', (ruling, text) => { expect(on(ruling).text).toEqual([text]); });

test.each([
  'All three mentions of "captain" become "skipper".', 'Replace "captain" with "skipper" throughout.', 'Replace each "captain" with "skipper".', 'Delete "may".', 'Insert "not" after "may".',
  'Delete everything from "A ferry" through "at the second bank."', 'Delete everything from "A ferry may hum" through "the bank."', 'Delete everything from "A ferry may hum" to the end of the sentence.', 'In "may hum", delete "may".', 'In "A ferry may" the first two words should be "A barge".', 'Delete the sentence after "at the second bank".', 'Join the last two sentences with a semicolon.', 'Add "on Sundays" at the end of the first sentence, before the period.',
])('not: %s', (ruling) => {
  const done = on(ruling);
  expect(done.text).toEqual(entry);
  expect(isHeard(done)).toBe(true);
});
