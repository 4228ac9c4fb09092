/** Parts that are sent elsewhere, joined, split, or given anew, in the wordings of any editor; and what stands near to such orders. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, list, fog, ice, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

type Certain = [ruling: string, text: string[]];

const rest = [list, fog, whistle, ice, stopped];
const lastFirst = [meet, first, second, ...rest];
const lastSecond = [first, meet, second, ...rest];
const secondLast = [first, ...rest, meet, second];
const iceFirst = [first, second, list, ice, fog, whistle, stopped, meet];
const joined = [`${first} ${second}`, ...rest, meet];
const split = ['A night ferry crosses the canal after dusk. It needs a lamp at the bow.', 'No cat may board it (unless the keeper sleeps).', second, ...rest, meet];
const anew = withBlock(second, 'Its toll is 4 marks. A captain may waive the toll.');
const all = (text: string[], ...rulings: string[]): Certain[] => rulings.map((ruling): Certain => [ruling, text]);

const certain: Certain[] = [
  ...all(lastFirst, 'Put the last paragraph first.', 'Move the last paragraph so that it comes first.', 'The last paragraph goes first.', 'The last paragraph should come first.'),
  ...all(lastSecond, 'Move the last paragraph up to follow the first.', 'Let the last paragraph follow the first.', 'The last paragraph is placed after the first.', 'Move the last paragraph between the first and second.'),
  ...all(secondLast, 'Put the second paragraph last.', 'The second paragraph moves to the end.', 'The second paragraph should be last.', 'Let the second paragraph come last.'),
  ...all(iceFirst, 'The third bullet goes first.', 'Let the third bullet come first.', 'The third bullet moves to the top.'),
  ['Take the sentence "Ask its captain." and place it at the end of the first paragraph.', [`${first} Ask its captain.`, second, ...rest, meet.replace(' Ask its captain.', '')]],
  ...all(joined, 'Join the second paragraph to the first.', 'Merge the second paragraph into the first.', 'The second paragraph is merged with the first.', 'Turn the first two paragraphs into one.', 'Close up the first two paragraphs.', 'Remove the paragraph break between the first and second paragraphs.', 'No paragraph break after the first paragraph.'),
  ...all(split, 'Split the first paragraph at "No cat".', 'A new paragraph begins with "No cat may board it".', 'There should be a paragraph break before "No cat".', 'Paragraph break after "at the bow."', 'The last sentence of the first paragraph is now a paragraph of its own.', 'Set off the last sentence of the first paragraph as a paragraph of its own.', 'Break up the first paragraph after the second sentence.'),
  ...all(anew, ...['Second paragraph now:', 'Second paragraph (revised):', 'Second paragraph revised: /', 'Revised second paragraph: /', 'The new text of the second paragraph is as follows: /', 'The second paragraph is now worded:', 'The second paragraph in full now reads: /', 'Give the second paragraph the following text: /', 'This replaces the second paragraph: /', 'Read the second paragraph as: /', 'Substitute for the second paragraph: /', 'The second paragraph takes the following form: /']
    .map((head) => (head.endsWith('/') ? `${head} Its toll is 4 marks. A captain may waive the toll.` : `${head} "Its toll is 4 marks. A captain may waive the toll."`))),
  ...all([first, second, list, '* fog on the canal', '* a captain without a lamp', stopped, meet], 'The new list is: / - fog on the canal / - a captain without a lamp', 'Revised list: / - fog on the canal / - a captain without a lamp', 'The following list replaces the old one: / - fog on the canal / - a captain without a lamp'),
];

describe('is carried out:', () => {
  test.for(certain)('%s', ([ruling, text]) => { expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(text); });
});

describe('waits, and is heard:', () => {
  test.for([
    // it may be so because another part is gone
    'The second paragraph now comes last.', 'The first bullet now comes last.', 'The second paragraph becomes the first.',
    // no one place
    'Move the last paragraph between the first and fourth.', 'Put the ninth paragraph first.', 'Merge the third paragraph into the first.', 'Split the first paragraph at "the".', 'Take the sentence "Ask its mate." and place it at the end of the first paragraph.',
    // a limit, a negation, another thing
    'In races, put the last paragraph first.', 'Do not put the last paragraph first.', 'The second paragraph should come last if it rains.', 'Join the second paragraph to the first in the rulebook.', 'If it rains, split the first paragraph at "No cat".', 'In races, the second paragraph now: "Its toll is 4 marks. A captain may waive the toll."', 'Second paragraph of the card now: "Its toll is 4 marks. A captain may waive the toll."', 'Perhaps let the last paragraph follow the first.',
  ])('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });

  test('what is only called an item may be a thing of the game', () => {
    for (const ruling of ['The last item goes first.', 'The first item must come last.']) expect(carriedOut(entry, [ruling]).text).toEqual(entry);
  });
});
