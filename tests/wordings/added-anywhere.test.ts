/** New words, sentences, paragraphs and items, in the wordings of any editor: beside a part, at an end, in a list; and what stands near to such orders. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, meet, second, withBlock } from './rig/entry.ts';

type Certain = [ruling: string, text: string[]];

const bells = 'Bells are rung at dawn.';
const at = (index: number, ...added: string[]): string[] => [...entry.slice(0, index), ...added, ...entry.slice(index)];
const on = (block: string): string[] => withBlock(block, `${block} ${bells}`);
const one = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));

const besideParts: Certain[] = [
  `Put a new paragraph after the first: ${bells}`, `Put in a new paragraph after the first: "${bells}"`, `After the first paragraph, this: / ${bells}`, `A new paragraph goes in after the first: / ${bells}`, `A new paragraph is to stand after the first: / ${bells}`,
  `Between the first and second paragraphs, place this one: / ${bells}`, `Between the first and second paragraphs there is now a new paragraph: / ${bells}`, `The first paragraph is followed by a new one: / ${bells}`, `Follow the first paragraph with a new one: / ${bells}`,
  `The second paragraph is preceded by a new one: "${bells}"`, `Beneath the first paragraph, insert this paragraph: / ${bells}`, `Insert a paragraph after the first, reading "${bells}"`, `Insert this between paragraphs 1 and 2: / ${bells}`, `To be inserted after the first paragraph: / ${bells}`,
].map((ruling): Certain => [ruling, at(1, bells)]);

const atEnds: Certain[] = [
  ...[`Round off the first paragraph with: "${bells}"`, `The following sentence concludes the first paragraph: "${bells}"`, `A new sentence ends the first paragraph: "${bells}"`, `This goes at the end of the first paragraph: "${bells}"`, `At the end of the first paragraph, say: "${bells}"`, `End of para 1 - add: ${bells}`, `Para. 1 (end): add "${bells}"`,
    `A closing sentence for the first paragraph: "${bells}"`, `The first paragraph gains a fourth sentence: "${bells}"`, `To finish the first paragraph, add "${bells}"`, `As the closing sentence of the first paragraph, add "${bells}"`, `"${bells}" should close the first paragraph.`].map((ruling): Certain => [ruling, on(first)]),
  ...[`Round off the entry with: "${bells}"`, `Append to the entry: ${bells}`, `Append, as a new paragraph: ${bells}`, `The entry now ends with this paragraph: / ${bells}`, `There is a new paragraph at the end: / ${bells}`, `Supplement the entry with: "${bells}"`, `This sentence goes at the end of the entry: "${bells}"`].map((ruling): Certain => [ruling, at(8, bells)]),
  ...[`Put this at the head of the entry: / ${bells}`, `At the top of the entry, put: "${bells}"`].map((ruling): Certain => [ruling, at(0, bells)]),
  ...[`Lead off the second paragraph with "${bells}"`, `Give the second paragraph a new opening sentence: "${bells}"`, `Add a new first sentence to the second paragraph: ${bells}`].map((ruling): Certain => [ruling, withBlock(second, `${bells} ${second}`)]),
  [`Add "${bells}" to the end of the first paragraph and "Dogs bark." to the end of the second.`, withBlock(first, `${first} ${bells}`).map((block) => (block === second ? `${second} Dogs bark.` : block))],
];

const besideSentences: Certain[] = [
  `A new sentence follows "Its toll is 5 marks.": "${bells}"`, `Work in after "Its toll is 5 marks.": ${bells}`, `Put this sentence after "Its toll is 5 marks.": ${bells}`, `Follow the sentence "Its toll is 5 marks." by: "${bells}"`, `Add a new second sentence to the second paragraph: "${bells}"`, `Insert "${bells}" as the second sentence of the second paragraph.`,
  `The first sentence of the second paragraph is followed by a new one: "${bells}"`,
].map((ruling): Certain => [ruling, withBlock(second, second.replace('marks. ', `marks. ${bells} `))]);

const inLists: Certain[] = [
  ...['Add a bullet: - snow', 'Add a new bullet at the end of the list: • snow', 'After "ice", add: - snow', 'A fourth bullet: snow', 'Fourth bullet (new): snow', 'Bullet added at the end: "snow"', 'Put "snow" last in the list.', 'Include "snow" among the bullets.', 'List: add "snow" at the end.', 'At the end of the list: "snow"', 'Complete the list with "snow".',
    '"snow" should be on the list.', 'The list now has a fourth item, "snow".', 'A new bullet comes last: "snow"', 'After the bullet "ice", add: snow', 'The bullet "ice" is followed by a new one: "snow"', 'Give the list a fourth bullet: snow'].map((ruling): Certain => [ruling, at(6, '* snow')]),
  ...['Put "snow" first in the list.', 'Add "snow" at the top of the list.', 'Insert a new bullet at the top of the list: snow', 'A new bullet heads the list: "snow"', 'Head the list with "snow".'].map((ruling): Certain => [ruling, at(3, '* snow')]),
  ['Insert a new bullet after the second bullet: - snow', at(5, '* snow')],
  ['The second bullet is followed by a new bullet: "snow"', at(5, '* snow')],
  ['Add the bullets "snow" and "hail".', at(6, '* snow', '* hail')],
  ['Bullets added: / - snow / - hail', at(6, '* snow', '* hail')],
  [`After the list, add: / ${bells}`, at(6, bells)],
  ['Add "or the lake" to the first bullet.', withBlock(fog, `${fog} or the lake`)],
  ['Insert "thick" at the start of the first bullet.', one(fog, 'fog', 'thick fog')],
];

const words: Certain[] = [
  ['Tack "and another at the stern" on after "at the bow".', one(first, 'at the bow', 'at the bow and another at the stern')],
  ['The words "and another at the stern" come next after "at the bow".', one(first, 'at the bow', 'at the bow and another at the stern')],
  ['Insert "brass" before "lamp at the bow" and "old" before "keeper".', one(first, 'a lamp', 'a brass lamp').map((block) => block.replace('the keeper', 'the old keeper'))],
  ['Add "brass" before "lamp at the bow" and delete "whistle, ".', one(first, 'a lamp', 'a brass lamp').map((block) => block.replace('whistle, ', ''))],
  ...['Needs a comma after "the older".', 'There should be a comma after "the older".', '"the older" needs a comma after it.', 'Follow "the older" with a comma.', 'The comma after "the older" is missing.', 'Let a comma follow "the older".'].map((ruling): Certain => [ruling, one(meet, 'the older', 'the older,')]),
];

describe('is carried out:', () => {
  test.for([...besideParts, ...atEnds, ...besideSentences, ...inLists, ...words])('%s', ([ruling, text]) => { expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(text); });
});

const doubtful = [
  // the number is that of another part
  `In the first paragraph, add a paragraph: "${bells}"`, `Add a paragraph to the second paragraph: "${bells}"`, 'In the second bullet, add a bullet: snow', 'Under the second bullet, add a bullet: "snow"', `A new paragraph closes the first paragraph: "${bells}"`,
  // an item of its own, or more words of one
  'Insert "snow" after "ice".', 'Add "snow" below "ice".', 'The bullet "ice" now reads on: "snow"', 'After the second bullet, insert "or the lake".', 'Add a bullet after "ice": or snow', 'Insert "Thick" at the start of the first bullet.', 'The first bullet now begins with "mist".', 'The first bullet should end with "in the lake".',
  // one more, or one in new words
  'The second paragraph now opens with the sentence "Its toll is 6 marks."', 'Begin the second paragraph with "Its toll is 6 marks."', 'End the last paragraph with "Ask its keeper."', 'The entry ends with a new sentence: "Ask its keeper."', 'New last sentence: "Ask its keeper."', 'New second sentence: "A captain may waive the toll."', `New second paragraph: ${bells}`, `New paragraph: ${bells}`,
  // a place that is not here
  `Add a new sixth sentence to the second paragraph: "${bells}"`, `After the ninth paragraph comes a new one: "${bells}"`, 'After the bullet "hail" comes "snow".',
];
const bound = [
  'In races, put "snow" first in the list.', 'If it rains, the list lacks "snow".', 'Do not include "snow" among the bullets.', 'Perhaps a fourth bullet: "snow"', 'For races only: add "snow" to the list.', `After the list comes a new paragraph of the card: "${bells}"`, `A new sentence follows "Its toll is 5 marks." in races: "${bells}"`, `Round off the first paragraph with "${bells}" if it rains.`,
  `In the rulebook, a new paragraph goes in after the first: "${bells}"`, `It was once proposed to round off the first paragraph with "${bells}"`, `Until June, this goes at the end of the first paragraph: "${bells}"`, 'Complete the list with "snow", unless the keeper sleeps.', 'In races, "snow" should be on the list.', 'If it rains, work in after "at the bow": "and aft"', `Round off the first paragraph with "${bells}" However, the old text still holds in races.`,
];

describe('waits, and is heard:', () => {
  test.for([...doubtful, ...bound])('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});
