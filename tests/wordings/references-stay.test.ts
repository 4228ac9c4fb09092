/** Orders that leave the references, or the first sentence of a text, and take all else away. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

const line = ['A ferry hums. It needs a lamp. No cat may board it.'];
const within = ['A ferry hums. It needs a lamp. No cat may board it. See fog.'];
const below = ['A ferry hums. It needs a lamp. No cat may board it.', 'See fog, ice.'];
const parts = ['A ferry hums.', 'It needs a lamp. No cat may board it.', 'Its toll is 5 marks.', 'See fog, ice.'];

describe('carried out', () => {
  test.for<[text: string[], words: string, is: string[]]>([
    [line, 'Delete all but the first sentence.', ['A ferry hums.']], [line, 'Keep only the first sentence.', ['A ferry hums.']],
    [line, 'Delete everything after the first sentence.', ['A ferry hums.']], [line, 'Everything after the second sentence is deleted.', ['A ferry hums. It needs a lamp.']],
    [line, 'Delete all but the last sentence.', ['No cat may board it.']], [line, 'Delete everything but the first two sentences of this entry.', ['A ferry hums. It needs a lamp.']],
    [within, 'Everything after the first sentence is deleted except the cross-references.', ['A ferry hums. See fog.']], [within, 'Delete everything after the first sentence, but keep the reference.', ['A ferry hums. See fog.']],
    [within, 'Keep only the first sentence and the cross-references.', ['A ferry hums. See fog.']], [below, 'Keep only the first sentence and the references.', ['A ferry hums.', 'See fog, ice.']],
    [below, 'Delete all but the first sentence, leaving the references alone.', ['A ferry hums.', 'See fog, ice.']], [below, 'Everything after the first sentence except the references is deleted.', ['A ferry hums.', 'See fog, ice.']],
    [parts, 'Delete everything after the first paragraph except the cross-references.', ['A ferry hums.', 'See fog, ice.']], [parts, 'Delete everything but the first two paragraphs and the references.', [...parts.slice(0, 2), 'See fog, ice.']],
    [parts, 'Delete everything except the cross-references.', ['See fog, ice.']], [parts, 'Only the cross-references remain.', ['See fog, ice.']],
    [parts, 'All but the references is deleted.', ['See fog, ice.']], [within, 'The text of this entry is deleted, except the reference.', ['See fog.']], [within, 'Keep only the cross-references.', ['See fog.']],
    [['Its toll is odd. It is that of Barges or The Higher... The Toll. See fog.'], 'Everything after the first sentence is deleted except the cross-references.', ['Its toll is odd. See fog.']],
    [['Its toll is odd. It is that of Barges or The Higher... The Toll hums. It sings.'], 'Delete all but the last sentence.', ['It sings.']],
  ])('%j: %s', ([text, words, is]) => {
    const done = carriedOut(text, [words]);
    expect(done.text).toEqual(is);
    expect(done.amendments.map(({ outcome }) => outcome)).toEqual(['applied with a note']);
  });
});

describe('waits', () => {
  test.for([
    'Delete all but the first sentence.', 'Delete everything after the first sentence.', 'Delete everything after the second sentence of the first paragraph.', 'Keep only the last sentence.', 'Delete all but the last sentence.', 'Keep only the first two sentences.',
  ])('where a reference closes the paragraph, and nothing is said of it: %s', (words) => { expectToWait(within, [words]); });

  test.for([
    'Delete all but the first sentence.', 'Delete everything after the first sentence.', 'Keep only the first sentence.', 'Delete everything except the reference to fog.', 'Delete everything except the first reference.', 'Delete everything except the last two references.', 'Delete everything except the cross-references in tournaments.',
    'Delete everything except the cross-references if it rains.', 'Delete everything except the cross-references on the card.', 'Delete everything except the references and the toll.', 'Delete everything but the fourth sentence.', 'Keep only the first sentence and the bullet about cats.', 'Do not delete everything except the references.',
    'Should everything but the references be deleted?', 'Delete the second paragraph except the references.', 'Only the references to ferries remain.', 'Keep only the cross-references for now.', 'Perhaps only the cross-references should remain.',
  ])('where it is not certain what stays: %s', (words) => {
    const done = carriedOut(parts, [words]);
    expect(done.text).toEqual(parts);
  });

  test('where a sentence may end twice before the one that is counted', () => {
    expectToWait(['Its toll is odd. It is that of Barges or The Higher... The Toll hums. It sings.'], ['Everything after the second sentence is deleted.']);
  });

  test('where another place refers too, or more stands behind the references', () => {
    expectToWait(['A ferry (see lamp) hums.', 'See fog, ice.'], ['Delete everything except the cross-references.']);
    expectToWait(['A ferry hums. See fog. Cats sing.'], ['Delete everything except the cross-references.']);
    expectToWait(['See fog, ice.'], ['Delete everything except the cross-references.']);
  });
});

describe('one of so many', () => {
  test.for<[words: string, is: string]>([
    ['Of the two references, keep only the first.', 'See fog.'], ['Of its two references only the last remains.', 'See ice.'], ['The cross-references at the end do without "ice" from now on.', 'See fog.'], ['"fog" leaves the cross-references.', 'See ice.'], ['The references lose "ice".', 'See fog.'],
  ])('%s', ([words, is]) => { expect(carriedOut(below, [words]).text).toEqual([line[0], is]); });

  test.for(['Of the three references, keep only the first.', 'Of its two references only the third remains.', 'Of the two references, keep only the first in races.', 'The cross-references may do without "ice".', 'The cross-references do without "hail".', '"ice" leaves the cross-references in races.', 'Of its two references only the first may stay.'])('waits: %s', (words) => { expectToWait(below, [words]); });
});
