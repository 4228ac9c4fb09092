/** Orders to delete in other forms: from where before what, a part that loses another, what is listed, why in passing. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait, isHeard, paragraphs } from './rig/carried-out.ts';
import { entry, first, fog, ice, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is = ''): string[] => withBlock(block, block.replace(was, is));
/** A list that no colon announces, so that it can go as a whole. */
const paying = ['A ferry takes a toll.', '* Name it.', '* Turn a coin.', '* Move on.', 'Nobody may raise it.'];

const certain: readonly [text: string[], ...rulings: string[]][] = [
  [changed(first, ' at the bow'), 'In the first paragraph, "at the bow" must now be omitted.', 'The words "at the bow" should henceforth be left out.', 'For this reason, "at the bow" is deleted.', 'To that end, strike "at the bow".',
    'Delete from the first paragraph the words "at the bow".', 'Strike, in the first paragraph, "at the bow".', 'The first paragraph loses the words "at the bow".', 'The first paragraph is relieved of "at the bow".', '"at the bow" - delete.', '"at the bow": strike.',
    'Please to take away the words "at the bow", they are not necessary.', 'Delete "at the bow"; it is not needed.', 'Delete "at the bow", since lamps now hang anywhere.', '"at the bow" was a mistake and is deleted.', 'The words "at the bow" are misleading and have been removed.',
    'Delete "at the bow" after "lamp".', 'Delete: / "at the bow"', 'Delete the following words: / "at the bow"',
    'We no longer need "at the bow"; delete it.', '"at the bow" is redundant; strike it.', 'The phrase "at the bow" falls away.', 'The words "at the bow" must go.', '"at the bow" is dropped, being superfluous.', 'Strike "at the bow" (superfluous).', 'Strike "at the bow" - superfluous.', 'Strike the now superfluous words "at the bow".', 'The superfluous "at the bow" is deleted.',
    '"at the bow" - to be deleted.', '"at the bow" is deleted without replacement.', '"at the bow" has been deleted (no replacement).', 'Strike "at the bow" (sic).'],
  [changed(meet, ' Ask its captain.'), 'The last paragraph loses its last sentence.', 'The last paragraph is to lose its last sentence.', '"Ask its captain." Strike this.', '"Ask its captain." Delete this sentence.', 'The last sentence is redundant and is accordingly expunged.',
    'The last sentence, being superfluous, is deleted.', 'The last sentence, which is now obsolete, should be struck.', 'The sentence "Ask its captain." has become needless and should be deleted.', 'Delete from the last paragraph the sentence "Ask its captain."', 'Strike from the last paragraph the last sentence.', 'The last sentence is superfluous; strike it.', 'The last sentence is needless and goes.', 'The last sentence has outlived its use and is deleted.', 'The last sentence has served its purpose; strike it.', 'The last sentence has to go.',
    '"Ask its captain." This sentence is no longer true; strike it.', '"Ask its captain." This is superfluous. Strike it.', 'The last paragraph loses its third sentence, the one that begins "Ask its".', 'Delete the last sentence, namely the one which begins "Ask its".'],
  [changed(second, 'whistle,', 'whistle'), 'Delete the comma after "whistle".', 'The comma after "whistle" is deleted.', 'In the second paragraph, strike the comma before "or sleep".', 'Delete the comma after "whistle" in the second paragraph.'],
  [changed(second, 'whistle,', 'whistle;'), 'Replace the comma after "whistle" with a semicolon.', 'The comma after "whistle" becomes a semicolon.'],
  [entry.filter((block) => block !== whistle && block !== ice), 'The two last bullets are deleted.'],
  [changed(stopped, ' The singing is not a "song" for any purpose.'), 'From "The singing" to the end of the paragraph: delete.'],
  [withBlock(whistle, null), 'The second bullet is obsolete and goes.'],
  [entry.filter((block) => block !== fog && block !== ice), 'Remove: / - fog on the water / - ice', 'Delete the following bullets: / - fog on the water / - ice', 'Delete the following: / - ice / - fog on the water'],
  [changed(stopped, ' Its crew may sing.').map((block) => (block === meet ? meet.replace(' Ask its captain.', '') : block)), 'Delete the following sentences: / - Ask its captain. / - Its crew may sing.'],
  [withBlock(second, null), 'Leave off the whole paragraph that begins "Its toll".', 'Dispense with the second paragraph.'],
];

describe.for(certain)('is carried out:', ([text, ...rulings]) => {
  test.for(rulings)('%s', (ruling) => { expect(carriedOut(entry, paragraphs(ruling)).text).toEqual(text); });
});

const waiting = [
  'The last sentence has outlived its use in races and is deleted.', 'The last sentence has not outlived its use and is deleted.', 'The last sentence has outlived its use and may be deleted.', 'The last sentence has outlived its use.', 'If the last sentence has outlived its use, it is deleted.',
  'Of the eight paragraphs only the first is retained.', 'Wherever a list says "ice", make it "snow".',
  '"Ask its captain." This sentence is no longer true in races; strike it.', '"Ask its captain." This sentence is no longer true; strike it in races.', '"Ask its captain." This sentence is no longer true; do not strike it.', '"Ask its captain." This paragraph is no longer true; strike it.', '"Ask its captain." This sentence is no longer true; you may strike it.',
  '"captain" This word is superfluous; strike it.', '"Ask its captain." This sentence is not superfluous; strike it.', '"Ask its captain." This sentence is true; strike it.', '"Ask a keeper." This sentence is no longer true; strike it.',
  'The last paragraph loses its second sentence, the one that begins "Ask its".', 'The last paragraph loses its third sentence, the one that mentions captains.', 'The last paragraph loses its third sentence, the one that once began "Ask its".', 'Delete the last sentence of the second paragraph, the one that begins "Ask its".', 'Delete the last sentence, or the one that begins "A ferry".',
  'In the last paragraph, "older" must now be omitted in races.', 'In the last paragraph, "older" must not now be omitted.', '"older" must perhaps be omitted.', '"older" will be omitted.', '"older" will now often be omitted.',
  'The last sentence is redundant and could be deleted.', 'The last sentence is redundant, but stays.', 'The last sentence is not redundant and is deleted.', 'The last sentence is redundant in races and is deleted.', 'The last sentence is redundant and is deleted in races.',
  'The last sentence is redundant and was deleted by the editors of the pocket edition.', 'The last sentence, being redundant in races, is deleted.', 'The last sentence, which is redundant when it rains, is deleted.', 'If the last sentence is redundant, it is deleted.',
  'The last sentence of the barge entry is redundant and is deleted.', 'For this reason, "at the bow" is deleted in races.',
  'In races a lamp is not needed. For this reason, "at the bow" is deleted.', 'In races, lamps may hang anywhere. To that end, "at the bow" is deleted.', 'If both agree, lamps may hang anywhere. To this end, "at the bow" is deleted.', 'Lamps may hang anywhere in races. Accordingly, "at the bow" is deleted.',
  'Delete from the rulebook the sentence "Its toll is 5 marks."', 'Delete from the second paragraph of the rulebook the sentence "Its toll is 5 marks."', 'Delete from the first paragraph the sentence "Its toll is 5 marks."', 'Delete in the second paragraph, for races, the words "whistle,".',
  'Delete from the second paragraph of the barge entry the words "whistle,".', 'Delete from the second paragraph the word "captain".', 'Delete in the second paragraph the words "whistle," if you like.',
  'The second paragraph loses its last sentence in races.', 'The second paragraph may lose its last sentence.', 'The second paragraph should not lose its last sentence.', 'The second paragraph loses its charm and its last sentence.', 'The barge entry loses its last sentence.', 'The second paragraph loses the word "captain".',
  'The two bullets are withdrawn.', 'The four bullets are withdrawn.', 'The three bullets are withdrawn in races.', 'The three bullets may be withdrawn.', 'The three other bullets are deleted.', 'The three paragraphs are deleted.', 'The three sentences are deleted.',
  '"at the bow" - delete in races.', '"at the bow": delete?', '"at the bow" - delete if you like.', '"captain" - delete.', '"at the bow" - delete or keep.', '"Ask its captain." Strike this in races.', '"Ask its captain." Strike this from the card.', '"Ask its captain." Do not strike this.',
  'A reader wrote "Ask its captain." Strike this.', 'From "The singing" to the end of the paragraph: delete in races.', 'From "The singing" to "age": delete.', 'Delete "at the bow", it is not needed in races.', 'Delete "at the bow", it is needed.', 'Delete "at the bow"; it is not needed if there is fog.',
  'Delete the last bullet, since in races ice never stops a ferry.', 'Delete the last bullet since May.', 'Remove: / - ice / - snow', 'Remove: / - ice (in races)', 'Remove: / - ice / In races, keep it.', 'Remove from the card: / - ice', 'Perhaps remove: / - ice', 'Remove either: / - ice / - fog on the water',
  'Remove: / - ice / unless the keeper sleeps', 'Delete the following bullets: / - fog on the water / - any lamp', 'Delete the sentence after "captain"', 'Delete the rest of the paragraph after "at the bow".',
  'The three bullets are withdrawn.', 'Delete "at the bow" and strike.', 'Delete "at the bow"; gone.', 'Delete the full stop after "way".', 'Change the comma after "whistle" to a full stop.', 'Replace the full stop after "older gives way" with a comma.', 'Delete the comma after "captain".', 'Delete the comma in the second paragraph.', 'Delete the commas after "toll" and "whistle".',
  'Delete the comma after "whistle" in races.', 'Delete the comma after "whistle" or after "toll".', 'Delete the comma after "whistle" and the word "or".', 'The comma after "whistle" may be deleted.', 'Delete the comma after "whistle" in the first paragraph.',
  'We no longer need "at the bow" in races; delete it.', 'We do not need "at the bow"; delete it or keep it.', '"at the bow" is redundant; strike it in races.', '"at the bow" is redundant in races; strike it.', '"at the bow" is redundant; do not strike it.', '"at the bow" is redundant; you may strike it.', '"at the bow" is redundant; strike this paragraph.', '"at the bow" is not redundant; strike it.',
  '"Ask its captain." must go in races.', '"Ask its captain." must not go.', '"captain" must go.', 'The last sentence must go to the end.', 'The last sentence falls away in races.', 'The last sentence is deleted without replacement in races.', 'The last sentence is deleted, being superfluous in races.', 'The last sentence is deleted (superfluous in races).',
  'The superfluous "captain" is deleted.', 'Strike the misleading words "at the stern".', 'Strike any misleading words "at the bow".', 'Strike from the last paragraph of the barge entry the last sentence.', 'Strike from the third sentence the words "at the bow".', 'Last paragraph - to be deleted in races.', 'Last paragraph - to be discussed.', 'No "at the bow" any more.',
];

describe('is limited, doubtful or of something else, and waits:', () => {
  test.for(waiting)('%s', (ruling) => {
    expectToWait(entry, paragraphs(ruling));
  });
});

test.for(['The three bullets are withdrawn.', 'All three bullets are deleted.', 'Delete the three bullets.', 'The three bulleted items are withdrawn in their entirety.'])('of so many, all go: %s', (ruling) => {
  expect(carriedOut(paying, [ruling]).text).toEqual(['A ferry takes a toll.', 'Nobody may raise it.']);
  expect(carriedOut(paying, [ruling.replace('three', 'two')]).text).toEqual(paying);
  expect(carriedOut(paying, [ruling.replace('three', 'four')]).text).toEqual(paying);
});

test('what goes on a card is no order', () => {
  for (const rule of ['A captain loses his last word.', 'The captain loses a whistle.', 'Ignore this.', 'The captain has the last word.', 'A captain must go.', 'The captain disappears.'])
    expect(isHeard(carriedOut(entry, [rule]))).toBe(false);
});
