/** A letter that rules on several matters names each on a line of its own: `Re: Boats that sink`. Those are topics, and no heads of letters. */
import { TERM } from '../../../read/source-file.ts';
import type { ReadingLine } from '../../../read/source-file.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { fieldOf } from '../../apart/page-lines.ts';

const SUBJECT = /^\s{0,4}(?:re|concerning|regarding|in the matter of|on the matter of|ad)\s?[.:]\s+(?<words>[\p{L}\d"“'‘(].{1,80})$/iu;
/** Who wrote what stands below a subject, as forums and archives have it. */
const WRITER = /^\s*(?:(?:post(?:ed)?|written|sent) )?by\b|\bwrote:?\s*$|^\s*>/iu;
const FEWEST = 2;

/** Reads: the lines of a document. Writes: the same, each such line as a heading without the word before it, where there are several and no two alike. */
export function withSubjects(lines: ReadingLine[]): ReadingLine[] {
  const found = lines.flatMap(({ text }, at) => {
    const words = SUBJECT.exec(text)?.groups?.['words'];
    return words === undefined ? [] : [{ at, words: words.trim() }];
  });
  const areTopics = found.length >= FEWEST && new Set(found.map(({ words }) => sortKey(words))).size === found.length && found.every(({ at }) => standsAlone(lines, at));
  if (!areTopics) return lines;
  const subjects = new Map(found.map(({ at, words }) => [at, words]));
  return lines.map((line, at) => (subjects.has(at) ? { ...line, text: subjects.get(at) ?? '', heading: TERM } : line));
}

/** No field of a letter's head stands beside it, nobody is said to have written what is below, and something is. */
function standsAlone(lines: readonly ReadingLine[], at: number): boolean {
  const [above, below] = [lines[at - 1]?.text ?? '', lines.slice(at + 1).find(({ text }) => text.trim() !== '')?.text ?? ''];
  return above.trim() === '' && below !== '' && fieldOf(below) === null && !WRITER.test(below) && !SUBJECT.test(below);
}
