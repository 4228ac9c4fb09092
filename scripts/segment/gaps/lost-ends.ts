/** Entries in the midst of a copy whose end it has lost: the last of a column that it breaks off, with the next column behind it. */
import type { ReadingLine } from '../../read/source-file.ts';
import { withoutEmphasis } from '../blocks/emphasis.ts';
import type { SegmentedEntry } from '../segments.ts';

/** Characters that show where it breaks off. */
const SHOWN = 40;

/** Reads: entries, and the lines that they were cut from. Writes: the same, each that ends in a line behind which the copy has lost something marked as partial. */
export function withLostEnds(entries: readonly SegmentedEntry[], reading: readonly ReadingLine[]): SegmentedEntry[] {
  const ends = reading.filter(({ breaksOff }) => breaksOff === true);
  if (ends.length === 0) return [...entries];
  return entries.map((entry) => {
    const last = entry.blocks.at(-1);
    const end = ends.find(({ text, to }) => last?.lines[1] === to && last.text.endsWith(withoutEmphasis(text).trim()));
    if (last === undefined || end === undefined || entry.completeness !== 'complete') return entry;
    return { ...entry, completeness: 'partial', losses: [...entry.losses, { what: `the end: this copy breaks off after “${last.text.slice(-SHOWN).replace(/^\S*\s/u, '')}”`, line: end.to }] };
  });
}
