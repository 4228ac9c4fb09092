/** Words that go because they should not stand there: the reason is a part of the sentence that says so. */
import { describe, expect, test } from 'vitest';

import { carriedOut, isHeard } from './rig/carried-out.ts';
import { entry, first, meet, withBlock } from './rig/entry.ts';

const without = (block: string, words: string): string[] => withBlock(block, block.replace(words, ''));

describe('what should not stand there goes', () => {
  test.for([
    ['"at the bow" is merely advice and has been cut.', without(first, ' at the bow')],
    ['"at the bow" was put here by mistake and has been removed.', without(first, ' at the bow')],
    ['The words "at the bow" contradict the card and are struck.', without(first, ' at the bow')],
    ['"Ask its captain." is no rule of play and goes.', without(meet, ' Ask its captain.')],
    ['"Ask its captain." no longer belongs here; take it out.', without(meet, ' Ask its captain.')],
    ['"Ask its captain." no longer belongs here. Delete it.', without(meet, ' Ask its captain.')],
    ['The last sentence was kept by an oversight; leave it out.', without(meet, ' Ask its captain.')],
    ['The last sentence is only a hint. Strike it.', without(meet, ' Ask its captain.')],
    ['The last sentence does not match the rulebook, and is deleted.', without(meet, ' Ask its captain.')],
    ['Delete "at the bow", which contradicts the card.', without(first, ' at the bow')],
    ['Leave out the parenthetical beginning "(unless the", which is out of place here.', without(first, ' (unless the keeper sleeps)')],
    ['Strike the sentence beginning "Ask its", which was copied here by mistake.', without(meet, ' Ask its captain.')],
    ['Delete "at the bow", since it has been overtaken by events.', without(first, ' at the bow')],
  ] as const)('%s', ([ruling, text]) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });

  test('a quotation that begins with "It" is no word for another order', () => {
    expect(carriedOut(entry, ['Replace "older" with "younger".', '"It needs a lamp at the bow." is merely advice and has been cut.']).text)
      .toEqual(entry.map((block) => block.replace('older', 'younger').replace(' It needs a lamp at the bow.', '')));
  });

  test.for([
    ['The reference to fog was put here by mistake and has been removed.', ['It hums. See bell.']], ['The reference to fog no longer belongs here; take it out.', ['It hums. See bell.']], ['The reference to "fog" is out of date. Delete it.', ['It hums. See bell.']],
  ] as const)('%s', ([ruling, text]) => { expect(carriedOut(['It hums. See bell, fog.'], [ruling]).text).toEqual(text); });
});

describe('nothing changes', () => {
  test.for([
    '"at the bow" is merely advice and may be cut.', '"at the bow" is merely advice and is ignored.', 'If "at the bow" is merely advice, it has been cut.', '"at the bow" is merely advice and has not been cut.',
    '"at the bow" was put here by mistake and has been removed from the card.', '"at the bow" was put there by mistake in the rulebook and has been removed.', '"at the bow" was put here by mistake and has been removed in races.', '"at the bow" was put here by mistake and has been removed for this season.', '"at the bow" was put here by mistake and will be removed.', 'Was "at the bow" put here by mistake and has it been removed?',
    '"at the bow" contradicts the card in races and is struck.', '"at the bow" contradicts the card and was struck from it.', '"at the bow" on the card contradicts this entry and is struck.', '"at the bow" contradicts the card only when a cat sails, and is struck.',
    '"Ask its captain." no longer belongs here; take it out of the rulebook.', '"Ask its captain." no longer belongs here if a mate is present; take it out.', '"Ask its captain." no longer belongs here; do not take it out.', '"Ask its captain." no longer belongs here; take it out for races.', '"Ask its captain." belongs here; take it in.',
    'Delete "at the bow", which contradicts the card in races.', 'Delete "at the bow", which contradicts the card unless it is day.', 'Delete "at the bow", which does not contradict the card, in races.', 'Delete "at the bow", which contradicts the card, from the rulebook.', 'Delete "at the bow" where it contradicts the card.', 'Delete "at the bow" if it contradicts the card.',
    'The reference to fog was put here by mistake and has been removed in races.', 'The reference to fog on the card was put here by mistake and has been removed.', 'The reference to fog might have been put here by mistake; take it out.',
  ])('%s', (ruling) => {
    for (const held of [entry, ['It hums. See bell, fog.']]) {
      const done = carriedOut(held, [ruling]);
      expect(done.text).toEqual(held);
    }
    expect(isHeard(carriedOut(entry, [ruling]))).toBe(true);
  });

  test.for(['It has been cut.', 'They were put here by mistake and have been cut.', 'This is merely advice and has been cut.'])('of another order: %s', (said) => {
    expect(carriedOut(entry, ['Replace "older" with "younger".', said]).text).toEqual(entry);
  });
});
