/** Orders as lawyers write them: "therefor", "in its stead", "being that which begins"; and their neighbours that wait. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait, paragraphs } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

const whole = entry.join(' / ');

/** A ruling, the words that it changes, and what stands there then. */
const certain: readonly [ruling: string, was: string, is: string][] = [
  ['The words "(unless the keeper sleeps)" are deleted, and nothing is inserted in their stead.', ' (unless the keeper sleeps)', ''],
  ['Strike " twice", and nothing is inserted in its stead.', 'pays twice', 'pays'],
  ['Strike "twice", and insert nothing in its place.', 'pays twice', 'pays'],
  ['"twice" is deleted and not replaced.', 'pays twice', 'pays'],
  ['Delete "twice" without substituting anything therefor.', 'pays twice', 'pays'],
  ['Change "twice" to "once" and keep the rest of that sentence the way it is.', 'twice', 'once'],
  ['Change "twice" to "once", leaving the remainder of the sentence intact.', 'twice', 'once'],
  ['Change "twice" to "once", the remainder of said sentence to stand unaltered.', 'twice', 'once'],
  ['Change "twice" to "once"; otherwise the sentence remains as printed.', 'twice', 'once'],
  ['Change "twice" to "once"; in all other respects this entry is confirmed.', 'twice', 'once'],
  ['Change "twice" to "once". In all other respects the entry stands.', 'twice', 'once'],
  ['The second paragraph is amended by deleting therefrom the word "twice" and substituting therefor the words "three times".', 'twice', 'three times'],
  ['The second paragraph is hereby amended by striking therefrom "twice" and inserting in lieu thereof "once".', 'twice', 'once'],
  ['The second paragraph is amended by substituting "once" for "twice" therein.', 'twice', 'once'],
  ['There shall be deleted from the second paragraph the word "twice", and there shall be substituted therefor the word "once".', 'twice', 'once'],
  ['There is hereby struck from the second paragraph the word "twice".', 'pays twice', 'pays'],
  ['The words "no age" are struck out, and the words "an age" are substituted therefor.', 'no age', 'an age'],
  ['The words "no age" shall be deleted, and in lieu thereof there shall be inserted the words "an age".', 'no age', 'an age'],
  ['The words "no age" where they occur in the last paragraph are deleted and there are substituted therefor the words "an age".', 'no age', 'an age'],
  ['For the words "no age", where they appear in the last paragraph, the words "an age" are substituted.', 'no age', 'an age'],
  ['The term "twice" is hereby abrogated and the term "once" adopted in its place.', 'twice', 'once'],
  ['In lieu of the words "no age", the words "an age" shall stand.', 'no age', 'an age'],
  ['The words "an age" shall stand in lieu of the words "no age".', 'no age', 'an age'],
  ['Insert in lieu of "5" the figure "6".', 'is 5', 'is 6'],
  ['Strike "5" from the second paragraph; insert "6" in lieu thereof.', 'is 5', 'is 6'],
  ['In the first sentence of the second paragraph the numeral 5 is deleted and the numeral 6 is substituted in its place.', 'is 5', 'is 6'],
  ['At the words "no age", substitute "an age".', 'no age', 'an age'],
  ['The last paragraph is amended so that, where it now says "no age", it shall henceforth say "an age".', 'no age', 'an age'],
  ['This entry is amended so that, where it now reads "no age", it shall hereafter read "an age".', 'no age', 'an age'],
  ['The concluding sentence of this entry, being that which begins "Ask its", is amended by striking the name "captain" and inserting in its stead the name "mate".', 'Ask its captain', 'Ask its mate'],
  ['The concluding sentence of this entry, being that which begins "Ask its", is repealed.', ' Ask its captain.', ''],
  ['The last sentence, being the one ending "its captain.", is deleted.', ' Ask its captain.', ''],
  ['The third sentence of the second paragraph ends with "twice.": the words "pays twice" are replaced by "whistles".', 'pays twice', 'whistles'],
  ['So much of the second paragraph as reads "A captain who sleeps pays twice." is repealed.', ' A captain who sleeps pays twice.', ''],
  ['The provision "A ferry has no age." is repealed.', ' A ferry has no age.', ''],
  ['The proviso "(unless the keeper sleeps)" is removed.', ' (unless the keeper sleeps)', ''],
  ['The clause "(unless the keeper sleeps)" shall be of no further force or effect.', ' (unless the keeper sleeps)', ''],
  ['The parenthetical expression "(unless the keeper sleeps)" is stricken in its entirety.', ' (unless the keeper sleeps)', ''],
  ['The aforesaid word "twice" is deleted.', 'pays twice', 'pays'],
  ['The word "twice", as the same appears in the second paragraph, is deleted.', 'pays twice', 'pays'],
  ['The figure "5" appearing in the second paragraph is amended to "6".', 'is 5', 'is 6'],
  ['The spelling of "canal" is corrected to "kanal".', 'canal', 'kanal'],
  ['Wherever in this entry the word "captain" appears, there shall be substituted "skipper".', '', ''],
  ['The third sentence of the first paragraph is amended by the insertion, immediately following the word "board", of the words "or sink".', 'board it', 'board or sink it'],
  ['The first paragraph is amended by the addition at the end thereof of the following sentence: "Barges wait."', 'sleeps). /', 'sleeps). Barges wait. /'],
  ['There shall be added to the end of the first paragraph a sentence as follows: "Barges wait."', 'sleeps). /', 'sleeps). Barges wait. /'],
  ['A new sentence is added at the end of the last paragraph, to wit: "Barges wait."', 'Ask its captain.', 'Ask its captain. Barges wait.'],
  ['There is added to the list, as its last item, "snow".', '* ice', '* ice / * snow'],
  ['The list is amended by adding thereto the item "snow".', '* ice', '* ice / * snow'],
  ['The list is amended by striking its third item.', ' / * ice', ''],
  ['The second item of the enumeration is struck.', ' / * a captain without a whistle', ''],
  ['The last paragraph shall be of no further force and effect.', ' / When two ferries meet, the older gives way. A ferry has no age. Ask its captain.', ''],
  ['The first sentence of the last paragraph stands repealed.', 'When two ferries meet, the older gives way. ', ''],
  ['The first sentence of the last paragraph is amended and restated in its entirety as follows: "When two ferries meet, the younger gives way."', 'older', 'younger'],
  ['The passage beginning with "A captain who" and ending with "pays twice." is repealed.', ' A captain who sleeps pays twice.', ''],
  ['By resolution of the board, the word "twice" is deleted.', 'pays twice', 'pays'],
  ['Pursuant to a resolution of the board of 3 May, the word "twice" is deleted.', 'pays twice', 'pays'],
  ['Notwithstanding anything heretofore printed, the word "twice" is deleted.', 'pays twice', 'pays'],
  ['The whole of this entry, howsoever it may heretofore have read, is stricken, and there is inserted in its stead the following: / A night ferry is a ferry.', whole, 'A night ferry is a ferry.'],
  ['This entry is struck in its entirety and the following substituted therefor: / A night ferry is a ferry.', whole, 'A night ferry is a ferry.'],
  ['The text of this entry is repealed, and there shall be substituted therefor: / A night ferry is a ferry.', whole, 'A night ferry is a ferry.'],
];

describe('what is certain is carried out', () => {
  test.each(certain)('%s', (ruling, was, is) => {
    const text = carriedOut(entry, paragraphs(ruling)).text.join(' / ');
    expect(text).toBe(was === '' ? whole.replaceAll('captain', 'skipper') : whole.replace(was, () => is));
    expect(text).not.toBe(whole);
  });
});

const waits = [
  'Delete "or sleep", and nothing is inserted in its stead in races.', 'Replace "twice" with "once", and nothing is inserted in its stead.', 'Delete the last sentence and keep the rest of that sentence the way it is.', 'Change "twice" to "once" and keep the rest of that sentence out.', 'Change "twice" to "once" and keep the rest of that sentence the way it is in races.',
  'Change "twice" to "once" and keep the first half of that sentence the way it is.', 'Change "twice" to "once" and keep "twice".', 'This entry is replaced with the following: / A barge. / In all other respects the entry stands.', 'Change "twice" to "once". In races the entry stands.',
  'The words "no age" are struck out, and the words "an age" are substituted therefor in races.', 'The words "no age" are not struck out, and the words "an age" are substituted therefor.', 'The words "no age" may be struck out, and the words "an age" are substituted therefor.', 'The words "no age" are struck out, and the words "an age" may be substituted therefor.',
  'The whole of this entry, howsoever it may have read in races, is stricken, and there is inserted in its stead the following: / A barge.', 'The whole of this entry but its list, howsoever it may have read, is stricken, and there is inserted in its stead the following: / A barge.',
  'This entry is amended so that, where it now says "no age", it may henceforth say "an age".', 'This entry is amended so that, where it now says "no age" in races, it shall henceforth say "an age".', 'This entry is amended so that, where the card says "no age", it shall henceforth say "an age".',
  'The concluding sentence of this entry, being that which begins "Ask a", is repealed.', 'The concluding sentence of this entry, being that which begins "Ask its" in races, is repealed.', 'The concluding sentence of this entry, being that which begins "A ferry has", is repealed.', 'The third sentence of the second paragraph ends with "sleep.": the words "twice" are cancelled.', 'The third sentence ends with "twice", but only in races: the words "twice" are cancelled.',
  'So much of the last paragraph as reads "no age" in races is repealed.', 'So much of the second paragraph as reads "no age" is repealed.', 'So much of the second paragraph as follows the word "sleep." is repealed.', 'The provision "no age" is repealed for races.', 'The proviso "(unless the keeper sleeps)" may be removed.', 'The aforesaid word "twice" is deleted in races.',
  'In lieu of the words "no age", the words "an age" may stand.', 'In lieu of the words "no age" in races, the words "an age" shall stand.', 'The words "an age" shall not stand in lieu of the words "no age".', 'By resolution of the league, the word "twice" is deleted.', 'By resolution of the board for races, the word "twice" is deleted.', 'By decision of the judge, the word "twice" is deleted.', 'Under the rules of the league, the word "twice" is deleted.',
  'Notwithstanding anything printed on the card, the word "twice" is deleted.', 'There shall be deleted from the first paragraph the word "twice", and there shall be substituted therefor the word "once".', 'There is hereby struck from the card the word "twice".', 'The word "twice", as the same appears in the first paragraph, is deleted.', 'The word "captain", as the same appears in the second paragraph, is deleted.',
  'The word "captain", as the same appears twice in the second paragraph, is deleted.', 'There is added to the list of barges, as its last item, "snow".', 'At the words "no age", substitute whatever you like.', 'At the words "no age" or "older", substitute "an age".', 'The last paragraph shall be of no further force in races.', 'The last paragraph is declared null and void by the league.', 'The last paragraph may be of no effect.',
  'The enumeration of barges is amended by striking its second item.', 'The list is amended by striking its fifth item.', 'The list is amended by striking the item "snow".', 'The list is amended by adding "snow" in races.', 'Wherever in races the word "captain" appears, there shall be substituted "skipper".', 'The spelling of "canal" is corrected to something better.', 'The passage beginning with "A ferry has" and ending with "pays twice." is repealed.',
  'The passage from "A captain who" to "twice." is repealed.', 'The first sentence of the last paragraph is amended and restated in races as follows: "The older ferry waits."', 'The last paragraph shall be read as though the words "no age" were "an age".', 'The expression "gives way" is to be construed as "waits".', 'Insert in lieu of "5" a higher figure.', 'Strike "5" in races; insert "6" in lieu thereof.',
];

describe('what is limited, of something else, or in no certain place waits', () => {
  test.each(waits)('%s', (ruling) => {
    expectToWait(entry, paragraphs(ruling));
  });
});

test('what is inserted wherever words appear may stand beside them', () => {
  expectToWait(entry, ['Wherever "captain" appears, "skipper" is inserted.']);
});

test.each(['The restriction "unless the keeper sleeps" is lifted.', 'The requirement "It needs a lamp at the bow." is repealed in part.', 'Just strike "twice" on paper.'])('what quoted words suffer is heard: %s', (ruling) => {
  expectToWait(entry, [ruling]);
});

test.each(['We are changing "5 marks" to "6 marks" in May.', 'We will be deleting "twice" in May.'])('a month that is called like a permission: %s', (ruling) => {
  expectToWait(entry, [ruling]);
});
