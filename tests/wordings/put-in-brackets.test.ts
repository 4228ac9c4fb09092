/** Brackets and quotation marks that come or go while the words stay, and their neighbours that ask for more. */
import { expect, test } from 'vitest';
import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, stopped, withBlock } from './rig/entry.ts';

const bare = withBlock(first, first.replace('(unless the keeper sleeps)', 'unless the keeper sleeps'));
const plain = withBlock(stopped, stopped.replace('"song"', 'song'));
const round = withBlock(first, first.replace('at the bow', '(at the bow)'));

test.for<[string, string[]]>([
  ['Remove the parentheses around "unless the keeper sleeps"; the words stay.', bare], ['Take away the brackets round "unless the keeper sleeps", but keep the words.', bare], ['The parentheses enclosing "unless the keeper sleeps" are deleted; the words themselves remain.', bare],
  ['In the first paragraph, delete the parentheses around "unless the keeper sleeps" and leave the words as they are.', bare], ['The brackets around "unless the keeper sleeps" are struck.', bare],
  ['Remove the quotation marks around "song".', plain], ['The quotes around the word "song" have been removed.', plain],
  ['Put "at the bow" in parentheses.', round], ['Put parentheses around "at the bow" in the first paragraph.', round], ['"at the bow" should stand in parentheses.', round], ['The words "at the bow" should be put in parentheses.', round],
])('%s', ([ruling, text]) => {
  const done = carriedOut(entry, [ruling]);
  expect(done.text).toEqual(text);
  expect(done.amendments.map(({ outcome, reason }) => [outcome, reason?.why.includes('are named, not quoted')])).toEqual([['applied with a note', true]]);
});

test.for<[ruling: string, was: string, now: string]>([
  ['Put "at the bow" in parentheses, so that it reads "a lamp (at the bow)".', 'at the bow', '(at the bow)'],
  ['Capitalize "unless" in the parentheses.', 'unless', 'Unless'], ['"unless" (in parentheses) should be capitalized.', 'unless', 'Unless'],
])('brackets are where words stand: %s', ([ruling, was, now]) => {
  expect(carriedOut(entry, [ruling]).text).toEqual(withBlock(first, first.replace(was, now)));
});

test.for([
  'Remove the parentheses around "unless the keeper sleeps" and the words in them.', 'Remove the parentheses around "unless the keeper sleeps" in races.', 'Remove the parentheses around "unless the keeper sleeps"; the words go to the end.', 'Remove the parentheses around "unless the keeper sleeps"; the words stay in races.',
  'Perhaps remove the parentheses around "unless the keeper sleeps".', 'Remove one of the parentheses around "unless the keeper sleeps".', 'Remove the opening parenthesis before "unless the keeper sleeps".', 'Remove the parentheses around "at the bow".', 'Remove the parentheses around "the keeper sleeps".',
  'Remove the parentheses around the example.', 'The parentheses around "unless the keeper sleeps" should not be removed.', 'On the card, remove the parentheses around "unless the keeper sleeps".', 'Should the parentheses around "unless the keeper sleeps" be removed?', 'Remove the quotation marks around "older".',
  'Put "captain" in parentheses.', 'Put "at the bow" in brackets of some kind.', 'Put "at the bow" in parentheses or strike it.', 'Put parentheses around "unless the keeper sleeps".', 'Put "at the bow" in parentheses in the rulebook.', '"at the bow" may stand in parentheses.', 'Put "at the stern" in parentheses.',
  // It stands in marks already, or a sentence ends in it; and what the ruling says of the outcome is not so.
  'Put "song" in parentheses.', 'Put "the keeper" in parentheses.', 'Put "at the bow. No cat" in parentheses.', 'Put "dusk." in parentheses.', 'Put "at the bow" in parentheses, so that it reads "at a bow".', 'Put "at the bow" in parentheses, so that the sentence reads "It needs a lamp."', 'Remove the parentheses around "unless the keeper sleeps", so that it reads "No cat may board".',
])('waits: %s', (ruling) => {
  expectToWait(entry, [ruling]);
});
