/**
 * Names of entries that a glossary has where a headword would stand, inside the text of another entry.
 *
 * A page that was cut a headword short reads two entries as one. What other pages call an entry tells where to look again;
 * and where the name still stands in a text, its edition is not believed to have dropped the entry.
 */
import type { ReadingLine } from '../read/source-file.ts';
import { withoutEmphasis } from './blocks/emphasis.ts';
import { LONGEST_HEADWORD, looksLikeHeadword } from './headwords/headword-line.ts';
import type { SegmentedRow } from './segments.ts';
import { sortKey } from '../names/sort-key.ts';

/** By the sort key of a name, the line of the file that holds it. */
export type NamesInText = ReadonlyMap<string, number>;

/** What parts a headword from the text on its line. */
const SEPARATOR = /\s+[-–—]+\s|:\s|\s*\|/gu;
/** What a page holds of entries; what introduces it may be the first of them, not seen. */
const HOLDS: ReadonlySet<string> = new Set(['entry', 'front matter']);

/** Reads: a glossary, and the sort keys of headwords of any page. Writes: those that it prints and has no entry of. */
export function namesInTexts(reading: readonly ReadingLine[], { ledger, entries }: { ledger: readonly SegmentedRow[]; entries: readonly { headword: string }[] }, names: ReadonlySet<string>): NamesInText {
  const own = new Set(entries.map(({ headword }) => sortKey(headword)));
  const held = new Set(ledger.filter(({ is }) => HOLDS.has(is)).flatMap(({ lines: [first, last] }) => Array.from({ length: last - first + 1 }, (_, at) => first + at)));
  const found = new Map<string, number>();
  for (const { text, from } of reading) {
    if (!held.has(from)) continue;
    const keys = keysOf(text);
    if (keys.some((key) => own.has(key))) continue;
    for (const key of keys) if (names.has(key) && !found.has(key)) found.set(key, from);
  }
  return found;
}

/** What a line may be the headword of: all of it, or what stands before one of its separators. */
function keysOf(line: string): string[] {
  const words = withoutEmphasis(line).trim();
  const ends = [...words.slice(0, LONGEST_HEADWORD).matchAll(SEPARATOR)].map(({ index }) => index);
  return [...ends.map((end) => words.slice(0, end)), words].filter(looksLikeHeadword).map(sortKey).filter((key) => key !== '');
}
