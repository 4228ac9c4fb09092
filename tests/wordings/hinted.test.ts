/** Orders that hint at what is to be done: they wait, and somebody hears of them. */
import { describe, expect, test } from 'vitest';
import { hintingSigns } from '../../scripts/language/en/signs/hints.ts';
import { couldBeOrder } from '../../scripts/language/en/orders.ts';
import { expectToWait } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

describe('a person hears of it, and nothing changes', () => {
  test.for([
    'The pointer yields to a real entry: / Ferries hum.', 'In place of the pointer: / Ferries hum.', 'At the end of the game text add "or a keeper".', 'The revised text lacks "or a keeper" at its end.',
    'Hello everyone, / please could this go at the end of the entry: / Whistles help.', 'This comes in at the top: "Whistles help."', 'Plural s missing in "two ferry".', 'The article is missing in "waive toll".', 'There is an s too many in "ferries".',
    'Letters swapped in "ferreis".', 'Wrong tense in "gives way".', 'References out of order.', 'References ought to be in the order of the alphabet.', 'Before "gives way" stays a question mark. It has to go away.', 'There stays a question mark before "gives way".',
    'The bullets have traded places.', 'The two sentences have changed places.', 'Sentence order: 2, 1, 3.', 'First and second sentence: other way round.', 'The sentence on cats ought to come last.', 'The bit about cats should be at the end.', 'The bit in brackets should be a sentence of its own.',
    'The rule on tolls is out of date, drop it.', 'Toll: 6 marks (was 5).', 'Captain should be spelt with a capital C.', 'Spelling: "skipper", with two p\'s.', '"skiper" sic.', 'Say skipper, not captain.', 'Line 2: skipper.', 'Entry dead.', 'Entry now under barge.', 'No longer an entry.',
    'Not needed any more.', 'Gone.', 'Only: See barge.', 'From now on simply: See barge.', 'Whole entry: See barge.', 'Correct text: See barge.', 'Add barge to the references.', 'Reference to barge missing.', 'Barge is missing from the references.', 'The reference ought to be barge.', 'Wrong reference: barge.',
    'New line after "5 marks."', 'Line break before "A captain may".', 'Bullets instead of numbers.', 'The number in "5 marks" is changed to more.',
  ])('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

test.for(hintingSigns)('a sign finds its example: $name', ({ is, example }) => {
  expect([is.test(example.toLowerCase()), couldBeOrder(example.toLowerCase())]).toEqual([true, true]);
});

test.for([
  'The older ferry makes way.', 'At the lock the captain says "ahoy".', 'The ferry needs a lamp.', 'The word is given in the log.', 'This goes to the captain.', 'The number of lamps is the number of locks.', 'Two ferries that swapped places keep their tolls.', 'A ferry that comes last pays.',
  'The last ferry should be moored first.', 'The toll is 6 marks (once a day).', 'Spelling matters little.', 'Sing, but do not hum.', 'A sunken ferry is gone.', 'Only a captain may see the lamp.', 'The rule is out of date when the ferry sinks.', 'A ferry entry fee is due.', 'A ferry in the wrong order waits.',
  // What games have, too: cards, numbers, spaces, names; conditions; and the words of a player.
  'Creature tiles are laid out in a row.', 'Names must be spelled aloud.', 'Spell cards cost nothing.', 'The keeper needs "Nell" to sail.', 'The ferry lacks "Lamp" and cannot sail at night.', 'At the end of the crossing, put "Nell" back.', 'The barge has 4 cats (was 3).', 'By night it is the other way round.', 'The number in "Toll 2" may be raised.', 'The number in "Toll 2" must be even.',
  'One space at "Harbor" is free.', 'The colon in "Lamp: sing" parts a cost from its effect.', 'Say yes, not no.', 'The reference could be to any keeper.', 'Line 3: ferries on this line may not stop.', 'No entry fee is due.', 'Dead.', 'Now see if the lamp burns.', 'This part of the crossing has to come first.', 'If a lamp is stale, remove it.', 'This goes in your hold:',
  'Bad weather in "Winter".', 'The words in "Toll 2".', 'A ferry lost in "Winter" is gone.',
])('a rule of play hints at nothing: %s', (rule) => {
  expect(hintingSigns.filter(({ is }) => is.test(rule.toLowerCase())).map(({ name }) => name)).toEqual([]);
});
