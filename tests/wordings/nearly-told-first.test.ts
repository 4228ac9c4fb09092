/** What looks like a place that is told first, a word that is missing, an end, a paragraph that goes elsewhere, and is not certain. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, fog, meet, second, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const bigger = changed(first, 'a lamp', 'a big lamp');
const skipper = entry.map((block) => block.replaceAll('captain', 'skipper'));

describe('carried out', () => {
  test.for<[words: string, text: string[]]>([
    ['A word has been left out of "needs a lamp"; it should read "needs a big lamp".', bigger], ['A letter is missing from "lamp", which should read "lamps".', changed(first, 'a lamp', 'a lamps')], ['Fill in the missing words in "needs a lamp", and it should read: "needs a big old lamp".', changed(first, 'a lamp', 'a big old lamp')],
    ['Each time "captain" appears, replace it with "skipper".', skipper], ['Wherever "captain" is used, it is changed to "skipper".', skipper], ['In each sentence where "captain" occurs, change it to "skipper".', skipper],
    ['The second sentence should end "a lamp".', changed(first, ' at the bow', '')], ['The first sentence should end so: "after dusk or at dawn."', changed(first, 'dusk', 'dusk or at dawn')], ['The first sentence of the last paragraph should end "ferries meet, both wait".', changed(meet, 'the older gives way', 'both wait')],
    ['After "lamp" add "(unless it is day)".', changed(first, 'a lamp', 'a lamp (unless it is day)')],
    ['Delete "at the bow", the rest of this entry remaining the same.', changed(first, ' at the bow', '')], ['Delete the first bullet, the other two remaining.', withBlock(fog, null)],
    ['Replace "fog" with "mist"; nothing else in the list changes.', changed(fog, 'fog', 'mist')],
    ['Add at the end of the first paragraph: "Barges carry fog, and nothing else."', changed(first, 'sleeps).', 'sleeps). Barges carry fog, and nothing else.')],
    ['Add at the end of the second paragraph: The text of the entry is law.', changed(second, 'twice.', 'twice. The text of the entry is law.')],
  ])('%s', ([words, text]) => { expect(carriedOut(entry, [words]).text).toEqual(text); });
});

describe('waits', () => {
  test.for([
    'A word is missing from "needs a lamp", which should be "big".', 'Supply the missing word in "needs a lamp": it should be "big".', 'Insert the missing article in "needs a lamp", which should be "the".', 'In "needs a lamp", a word is missing; it should be "lamps".', 'Supply the missing letter in "lamp": it should be "e".', 'Restore the lost words to "needs a lamp": that should be "big old".',
    'Supply the missing word in "needs a lamp", which should be "wants one lantern".', 'Supply the missing word in "needs a lamp", which should be "needs a".', 'Supply the missing word in "needs a lamp", which should be "needs a big old lamp".', 'Supply the missing word in "needs a lamp", which should be "needs a [big] lamp".', 'A letter is missing from "lamp", which should read "lantern".', 'A letter is missing from "lamp", which should read "lam".',
    'A word is missing in "needs a lamp", so that it now reads "needs a big lamp".', 'In "needs a lamp" a word has been lost so that this reads "needs a lamp".',
  ])('of what is missing: %s', (words) => { expectToWait(entry, [words]); });

  test.for(['Whenever "captain" appears, it becomes "skipper".', 'Whenever "captain" is used, replace it with "skipper".', 'Each time that "captain" is used, replace it by "skipper".', 'Every time "captain" comes, it becomes "skipper".'])('what may be said of play: %s', (words) => { expectToWait(entry, [words]); });

  test('two sentences are not two places', () => {
    expectToWait(['A captain of a captain is old. It hums.'], ['In both sentences where "captain" occurs, change it to "skipper".']);
  });

  test.for([
    'The first sentence should end "after".', 'The first sentence should end "night ferry sleeps."', 'The first sentence of the last paragraph should end "two ferries give way".', 'The first sentence should end "crosses the canal after dawn. It needs no lamp."', 'The first sentence must now close with "crosses the canal ..."', 'The first sentence should never end "crosses the canal."',
  ])('of an end: %s', (words) => { expectToWait(entry, [words]); });

  test.for<[text: string, words: string]>([
    ['The fog on the canal lies over the canal on the river.', 'The first sentence should end "on the canal, and the lake."'], ['A toll of the ferry is due.', 'The first sentence should end "of the barge."'],
  ])('where an end may begin so by chance: %s', ([text, words]) => { expectToWait([text], [words]); });

  test.for([
    'The paragraph beginning "Its toll" should precede directly after the paragraph beginning "A stopped ferry".', 'The paragraph beginning "Its toll" should precede behind the paragraph beginning "A stopped ferry".', 'The paragraph beginning "When two ferries" need not follow the paragraph beginning "A night ferry".',
    'After "lamp" add "(new)".', 'After "lamp" add "(was: lantern)".', 'After "lamp" add "(formerly lantern)".', 'After "lamp" add "(as printed)".',
    'Delete "at the bow", nothing else in the list changes.', 'Delete "at the bow", the other two remaining.', 'Delete "at the bow" and "after dusk", the others remaining.', 'Replace "captain" in the last paragraph with "skipper", the others remaining.', 'Delete the first bullet, the other three remaining.', 'Add to the first paragraph: Barges wait, and nothing else.', 'Add to the first paragraph: Barges wait; nothing else in the paragraph is changed.',
  ])('%s', (words) => { expectToWait(entry, [words]); });

  test.for(['It is paid twice.', 'Barges also pay.', 'The second is free.', 'Such barges wait.'])('where an entry is nothing but a reference, and what is new goes on from another text: %s', (text) => { expectToWait(['See toll.'], [`Add at the end of this entry: ${text}`]); });

  test.for([
    'The text of the entry on barges that is printed there.', 'The text of the card that has been printed last.', 'The text of the entry on barges, as it is printed.', 'The wording of the card, which may be found there.', 'The paragraph on tolls if there is one.', 'The sentence from the card that was lost.', 'The text of the entry on barges is to follow.', 'The text of this is not yet known.', 'The rules for barges must be copied here.', 'The text below is new.',
  ])('in the place of a new text: %s', (text) => { expectToWait(entry, [`Add at the end of the first paragraph: ${text}`]); });
});

describe('what an order would leave, permits or leaves out of account', () => {
  test.for([
    'The first sentence now ends "crosses the canal", not "after dusk".', 'Replace "at the bow" with "needs a lamp".',
    'You may change "older" to "younger".', 'Players can replace "older" with "younger".', 'You might now swap "older" for "younger".',
  ])('waits: %s', (words) => { expectToWait(entry, [words]); });

  test.for(['Ignore "at the bow".', 'Disregard the words "at the bow".', 'Ignore the second sentence.'])('is carried out with a note: %s', (words) => {
    const { text, amendments } = carriedOut(entry, [words]);
    expect(text).not.toEqual(entry);
    expect(amendments.map(({ outcome, reason }) => [outcome, reason?.why.includes('counts no more')])).toEqual([['applied with a note', true]]);
  });

  test('nothing of the kind is noted of what is deleted', () => {
    expect(carriedOut(entry, ['Delete "at the bow".']).amendments.map(({ outcome }) => outcome)).toEqual(['applied']);
  });
});
