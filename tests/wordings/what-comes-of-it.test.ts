/** What is said beside an order to come of it is held against the text that it leaves. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, ice, meet, second, whistle, withBlock } from './rig/entry.ts';

const three = ['A ferry crosses.', 'A barge does not.', 'A lamp is needed.'];
const double = ['Tolls double. A barge pays nothing.'];
const older = 'When two ferries meet, the older gives way.';

describe('so many parts', () => {
  test.for([' so that two bullets remain.', ', so that two bullets remain.', '. Two bullets remain.', '. The list now has two bullets.', '. The list now has only two bullets.', '; the list now has two items.', ', leaving two bullets.'])('Delete the second bullet%s', (said) => {
    expect(carriedOut(entry, [`Delete the second bullet${said}`]).text).toEqual(withBlock(whistle, null));
  });

  test.for(['. The paragraph now has two sentences.', '. The paragraph then has two sentences.', ', so that two sentences remain.', ', leaving two sentences.'])('Delete the last sentence of the second paragraph%s', (said) => {
    expect(carriedOut(entry, [`Delete the last sentence of the second paragraph${said}`]).text).toEqual(withBlock(second, second.replace(' A captain who sleeps pays twice.', '')));
  });

  test.for(['Add "* snow" at the end of the list. The list now has four bullets.', 'Add "* snow" at the end of the list. There are now four bullets.', 'Add a bullet "snow" at the end of the list, making four bullets.'])('%s', (ruling) => {
    expect(carriedOut(entry, [ruling]).text).toEqual([...entry.slice(0, 6), '* snow', ...entry.slice(6)]);
  });

  test('Delete the second paragraph. The entry now has two paragraphs.', () => { expect(carriedOut(three, ['Delete the second paragraph. The entry now has two paragraphs.']).text).toEqual([three[0], three[2]]); });
});

describe('what alone is left, and how it reads', () => {
  test.for(['Delete the second and third paragraphs. The entry then consists of the first paragraph only.', 'Delete the last two paragraphs. The entry now consists of the first paragraph alone.'])('%s', (ruling) => {
    expect(carriedOut(three, [ruling]).text).toEqual([three[0]]);
  });

  test.for([`, leaving "${older}"`, `, so that only "${older}" remains.`, '. Only the first remains.', '. Only its first sentence remains.'])('Delete the last two sentences of the last paragraph%s', (said) => {
    expect(carriedOut(entry, [`Delete the last two sentences of the last paragraph${said}`]).text).toEqual(withBlock(meet, older));
  });

  test.for([', leaving "Tolls double."', '. This leaves "Tolls double."', '. That leaves one sentence.'])('Delete the second sentence%s', (said) => { expect(carriedOut(double, [`Delete the second sentence${said}`]).text).toEqual(['Tolls double.']); });

  test.for([', so that the sentence reads "Its toll is 6 marks."', ', giving "Its toll is 6 marks."', ' (the sentence then reads "Its toll is 6 marks.").'])('Replace "5 marks" with "6 marks"%s', (said) => {
    expect(carriedOut(entry, [`Replace "5 marks" with "6 marks"${said}`]).text).toEqual(withBlock(second, second.replace('5 marks', '6 marks')));
  });

  test.for(['. The entry now ends with "for any purpose."', ', so that the entry ends with "for any purpose."'])('Delete the last paragraph%s', (said) => { expect(carriedOut(entry, [`Delete the last paragraph${said}`]).text).toEqual(withBlock(meet, null)); });
});

test.for([
  ['Delete the last bullet. The list now ends with "a captain without a whistle".', withBlock(ice, null)], ['Delete the first bullet. The list now begins with "a captain".', withBlock(fog, null)],
  ['Replace "5 marks" with "6 marks" (the sentence then reads "Its toll is 6 marks.").', withBlock(second, second.replace('5 marks', '6 marks'))],
  ['Replace "ice" with "drift ice" (the bullet then reads "drift ice").', withBlock(ice, '* drift ice')],
  ['Replace "older" with "younger" (it now reads "the younger gives way").', withBlock(meet, meet.replace('older', 'younger'))],
  ['Delete "at the bow", leaving "It needs a lamp."', withBlock(first, first.replace(' at the bow', ''))],
] as const)('%s', ([ruling, text]) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });

describe('waits where the part that is named is another, or more would go', () => {
  test.for([
    'Delete the last sentence of the last paragraph. The list ends with "age."', 'Delete the last sentence of the last paragraph. The bullet begins with "When".', 'Delete the last sentence of the last paragraph. The sentence ends with "age."', 'Replace "5 marks" with "6 marks" (the bullet then reads "Its toll is 6 marks.").', 'Replace "5 marks" with "6 marks" (the paragraph then reads "Its toll is 6 marks.").', 'Replace "ice" with "drift ice" (the paragraph then reads "drift ice").', 'Delete the second bullet. The list now ends with "fog on the water".',
    'Delete the last sentence of the last paragraph. This leaves "A ferry has no age."', 'Delete the last sentence of the last paragraph, leaving "A ferry has no age."', 'Delete the last two sentences of the last paragraph, leaving "When two ferries meet".', 'Replace "older" with "younger" (it now reads "When two ferries meet, the younger").', 'Replace "older" with "younger" (giving "A ferry has no age.").', 'Replace "older" with "younger" (giving "ferry").', 'Insert "old " before "lamp", giving "at the bow".', 'Delete the last sentence of the last paragraph, leaving the first.', 'Delete the last sentence of the last paragraph, leaving the second.',
  ])('%s', (ruling) => { expectToWait(entry, [ruling]); });
});

describe('waits where the text is another', () => {
  test.for([
    '. Three bullets remain.', '. The list now has one bullet.', ', so that one bullet remains.', ', so that two bullets remain in the rulebook.', ' until two bullets remain.', ', leaving three bullets.', ', leaving two paragraphs.', ', leaving two sentences.', ', leaving two bullets on the card.', ', leaving two bullets for now.', ', leaving two bullets until May.', ', so that two bullets remain in races.', ', so that only ice remains.', ', so that only "ice" remains.', ', so that "ice" alone remains.', ', so that the list has three items.', '. The list now has four items.', '. The list then has two items in races.', '. The list must have two items.', '. Two bullets remain to be deleted.', '. Two bullets remain in doubt.', '. Two paragraphs remain.', '. Two cards remain.', '. Three remain.', '. There are now three bullets.', '. Only the second bullet remains.', '. Only the first bullet remains.', '. The entry now consists of the first paragraph only.', '. The entry now ends with "ice".', '. The list now ends with "fog on the water".',
  ])('Delete the second bullet%s', (said) => { expectToWait(entry, [`Delete the second bullet${said}`]); });

  test.for([
    'Delete the last sentence of the second paragraph. The paragraph now has three sentences.', 'Delete the second and third paragraphs. The entry then consists of the first paragraph only.', 'Delete the last paragraph. The entry now ends with "Its crew may sing."', 'Delete the last paragraph. The entry now ends with "pose."', 'Delete the last paragraph. The entry now ends with "purpose" on the card.', 'Delete the last paragraph. The entry must end with "for any purpose."', 'Delete the last paragraph, leaving only the first sentence.', 'Delete the last paragraph, leaving "Ask its captain."', 'Delete the last two sentences of the last paragraph, leaving "Ask its captain."', 'Delete the last two sentences of the last paragraph. Two sentences remain.', 'Delete the last two sentences of the last paragraph. Only the last remains.',
    'Replace "5 marks" with "6 marks", so that the sentence reads "Its toll is 7 marks."', 'Replace "5 marks" with "6 marks", leaving "Its toll is 5 marks."', 'Replace "5 marks" with "6 marks", giving "Its toll is 7 marks."', 'Replace "5 marks" with "6 marks" (the sentence then reads "Its toll is 6 marks in races.").', 'Replace "5 marks" with "6 marks" (the card then reads "Its toll is 6 marks.").', 'Replace "5 marks" with "6 marks" (it then reads "Its toll is 6 marks." on the card).',
    'Add "* snow" at the end of the list. The list now has five bullets.', 'Replace the second paragraph with "Cats hum." The paragraph now has two sentences.', 'Replace the second paragraph with: Cats hum. The list now has two bullets.',
  ])('%s', (ruling) => { expectToWait(entry, [ruling]); });

  test('of another sentence', () => { expectToWait(double, ['Delete the second sentence, leaving "Tolls treble."']); });
});
