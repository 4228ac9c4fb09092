/** What is told before or behind an order may take it back, or speak of another thing: a story that no row knows makes it wait. */
import { expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

const behind = [
  'The publisher went back to the old words.', 'We came back to the old words in spring.', 'The printers got other words.', 'The old words came home.',
  'The leagues went their own way.', 'Races had other rules.', 'The judges saw it otherwise.', 'The judges thought better of it.', 'The captains said no.', 'The guild lost its vote.',
  'The vote was lost.', 'The motion fell.', 'The motion failed.', 'It failed.', 'It ended in March.', 'It expired in March.', 'It lapsed.', 'It was a joke.', 'This was a joke.',
  'That was an April fool.', 'It was only a test.', 'It was an experiment.', 'The trial ended.', 'It came to nothing.', 'It went nowhere.', 'It was dropped.', 'The idea was dropped.',
  'The idea was scrapped.', 'The plan was shelved.', 'The plan was put off.', 'The plan was put aside.', 'It was overruled.', 'The guild overruled it.', 'The guild struck it.',
  'The guild undid it.', 'The committee took it back.', 'We took it back.', 'We have taken it back.', 'We changed our minds.', 'We changed our minds in June.', 'We thought about it.',
  'We were wrong about this.', 'We were mistaken.', 'It was an error.', 'The wording won no friends.', 'The publisher printed it as before.',
  'The publisher printed the words as they had been.', 'The next document had the old words.', 'The next month saw it gone.', 'Bess had it removed.', 'Bess removed it.',
  'Its day was over.', 'It held for a month.', 'It lived a month.', 'It ran until June.', 'It began in May.', 'It began with the second race.', 'It started with the spring races.',
  'It took effect in May.', 'It had its time.', 'Those with older copies had leave to use them.', 'Owners of older copies were exempted.', 'Ferries of the old kind were spared.',
  'Night ferries went on as they had.', 'Cats had their own rule.', 'Cats were left out of it.', 'It was said of cats.', 'It was said of ferries alone.', 'Only ferries were meant.',
  'It was meant of ferries.', 'It concerned ferries.', 'It spoke of ferries.', 'We spoke of ferries.', 'We had ferries in mind.', 'It was written for ferries.',
  'It was made for races.', 'It was printed for the races.', 'This item was on hold.', 'It was put on hold.', 'It was held over.', 'It was held back.', 'The change was held back.',
  'It was announced too early.', 'It was announced early.', 'It was leaked.', 'It was never printed.', 'It was unprinted.', 'It was misreported.', 'The report was false.',
  'The above was false.', 'The news was false.', 'The order was forged.', 'It was a forgery.', 'It was disputed.', 'It was challenged.', 'It was appealed.', 'Bess appealed and won.',
  'The protest succeeded.', 'The old text returned.', 'The old rule came back.', 'The words were put back.', 'They were put back.',
  'They were reprinted.', 'The words came back in print.',
];

const before = [
  'The proposal is this', 'The question is', 'The plan is', 'The wish of many is this', 'The idea is simple', 'The old book is right', 'The rulebook has it so',
  'On the card it is different', 'The card is clear', 'The French have this', 'Races are different', 'The rule of races is this', 'The variant is old', 'Two players are enough',
  'The draft has this', 'The joke is old', 'The guild has a wish', 'The house has a rule', 'The next edition has this', 'The new almanac has it', 'The story is old',
  'A reader has an idea', 'Bess is of this mind', 'We have a problem', 'There is a rumour', 'It is said', 'It is not true', 'The example is this', 'Players should know',
  'Readers ought to do this',
];

test.each([...behind.map((told) => `Change "older" to "younger". ${told}`), ...before.map((told) => `${told}: "older" becomes "younger".`)])('%s', (ruling) => {
  expectToWait(entry, [ruling]);
});

test.each(['Insert the sentence "It is old" before "Ask its captain."', 'Insert "On Mondays," before "Ask its captain."'])('leaves no capital in the midst of a sentence: %s', (ruling) => {
  expect(carriedOut(entry, [ruling]).text).toEqual(entry);
});
