/** "Errata:" stands before the words of a card, or before an order about the text: where it may be one, it waits for a person. */
import { expect, test } from 'vitest';

import { carriedOut } from './rig/carried-out.ts';

const entry = ['A night ferry crosses at dusk. It gives way to older boats. Ask its captain.', 'Its toll is 5 marks.'];

const became = (ruling: string): string[] => carriedOut(entry, [ruling]).amendments.map(({ outcome, reason }) => `${outcome}: ${reason?.why ?? ''}`);

test.for([
  'Errata: remove the last sentence.', 'Erratum: delete the last sentence.', 'Errata: the second sentence is wrong.', 'Errata: Delete sentence 2.', 'New errata: strike the third sentence.',
  'Corrigendum: remove the last step.', 'Errata: please delete the second example.', 'Errata: add a new line about fog.', 'Errata: the 2nd sentence should not be there.', 'Errata: remove the second bullet.',
])('an order about a part of a text waits: %s', (ruling) => {
  expect(carriedOut(entry, [ruling]).text).toEqual(entry);
  expect(became(ruling)).toEqual(['not applied: place not certain']);
});

test.for([
  'Errata: "Plays on a ferry."', 'Errata: Costs 2.', 'Errata: Skip the second step of your turn.', 'Errata: Remove one lamp. Add a toll at each step.', 'Errata: "Remove the last sentence of the log."', 'Errata: Replace one lamp with two.', 'Errata: Each sentence passed here counts twice.', 'Erratum: Plays at night, in the first step.',
])('the words of a card go on to change nothing: %s', (ruling) => {
  expect(carriedOut(entry, [ruling]).text).toEqual(entry);
  expect(became(ruling)).toEqual(['not applied: no instruction']);
});
