/** Facts behind a deletion, that say why it is made; and sentences like them, that limit it, take it back, or are of something else. */
import { describe, expect, test } from 'vitest';

import { facts, tellsAFact } from '../../scripts/language/en/stories/facts.ts';
import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, second, withBlock } from './rig/entry.ts';

describe('a fact leaves the deletion as it is', () => {
  test.each([
    ...facts.map(({ example }) => example).filter((example) => !example.startsWith('There is')), 'This card no longer exists.', 'It duplicates the rulebook.', 'The term is no longer used.', 'This is now covered by the entry for tolls.', 'The rulebook says the same.', 'It said the same as the first.', 'It was redundant.', 'It is out of date.', 'It no longer serves a purpose.', 'It contradicts the rulebook.', 'It was at odds with the rulebook.', 'It was left in by mistake.', 'No card has this text any longer.', 'The card has received errata.', 'The card has since been changed.', 'The card itself now says so.', 'The rule it explains is gone.', 'The rule behind it was changed last year.', 'It refers to a card that no longer exists.', 'The matter is settled elsewhere.',
  ])('%s', (fact) => { expect(carriedOut(entry, [`Delete the second paragraph. ${fact}`]).text).toEqual(withBlock(second, null)); });
});

describe('what looks like one keeps it from being carried out', () => {
  test.each([
    'That card no longer concerns this entry.', 'This card is not affected.', 'The term is used in tournaments only.', 'The term is no longer used in tournaments.', 'It is no longer needed in two-player games.', 'It still applies to captains.', "The rulebook's second paragraph is meant.", 'It remains in force until May.', 'It is obsolete in part.', 'Most of it is obsolete.', 'The first half of it duplicated the rulebook.', 'Only its first sentence duplicated the rulebook.', 'It is not obsolete.', 'It was needed in races.', 'The rulebook does not cover this.', 'The rulebook covers this only in part.', 'It contradicts this ruling.', 'The card was reprinted in tournaments.', 'The question is not settled.', 'The matter is undecided.', 'The matter is settled for races.',
    'It will be obsolete in May.', 'It may be obsolete.', 'It is nearly obsolete.', 'That card no longer exists in races.', 'That card no longer concerns beginners.', 'It was printed for races.', 'It led to this ruling.', 'The card says otherwise.', 'The card says so only in races.', 'The deletion is obsolete.', 'This ruling is out of date.', 'The rule is in the rulebook of the second edition.', 'It is in the rulebook.', 'Nobody needs this order any more.', 'Nobody knows whether it is obsolete.', 'The rulebook has it that captains pay.', 'It says the same as the rulebook in races.', 'It is obsolete until May.', 'It is obsolete, except its first sentence.', 'It is now optional.', 'The rulebook says it stays.', 'The card says it stays.', 'The card no longer has this order.', 'The card has been changed back.', 'The card was not reprinted.', 'The card will be reprinted.', 'The card must be changed.', 'The term is now "fee".', 'The term has been replaced with "fee".', 'The rule has been restored.', 'Nothing has changed.', 'Nobody plays it this way in leagues.', 'No card needs this change.', 'No rule says so.', 'The question is open.', 'Players find it useful.', 'Players found this order confusing.', 'It contradicts itself in part.', 'It dates from next May.', 'It led to this deletion being withdrawn.', 'It is settled elsewhere whether this holds.',
  ])('%s', (said) => {
    expect(tellsAFact(said.toLowerCase())).toBe(false);
    expectToWait(entry, [`Delete the second paragraph. ${said}`]);
  });

  // "that" may be the order, and of how much it is true is said
  test.each(['That is mistaken.', 'That was not right.', 'That is untrue.', 'That is at odds with the rulebook.', 'That led to confusion.', 'That caused trouble.', 'That is pointless.', 'Judges found this confusing.', 'Players thought that odd.', 'Nothing needs this.', 'It is almost obsolete.', 'It is largely obsolete.', 'It is only unclear.', 'It largely contradicts the rulebook.', 'This is almost covered by the rulebook.', 'This is largely covered by the rulebook.', 'The rulebook only covers this.', 'The rulebook apparently says so.', 'The matter is largely settled.', 'The matter is only settled elsewhere.', 'The card has almost been reprinted.'])('%s', (said) => {
    expect(tellsAFact(said.toLowerCase())).toBe(false);
    expectToWait(entry, [`Delete the second paragraph. ${said}`]);
  });

  test.each(['Delete the second paragraph. The bullet duplicated the rulebook.', 'Delete the second bullet. The paragraph duplicated the rulebook.', 'Delete the second paragraph. The sentence contradicts the rulebook.', 'Delete the second bullet. This sentence is obsolete.'])('of a part of another kind: %s', (ruling) => { expectToWait(entry, [ruling]); });

  test('of the same kind it is carried out', () => { expect(carriedOut(entry, ['Delete the second paragraph. The paragraph duplicated the rulebook.']).text).toEqual(withBlock(second, null)); });

  // rules of play they are not
  test.each(['The matter is settled by your judge.', 'The matter is decided by your opponent.', 'The question is left to the players.', 'The matter is up to your judge.', 'The matter is one for your judge.', 'The toll is settled by your judge.', 'Your judge settles the matter.', 'Your opponent decides.', 'Your opponent settles it.', 'The order is considered void.', 'The list must come first.', 'The list cannot be changed.', 'The list may have two items.', 'A list may have two items.', 'The items may be numbered.', 'Two items may be in the list.', 'Its words may be read elsewhere.', '"Paragraph" means a block of text.', 'A bullet counts as a paragraph.'])('whose it is to decide, and what the text may have: %s', (said) => {
    expectToWait(entry, [`Delete the second paragraph. ${said}`]);
    expectToWait(entry, [`Replace "5 marks" with "6 marks". ${said}`]);
  });

  test.each(['The card has been reprinted with other text.', 'It was never correct.', 'It is obsolete.'])('behind a change of words: %s', (said) => { expectToWait(entry, [`Replace "5 marks" with "6 marks". ${said}`]); });
});
