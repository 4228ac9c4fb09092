/** The number of a page on a line of its own, in a copy that has a gap behind each line of a wrapped text: no gap tells it from what goes on there, but the sentence above has ended. */
import { isBlank } from '../blocks/paragraphs.ts';

/** The share of lines with a gap above that go on with a sentence, and so many of them. */
const BROKEN = 0.3;
const FEWEST = 8;
const NUMBER = /^\d{1,3}$/u;

/** Reads: the lines of a document. Writes: the places of such numbers. */
export function lonePageNumbers(texts: readonly string[]): number[] {
  const written = texts.flatMap((text, at) => (isBlank(text) ? [] : [{ at, text: text.trim() }]));
  const apart = written.filter(({ at }, index) => index > 0 && at > (written[index - 1]?.at ?? 0) + 1);
  const broken = written.filter(({ at, text }, index) => index > 0 && at > (written[index - 1]?.at ?? 0) + 1 && /^\p{Ll}/u.test(text) && !/[.!?:]["”’)]*$/u.test(written[index - 1]?.text ?? ''));
  if (broken.length < FEWEST || broken.length < apart.length * BROKEN) return [];
  return written.flatMap(({ at, text }, index) => {
    const [above, below] = [written[index - 1], written[index + 1]];
    const isApart = above !== undefined && below !== undefined && at > above.at + 1 && below.at > at + 1;
    return isApart && NUMBER.test(text) && /[.!?]["”’)]*$/u.test(above.text) && /^["“]?\p{Lu}/u.test(below.text) ? [at] : [];
  });
}
