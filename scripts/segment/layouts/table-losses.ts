/** What a flattened copy of an entry visibly lacks at the ends of its paragraphs; gaps inside a line show in every copy. */
import type { SegmentedBlock } from '../segments.ts';

interface Loss {
  what: string;
  line: number;
}

/** Reads: the blocks a cell still has. Writes: what is missing, with the line of the file where one sees it. */
export function lossesOf(blocks: SegmentedBlock[], line: number): Loss[] {
  if (blocks.length === 0) return [{ what: 'the text of the entry', line }];
  return [{ what: 'the first paragraph, and any list or picture: this kind of copy drops them', line }, ...blocks.flatMap((block, at) => lossesIn(block, blocks[at + 1]))];
}

/** The blocks with a gap at the end of each behind which something is lost. */
export const withGapsAtEnds = (blocks: SegmentedBlock[]): SegmentedBlock[] =>
  blocks.map((block, at) => (lossesIn(block, blocks[at + 1]).length === 0 ? block : { ...block, gaps: [block.text.length] }));

function lossesIn(block: SegmentedBlock, next: SegmentedBlock | undefined): Loss[] {
  const losses: Loss[] = [];
  if (block.text.endsWith(':') && (next === undefined || next.marker === null)) {
    losses.push({ what: `what followed “${block.text.slice(-40).replace(/^\S*\s/u, '')}”`, line: block.lines[1] });
  } else if (!/[.!?)"”’:]$/u.test(block.text)) {
    losses.push({ what: `the end of a sentence that breaks off after “${block.text.slice(-40).replace(/^\S*\s/u, '')}”`, line: block.lines[1] });
  }
  return losses;
}
