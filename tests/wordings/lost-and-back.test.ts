/** What was lost and comes back keeps its kind; what is to go was not lost; what a part repeats is another part. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, meet, second, withBlock } from './rig/entry.ts';

const behind = (block: string, added: string): string[] => entry.flatMap((one) => (one === block ? [one, added] : [one]));

describe('a bullet stays a bullet, a paragraph a paragraph', () => {
  test.for<[ruling: string, text: string[]]>([
    ['The bullet "snow" was lost and is restored after "fog on the water".', behind(fog, '* snow')],
    ['The bullet "snow" is inserted after "fog on the water".', behind(fog, '* snow')],
    ['The item "snow" was left out and is put back before "a captain without a whistle".', behind(fog, '* snow')],
    ['After "fog on the water" the bullet "snow" is inserted.', behind(fog, '* snow')],
    ['"fog on the water" is now followed by the bullet "snow".', behind(fog, '* snow')],
    ['The paragraph "Cats hum." was lost and is restored before "Its toll is 5 marks."', behind(first, 'Cats hum.')],
    ['The paragraph "Cats hum." is inserted after the second paragraph.', behind(second, 'Cats hum.')],
    ['The words "or mist" were lost and are restored after "fog".', withBlock(fog, '* fog or mist on the water')],
    ['The words "or dawn", omitted in the web edition, are inserted after "dusk".', withBlock(first, first.replace('dusk', 'dusk or dawn'))],
    ['Insert "or dawn" after "dusk", which was lost in the last edition.', withBlock(first, first.replace('dusk', 'dusk or dawn'))],
  ])('%s', ([ruling, text]) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(text);
  });
});

test.for([
  'The bullet "snow" is inserted after "fog".', 'The paragraph "Cats hum." is added after "It needs a lamp at the bow."',
  'The bullet "snow" is inserted after "pays twice."', 'Insert the bullet "snow" after "Ask its captain."', 'The bullet "fog on the water" is restored after "ice".',
  'Delete "at the bow", missing in the web edition.', 'Delete "at the bow", which was lost in the last edition.', 'The words "at the bow", lost in the last edition, are deleted.', 'Replace "bow" with "stern", missing in the printed edition.',
  'Strike the last sentence, which repeats the last.', 'Strike the first bullet, which repeats the first.', 'The first sentence repeats the one before and is struck.', 'The second bullet repeats the second and is struck.',
  'The following sentence, left out of the rulebook, goes at the end: It is old.', 'Bring back the words "and snow" after "ice" until May.',
])('waits: %s', (ruling) => {
  expectToWait(entry, [ruling]);
});

test.for<[ruling: string, gone: string]>([
  ['Strike the last sentence, which repeats the first.', ' Ask its captain.'], ['The second sentence of the last paragraph repeats the first and is struck.', ' A ferry has no age.'], ['The last sentence repeats what is said above and is deleted.', ' Ask its captain.'],
])('but: %s', ([ruling, gone]) => {
  expect(carriedOut(entry, [ruling]).text).toEqual(withBlock(meet, meet.replace(gone, '')));
});

test.for(['First paragraph moved down, it is now the last one.', 'Second paragraph moved down, it is now the last one.', 'Move the first paragraph to the end.'])('references at the end stay the last, perhaps: %s', (ruling) => {
  const text = ['A barge carries coal.', 'It has no lamp.', 'See night ferry.'];
  expect(carriedOut(text, [ruling]).text).toEqual(text);
});
