/** What stands beside quoted words: a sentence, a bracket; and words that go before the stop of a sentence. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

const sentences = ['A ferry may hum, sing, or sleep at dusk.', 'A ferry may sing at dawn (or not).', 'It is old (not very old).', 'It hums.'];
const entry = [sentences.join(' '), 'See bell.'];
const without = (...gone: number[]): string[] => [sentences.filter((_, at) => !gone.includes(at)).join(' '), 'See bell.'];

describe('a sentence or a bracket beside words', () => {
  test.each([
    ['Delete the sentence after "at dusk".', without(1)], ['The sentence after "at dusk" is deleted.', without(1)], ['The sentence before "It is old" goes.', without(1)], ['Delete the sentence before "It hums."', without(2)], ['Strike the sentence following "at dawn".', without(2)],
    ['"at dusk" is now "at noon", and the sentence after it stays.', entry.map((block) => block.replace('at dusk', 'at noon'))],
    ['"at dusk" is now "at noon", and the sentence after it goes.', without(1).map((block) => block.replace('at dusk', 'at noon'))], ['Change "at dusk" to "at noon" and delete the sentence after it.', without(1).map((block) => block.replace('at dusk', 'at noon'))],
    ['Delete the parenthetical after "It is old".', entry.map((block) => block.replace(' (not very old)', ''))], ['The parenthetical after "at dawn" is deleted.', entry.map((block) => block.replace(' (or not)', ''))], ['"at dusk" is narrowed to "at noon", and the parenthetical after "It is old" goes.', entry.map((block) => block.replace('at dusk', 'at noon').replace(' (not very old)', ''))],
  ])('%s', (ruling, text) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });

  test.each([
    'Delete the sentence after "It hums."', 'Delete the sentence after "ferry".', 'Delete the sentence after "at noon".', 'Delete the second sentence after "at dusk".', 'Delete the sentences after "at dusk".', 'Delete the sentence after "at dusk" in leagues.', 'The sentence after "at dusk" may go.', 'Delete the sentence after it.', 'The paragraph after "at dusk" is deleted.', 'Replace the sentence after "at dawn" with "It is new."',
    '"at dusk" is now "at noon". Delete the sentence after it.', '"ferry" is now "barge", and the sentence after it goes.', '"It hums" is now "It sings", and the sentence after it goes.', '"at dusk" is now "at noon" and "at dawn" is now "at night", and the sentence after it goes.', '"at dusk" is now "at noon", and the sentence after it is deleted in leagues.',
    'Delete the parenthetical after "old".', 'Delete the parenthetical after "It is".', 'The parenthetical before "It is old" is deleted.', 'Delete the parentheticals after "It is old".', 'Replace the parenthetical after "at dawn" with "never".', 'The parenthetical after "It is old" on the card goes.',
  ])('not: %s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});

describe('before the stop', () => {
  const one = ['This ferry cannot carry cats on deck.'];
  test.each(['Put "on Sundays" at the end of the sentence, before the period.', 'Add "on Sundays" before the final period.', 'Insert "on Sundays" at the very end, inside the full stop.', 'Add the words "on Sundays" at the end of the sentence.', 'Append "on Sundays" at the end of the first sentence, just before the full stop.'])('%s', (ruling) => {
    expect(carriedOut(one, [ruling]).text).toEqual(['This ferry cannot carry cats on deck on Sundays.']);
  });

  test.each(['Put "Sunday" at the end of the entry, before the period.', 'Add "It hums." at the end of the sentence, before the period.', 'Add "on Sundays" before the second period.', 'Add "on Sundays" before the period of the card.', 'Add "on Sundays" after "cats", before the period.', 'Add "on Sundays," before the period.', 'Add "on Sundays" before the final period in leagues.'])('not: %s', (ruling) => {
    expectToWait(one, [ruling]);
  });

  test.each(['Put "Sunday" at the end of the sentence, before the period.', 'Add "on Sundays" before the period.', 'Put "on Sunday" at the end of the first paragraph, before the period.'])('nor where several sentences have one: %s', (ruling) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(entry);
  });
});
