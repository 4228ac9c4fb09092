/** Titles in a document whose lines are broken at a width, of its parts and long ones among short ones: such a line goes on with no text. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Wrapping } from '../../blocks/wrapping.ts';
import { headingKind } from '../parts/headings.ts';
import { isTitleCase } from '../names/not-a-topic.ts';
import { mayBeName } from '../../headwords/may-be-name.ts';

/** Reads: wrapped lines. Writes: the indexes of those that are the title of a part, right above text that could have begun on them. */
export function partHeads(lines: readonly ReadingLine[], wrapping: Wrapping): number[] {
  return lines.flatMap(({ text }, at) => {
    const [prior, next] = [lines[at - 1]?.text ?? '', lines[at + 1]?.text ?? ''];
    const isFree = (prior.trim() === '' || endsSentence(prior)) && next.trim() !== '' && !/^\p{Ll}/u.test(next.trim());
    return isFree && /^[\p{Lu}\d]/u.test(text.trim()) && !wrapping.tight(text, next) && headingKind(text) !== null ? [at] : [];
  });
}

/** So many titles that are short of the width make it likely that a long line set in capitals is one, too. */
const FEWEST_SHORT = 3;
const FEWEST_WORDS = 4;

/** Reads: wrapped lines. Writes: the indexes of those that reach the width, behind a gap, each word of them with a capital as in a title, where others like them stand above their texts. */
export function longTitles(lines: readonly ReadingLine[], wrapping: Wrapping): number[] {
  const titled = lines.flatMap(({ text }, at) => {
    const [prior, next] = [lines[at - 1]?.text ?? '', lines[at + 1]?.text ?? ''];
    return prior.trim() === '' && isTitle(text) && /^["“'‘(]?[\p{Lu}\d]/u.test(next.trim()) && !isTitle(next) ? [{ at, long: wrapping.tight(text, next), words: text.trim().split(/\s+/u).length }] : [];
  });
  if (titled.filter(({ long }) => !long).length < FEWEST_SHORT) return [];
  return titled.filter(({ long, words }) => long && words >= FEWEST_WORDS).map(({ at }) => at);
}

const isTitle = (text: string): boolean => mayBeName(text) && (isTitleCase(text.trim().replace(/^[*+•] ?/u, '')) || !/\s/u.test(text.trim()));
