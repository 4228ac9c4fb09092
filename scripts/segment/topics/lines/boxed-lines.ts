/** Titles in boxes: a line of signs above, another below. */
import type { ReadingLine } from '../../../read/source-file.ts';

const LONGEST = 80;
/** A line of signs, as it stands above and below the title of a part. */
const EDGE = /^\s*(?:[-_=*~#]\s?){8,}$/u;

/** Reads: the lines of a document. Writes: the places of those that stand in a box: a line of signs opens it, and another ends it. */
export function boxedLines(lines: readonly ReadingLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < lines.length - 2; at++) {
    const [above, text, below] = [at, at + 1, at + 2].map((place) => lines[place]?.text ?? '');
    if (!EDGE.test(above ?? '') || !EDGE.test(below ?? '') || text === undefined || text.length > LONGEST || !/\p{L}/u.test(text)) continue;
    found.add(at + 1);
    at += 2;
  }
  return found;
}
