import type { SegmentedBlock } from '../segments.ts';

/** Where a picture stood in a line and left its spaces: before a sign that no space stands before, or between parentheses. */
const GAP = /\s(?=[,.;:](?:\s|$))|\(\s*\)|\[\s*\]|\b(?:an?|the|with|or|and)\s+(?=[,.;)])/u;
/** Characters that show where the gap is. */
const SHOWN = 30;

/** Reads: the blocks of an entry. Writes: the gaps that lost pictures left, one a block. */
export function gapsOf(blocks: readonly SegmentedBlock[]): { what: string; line: number }[] {
  return blocks.flatMap(({ text, lines }) => {
    const gap = GAP.exec(text);
    return gap ? [{ what: `a picture in the line, at "${text.slice(Math.max(0, gap.index - SHOWN), gap.index + SHOWN).trim()}"`, line: lines[0] }] : [];
  });
}
