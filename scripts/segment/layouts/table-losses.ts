/** What a flattened copy of an entry visibly lacks. */
import type { SegmentedBlock } from '../segments.ts';

interface Loss {
  what: string;
  line: number;
}

/** A sentence that breaks off: a small word, then a capital without a full stop before it, in text broken at a fixed width. */
const CUT = /\b(?:a|an|the|one|only one|any|to|of|and|or|non-|by any|have a|is a|play|just|without the universal)\s+((?:Because|When|While|If|You|Your|A|An|The|Like|After|Ships|Now|Most|Except|Missions|However|One|Dilemma|Once|Each)\b)/gu;

/** Reads: the blocks a cell still has. Writes: what is missing, with the line of the file where one sees it. */
export function lossesOf(blocks: SegmentedBlock[], line: number): Loss[] {
  if (blocks.length === 0) return [{ what: 'the text of the entry', line }];
  return [{ what: 'the first paragraph, and any list or picture: this kind of copy drops them', line }, ...blocks.flatMap((block, at) => lossesIn(block, blocks[at + 1]))];
}

function lossesIn(block: SegmentedBlock, next: SegmentedBlock | undefined): Loss[] {
  const losses: Loss[] = [];
  for (const cut of block.text.matchAll(CUT)) {
    losses.push({ what: `the rest of a sentence that breaks off before "${block.text.slice(cut.index, cut.index + 40).trim()}"`, line: block.lines[0] });
  }
  if (/:$/u.test(block.text) && (next === undefined || next.marker === null)) {
    losses.push({ what: `what followed "${block.text.slice(-40).replace(/^\S*\s/u, '')}"`, line: block.lines[1] });
  } else if (!/[.!?)"”’:]$/u.test(block.text)) {
    losses.push({ what: `the end of a sentence that breaks off after "${block.text.slice(-40).replace(/^\S*\s/u, '')}"`, line: block.lines[1] });
  }
  return losses;
}
