/** Several orders in one ruling, orders that somebody resolved, marks and numbers, and what takes the place of deleted words. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, ice, meet, second, withBlock } from './rig/entry.ts';

const changed = (...pairs: [string, string][]): string[] => pairs.reduce((text, [was, is]) => text.map((block) => block.replace(was, is)), [...entry]);
const both = changed(['older', 'younger'], ['5 marks', '6 marks']);
const meets = (was: string, is: string): string[] => withBlock(meet, meet.replace(was, is));

const certain: readonly [string, string[]][] = [
  ...['"older" should be "younger", and "5 marks" should be "6 marks"; correct both.', 'Exchange "older" for "younger" and "5 marks" for "6 marks".', '"older" becomes "younger", "5 marks" becomes "6 marks".', 'Change "older" to "younger", also "5 marks" to "6 marks".',
    'In paragraph 5 "older" becomes "younger", in paragraph 2 "5 marks" becomes "6 marks".'].map((ruling): [string, string[]] => [ruling, both]),
  ...['The last paragraph is amended as follows: replace "older" with "younger"; delete "Ask its captain."', 'Two changes to the last paragraph: "older" should be "younger"; delete "Ask its captain."', 'Amend the last paragraph as follows: delete "Ask its captain."; for "older" read "younger".',
    'Paragraph 5 is changed as follows: "older" becomes "younger"; "Ask its captain." is deleted.'].map((ruling): [string, string[]] => [ruling, withBlock(meet, 'When two ferries meet, the younger gives way. A ferry has no age.')]),
  ['Delete the "ice" bullet and change "Three things" to "Two things".', withBlock(ice, null).map((block) => block.replace('Three things', 'Two things'))],
  ['Both the first paragraph and the last one are deleted.', entry.slice(1, -1)],
  ['Delete the first paragraph as well as the last one.', entry.slice(1, -1)],
  ['The last paragraph is superfluous and is deleted.', entry.slice(0, -1)],
  ['The first and the last paragraph are both repealed.', entry.slice(1, -1)],
  // who has the say
  ...['Resolved, that the words "Ask its captain." be deleted.', 'It has been decided that "Ask its captain." is deleted.', 'We have decided to delete "Ask its captain."', 'One must delete "Ask its captain."'].map((ruling): [string, string[]] => [ruling, meets(' Ask its captain.', '')]),
  // what takes the place of deleted words
  ...['"gives way" is deleted; "waits" takes its place.', '"gives way" is struck and in its place "waits" is put.', 'Delete "gives way" and put "waits" there instead.', '"gives way" makes room for "waits".', 'OUT: "gives way" IN, same spot: "waits"', 'Strike "gives way" and write "waits" in its place.']
    .map((ruling): [string, string[]] => [ruling, meets('gives way', 'waits')]),
  // marks, numbers, spelling
  ['The number 5 is raised to 6.', changed(['5 marks', '6 marks'])],
  ['Raise 5 to 6.', changed(['5 marks', '6 marks'])],
  ['In the second paragraph, the figure 5 becomes 6.', changed(['5 marks', '6 marks'])],
  ['The number 5 in "toll is 5 marks" is raised to 6.', changed(['5 marks', '6 marks'])],
  ['"older" is to be spelt "elder".', meets('older', 'elder')],
  ['Spell "older" as "elder".', meets('older', 'elder')],
  ['The sentence "A ferry has no age." is to be followed by a new one: "It has a bell."', meets('no age.', 'no age. It has a bell.')],
  ['"older" [sic] should be "younger".', meets('older', 'younger')],
];

describe('carried out', () => {
  test.each(certain)('%s', (ruling, text) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });
  test('a comma that is missing', () => {
    for (const ruling of ['Comma, please, after "waive the toll" in the second paragraph.', 'Comma after "waive the toll".', 'A comma is needed after "waive the toll".', 'A comma after "waive the toll", please.'])
      expect(carriedOut([first, second.replace('toll,', 'toll')], [ruling]).text).toEqual([first, second]);
  });
});

describe('where something limits it, or half of it is missing, it waits:', () => {
  test.each([
    '"older" should be "younger", and "5 marks" should be "6 marks"; correct both in races.', '"older" should be "younger"; correct both.', '"older" should be "younger", and "5 marks" should be "6 marks"; correct one of them.', 'Exchange "older" for "younger" and "no age" for "bell" in races.',
    'Exchange "older" for "younger" and "mast" for "5 marks".', 'In paragraph 5 "older" becomes "younger", in leagues "5 marks" becomes "6 marks".', 'Two changes to the last paragraph: "older" should be "younger".', 'The last paragraph is amended as follows in leagues: delete "Ask its captain."',
    'The last paragraph could be amended as follows: delete "Ask its captain."', 'The last paragraph of the rulebook is amended as follows: delete "Ask its captain."', 'Delete the "snow" bullet.', 'Delete the "ice" bullet in summer.', 'Drop the "ice" bullet or the "fog on the water" bullet.',
    'Both the first paragraph and the last one are superfluous.', 'Both the first paragraph and the last one might be deleted.', 'Either the first paragraph or the last one is deleted.', 'The first paragraph and the last one are not deleted.', 'The last paragraph is superfluous in races and is deleted there.',
    'It was proposed that "Ask its captain." be deleted.', 'It was resolved that "Ask its captain." be deleted, if nobody minds.', 'Many ask that "Ask its captain." be deleted.', 'We have not decided to delete "Ask its captain."', 'We have decided to delete "Ask its captain." next year.', 'One might delete "Ask its captain."',
    'Resolved, that "Ask its captain." be deleted in leagues.', '"Ask its captain." be deleted.', 'The committee will decide whether "Ask its captain." is deleted.', '"gives way" is deleted; "waits" takes its place at sea.', '"gives way" is deleted; "waits" might take its place.', '"gives way" is not deleted; "waits" stands beside it.',
    'OUT: "gives way" IN, at sea: "waits"', '"gives way" makes room for "waits" in leagues.', 'Comma after "sing" in the German edition.', 'Comma, perhaps, after "sing".', 'Comma after "sing"?', 'No comma after "sing".', 'The number 5 might become 6.', 'The number 5 is raised to 6 in races.', 'The number 7 is raised to 8.',
    'The number 5 in "toll is 7 marks" is raised to 6.', '"older" is often spelt "elder".', 'The sentence "A ferry has no age." is often followed by a new one: "It has a bell."', 'Replace "older" with "younger", in races "5 marks" with "6 marks".',
  ])('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});

describe('as many changes as are announced', () => {
  const each = meet.replace('older', 'younger').replace(' Ask its captain.', '');
  test.each<readonly [string[], string[]]>([
    [['There are two changes to the last paragraph: replace "older" with "younger" and delete "Ask its captain."'], withBlock(meet, each)],
    [['Make two changes to this entry: replace "older" with "younger" and delete "Ask its captain."'], withBlock(meet, each)],
    [['Two changes: delete "Ask its captain." Also replace "older" with "younger".'], withBlock(meet, each)],
    [['Two changes:', 'Delete "Ask its captain."', 'Replace "older" with "younger".'], withBlock(meet, each)],
    [['Two corrections: delete "Ask its captain." and "A ferry has no age."'], withBlock(meet, 'When two ferries meet, the older gives way.')],
    [['Two changes: delete the first and last bullets.'], entry.filter((block) => block !== entry[3] && block !== ice)],
    [['One change: replace "older" with "younger".'], withBlock(meet, meet.replace('older', 'younger'))],
    [['Make the following changes: delete "Ask its captain."'], withBlock(meet, meet.replace(' Ask its captain.', ''))],
  ])('are carried out: %j', (ruling, text) => { expect(carriedOut(entry, ruling).text).toEqual(text); });

  test.each([
    [['Make two changes to this entry: delete "Ask its captain."']],
    [['Two corrections: delete "Ask its captain."']],
    [['Three changes to this entry: replace "older" with "younger"; delete "Ask its captain."']],
    [['Make one change to this entry: replace "older" with "younger" and delete "Ask its captain."']],
    [['Two changes:', 'Delete "Ask its captain."']],
    [['Three fixes: delete the first and last bullets.']],
  ])('and wait where they are more or fewer: %j', (ruling) => {
    const { text, amendments } = carriedOut(entry, ruling);
    expect([text, amendments.some(({ reason }) => reason?.why === 'not wholly understood')]).toEqual([entry, true]);
  });
});
