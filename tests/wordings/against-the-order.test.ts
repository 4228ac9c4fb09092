/** Remarks that are harmless beside most orders, and beside these say that they are none, that they are meant elsewhere, or where their words stand. */
import { describe, expect, test } from 'vitest';

import { expectToWait, textAfter } from './rig/carried-out.ts';
import { entry, first, fog, meet, second, withBlock } from './rig/entry.ts';

const younger = withBlock(meet, meet.replace('older', 'younger'));
const unasked = withBlock(meet, meet.replace(' Ask its captain.', ''));

describe('a slip told beside what was done', () => {
  test.for([
    'We goofed: the last sentence was deleted.', 'Sorry: the last sentence was deleted.', 'Mea culpa: we deleted the last sentence.', 'We blew it: we took out the last sentence.', 'My bad, the last sentence has been deleted.', 'We had it wrong. The last sentence was deleted.',
    'Our mistake: "older" was replaced by "younger".', 'We got it wrong: we replaced "older" with "younger".', 'The proofreaders missed this one: the last sentence was deleted.', 'Here\'s a mistake we should have caught: the last sentence was deleted.', 'Somebody noticed the wrong word: "older" was replaced by "younger".',
    'Slip of the pen: the last sentence was deleted.', 'Clerical error: the last sentence has been deleted.', 'A misprint: the last sentence is omitted.', 'Printer\'s error: "older" has been replaced by "younger".',
    'The last sentence has been removed. A clerical error.', 'The last sentence was deleted; a clerical error.', 'The last sentence has been deleted (a typo).', '"older" was changed to "younger". An obvious misprint.',
  ])('waits: %s', (words) => { expectToWait(entry, [words]); });

  test.for<[words: string, is: string[]]>([
    ['We goofed: "older" is now "younger".', younger], ['Our mistake: "older" should be "younger".', younger], ['We blew it. Replace "older" with "younger".', younger], ['We got it wrong, so we replaced "older" with "younger".', younger],
    ['Replace "older" with "younger". A slip of the pen.', younger], ['We replaced "older" with "younger" (a typo).', younger], ['Delete the last sentence. Our proofreaders were asleep.', unasked], ['Clerical error: delete the last sentence.', unasked],
  ])('is cured: %s', ([words, is]) => { expect(textAfter(entry, words)).toEqual(is); });
});

describe('what speaks of the order, or of other words', () => {
  test.for([
    'Delete the last sentence, the instruction being obsolete.', 'Delete the last sentence, the amendment having been superseded.', 'Delete the last sentence, the decision having been questioned.', 'Replace "older" with "younger", the new wording being ambiguous.', 'Replace "older" with "younger", the latter being misleading.', 'Replace "older" with "younger", the substitution being superfluous.', 'Delete the last sentence, the season being irrelevant.',
    'Delete the last sentence. The last sentence says it all.', 'Delete the last sentence; the last one says it all.',
    'Replace "older" with "younger", without change of wording.', 'Replace "older" with "younger" without any changes to the text.', 'Delete the last sentence, with no change in the wording.',
    'Delete the last sentence. Agreed for years.', 'Delete the last sentence. Confirmed every year.', 'Delete the last sentence. Decided by the committee every spring.',
  ])('waits: %s', (words) => { expectToWait(entry, [words]); });

  test.for<[words: string, is: string[]]>([
    ['Replace "older" with "younger", the age of ships being immaterial.', younger], ['Delete the last sentence; the first one says it all.', unasked], ['Replace "older" with "younger", with no other change in the text.', younger], ['Delete the last sentence without change of meaning.', unasked], ['Delete the last sentence. Agreed last spring.', unasked],
  ])('%s', ([words, is]) => { expect(textAfter(entry, words)).toEqual(is); });
});

describe('where the words may be meant to stand, or to change as well', () => {
  test.for([
    'Add the sentence "Owls hum." to the last paragraph. Follows the first sentence.', 'Add "Owls hum." to the last paragraph (now follows the first sentence).', 'Move the last paragraph to the beginning. Follows the title.', 'Insert "very" before "older" (follows the first sentence).',
    'Replace "captain who" with "pilot who". As in the other bullets.', 'Replace "captain who" with "pilot who", as elsewhere in this entry.', 'Replace "captain who" with "pilot who". As everywhere in this entry.', 'Delete the last sentence; as in the heading.',
  ])('waits: %s', (words) => { expectToWait(entry, [words]); });

  test.for<[words: string, is: string[]]>([
    ['Replace "older" with "younger". Follows the card.', younger], ['Replace "older" with "younger". Matches the first sentence.', younger], ['Replace "older" with "younger", as elsewhere in the glossary.', younger], ['Replace "older" with "younger". As in the rulebook.', younger],
    ['The first and second paragraphs have been combined into one, with no change of wording.', entry.flatMap((block) => (block === first ? [`${first} ${second}`] : block === second ? [] : [block]))],
  ])('%s', ([words, is]) => { expect(textAfter(entry, words)).toEqual(is); });
});

describe('what it is about, and another rank in brackets', () => {
  test.for(['The bullet about fog (the last but one) is deleted.', 'Delete the bullet about fog (the penultimate).', 'The bullet about fog (number two) is deleted.', 'The paragraph about songs (the last) is deleted.', 'The bullet about ice (the first) is deleted.'])('waits: %s', (words) => { expectToWait(entry, [words]); });

  test('the rank is that of the one it tells', () => { expect(textAfter(entry, 'The bullet about fog (the first) is deleted.')).toEqual(withBlock(fog, null)); });
});

test.for([
  '"Ask its captain." gone missing.', 'Toll corrected: 6 marks.', 'The last line has been condensed.', 'The bullets swap.', 'There might be inserted "very" before "older".', 'Our fault: the last sentence got deleted.',
])('is heard: %s', (words) => { expectToWait(entry, [words]); });
