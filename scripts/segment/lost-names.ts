/**
 * Texts whose names a copy has lost: where gaps part entries, and a narrower one each name from its text, a paragraph below a
 * wider gap than any name has is the text of an entry whose name is gone. It is no part of the entry above it.
 */
import type { SegmentedEntry } from './segments.ts';

const FEWEST = 3;
/** So many texts without a name, and so large a share of the entries. */
const FEWEST_LOST = 2;
const MOST_LOST = 1 / 3;
/** Blank lines above a name, at the least: fewer part the paragraphs of any text. */
const NARROWEST = 2;

/** Reads: the entries of a document and its lines. Writes: whether several texts stand among them as those do whose names are gone. */
export function haveLostNames(entries: readonly SegmentedEntry[], lines: readonly string[]): boolean {
  if (entries.length < FEWEST) return false;
  const above = entries.map((entry) => gapAbove(lines, entry.lines[0]));
  const within = entries.flatMap(({ blocks: [first] }) => (first === undefined ? [] : gapAbove(lines, first.lines[0])));
  if (above.some((gap) => gap < NARROWEST) || within.some((gap) => gap >= NARROWEST)) return false;
  const widest = above.reduce((most, gap) => Math.max(most, gap), 0);
  const lost = entries.flatMap(({ blocks }) => blocks.slice(1).filter(({ type, lines: [first] }) => type === 'paragraph' && gapAbove(lines, first) > widest)).length;
  return lost >= FEWEST_LOST && lost >= entries.length * MOST_LOST;
}

/** Blank lines above a line, which is counted from 1. */
function gapAbove(lines: readonly string[], line: number): number {
  let gap = 0;
  while (line - 2 - gap >= 0 && lines[line - 2 - gap]?.trim() === '') gap++;
  return gap;
}
