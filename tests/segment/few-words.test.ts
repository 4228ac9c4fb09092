/** What is quoted of a text to show a place in it is cut between words, and says where more stands. */
import { describe, expect, it } from 'vitest';

import { firstOf, lastOf } from '../../scripts/segment/gaps/few-words.ts';

describe('the first words of a text', () => {
  it.each([
    ['A barge is towed.', 17, 'A barge is towed.'], [' A barge is towed. ', 17, 'A barge is towed.'], ['A barge is towed.', 12, 'A barge is …'], ['A barge is towed.', 10, 'A barge is …'], ['A barge is towed.', 9, 'A barge …'], ['Lockkeepers', 4, 'Lock …'],
  ])('%j, %i of its characters: %s', (text, most, words) => { expect(firstOf(text, most)).toBe(words); });
});

describe('the last words of a text', () => {
  it.each([
    ['A barge is towed.', 17, 'A barge is towed.'], ['A barge is towed.', 9, '… is towed.'], ['A barge is towed.', 8, '… towed.'], ['Lockkeepers', 4, '… pers'],
  ])('%j, %i of its characters: %s', (text, most, words) => { expect(lastOf(text, most)).toBe(words); });
});
