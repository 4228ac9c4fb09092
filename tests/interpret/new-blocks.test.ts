import { expect, test } from 'vitest';

import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import type { Instruction } from '../../scripts/interpret/instruction.ts';
import { rulingOf } from './rig/ruling.ts';

function only(paragraphs: string[], topic = 'ferry'): Instruction {
  const [instruction, ...more] = interpretRuling(rulingOf(paragraphs, { topic }));
  expect(more).toEqual([]);
  if (!instruction) throw new Error('no instruction');
  return instruction;
}

test('words quoted in the sentence keep their emphasis', () => {
  const { newBlocks } = only(['Replace this *whole* entry with "see **harbour tolls**."']);
  expect(newBlocks).toMatchObject([{ text: 'see harbour tolls.', marked: 'see **harbour tolls**.', type: 'paragraph', lines: [1, 1] }]);
});

test('paragraphs that follow are taken as they are, list items with their markers', () => {
  const { newBlocks, lines, instruction } = only(['Replace this entry with:', 'A *ferry* pays', '- at night; and', '1. in fog.']);
  expect(newBlocks.map(({ type, marker, marked }) => [type, marker, marked])).toEqual([
    ['paragraph', null, 'A *ferry* pays'], ['bullet', '-', 'at night; and'], ['numbered', '1.', 'in fog.'],
  ]);
  expect(lines).toEqual([1, 4]);
  expect(instruction).toBe('Replace this entry with:');
});

test('a paragraph that is one quotation from end to end loses its marks', () => {
  expect(only(['Replace the last sentence with:', '"A ferry hums."']).newText).toBe('A ferry hums.');
});

test('marks within a paragraph stay', () => {
  expect(only(['Replace the last sentence with:', '"Wet" ferries are not "dry"']).newText).toBe('"Wet" ferries are not "dry"');
});

test('a step that the topic names is the place', () => {
  expect(only(['change the first sentence to:', 'A ferry hums.'], 'docking (step 2)')).toMatchObject({
    operation: 'substitution', unit: 'sentence', locator: '(step 2) ... the first sentence', place: { section: 'step 2' },
  });
  expect(only(['change to the following', 'A ferry hums.'], 'docking (step 2)')).toMatchObject({ unit: 'section', place: { section: 'step 2' } });
});

test('the locator is the words that name the place, with what stands between them left out', () => {
  expect(only(['In the fifth paragraph, replace the third word with "salt".']).locator).toBe('In the fifth paragraph ... the third word');
  expect(only(['replace "salt" with "tar".']).locator).toBeNull();
});

test('a reason and an announcement are words of the instruction', () => {
  const { instruction, lines } = only(['New change to this entry:', 'Delete the last bullet. This rule is told elsewhere.']);
  expect(instruction).toBe('New change to this entry: Delete the last bullet. This rule is told elsewhere.');
  expect(lines).toEqual([1, 2]);
});
