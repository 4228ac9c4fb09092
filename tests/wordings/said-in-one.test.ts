/** What might as well be a sentence of its own, said in the sentence of the order: behind a semicolon or a dash, or in brackets. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, second, whistle, withBlock } from './rig/entry.ts';

const toll = withBlock(second, second.replace('5 marks', '6 marks'));
const noLamp = withBlock(first, first.replace('It needs a lamp at the bow. ', ''));

describe('carried out', () => {
  test.for<[words: string, is: string[]]>([
    ['Delete "It needs a lamp at the bow."; the first one says it all.', noLamp], ['Delete "It needs a lamp at the bow."; saying it once is enough.', noLamp],
    ['Delete "It needs a lamp at the bow." - the rule itself is in the rulebook.', noLamp], ['We cut the second sentence of the first paragraph ("It needs a lamp at the bow."). The first one says it all.', noLamp],
    ['Replace "5 marks" with "6 marks"; the old wording had become unwieldy.', toll], ['Replace "5 marks" with "6 marks" - no rule changes.', toll], ['Replace "5 marks" with "6 marks"; the new wording is easier to translate.', toll],
    ['Replace "5 marks" with "6 marks" (this matches the rulebook).', toll], ['Replace "5 marks" (no rule changes) with "6 marks".', toll], ['Replace "5 marks" with "6 marks" (several players asked for this).', toll],
    ['Replace "5 marks" with "6 marks" (same rule, fewer words).', toll], ['"5 marks" becomes "6 marks", our usual wording.', toll], ['"5 marks" becomes "6 marks", which is the usual term.', toll],
    ['"5 marks" is amended to "6 marks", in step with the card as revised.', toll], ['To head off a common mistake, "5 marks" is now "6 marks".', toll], ['"5 marks" should have been "6 marks" all along.', toll],
    ['"5 marks" was an error in arithmetic and has been corrected to "6 marks".', toll],
    ['This one is easy. "5 marks" is now "6 marks".', toll], ['The list of tolls was running long, so "5 marks" is now just "6 marks".', toll],
    ['The words "on the water" were confusing, so we cut them out.', entry.map((block) => block.replace('fog on the water', 'fog'))],
    ['"whistle" no longer belongs among the things listed in the second paragraph; take it out.', withBlock(second, second.replace('toll, whistle, or', 'toll, or'))],
  ])('%s', ([words, is]) => { expect(carriedOut(entry, [words]).text).toEqual(is); });
});

describe('waits', () => {
  test.for([
    'Delete "It needs a lamp at the bow."; one sentence says it all in races.', 'Delete "It needs a lamp at the bow." (it led to confusion in races).', 'Replace "5 marks" with "6 marks" (no rule changes until spring).', 'Replace "5 marks" with "6 marks" (this matches the rulebook for races).',
    'Replace "5 marks" with "6 marks" (does this match the rulebook?).', 'Replace "5 marks" with "6 marks" (players may ask for this).', 'Replace "5 marks" with "6 marks"; the new wording holds in leagues.', 'Replace "5 marks" with "6 marks"; the old wording stays in leagues.',
    '"5 marks" becomes "6 marks", our usual wording in races.', '"5 marks" becomes "6 marks", the usual term for beginners.', 'To head off a quarrel in races, "5 marks" is now "6 marks".', '"5 marks" should have been "6 marks" all along in leagues.',
    '"on the water" was confusing, so we nearly took it out.', '"on the water" was confusing in races, so we took it out.', 'The list of tolls was running long in races, so "5 marks" is now just "6 marks".', '"whistle" no longer belongs among the things listed in the second paragraph in races; take it out.',
    'Replace "5 marks" with "6 marks" (same rule, fewer words, races only).', 'Typo? "5 marks" is of course "6 marks".',
  ])('%s', (words) => { expectToWait(entry, [words]); });

  test('where what is told is told of another part', () => {
    expectToWait(entry, [`Delete "${whistle.slice(2)}"; the second paragraph had become unwieldy in spring and stays.`]);
  });
});
