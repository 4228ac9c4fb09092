import { expect, test } from 'vitest';

import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { wordsOfInstruction } from '../../src/model/instruction-words.ts';
import { rulingOf } from './rig/ruling.ts';

const wordsOf = (sentence: string, outcome: 'applied' | 'not applied') =>
  interpretRuling(rulingOf([sentence])).flatMap((one) => wordsOfInstruction({ ...one, outcome }));

test('the words of an instruction are all there, in order', () => {
  const sentence = 'Please replace "a" with “b”, because it rhymes, in races. However, cats keep it.';
  expect(wordsOf(sentence, 'not applied').map(({ text }) => text).join('')).toBe(sentence);
});

test('those are marked that keep it from being carried out', () => {
  expect(wordsOf('Delete this entry in races.', 'not applied').filter(({ stops }) => stops !== null).map(({ text }) => text.trim())).toEqual(['in races.']);
});

test('nothing is marked in an instruction that was carried out', () => {
  expect(wordsOf('Delete this entry in races.', 'applied').every(({ stops }) => stops === null)).toBe(true);
});
