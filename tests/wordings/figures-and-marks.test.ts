/** Orders about amounts, marks around words, capitals, what alone is kept, and what a part now says; and their neighbours, which wait. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, meet, second, stopped, withBlock } from './rig/entry.ts';

const dearer = withBlock(second, second.replace('5 marks', '6 marks'));
const unbracketed = withBlock(first, first.replace(' (unless the keeper sleeps)', ''));
const earlier = withBlock(first, first.replace('after dusk', 'before dawn'));
const larger = withBlock(meet, meet.replace('older', 'larger'));

const certain: readonly [ruling: string, text: string[]][] = [
  ['5 marks is now 6 marks.', dearer],
  ['Second paragraph: 5 marks should be 6 marks.', dearer],
  ['Read 6 marks instead of 5 marks.', dearer],
  ['The first sentence of the second paragraph should say 6 marks instead of 5 marks.', dearer],
  ['Delete "unless the keeper sleeps" and the brackets around it.', unbracketed],
  ['The words "unless the keeper sleeps" and the brackets around them are deleted.', unbracketed],
  ['"older" was printed for "larger".', larger],
  ['By an oversight, "older" was printed for "larger".', larger],
  ['Owing to a clerical error, "older" was written for "larger".', larger],
  ['The second paragraph is reduced to its first sentence.', withBlock(second, 'Its toll is 5 marks.')],
  ['The second paragraph now has only its first two sentences.', withBlock(second, second.replace(' A captain who sleeps pays twice.', ''))],
  ['The last paragraph keeps only its last sentence.', withBlock(meet, 'Ask its captain.')],
  // Marks within marks are printed single.
  ['Delete the sentence "The singing is not a \'song\' for any purpose."', withBlock(stopped, stopped.replace(/ The singing.*/u, ''))],
  ['Replace "not a \'song\'" with "no \'tune\'".', withBlock(stopped, stopped.replace('not a "song"', 'no "tune"'))],
  ['The opening sentence now says "before dawn" instead of "after dusk".', earlier],
  ['Instead of "after dusk", the opening sentence now says "before dawn".', earlier],
  ['The word "brass" should precede "lamp".', withBlock(first, first.replace('lamp', 'brass lamp'))],
  ['The words "or hum" must follow "may sing".', withBlock(stopped, stopped.replace('may sing', 'may sing or hum'))],
  // Words that open a sentence are printed with a capital.
  ['"After dusk" in the opening sentence is replaced by "before dawn".', earlier],
  ['"The older gives way" is replaced by "the larger gives way".', larger],
];

const waiting: readonly string[] = [
  'The first sentence of the last paragraph should say 6 marks instead of 5 marks.', 'Last paragraph: 5 marks is now 6 marks.', '5 marks is now 6 marks for barges.', '5 marks is now 6 marks if it rains.', 'In races, 5 marks is now 6 marks.', '7 marks is now 6 marks.',
  'In races, the second paragraph is reduced to its first sentence.', 'The second paragraph is reduced to its second sentence.', 'The second paragraph is reduced to its first sentence and the last two bullets.', 'The entry is reduced to its first paragraph.',
  'By an oversight only in the second printing, "older" was printed for "larger".', 'The word "older" was written for "larger" in the first edition.', '"older" is replaced with "larger" by mistake.',
  'Delete "whistle," and the comma before it.', 'Delete "older" and the brackets around the paragraph.', 'Delete "older" and the quotation marks around it.', "Delete \"a 'ferry'\".", "Delete \"the keepers' tolls\".", "Replace \"the ferry's\" with \"its\".",
  'The last sentence now says "before dawn" instead of "after dusk".', 'The opening sentence now says "before dawn" instead of "after dusk" in races.', 'The words "or hum" must follow "may ring".', 'The words "or hum" must follow "ferry".', 'The list gains two bullets: sand', 'The list gains a new bullet in races: sand',
  '"After dusk" becomes "Before dawn".', 'Replace "After dusk" with "before dawn".', '"Captain" becomes "skipper".', '"AFTER dusk" becomes "before dawn".',
];

describe('what is certain is carried out', () => {
  test.for(certain)('%s', ([ruling, expected]) => { expect(carriedOut(entry, [ruling]).text).toEqual(expected); });
});

describe('what is not waits, and is heard', () => {
  test.for(waiting)('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});
