/** Sentences with the words of an order in them, which order something else, or nothing: the text stays as it is. */
import { expect, test } from 'vitest';

import { carriedOut } from './rig/carried-out.ts';
import { lamp as entry } from './rig/lamp.ts';

/** `<a>` stands in the entry, `<b>` does not. */
const rulings = [
  'The words ", or a cat" are not to be struck.', 'The words ", or a cat" should never be struck.', '", or a cat" never goes.', '", or a cat" hardly goes.',
  '", or a cat" is nearly out.', 'We almost struck ", or a cat".', 'We nearly dropped ", or a cat".', 'We have not dropped ", or a cat".', 'We did not drop ", or a cat".',
  'We dropped nothing but ", or a cat".', 'One of the words "or a cat" goes.', 'Half of the words "or a cat" goes.', 'Some of "or a cat" goes.',
  'Two of the three words "or a cat" are dropped.', 'The first word of "or a cat" is dropped.', 'The last of the words "or a cat" goes.', 'A comma of ", or a cat" goes.',
  'The comma in ", or a cat" goes.', 'The word before <a> goes.', 'The words behind <a> go.', 'The sentence before <a> and <b> is deleted.', 'The sentence with <a> is deleted.',
  'The sentence <a> stands in is deleted.', 'The paragraph with <a> in it goes.', 'The paragraph of <a> goes.', 'The list after "Its oil is free" goes.',
  'The item before "in fog" goes.', 'The example after "It is a light." goes.', 'What follows <a> is struck.', 'All that precedes "Ask a captain" is deleted.',
  'Words like <a> are deleted.', 'The words around <a> are deleted.', 'The words between "a captain" and "a cat" are deleted.', '<a> and all after it is deleted.',
  '<a> is deleted with the words behind it.', '<a> is deleted and so is the word after it.', 'Delete <a> and the comma.', 'Delete the brackets of "(unless the keeper sleeps)".',
  'Delete the parentheses around "unless the keeper sleeps" and all they hold.', 'The brackets around "a mate" go.', '<a> loses its article.', '<a> is put in the plural.',
  '<a> is put in capitals.', '<a> becomes plural: <b> as well.', '<a> grows longer by <b>.', '<a> is put before <b>.', '<b> is put where "a cat" stands.',
  'Where <a> stands twice, put <b> once.', 'The second "a" becomes "the".', 'The other <a> becomes <b>.', 'The first "a cat" becomes "his cat" and the second goes.',
  '<a> was <b> in the first print.', '<a> was <b>.', '<a>, formerly <b>.', 'It was <b>; it is <a>.', 'It says <a>, and rightly so, not <b>.', '<a> is right, <b> is wrong.',
  '<a> is correct and <b> a misprint.', '<b> is a misprint for <a>.', 'The misprint <b> was corrected to <a>.', '<a> is never to become <b>.', '<a> must never read <b>.',
  '<a> cannot read <b>.', '<a> does not become <b>.', '<a> no longer becomes <b>.', '<a> has not become <b>.', '<a> has yet to become <b>.', '<a> was to become <b>.',
  '<a> was to read <b>, and does not.', '<a> should have read <b>, and was left.', 'No change of <a> to <b>.', 'The change of <a> to <b> is deleted.',
  'The correction of <a> to <b> is wrong.', 'The change from <a> to <b> was a mistake.', 'The replacement of <a> with <b> is ignored.',
  'Former orders to replace <a> with <b> are deleted.', '<a> is replaced with <b> by mistake.', '<a> was replaced by <b> in error.', '<a> was wrongly replaced with <b>.',
  'Printers wrongly put <b> for <a>.', 'The printer puts <b> in place of <a>.', 'The typist wrote <b> instead of <a>.', 'Copyists read <a> as <b>.',
  'We first wrote <b> instead of <a>.', 'We said <b> rather than <a>.', 'They say <b> rather than <a>.', 'Behind <a> stands <b>.', 'After <a> there is no <b>.',
  'After <a> there should be no <b>.', 'After <a> nothing is inserted, not even <b>.', 'After <a> the old text had <b>.', 'Before <a> stood <b>.',
  'Before <a> came <b> in the first print.', 'After <a> insert <b> or nothing.', '<a> is followed by <b> in the list.', '<a> is not followed by <b>.',
  'The sentence after <a> should read <b>.', 'The word after <a> becomes <b>.', 'The words that follow <a> read <b>.', 'What stands before <a> should read <b>.',
  '<a> and what follows become <b>.', '<a> and the next word become <b>.', 'The end of <a> becomes <b>.', 'The "a" of <a> becomes "his".', 'In <a>, "a" becomes "his" or "her".',
  'All but <a> goes.', 'Everything but "or a cat" is deleted.', 'Nothing but "or a cat" is deleted.', 'Nothing of "or a cat" is deleted.', 'Only "or a cat" is deleted for now.',
  'For now ", or a cat" is deleted.', 'At present ", or a cat" is deleted.', '", or a cat" is still deleted.', '", or a cat" has already been deleted.',
  '", or a cat" was deleted long ago.', '", or a cat" was deleted again.', '", or a cat" is deleted twice.', '<a> twice becomes <b>.', '", or a cat" is to go and come.',
  '", or a cat" comes and goes.', '", or a cat" goes without saying.', '", or a cat" goes well with <a>.', '", or a cat" goes to the end.', '", or a cat" goes before <a>.',
  '", or a cat" goes into the list.', '", or a cat" goes there.', '<a> goes where "a cat" stands.', 'The words <a> and <b> are both right.',
  'Some copies have <b> where this text has <a>.', '<a> is printed where others would print <b>.', 'The wording <a> was preferred to <b>.',
  'We prefer the wording <a> to the wording <b>.', 'It was proposed that <a> read <b>.', '<b> stands for <a>.', '<a> is opposed to <b>.', 'The old edition had <b> instead of <a>.',
  '<a> would be better as <b>.', '<a> should read <b>. Not yet, though.', '<a> should read <b>. This is a draft.', '<a> should read <b>. Bess had other plans, which came to be.',
  'Paragraph 5 was dropped by the printer, so <a> becomes <b> in races.',
];

test.each(rulings)('%s', (ruling) => {
  expect(carriedOut(entry, [ruling.replaceAll('<a>', '"a mate"').replaceAll('<b>', '"his mate"')]).text).toEqual(entry);
});
