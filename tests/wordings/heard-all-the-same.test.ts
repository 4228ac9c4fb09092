/** Orders that quote nothing, and labels above what is to be changed: they wait, and somebody hears of them. */
import { expect, test } from 'vitest';
import { unquotedSigns } from '../../scripts/language/en/signs/unquoted.ts';
import { couldBeOrder } from '../../scripts/language/en/orders.ts';
import { carriedOut, expectToWait, isHeard } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

test.for([
  'Replace / "5 marks" / with / "6 marks"', 'Change: A ferry has no age. / To: A ferry has an age.', 'Wrong: A ferry has no age. / Right: A ferry has an age.', 'Old text / Its toll is 5 marks. / New text / Its toll is 6 marks.',
  'What follows replaces the night ferry entry: / A night ferry hums.', 'The following may replace the night ferry entry: / A night ferry hums.', 'The following replaces the night ferry entry. / A night ferry hums.', 'The following replaced the night ferry entry last year: / A night ferry hums.',
  'Use this instead: / A ferry is a boat.', 'The list is now: / - fog / - snow', '| Old | New | / | 5 marks | 6 marks |', 'You should replace "lamp" with "bell" in the first paragraph.', 'The list is missing "snow".', 'We forgot a sentence: "Cats hum."',
  'The toll is raised from 5 to 6 marks.', 'We meant "bell" where we wrote "lamp".', 'The word lamp becomes bell.', 'Replace lamp with bell.', 'Scrap the cat rule.', 'Here is the new text: Cats hum.', 'Renamed to barge.', 'The two references change places.',
])('%s', (ruling) => {
  expectToWait(entry, ruling.split(' / '));
});

test.for([
  'The ruling of March is withdrawn.',
  'The change announced in March is cancelled.',
  'The new toll of 2 marks will not take effect before September.',
  'The previous ruling is withdrawn.',
  'The above ruling is rescinded.',
  'Undo last month\'s change.',
  'Last month\'s change is undone.',
  'Revert to the earlier text.',
  'The previous wording is back.',
  'Text restored.',
  'The 2009 text stands.',
  'Towing costs 3 marks, not 2.',
  'Sleep: 4 marks instead of 3.',
  'Barges are now called rafts.',
  'Read raft for barge.',
  'Capitalize Pilot throughout.',
  'To be added: Towing is free.',
  'Asleep pilots: delete.',
  'This rule is no longer in effect.',
  'Ruling rescinded.',
  'This entry should mention that barges cannot tow.',
  'All references to toll should be to tax.',
  'Cross-references to rudder should be to wheel.',
  'This entry refers to tax instead of toll.',
  'Sort the references.',
  'Renumber the steps.',
  'Number the steps from 0.',
  'Step 2 now comes after step 3.',
  'Steps 2 and 3 are no more.',
  'You may insert a step between 2 and 3.',
  'The words "at the bow" fell away.',
  'The words "at the bow" may fall away.',
  'Gone are the words "at the bow".',
  'It drops "at the bow".',
  'The text has lost "at the bow".',
  'The first paragraph must not lose "at the bow".',
  'The text gives up "a lamp".',
  'From 1 May "marks" are "coins".',
  '"Ask its captain." is now three sentences: "Ask. It."',
  'The spelling "dusk" becomes "DUSK" in headings.',
  'The sum of "5 marks" is doubled.',
  'The words "at the bow" say nothing new.',
  '"fog" and "ice" become one bullet.',
])('a person hears of: %s', (ruling) => {
  expect(isHeard(carriedOut(entry, [ruling]))).toBe(true);
});

test.for(unquotedSigns.map(({ example }) => example))('each row finds its example: %s', (example) => {
  expect(example.split(/(?<=\.) /).some((sentence) => couldBeOrder(sentence.toLowerCase()))).toBe(true);
});

test.for(['A ferry that meets another gives way.', 'The toll is paid at dusk.', 'You may replace your lamp with another.', 'Replace the top card of your deck with a card from your hand.', 'See the list of barges.', 'A barge is now moored where it was.', 'To tow a barge costs 3 marks.', 'Read the card aloud.', 'A captain who is not here pays 2 marks.', 'The ruling on barges is the same for rafts.', 'References to toll are to the toll of the lock.', 'The list of captains is kept at the lock.'])('no rule of play is: %s', (rule) => {
  expect(couldBeOrder(rule.toLowerCase())).toBe(false);
});
