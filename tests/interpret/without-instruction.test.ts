import { describe, expect, test } from 'vitest';

import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { rulingOf } from './rig/ruling.ts';
import { understands } from './rig/understands.ts';

describe('a ruling without an instruction', () => {
  understands([
    ['explains the entry', ['A ferry may hum. It need not be night.'], [{ is: 'clarification of entry', new: 'A ferry may hum. It need not be night.' }]],
    ['of several paragraphs is one explanation', ['A ferry may hum.', 'For example, Bess hums.'], [{ is: 'clarification of entry', new: 'A ferry may hum.\n\nFor example, Bess hums.' }]],
    ['that speaks of an earlier temporary ruling changes nothing', ['The temporary ruling for this ferry has been rescinded. It hums again.'],
      [{ is: 'clarification of entry', new: 'The temporary ruling for this ferry has been rescinded. It hums again.' }]],
    ['may hold from a day on', ['Effective upon release of High Water. This ferry may hum.'], [{ is: 'clarification of entry', new: 'Effective upon release of High Water. This ferry may hum.' }]],
    ['may be nothing but a heading', ['New change to this entry:'], [{ is: 'clarification of entry', new: 'New change to this entry:' }]],
    ['may only point', ['See **humming**.'], [{ is: 'pointer of entry' }]],
    ['may point twice, in small letters', ['see humming. See also fog'], [{ is: 'pointer of entry' }]],
    ['may tell how a card is read', ['In fog, this ferry should be read as follows: “Hum twice.”'], [{ is: 'clarification of entry', new: 'In fog, this ferry should be read as follows: “Hum twice.”' }]],
  ]);

  test('is not explicit, and says so in its first sentence', () => {
    const [instruction] = interpretRuling(rulingOf(['A ferry may hum. It need not be night.']));
    expect(instruction).toMatchObject({ explicit: false, instruction: 'A ferry may hum.', lines: [1, 1] });
  });

  test('is temporary in a section of temporary rulings', () => {
    const ruling = rulingOf(['A ferry may hum.'], { topic: null, section: 'Temporary Rulings (Until the Thaw)' });
    expect(interpretRuling(ruling)).toMatchObject([{ operation: 'temporary', newText: 'A ferry may hum.', explicit: false }]);
  });

  test('makes no amendment where it has no words', () => {
    expect(interpretRuling(rulingOf(['', '  ']))).toEqual([]);
  });
});

describe('what becomes of words', () => {
  const rule = 'Cards that raise each "number of tolls" on a ferry raise all its forms.';
  const series = '"1" becomes "2", "one" becomes "two," and "first" becomes "second".';
  const operationsOf = (...says: string[]): string[] => interpretRuling(rulingOf([says.join(' ')])).map(({ operation }) => operation);

  test.for([
    [rule, series], [rule, `For example, ${series}`], [rule, series, 'See **tolls**.'], ['A ferry hums.', rule, series],
    ['When a card turns words into others, all of them count.', '"Fog" becomes "mist", and "dusk" becomes "dawn".'],
  ])('is an example of a rule of play: %s %s', (says) => {
    expect(interpretRuling(rulingOf([says.join(' ')]))).toMatchObject([{ operation: 'clarification', newText: says.join(' ').replaceAll('*', ''), explicit: false }]);
  });

  test.for([
    ['nothing before it', [series], 3], ['one pair only', [rule, '"One" becomes "two".'], 1], ['a rule of other things', ['A ferry hums.', series], 3], ['the rule behind it', [series, rule], 3],
    ['a place', [rule, 'In the first sentence, "1" becomes "2", and "one" becomes "two".'], 2], ['an order between', [rule, 'Delete "fog".', series], 4],
  ] as const)('is an order with %s', ([, says, many]) => { expect(operationsOf(...says)).toEqual(Array.from({ length: many }, (_, at) => (many === 4 && at === 0 ? 'repeal' : 'substitution'))); });
});

describe('rules of play are no instructions', () => {
  test.for([
    'Replace the top card of your deck.', 'Add two marks to your score.', 'Move the ferry to the end of the river.', 'Change the tide to high water.',
    'Remove the crate from the ferry. It is lost.', 'Split your crew in two.', 'This replaces the toll.', 'This reverses the tide.', 'The toll has been paid.',
    'The first sentence of a letter is read aloud.', 'For example, replace the word "ferry" with "raft" on that card.', 'Insert this card below your deck.',
    '"Wet" is changed to dry at dawn.', 'The rule that cats pay half is modified by this card.', 'Any word on the card may be changed to another word.',
    'Removed from the game, a ferry is lost.', 'Add the following ferries to your deck: Bess, Tom.', 'This entry is about boats.',
    'You may replace the first with the second.', 'Replace the first with a lamp.', 'Change the second to night.', 'The following cards replace the third: Bess, Tom.', 'The captain says "Hum." and the cat hums.',
  ])('%s', (sentence) => {
    expect(interpretRuling(rulingOf([sentence]))).toMatchObject([{ operation: 'clarification', newText: sentence }]);
  });
});
