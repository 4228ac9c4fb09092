/** Orders that quote nothing, and labels above what is to be changed: they wait, and somebody hears of them. */
import { expect, test } from 'vitest';
import { unquotedSigns } from '../../scripts/language/en/unquoted-signs.ts';
import { couldBeOrder } from '../../scripts/language/en/orders.ts';
import { carriedOut, isHeard } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

test.for([
  'Replace / "5 marks" / with / "6 marks"', 'Change: A ferry has no age. / To: A ferry has an age.', 'Wrong: A ferry has no age. / Right: A ferry has an age.', 'Old text / Its toll is 5 marks. / New text / Its toll is 6 marks.',
  'Use this instead: / A ferry is a boat.', 'The list is now: / - fog / - snow', '| Old | New | / | 5 marks | 6 marks |', 'You should replace "lamp" with "bell" in the first paragraph.', 'The list is missing "snow".', 'We forgot a sentence: "Cats hum."',
  'The toll is raised from 5 to 6 marks.', 'We meant "bell" where we wrote "lamp".', 'The word lamp becomes bell.', 'Replace lamp with bell.', 'Scrap the cat rule.', 'Here is the new text: Cats hum.', 'Renamed to barge.', 'The two references change places.',
])('%s', (ruling) => {
  const done = carriedOut(entry, ruling.split(' / '));
  expect(done.text).toEqual(entry);
  expect(isHeard(done)).toBe(true);
});

test.for(unquotedSigns.map(({ example }) => example))('each row finds its example: %s', (example) => {
  expect(example.split(/(?<=\.) /).some((sentence) => couldBeOrder(sentence.toLowerCase()))).toBe(true);
});

test.for(['A ferry that meets another gives way.', 'The toll is paid at dusk.', 'You may replace your lamp with another.', 'Replace the top card of your deck with a card from your hand.', 'See the list of barges.'])('no rule of play is: %s', (rule) => {
  expect(couldBeOrder(rule.toLowerCase())).toBe(false);
});
