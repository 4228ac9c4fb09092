/** Places of which more is said than can be kept, parts that nobody counts, and words that stand for new ones: and what is near to them. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, ice, meet, second, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const younger = changed(meet, 'older', 'younger');
const inList = [...entry.slice(0, 6), '* snow', ...entry.slice(6)];

const certain: readonly [string, string[]][] = [
  ['In the text, replace "older" with "younger".', younger],
  ['In the list, replace "fog on" with "mist on".', changed(fog, 'fog on', 'mist on')],
  ['Replace "fog on" with "mist on" in the list.', changed(fog, 'fog on', 'mist on')],
  ['In the list, delete the second bullet.', withBlock(whistle, null)],
  ['In the list, add a bullet: "snow"', inList],
  ['Delete the last two bullets.', entry.filter((block) => block !== whistle && block !== ice)],
  ['The first two bullets are deleted.', entry.filter((block) => block !== whistle && block !== fog)],
  ['Delete bullets 2 and 3.', entry.filter((block) => block !== whistle && block !== ice)],
  ['Delete the last two words of the last paragraph.', changed(meet, 'Ask its captain.', 'Ask.')],
  ['The third bullet, "ice", is deleted.', withBlock(ice, null)],
  ['Last paragraph, "older": should be "younger".', younger],
  ['The third sentence of the second paragraph has confused many readers. It is deleted.', changed(second, ' A captain who sleeps pays twice.', '')],
  ['Append a fourth bullet: snow', inList],
  ['Lengthen "gives way" by "at once".', changed(meet, 'gives way', 'gives way at once')],
  ['"gives way" is amended to "waits".', changed(meet, 'gives way', 'waits')],
  ['"gives way" is replaced by "waits".', changed(meet, 'gives way', 'waits')],
  ['Replace the first bullet with "mist"; then delete the third bullet.', withBlock(ice, null).map((block) => (block === fog ? '* mist' : block))],
  ['The last sentence of the last paragraph has been changed. The new text is: Ask a keeper.', changed(meet, 'Ask its captain.', 'Ask a keeper.')],
  ['Replace the second bullet with: "Keeper" is no captain', withBlock(whistle, '* "Keeper" is no captain')],
  ['Add the following at the end of the list: / - snow', inList],
  ...['The last paragraph should say "younger" instead of "older".', 'This should say "younger" instead of "older".', 'In the last line, replace "older" with "younger".', 'There is a mistake in this entry. "older" should be "younger".', 'There is a mistake in the last paragraph. "older" should be "younger".']
    .map((ruling): [string, string[]] => [ruling, younger]),
  ['There is a mistake in the list. "ice" should be "snow".', changed(ice, 'ice', 'snow')],
  ['Delete the "ice" bullet.', withBlock(ice, null)],
  ['The remark "at the bow" is struck out.', withBlock(first, first.replace(' at the bow', ''))],
  ['The comment "unless the keeper sleeps" is struck out, parentheses and all.', withBlock(first, first.replace(' (unless the keeper sleeps)', ''))],
  ['Delete the second sentence of the last paragraph, the one that begins "A ferry".', changed(meet, ' A ferry has no age.', '')],
  ['Delete the third sentence of the last paragraph (beginning "When two").', changed(meet, ' Ask its captain.', '')],
  ['After the second sentence of the last paragraph, which begins "A ferry", add: "Cats hum."', changed(meet, 'no age.', 'no age. Cats hum.')],
  ['In the paragraph that begins "Ask its", replace "older" with "younger".', younger],
];

const waits: readonly string[] = [
  // a part that the entry does not have
  ...['note', 'footnote', 'remark', 'reminder', 'comment', 'exception', 'example', 'second parenthesis', 'last note'].flatMap((part) => [`In the ${part}, replace "older" with "younger".`, `In the ${part}, delete the second paragraph.`, `Delete "older" from the ${part}.`]),
  // quoted words that stand elsewhere
  ...['In the list, replace "older" with "younger".', 'Replace "older" with "younger" in the list.', 'In the list, delete the second paragraph.', 'In the second parentheses, replace "keeper" with "captain".', 'In the first example, replace "keeper" with "captain".'],
  'In the example, remove the parenthetical "(unless the keeper sleeps)".', 'In the example, delete the last two words of the second paragraph.',
  // some, and nobody says how many
  ...['The last bullets are deleted.', 'Delete the first paragraphs.', 'Delete the second bullets.', 'Delete the last sentences.', 'Delete the last words of the second paragraph.', 'The second paragraph loses its final words.',
    'In the last sentences, replace "captain" with "keeper".', 'In the second paragraphs, replace "twice" with "once".', 'Delete all but the first sentences of the last paragraph.', 'Delete everything after the first sentences of the last paragraph.'],
  // a place that is read in part
  ...['The third long sentence of the second paragraph', 'The long third sentence of the second paragraph', 'The third of the second paragraph', 'The third sentence of the second', 'The third sentence of the paragraph', 'The sentence of the second paragraph',
    'The third sentence in the table of the second paragraph', 'The third sentence of the second long paragraph', 'On the card, the third sentence'].map((place) => `${place} has confused many readers. It is deleted.`),
  ...['After the first of the last paragraph, insert: "They may race."', 'Paragraph 2: after the first add "Cats hum."', 'Before the second of the first paragraph, add: "Cats hum."'],
  ...['In the same bullet, delete "fog".', 'In the same paragraph, replace "older" with "younger".', 'In that bullet, replace "fog on" with "mist on".', 'Delete "ice" from that list item.', 'In the same sentence, for "older" read "younger".'],
  'Delete the first sentence of the second paragraph and the sentence of the last paragraph.',
  // a number, and words that another part begins with
  ...['beginning "Ask"', 'which begins "Ask"', 'the one that begins "Ask"'].flatMap((told) => [`Delete the second sentence of the last paragraph, ${told}.`, `The second sentence of the last paragraph, ${told}, is deleted.`, `Delete the second sentence of the last paragraph (${told.replace(/^(?:which|the one that) begins/, 'beginning')}).`,
    `In the second sentence of the last paragraph, ${told}, replace "age" with "name".`, `After the second sentence of the last paragraph, ${told}, add: "Cats hum."`]),
  'Delete the second sentence of the last paragraph ("Ask its captain.").', 'Delete the second sentence of the paragraph that begins "Ask its".', 'After the last paragraph (beginning "Ask"), add: / Cats hum.',
  // the words stand in another part, or there is none
  ...['The first paragraph', 'The second bullet', 'Paragraph 9', 'Bullet 4', 'The last bullet', 'The last sentence of the last paragraph', 'Step 2'].flatMap((place) => [`${place} should say "younger" instead of "older".`, `${place} should read "younger" in place of "older".`]),
  ...['heading', 'section', 'subsection'].flatMap((part) => [`In the ${part}, replace "older" with "younger".`, `The word "older" in the ${part} is replaced by "younger".`]),
  'In the last line, replace "twice" with "once".', 'Delete "song" from the last line.',
  ...['ice', 'snow'].flatMap((item) => [`Change "older" in the "${item}" bullet to "younger".`, `Replace "older" with "younger" in the "${item}" bullet.`, `Amend the "${item}" bullet as follows: replace "older" with "younger".`]),
  ...['example', 'list', 'See line', 'card text', 'previous entry', 'last line', 'note'].map((part) => `There is a mistake in the ${part}. "older" should be "younger".`),
  // two things at once
  ...['Replace the first bullet with "mist on the water"; then delete the bullet.', 'Append the second paragraph: Cats pay nothing.', 'Append a second bullet: snow', 'Append a third paragraph: Cats hum.'],
  // by or to?
  ...['amended', 'corrected', 'changed', 'revised', 'modified'].flatMap((verb) => [`"gives way" is ${verb} by "at once".`, `"gives way" ${verb} with "at once".`]),
  // words that say what comes instead of being it
  ...['The new full text is: Ask a keeper.', 'The text in races is: Ask a keeper.', 'The new text Ask a keeper.', 'The text on the card is: Ask a keeper.', 'Its wording for now: Ask a keeper.'].map((text) => `The last sentence of the last paragraph has been changed. ${text}`),
  ...['is at night', 'is not now', 'now', 'is in races', 'for cats is now'].map((joint) => `Update the second bullet: "a captain without a whistle" ${joint} "a captain without a lamp".`),
  ...['except barges', 'in races', 'for cats', 'if asked', 'on the card'].flatMap((scope) => [`Replace the second bullet with: ${scope} "a captain without a lamp"`, `Add a new bullet after "ice": ${scope} "snow"`, `Prepend to the second paragraph: ${scope} "Nobody rides free."`]),
  ...['only', 'never', 'not', 'for cats', 'in races', 'or less', 'by night'].map((scope) => `Add the following ${scope} at the end of the list: / Cats hum.`),
];

describe('places that are clear', () => {
  test.each(certain)('%s', (ruling, text) => { expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(text); });
});

describe('places that are not', () => {
  test.each(waits)('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

test.for([
  'Delete the second sentence of the last paragraph in the first paragraph.', 'Replace "gives way" in the last paragraph in the first paragraph with "waits".', 'Replace "gives way" in the last paragraph with "waits" in the first paragraph.',
  'The first bullet should read "fog on the canal" of the second bullet.', 'Add "at night" at the end of the first bullet of the second bullet.', 'Add "at night" at the end of the first bullet before the list.',
  'Insert "at once" after "gives way" at the end.', 'After the sentence "A ferry has no age." at the end insert "A barge has one."', 'Add a new bullet: "a horn" of the footnote.',
])('%s: two places of a kind, or two sides, are none', (ruling) => {
  const read = carriedOut(entry, [ruling]);
  expect(read.text).toEqual([...entry]);
  expect(read.amendments.some(({ outcome }) => outcome === 'not applied')).toBe(true);
});

test('a place of each of two things contradicts nothing', () => {
  const done = carriedOut(entry, ['Delete "at the bow" in the first paragraph and "twice" in the second paragraph.']).amendments;
  expect(done.map(({ outcome, reason }) => [outcome, reason?.why])).not.toContainEqual(['not applied', 'not wholly understood']);
});
