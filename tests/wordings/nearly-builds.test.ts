/** Sentences that are built as plain orders are, and say something that is not so, of another place, or that breaks the text: they wait. */
import { describe, expect, test } from 'vitest';
import { expectToWait, paragraphs, textAfter } from './rig/carried-out.ts';
import { entry, fog, ice, list, meet, second, stopped, whistle, withBlock, first } from './rig/entry.ts';

const harbor = ['A harbor pays tolls to the crown. The toll is 5 marks (except in winter).', 'Example: He pays 5 marks, and he leaves.', 'See fog, ice, song.'];
const pointer = ['See fog.'];
const steps = ['To board a ferry:', '1. Pay the toll.', '2. Show the lamp.', '3. Sit down.'];
const back = ['To board a ferry:', '1. Pay the toll.', '2. Show the lamp.', '3. If it is dark, go back to step 2.'];
const joined = ['Ways:', '* one; or', '* two.'];
const marked = ['Ways:', '* one;', '* two.'];
const sung = ['A harbor pays. It hums.', 'See fog, ice.'];
const numbered = (items: readonly string[]): string[] => ['To board a ferry:', ...items];
const six = withBlock(second, second.replace('5', '6'));

const certain: readonly [base: readonly string[], text: readonly string[], rulings: readonly string[]][] = [
  [entry, six, ['5 becomes 6 in the second paragraph.', '5 should be 6 in the first sentence of the second paragraph.', '5 marks -> 6 marks in the second paragraph.', 'Raise 5 to 6 in the second paragraph.', 'Raise the toll from 5 to 6.']],
  [entry, withBlock(second, `${second} Dogs may.`), ['The second paragraph gets "Dogs may." at the end of the paragraph.', 'The second paragraph gains the sentence "Dogs may." at its end.']],
  [entry, withBlock(first, `${first} Dogs may.`), ['The first paragraph should end with the sentence: Dogs may.', 'Add the sentence at the end of the first paragraph: Dogs may.']],
  [entry, [first, second, list, ice, whistle, fog, stopped, meet], ['Swap the bullets "fog on the water" and "ice" in the list.']],
  [entry, withBlock(whistle, '* without doubt, a captain without a whistle'), ['The second bullet gets "without doubt," at its beginning.']],
  [entry, [first, second, list, fog, '* hail, snow', whistle, ice, stopped, meet], ['Insert a new bullet, "hail, snow", after the first.']],
  [joined, ['Ways:', '* none; or', ...joined.slice(1)], ['Insert a new bullet before the first bullet: "none; or"']],
  [marked, ['Ways:', '* one;', '* hail;', '* two.'], ['A new bullet, "hail;", is added after the first.']],
  [harbor, [...harbor.slice(0, 2), 'See fog, hail, ice, song.'], ['"hail" joins "fog" in the cross-references.']],
  [harbor, [...harbor.slice(0, 2), 'See fog.'], ['Keep only the reference to "fog".']],
  [pointer, ['Fog is mist. See fog.'], ['A definition precedes the reference: "Fog is mist."']],
  [back, numbered(['Pay the toll.', 'Show the lamp.', 'If it is dark, go back to step 2.', 'Be quiet.']), ['A new step follows step 3: "Be quiet."']],
];

const waiting: readonly [base: readonly string[], rulings: readonly string[]][] = [
  // The place that is named is another than that of the words.
  [entry, ['5 becomes 6 in the second sentence.', '5 should be 6 in the last sentence.', '5 must be 6 in the first bullet.', '5 marks becomes 6 marks in the first sentence.', '5 marks -> 6 marks in the last paragraph.', 'Read 6 marks for 5 marks in the last sentence.', 'The number 5 has been raised to 6 in the last sentence.', '"5 marks" - make that "6 marks" in the last sentence.', 'Where "5" stands, put "6" in the last sentence.']],
  [entry, ['In the introduction to the list of tolls, "Three" should be "Four".', 'Swap the bullets "fog on the water" and "ice" in the list of tolls.', 'In the list of tolls, swap "ice" and "fog on the water".', 'Move the bullet "ice" to the top of the list of tolls.', 'The third bullet gets "in winter" at the end of the entry.', 'The second sentence gets "at night" at the end of the paragraph.']],
  [harbor, ['Keep only the reference to "fog" in the example.']],
  // What must go first may be what is deleted first.
  [entry, ['The last sentence of the second paragraph must go first.', 'The first sentence of the second paragraph has to go last.', 'The bullet "ice" must go first.', '"ice" must go first in the list.']],
  // The figure goes the other way than the order says.
  [entry, ['Raise 5 to 4.', 'Raise "5" to "4" in the second paragraph.', 'Reduce 5 to 6 in the second paragraph.', 'Raise the toll from 5 to 4.', 'The number 5 has been reduced to 6.']],
  // The new part is none of those beside which it would stand.
  [entry, ['Insert a new paragraph, "Dogs may.", after the first sentence.', 'Insert a new bullet after the first sentence: "Dogs may."', '"hail" shall come after "fog".', 'The second bullet loses its first sentence.', 'Delete the first sentence of the first bullet.']],
  // The new text goes on otherwise than it seems, or is not given.
  [entry, ['This entry should open with the sentence: "Tolls double" rather than with this one.', 'Add at the beginning: "Tolls double" instead of this.', 'The first paragraph should close with the sentence: see fog.', 'The first paragraph should end with the sentence: Dogs may. Cats too.', 'Add one sentence at the end of the first paragraph: Dogs may. Cats too.', 'Add the sentence at the end of the first paragraph: Dogs may. Cats too.']],
  // Items that lead on to each other.
  [joined, ['Include "hail" in the list.', 'A new bullet, "hail", is added after the first.', '"hail" joins "two." in the list.', 'Between the first bullet and the second insert "hail".', 'A new bullet, "hail; or", is added after the first.']],
  [marked, ['Include "hail" in the list.', 'A new bullet, "hail", is added after the first.', 'Another bullet, "hail", precedes the first.']],
  // Whether a line of references counts as a sentence, people do not agree.
  [sung, ['The sentence before the last is removed.', 'The next-to-last sentence should read "It sings."', 'The last sentence but one is removed.', 'The first sentence of the last paragraph is removed.', 'The last paragraph drops its first sentence.']],
  // What goes before an article, behind the colon of a list, or leads to nothing; and several things that would be one.
  [entry, ['The second bullet takes on "old" at its beginning.', 'The third paragraph gains "Dogs may:" at its end.', 'Insert a new paragraph, "Dogs may:", after the second paragraph.', 'The list is followed by a new paragraph: "Dogs may:"', 'Addition to the list: "hail, snow"', 'Include "hail; snow" in the list.']],
  // What joins a list of references is one name.
  [sung, ['"hail, snow" joins "fog" in the cross-references.', '"fog" is joined by "hail, snow" in the references.', 'In the cross-references, insert "hail, snow" before "fog".', '"see hail" joins "fog" in the cross-references.']],
  // What defines nothing, or stands before what goes.
  [pointer, ['A definition precedes the reference: "Also see ice."', 'A definition precedes the reference: "Compare ice."', 'A definition precedes the reference: "As for ice."', 'A definition precedes the reference: "Same as before."', 'A definition precedes the reference: "(A definition.)"', 'A definition precedes the reference: "Fog."', 'A definition precedes the reference: "Fog is mist." The reference is deleted.', 'Now simply "see hail"']],
  // Orders that were not heard.
  [entry, ['The list is followed by another: "hail"', '"ice" moves to the top.', 'List: "thick ice".', 'The list takes on "hail" at its end.', 'The paragraph gains "Dogs may." at its end.', 'Keep only the list.', '"Its crew may sing." is to come first in its paragraph.', 'Only the last item is kept.', "The captains' list loses its 'ice'.", "A new bullet, 'dogs 'n' cats', follows the first."]],
  [harbor, ['Only the first reference remains unchanged.', 'Only the last reference is kept in print.', 'Only one reference remains.', 'It keeps only the reference to fog.', 'This card loses its example.']],
  [pointer, ['Two definitions precede the reference: "Fog is mist." "Ice is ice."', 'Now simply See hail.', '"See hail." only, now.']],
];

/** The steps have lost their numbers in the text that is compared, whatever the ruling says. */
const ofSteps: readonly [base: readonly string[], rulings: readonly string[]][] = [
  [steps, ['A new step follows step 2: "4. Be quiet."', 'A new step follows step 2: "3. Be quiet."', 'A new step follows step 2: "Go back to step 3."']],
  [back, ['A new step follows step 1: "Be quiet."', 'A new step precedes step 2: "Be quiet."']],
];

describe('carried out', () => {
  test.for(certain.flatMap(([base, text, rulings]) => rulings.map((ruling) => [ruling, base, text] as const)))('%s', ([ruling, base, text]) => {
    expect(textAfter(base, ruling)).toEqual(text);
  });
});

describe('waits', () => {
  test.for(waiting.flatMap(([base, rulings]) => rulings.map((ruling) => [ruling, base] as const)))('%s', ([ruling, base]) => {
    expectToWait(base, paragraphs(ruling));
  });

  test.for(ofSteps.flatMap(([base, rulings]) => rulings.map((ruling) => [ruling, base] as const)))('%s', ([ruling, base]) => {
    expect(textAfter(base, ruling)).toEqual(base.map((line) => line.replace(/^\d\. /u, '')));
  });
});
