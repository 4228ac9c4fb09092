/** Titles of parts of a document whose lines are broken at a width: such a line goes on with no text. */
import type { ReadingLine } from '../../read/source-file.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import type { Wrapping } from '../blocks/wrapping.ts';
import { headingKind } from './headings.ts';

/** Reads: wrapped lines. Writes: the indexes of those that are the title of a part, right above text that could have begun on them. */
export function partHeads(lines: readonly ReadingLine[], wrapping: Wrapping): number[] {
  return lines.flatMap(({ text }, at) => {
    const [prior, next] = [lines[at - 1]?.text ?? '', lines[at + 1]?.text ?? ''];
    const isFree = (prior.trim() === '' || endsSentence(prior)) && next.trim() !== '' && !/^\p{Ll}/u.test(next.trim());
    return isFree && /^[\p{Lu}\d]/u.test(text.trim()) && !wrapping.tight(text, next) && headingKind(text) !== null ? [at] : [];
  });
}
