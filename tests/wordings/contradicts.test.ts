/** Rulings that say what is no longer right of a text, or what it ought to have: they are heard, and wait; rules of play with the same words are none. */
import { describe, expect, test } from 'vitest';
import { contradictingSigns } from '../../scripts/language/en/signs/contradictions.ts';
import { carriedOut, expectToWait, isHeard } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

const more = ['The statement in the Glossary that ferries wait is wrong.', 'A ferry may wait; this differs from the Glossary.', 'REVERSAL - A ferry may not wait.', 'The requirement of a lamp has been dropped.', 'The section on tolls has moved to tolls.', 'This entry is now part of barge.', 'It should be added that ferries wait.', 'The list should include snow.', 'Snow must be added to this list.', 'This entry should refer to splitting as well.'];

describe('heard, and waits', () => {
  test.for([...contradictingSigns.map(({ example }) => example), ...more])('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});

describe('no order', () => {
  test.for(['The restriction is lifted when the keeper sleeps.', 'The ban on cats ends at dusk.', 'It should be noted that ferries wait.', 'The text of the card is not read aloud.', 'The list of your ships is not complete until you say so.', 'The wrong lamp was lit.', 'The exception applies to rafts.', 'A correct answer is worth 5 points.'])('%s', (ruling) => {
    expect(isHeard(carriedOut(entry, [ruling]))).toBe(false);
  });
});

describe('a capital that may be that of a sentence', () => {
  test.for(['"Younger" replaces "older".', 'Use "Younger" for "older".', 'The word "Younger" is substituted for "older".'])('waits: %s', (ruling) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(entry);
  });

  test('is no doubt where the word begins a sentence, or is small', () => {
    expect(['"younger" replaces "older".', 'Replace "When" with "Where".'].map((ruling) => carriedOut(entry, [ruling]).amendments[0]?.outcome)).toEqual(['applied', 'applied']);
  });
});
