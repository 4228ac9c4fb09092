import type { SegmentedBlock, SegmentedEntry } from '../segments.ts';

/** Where a picture stood in a line and left its spaces: before a sign that no space stands before, between parentheses, or behind a word that asks for a noun. */
const GAP = /\s(?=[,.;:](?:\s|$))|(?<!\w)\(\s*\)|\[\s*\]|\b(?:an?|the|with|or|and|your)\s+(?=[,.;)])|\b(?:all|any|each|of|two|both) your\s+(?=(?:and|or)\s+(?!your|the|an?\b|his|her|its|their)\p{Ll})|\b(?:by|with)\s+(?=(?:the|an?) icons?[.,;)])/u;
/** Characters that show where the gap is. */
const SHOWN = 30;

/** Reads: the blocks of an entry. Writes: the gaps that lost pictures left, one a block. */
function gapsOf(blocks: readonly SegmentedBlock[]): { what: string; line: number }[] {
  return blocks.flatMap(({ text, lines }) => {
    const gap = GAP.exec(text);
    return gap ? [{ what: `a picture in the line, at "${text.slice(Math.max(0, gap.index - SHOWN), gap.index + SHOWN).trim()}"`, line: lines[0] }] : [];
  });
}

/** An entry of a copy that seems whole, with the gaps that its text shows all the same. */
export function withGaps(entry: SegmentedEntry): SegmentedEntry {
  const gaps = entry.completeness === 'complete' ? gapsOf(entry.blocks) : [];
  return gaps.length === 0 ? entry : { ...entry, completeness: 'partial', losses: [...entry.losses, ...gaps] };
}
