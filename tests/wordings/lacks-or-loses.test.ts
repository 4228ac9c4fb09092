/** A word or a letter that a text lacks, or has too many; and words that are said to stand so many times. */
import { expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

const entry = ['Ferries dock at a night. They carry no catz for purposes of trade.', 'At most 30 crates. A hold of 30 is legal. The number 30 is holy.', 'A captain waits. No captain sleeps for the night.'];
const with_ = (was: string, is: string): string[] => entry.map((block) => block.replaceAll(was, is));

test.each([
  ['The word "the" was left out after "purposes of"; supply it.', with_('purposes of', 'purposes of the')], ['After "purposes of" the word "the" is missing; please insert it.', with_('purposes of', 'purposes of the')], ['"the" has been omitted by mistake after "purposes of", supply it.', with_('purposes of', 'purposes of the')],
  ['"dock at a night" should lose its "a".', with_('at a night', 'at night')], ['A stray word: "dock at a night" should lose its "a".', with_('at a night', 'at night')], ['"dock at a night" loses the "a".', with_('at a night', 'at night')],
  ['"no catz" is misspelled and is put right as "no cats".', with_('catz', 'cats')], ['"no catz" is misspelt; it should read "no cats".', with_('catz', 'cats')], ['"no catz" lacks an "s": make it "no cats".', with_('catz', 'cats')],
  ['All three mentions of 30 become 32.', with_('30', '32')], ['All three mentions of "30" become "32".', with_('30', '32')], ['All three occurrences of the number 30 are changed to 32.', with_('30', '32')], ['Both mentions of "captain" become "skipper".', with_('captain', 'skipper')], ['Both occurrences of "captain" are replaced by "skipper".', with_('captain', 'skipper')],
  ['Where "captain" is mentioned, read "skipper".', with_('captain', 'skipper')], ['Wherever "captain" is named, name him "skipper".', with_('captain', 'skipper')], ['The limit is raised from "At most 30" to "At most 40".', with_('At most 30', 'At most 40')], ['The crate limit has been raised from "30 crates" to "40 crates".', with_('30 crates', '40 crates')],
])('%s', (ruling, text) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });

test.each([
  'The word "the" was left out after "purposes of".', 'The word "the" was left out after "for"; supply it.', 'The word "the" was left out after "purposes of" on the card; supply it.', 'The word "the" was not left out after "purposes of"; do not supply it.', 'The word "the" was left out after "purposes of"; supply it in leagues.', 'The word "the" may be missing after "purposes of"; supply it.',
  '"dock at a night" might lose its "a".', '"dock at a night" should lose its "the".', '"dock at a night" should lose its "a" in leagues.', '"dock at a night" should not lose its "a".',
  '"no catz" is misspelled.', '"no catz" is misspelled on the card and is put right as "no cats".', '"no catz" lacks an "s" in some copies: make it "no cats".',
  'All four mentions of 30 become 32.', 'Both mentions of 30 become 32.', 'All three mentions of 30 may become 32.', 'All three mentions of 30 become 32 in leagues.', 'All three mentions of 30 on the card become 32.', 'Three mentions of 30 become 32.', 'All three mentions of captains become skippers.',
  'Where "captain" is named, you may name "skipper".', 'Where "captain" is named on a card, read "skipper".', 'The limit of crates is raised from "At most 30" to "At most 40".', 'The limit for leagues is raised from "At most 30" to "At most 40".', 'The card’s limit is raised from "At most 30" to "At most 40".', 'The French text is shortened from "At most 30" to "At most 40".', 'The second limit is raised from "At most 30" to "At most 40".', 'The card limit is raised from "At most 30" to "At most 40".', 'The limit may be raised from "At most 30" to "At most 40".', 'The limit was raised from "At most 30" to "At most 40" last year.',
])('not: %s', (ruling) => {
  expectToWait(entry, [ruling]);
});
