/** Sentences that have nearly the frame of a plain order: of a game's things, of what was, of how a text is; and verbs that say two things. */
import { expect, test } from 'vitest';

import { carriedOut } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

const untouched: readonly string[] = [
  // a thing of that name, and not the name
  'The price of "lamp" is now "6 marks".', 'Delete the price of "lamp".', 'Slip "3 marks" in behind the cost of "lamp".', 'The limit of "5 marks" is gone.',
  // what was, and what somebody does
  '"bow" was printed in place of "canal".', 'The figure of "5 marks" was printed instead of "twice".', 'In this text "captain" was used rather than "keeper".', 'In this entry, "captain" is used rather than "keeper".',
  'The sentence "A ferry has no age." was taken from the last paragraph.', 'The last paragraph is taken from the text.', 'The first two bullets were swapped around.', 'The second paragraph was put at the top of the entry.', '"5 marks" was raised to "7 marks" by mistake.',
  'We read "bow" rather than "canal".', 'We do without "lamp".', '"captain" is to be preferred to "keeper".', '"hail" was written on the list.',
  // the whole glossary, or another entry
  '"Lamp" leaves the glossary.', 'The term "lamp" disappears from the glossary.', 'In our glossary "lamp" becomes "torch".', 'The last sentence of our glossary is thrown out.', 'The second sentence was taken from the Glossary.', 'Remove "lamp" from the glossary.', 'Throw out the last paragraph of the glossary.',
  // what is moved, limited or set is no text
  'Bring "lamp" to "bow".', '"crew" is limited to "three sailors".', '"lamp" is set to "bright".', 'Push "lamp" back to "bow".',
  // items and points, which games have
  'The first item is thrown away.', 'Item 3 is thrown out.', 'Junk the last item.', 'The last item is limited to "one".', 'The first item travels to the end of the list.', 'Have the first item cancelled.',
  'Be sure that "ice" is gone.', 'See "lamp" cancelled.', 'See this entry cancelled.', 'Make sure "fog on the water" is gone.',
  // where it stands contradicts what it is called
  'A new closing sentence, "Cats hum.", opens the last paragraph.', 'The last paragraph ends with a new first sentence: "Cats hum."', 'The last sentence should end with the sentence "Cats hum."', 'Fuse the first two paragraphs into one bullet.',
  'Tuck the sentence "Cats hum." behind the sentence "It needs a lamp".', 'Slip the sentence "Cats hum." in ahead of "crosses".', 'The list must hold "five items".',
  // references that are counted, or none
  'Extend the cross-references by one.', 'Add no more to the cross-references.', 'The references should include barge and not toll.', 'Add links to the cross-references.', 'The cross-references now include errors.', 'Extend the cross-references to include whichever apply.',
  // verbs of two kinds
  'Purge the article.', 'Have the article removed.', 'The last sentence is rendered as "Frag den Kapitän."', 'Replace "lamp" for "torch".', 'Cut the last paragraph after "gives way."',
  // how a text is
  'The first bullet comes at the end of the list.', 'The second paragraph comes at the top of the entry.', 'The list has a second bullet, "wind".', '"It needs a lamp at the bow." starts a paragraph.', 'Where there was "bow" there is "canal".', '"bow" is where "lamp" was.', 'The word is "song" rather than "sing".',
];

test.for(untouched)('%s: nothing is changed', (ruling) => {
  expect(carriedOut(entry, [ruling]).text).toEqual(entry);
});

test('what takes the place of an item is one, and no paragraph begins as a bullet is said to', () => {
  const list = entry.filter((block) => block.startsWith('* '));
  expect(carriedOut(entry, ['The bullet reading "ice" becomes "snow".']).text.filter((block) => block.startsWith('* '))).toEqual([...list.slice(0, -1), '* snow']);
  expect(carriedOut(entry, ['Delete the bullet beginning "A stopped ferry".']).text).toEqual(entry);
});
