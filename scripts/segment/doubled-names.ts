/** Names that stand twice in their lines, as where the words for a picture stand beside the name: `Word Moor Moor`. Nobody can tell which words are the name. */
import type { SegmentedEntry } from './segments.ts';

const FEWEST = 4;
const NEARLY_ALL = 0.8;
const DOUBLED = /(?:^|\s)(?<name>\S.{0,40}) \k<name>$/u;

/** Reads: the entries of a document. Writes: whether nearly all their headwords end in the same words twice. */
export function areDoubled(entries: readonly SegmentedEntry[]): boolean {
  return entries.length >= FEWEST && entries.filter(({ headword }) => DOUBLED.test(headword)).length >= entries.length * NEARLY_ALL;
}
