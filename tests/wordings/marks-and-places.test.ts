/** Letters, marks and brackets that words take or leave, and parts that are told by how many there are. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait, isHeard } from './rig/carried-out.ts';
import { entry, first, meet, second, stopped, withBlock } from './rig/entry.ts';

const three = ['A ferry sings.', 'It hums.', 'It sleeps.'];
const one = ['A ferry sings. It hums at dawn.'];

describe('carried out', () => {
  test.for<[text: readonly string[], words: string, is: string[]]>([
    [entry, 'Take "unless the keeper sleeps" out of its parentheses.', withBlock(first, first.replace('(unless the keeper sleeps)', 'unless the keeper sleeps'))],
    [entry, 'Take "song" out of its quotation marks.', withBlock(stopped, stopped.replace('"song"', 'song'))],
    [entry, 'Take "whistle, " out of the second paragraph.', withBlock(second, second.replace('whistle, ', ''))],
    [entry, 'This should say "5 marks of tin", not just "5 marks".', withBlock(second, second.replace('5 marks', '5 marks of tin'))],
    [entry, '"canal" takes a capital C.', withBlock(first, first.replace('canal', 'Canal'))],
    [entry, 'The last sentence needs "at dawn" before its full stop.', withBlock(meet, meet.replace('captain.', 'captain at dawn.'))], [entry, 'Insert "at dawn" before the full stop of the last sentence.', withBlock(meet, meet.replace('captain.', 'captain at dawn.'))],
    [one.map((text) => text.replace(' It hums at dawn.', '')), 'The sentence needs "at dawn" before its full stop.', ['A ferry sings at dawn.']],
    [three, 'Of the three paragraphs, keep the first and the last.', ['A ferry sings.', 'It sleeps.']], [three, 'From these three paragraphs, retain only the first and the third.', ['A ferry sings.', 'It sleeps.']],
    [one, 'Put the second sentence first.', ['It hums at dawn. A ferry sings.']], [three, 'No break between the first and second paragraphs; they are one.', ['A ferry sings. It hums.', 'It sleeps.']],
    [three, 'There should be no break between the last two paragraphs.', ['A ferry sings.', 'It hums. It sleeps.']],
  ])('%j: %s', ([text, words, is]) => { expect(carriedOut(text, [words]).text).toEqual(is); });
});

describe('waits', () => {
  test.for<[text: readonly string[], words: string]>([
    [entry, 'Delete "unless the keeper sleeps" from its parentheses.'], [entry, 'Take "unless the keeper sleeps" out of its parentheses in races.'], [entry, 'Take "unless the keeper sleeps" out of its parentheses, and put a comma before it.'],
    [entry, 'It should say "6 marks", not only "5 marks".'], [entry, 'This should say "5 marks of tin", not just "5 marks", in races.'], [entry, 'This should say "5 marks of tin", not just "7 marks".'], [entry, '"Ask" takes a small a.'], [entry, '"canal" takes a capital in races.'],
    [entry, 'The last sentence may need "at dawn" before its full stop.'], [entry, 'The last sentence needs "at dawn" before its full stop in races.'], [three, 'Of the three bullets, keep the first and the last.'], [three.slice(1), 'Of the three paragraphs, keep the first and the last.'],
    [[...three, 'It barks.'], 'Of the three paragraphs, keep the first and the last.'], [three, 'No break between the first and third paragraphs; they are one.'], [three, 'No break between the last two paragraphs in races.'], [one, 'Perhaps put the second sentence first.'],
  ])('%j: %s', ([text, words]) => { expectToWait(text, [words]); });

  test.for(['"two" should be in figures.', '"Ask" may take a small a.'])('heard: %s', (words) => { expect(isHeard(carriedOut(entry, [words]))).toBe(true); });
});
