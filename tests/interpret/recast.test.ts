/** A sentence in other words: where each character was printed, what was left out, and how far it goes. */
import { expect, test } from 'vitest';

import { foldText } from '../../scripts/interpret/amendments/sentences/fold-text.ts';
import { recastsOf } from '../../scripts/interpret/amendments/sentences/recast.ts';
import type { Recast } from '../../scripts/interpret/amendments/sentences/recast.ts';

/** All that is made of a sentence, which stands behind `before` and in front of `after`. */
function recasts(sentence: string, before = '', after = ''): Recast[] {
  return [...recastsOf(foldText(before + sentence + after), { from: before.length, to: before.length + sentence.length })];
}

const wordings = (sentence: string): string[] => recasts(sentence).map(({ folded, end }) => folded.text.slice(0, end));

function found(sentence: string, wording: string, before = '', after = ''): Recast {
  const one = recasts(sentence, before, after).find(({ folded, end }) => folded.text.slice(0, end) === wording);
  if (one === undefined) throw new Error(`Nobody says “${wording}”.`);
  return one;
}

/** The words of a paragraph that were left out, in their order. */
const leftOf = ({ left }: Recast, printed: string): [string, string][] => left.map(({ at, as }) => [at.map((place) => printed.charAt(place)).join(''), as]);

test('each character keeps the place where it was printed, and what is put in has none', () => {
  const before = 'A ferry hums. ';
  const sentence = 'Let "A" be replaced by "b".';
  const { folded } = found(sentence, '"a" is replaced by "b".', before);
  const printed = before + sentence;
  const shown = folded.at.slice(0, -1).map((place) => (place < 0 ? '_' : printed.charAt(place))).join('');
  expect(shown).toBe('"A"____replaced by "b".');
});

test('words left out are told with what they are, those of each row', () => {
  const sentence = 'The last sentence adds nothing and is hereby deleted.';
  const one = found(sentence, 'the last sentence is deleted.');
  expect(leftOf(one, sentence)).toEqual(expect.arrayContaining([[' adds nothing and ', 'reason'], ['hereby ', 'command']]));
  expect(one.left.flatMap(({ at }) => at).every((place) => place >= 0)).toBe(true);
  expect(leftOf(found('Let "a" be deleted.', '"a" is deleted.'), 'Let "a" be deleted.')).toEqual([['Let  be ', 'command']]);
});

test('what stands behind the sentence follows it, at its place', () => {
  const sentence = 'Let "a" be deleted.';
  const one = found(sentence, '"a" is deleted.', '', ' See fog.');
  expect(one.folded.text).toBe('"a" is deleted. see fog.');
  expect(one.back(one.end)).toBe(sentence.length);
  expect(one.back(one.end + 5)).toBe(sentence.length + 5);
});

test('the way back is known from where all is as it was', () => {
  const sentence = 'The first bullet changes to "x".';
  const wording = 'the first bullet should read "x".';
  const one = found(sentence, wording);
  expect(one.back(wording.indexOf('"x"'))).toBe(sentence.indexOf('"x"'));
  expect(one.back(wording.indexOf('should'))).toBeNull();
  expect(one.back(0)).toBeNull();
});

test('behind a place that is named first, the rest is a sentence, too', () => {
  expect(wordings('In the last sentence, let "a" be deleted.')).toContain('in the last sentence, "a" is deleted.');
  expect(wordings('In the rulebook, let "a" be deleted.')).toEqual([]);
});

test('what needs fewer rows comes first, and more than three are not put on each other', () => {
  const all = wordings('Let "a", hereby, be replaced by the word "b".');
  expect(all.indexOf('let "a", be replaced by the word "b".')).toBeLessThan(all.indexOf('let "a", be replaced by "b".'));
  const four = wordings('Let "a" be hereby replaced by the word "b", in the present first sentence.');
  expect(four).toContain('"a" is replaced by "b", in the present first sentence.');
  expect(four).not.toContain('"a" is replaced by "b", in the first sentence.');
});

test('so many wordings and no more are tried', () => {
  const words = 'in the last sentence, let the present first "x" in the word "y", hereby, needs to be replaced wherever it stands by the word "z" in the second bullet with "u" the following.';
  const all = wordings(words);
  expect(all.length).toBe(23);
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain(words);
});

test('a word that a row only may find is nothing where it is not there', () => {
  expect(wordings('This entry now uses "y" rather than "x".')).toContain('replace "x" with "y".');
  expect(wordings('In its first part, this entry now uses "y" rather than "x".')).toContain('in its first part, replace "x" with "y".');
});

test('a sentence that no row knows stays as it is', () => {
  expect(wordings('Delete the last sentence.')).toEqual([]);
  expect(wordings('')).toEqual([]);
});

test('a frame is looked for in a short sentence of known words, and in two that are joined', () => {
  expect(wordings('"a" is done away with, and "c" is thrown out.')).toContain('delete "a", and delete "c".');
  expect(wordings('"a" is done away with, and "c" is thrown out by some.')).not.toContain('delete "a", and delete "c" by some.');
  expect(wordings(`"a" is ${'now '.repeat(150)}bumped up to "b".`).filter((one) => one.startsWith('replace'))).toEqual([]);
  expect(wordings(`"a" is thrown out${' and "a" is thrown out'.repeat(30)}.`).filter((one) => one.startsWith('delete'))).toEqual([]);
});
