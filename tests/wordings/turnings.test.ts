/** Quoted words that go and quoted words that come, with whatever stands between the two, and neighbours that only look so. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, meet, withBlock } from './rig/entry.ts';

const now = (is: string): string[] => withBlock(meet, meet.replace('gives way', is));

/** "a" is "gives way", which stands in the last paragraph, "b" is "waits", which stands nowhere. */
const said = (ruling: string): string => ruling.replaceAll('<a>', '"gives way"').replaceAll('<b>', '"waits"');

const onward = [
  '<a> - make that <b>.', '<a>: make it <b>.', '<a> is to be just <b>.', '<a> should simply read <b>.', '<a> is widened to <b>.', '<a> turns into <b>.',
  '<a> was meant to be <b>.', '<a> was intended to say <b>.', '<a> is wrong; it should be <b>.', '<a> is wrong: <b> is right.', '<a> is changed so as to read <b>.',
  'From now on <a> reads <b>.', '<a> has been corrected: <b>.', '<a> (should be <b>).', '<a> [read <b>].', '<a> => <b> in the last paragraph.', 'Fixed <a> (now <b>).',
  'Reworded <a> as <b>.', 'Was <a>, now <b>.', 'Formerly <a>, now <b>.', 'Where <a> stands, put <b>.', 'Changed <a> to <b> per talk.', 'Changed <a> to <b>, as discussed on the board.',
];
const backward = [
  'Make that <b> instead of <a>.', 'The right wording is <b>, not <a>.', '<b> in lieu of <a>.', '<b> rather than <a>.', '<b> for <a>.', '<b> replaces <a>.', '<b> takes the place of <a>.',
  '<b> is substituted for <a>.', 'Last paragraph: <b> in place of <a>.', 'Last paragraph, first sentence: <b> rather than <a>.',
];
const placed = [
  'Paragraph 5, line 1: for <a> read <b>.', 'Para 5 line 1 for <a> read <b>.', 'In line 1, for <a> read <b>.', 'Near the end, for <a> read <b>.', 'Paragraph 5, near the end: for <a> read <b>.',
  'Replace <a> (line 1) with <b>.', 'Replace <a> near the end with <b>.',
];

describe('whatever stands between them,', () => {
  test.each([...onward, ...backward, ...placed])('%s', (ruling) => {
    expect(carriedOut(entry, [said(ruling)]).text).toEqual(now('waits'));
  });
});

const waiting = [
  '<a> will become <b> when the glossary is next printed.', '<a> should not be <b>.', '<a> is equal to <b>.', '<a> is compared to <b>.', 'Is <a> to be <b>?', '<b> for <a> in races.',
  '<b> for <a> or "older".', '<a> could be <b>.', '<a> may read <b>.', '<a> becomes <b> only for races.', 'On the card, <a> is widened to <b>.', 'Read <a> as <b> in races.',
  'Where <a> stands, put <b> or "stops".', 'In line 3 of the rulebook, for <a> read <b>.', '<a>, line 3 of the card, is widened to <b>.', '<a> is the same as <b>.', 'A captain may read <a> as <b>.',
  '<a> turns into <b> at dusk.', '<a> (see <b>).', 'Was <a>, now <b>, but only in fog.', '<a> is wrong; it could be <b>.', '<a> is not wrong; it should be <b>.', '<a>, not <b>.', '<a> instead of <b>.',
  'Changed <a> to <b> per turn.', 'In both places, <a> is to be just <b>.', 'Opening words: <b> in lieu of <a>.', 'Near the end, add a sentence: <b>.', 'Strike <a> at the end.',
];

describe('where something limits it, where it only compares them, or where what stands is what should stand, the order waits:', () => {
  test.each(waiting)('%s', (ruling) => {
    expectToWait(entry, [said(ruling)]);
  });
});

test('a comparison below its heading', () => {
  for (const ruling of [['Diff:', '- gives way', '+ waits'], ['Diff against the last edition:', '< gives way', '> waits'], ['Changes since the last edition:', '- gives way', '+ waits']])
    expect(carriedOut(entry, ruling).text).toEqual(now('waits'));
});

test('the words at an edge of a part must stand there', () => {
  expect(carriedOut(entry, ['Paragraph 5 should begin "Where two ferries" where it now begins "When two ferries".']).text).toEqual(withBlock(meet, meet.replace('When', 'Where')));
  expect(carriedOut(entry, ['Paragraph 5, opening words: "Where two ferries" in lieu of "When two ferries".']).text).toEqual(withBlock(meet, meet.replace('When', 'Where')));
  expect(carriedOut(entry, ['Strike "Ask its captain." at the close.']).text).toEqual(withBlock(meet, meet.replace(' Ask its captain.', '')));
  expect(carriedOut(entry, ['Strike "A ferry has no age." at the close.']).text).toEqual(entry);
});

describe('what tells of the order before it, or of a part that comes or goes in other words, waits:', () => {
  test.each([
    ['Change <a> to <b>. This item was withdrawn on the eve of print and stands here for the record.'], ['Change <a> to <b>. That line is deleted.'], ['Change <a> to <b>. These words are withdrawn.'],
    ['The last paragraph gains one more sentence at its close. It reads: Cats hum.'], ['At the foot of the entry there are two new paragraphs.', 'Cats hum.', 'Dogs sing.'],
    ['(since May) Change <a> to <b>.'], ['This may change. Change <a> to <b>.'], ['Change <a> to <b>. We may go back to it.'],
    ['<a>: delete?'], ['The words <a> can go.'], ['The words <a> were printed by mistake.'], ['No more <a>.'], ['Everything after <a> is struck.'],
    ['All of this is repealed.'], ['Drop fog from the list.'], ['A comma is missing after <a>.'], ['Addition: Cats hum.'],
  ])('%s', (...ruling) => {
    expectToWait(entry, ruling.map(said));
  });
});
