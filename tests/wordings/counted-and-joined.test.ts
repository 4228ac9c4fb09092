/** The number of a thing, words that are missing, sentences that are made two or one, and one that is told by its first words and goes elsewhere. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

const crates = ['A ferry hums.', 'It has two holds. For example, it may carry 24 wet crates over 3 canals.'];
const thirty = [crates[0], crates[1]?.replace('24', '30')];
const bare = ['A ferry has captain and a lamp.'];
const long = ['A ferry hums at dusk; it needs a lamp at the bow. No cat may board it.'];
const apart = ['A ferry hums at dusk. It needs a lamp at the bow. No cat may board it.'];
const three = ['A ferry hums. Cats may.', 'It needs a lamp. A bell is nice.', 'A captain must sail both. If it sinks, it sinks.'];

describe('carried out', () => {
  test.for<[text: string[], words: string, is: (string | undefined)[]]>([
    [crates, 'In the example, the number of crates should be 30, not 24.', thirty], [crates, 'The number of crates in the second paragraph should read 30 instead of 24.', thirty],
    [crates, 'The number of crates is raised from 24 to 30.', thirty], [crates, 'Change the number of crates from 24 to 30.', thirty],
    [['Its toll is 5 marks. Cats pay none.'], 'In the first paragraph, the toll should be 6, not 5.', ['Its toll is 6 marks. Cats pay none.']],
    [bare, 'Insert the missing word "one" before "captain".', ['A ferry has one captain and a lamp.']], [bare, 'Restore the missing "one" before "captain".', ['A ferry has one captain and a lamp.']],
    [bare, 'The missing word "one" should be inserted before "captain".', ['A ferry has one captain and a lamp.']], [bare, 'Supply the omitted words "but one" between "has" and "captain".', ['A ferry has but one captain and a lamp.']],
    [long, 'Make two sentences of the first by changing "; it" to ". It".', apart], [long, 'Split the first sentence in two by replacing "; it" with ". It".', apart], [long, 'Break the first sentence into two sentences by changing "; it" to ". It".', apart],
    [apart.map((text) => text.replace(' No cat may board it.', '')), 'Join the two sentences with a semicolon ("dusk; it needs").', long.map((text) => text.replace(' No cat may board it.', ''))],
    [apart, 'Join the first two sentences with a semicolon: "A ferry hums at dusk; it needs a lamp at the bow."', long],
    [apart, 'Combine the first two sentences into one: "A ferry hums at dusk and needs a lamp at the bow."', ['A ferry hums at dusk and needs a lamp at the bow. No cat may board it.']],
    [['It costs 5 marks and 3 bells.'], 'Spell out both numbers: "five marks" for "5 marks", "three bells" for "3 bells".', ['It costs five marks and three bells.']], [['Its toll is 5 marks.', 'Cats hum.'], 'The first paragraph is amended to say "6 marks" and no longer "5 marks".', ['Its toll is 6 marks.', 'Cats hum.']],
    [['A ferry hums (unless it rains). It sings.', 'Cats hum.'], 'The first paragraph\'s aside grows from "(unless it rains)" to "(unless it rains or snows)".', ['A ferry hums (unless it rains or snows). It sings.', 'Cats hum.']],
    [three, 'Move the sentence beginning "A bell" to the start of the first paragraph.', ['A bell is nice. A ferry hums. Cats may.', 'It needs a lamp.', three[2]]],
    [three, 'Move the sentence ending "sail both" to the end of the second paragraph.', [three[0], 'It needs a lamp. A bell is nice. A captain must sail both.', 'If it sinks, it sinks.']],
    [three, 'The sentence that begins "Cats" should stand at the end of the second paragraph.', ['A ferry hums.', 'It needs a lamp. A bell is nice. Cats may.', three[2]]],
  ])('%j: %s', ([text, words, is]) => { expect(carriedOut(text, [words]).text).toEqual(is); });
});

describe('waits', () => {
  test.for<[text: string[], words: string]>([
    [crates, 'The number of crates should be 30, not 24.'], [crates, 'In the example, the number of canals should be 30, not 24.'], [crates, 'In the example, the number of crates should be 30, not 24, in races.'], [crates, 'In the example, the number of crates on the card should be 30, not 24.'], [crates, 'In the example, the number of crates should be 30, not 25.'],
    [['It takes 24 crates. For example, it may carry 24 crates.'], 'In the first paragraph, the number of crates should be 30, not 24.'], [['It takes 124 crates and 24 dogs.'], 'In the first paragraph, the number of crates should be 30, not 24.'],
    [['Its crew is 5. Its toll is 7 marks.'], 'In the first paragraph, the toll should be 6, not 5.'],
    [['It costs 5 marks and 3 bells.'], 'Spell out both numbers: "five marks" for "5 marks", "three bells" for "3 bells" in races.'], [['Its toll is 5 marks.', 'Cats hum.'], 'The second paragraph is amended to say "6 marks" and no longer "5 marks".'],
    [bare, 'Insert the missing word before "captain".'], [bare, 'Insert the missing word "one" before "captain" in races.'], [bare, 'The missing word "one" might be inserted before "captain".'],
    [long, 'Make two sentences of the second by changing "; it" to ". It".'], [long, 'Make two sentences of the first by changing "; it" to ". It" if it rains.'],
    [apart, 'Join the first two sentences with a semicolon ("A ferry sings; it needs").'], [apart, 'Join the last two sentences with a semicolon: "dusk; it needs a lamp"'],
    [three, 'Move the sentence beginning "A" to the end of the second paragraph.'], [three, 'Move the sentence beginning "A bell" in the first paragraph to the end of the third paragraph.'], [three, 'Move the sentence beginning "A bell" to the entry for fog.'],
    [three, 'Move the sentence beginning "It needs" to the start of the second paragraph.'], [three, 'Move the sentence beginning "A dog" to the start of the first paragraph.'], [three, 'Do not move the sentence beginning "A bell" to the start of the first paragraph.'],
  ])('%j: %s', ([text, words]) => { expectToWait(text, [words]); });

  test.for(['The number of crates is 30, not 24.', 'Is the number of crates 30, not 24?'])('what only tells how it is: %s', (words) => { expect(carriedOut(crates, [words]).text).toEqual(crates); });
});
