/** Quoted words that are told to stand right before or behind a list, an item or a paragraph. */
import { expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, ice, list, stopped, withBlock } from './rig/entry.ts';

test.for<[ruling: string, text: readonly string[]]>([
  ['In the line before the list, change "Three" to "Four".', withBlock(list, list.replace('Three', 'Four'))],
  ['In the lead-in to the list, change "Three" to "Four".', withBlock(list, list.replace('Three', 'Four'))],
  ['In the introductory words of the list, "Three" becomes "Four".', withBlock(list, list.replace('Three', 'Four'))],
  ['Above the list, change "Three" to "Four".', withBlock(list, list.replace('Three', 'Four'))],
  ['Below the list, "stays" should read "lies".', withBlock(stopped, stopped.replace('stays', 'lies'))],
  ['In the paragraph after the list, "stays" becomes "lies".', withBlock(stopped, stopped.replace('stays', 'lies'))],
  ['In the paragraph after the list, change "ferry" to "boat".', withBlock(stopped, stopped.replace('ferry', 'boat'))],
  ['After the list, delete "for any purpose".', withBlock(stopped, stopped.replace(' for any purpose', ''))],
  ['After the second bullet, change "ice" to "snow".', withBlock(ice, '* snow')],
  ['Before the second paragraph, change "bow" to "stern".', withBlock(first, first.replace('bow', 'stern'))],
])('%s', ([ruling, text]) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });

test.for([
  // Where they stand is another place.
  'Above the list, change "stays" to "lies".', 'Below the list, change "Three" to "Four".', 'After the second bullet, change "fog" to "mist".', 'Before the first paragraph, change "bow" to "stern".',
  'In the lead-in to the list, change "bow" to "stern".',
  // Not right beside it.
  'In the paragraph immediately before the list, change "twice" to "once".', 'Below the list, change "older" to "younger".',
  // One sentence of several is told.
  'In the sentence following the list, change "sing" to "hum".', 'After the list, in the second sentence, change "sing" to "hum".',
  // Nothing is quoted there.
  'Below the list, delete the second sentence.',
  'Below the list, change "stays" to "lies" in races.',
])('it waits: %s', (ruling) => {
  expectToWait(entry, [ruling]);
});
