/** What a flattened copy of an entry visibly lacks. */
import { SENTENCE_OPENERS } from '../headwords/openings.ts';
import type { SegmentedBlock } from '../segments.ts';

interface Loss {
  what: string;
  line: number;
}

/** Words that stand with a capital in titles as often as at the head of a sentence: "of The Harbour". */
const SMALL_IN_TITLES = new Set(['the', 'no', 'all', 'two', 'card', 'cards', 'see', 'errata', 'revised']);

/** A small word that ends no sentence, and the word after it. */
const BREAK = /\b(?:a|an|the|one|any|to|of|and|or|with|by|in|play|just|non-|universal)\s+(\p{Lu}\p{L}*)/gu;

/** Reads: the blocks a cell still has. Writes: what is missing, with the line of the file where one sees it. */
export function lossesOf(blocks: SegmentedBlock[], line: number): Loss[] {
  if (blocks.length === 0) return [{ what: 'the text of the entry', line }];
  return [{ what: 'the first paragraph, and any list or picture: this kind of copy drops them', line }, ...blocks.flatMap((block, at) => lossesIn(block, blocks[at + 1]))];
}

function lossesIn(block: SegmentedBlock, next: SegmentedBlock | undefined): Loss[] {
  const losses: Loss[] = [];
  for (const cut of block.text.matchAll(BREAK)) {
    if (!SENTENCE_OPENERS.has((cut[1] ?? '').toLowerCase()) || SMALL_IN_TITLES.has((cut[1] ?? '').toLowerCase())) continue;
    losses.push({ what: `the rest of a sentence that breaks off before "${block.text.slice(cut.index, cut.index + 40).trim()}"`, line: block.lines[0] });
  }
  if (block.text.endsWith(':') && (next === undefined || next.marker === null)) {
    losses.push({ what: `what followed "${block.text.slice(-40).replace(/^\S*\s/u, '')}"`, line: block.lines[1] });
  } else if (!/[.!?)"”’:]$/u.test(block.text)) {
    losses.push({ what: `the end of a sentence that breaks off after "${block.text.slice(-40).replace(/^\S*\s/u, '')}"`, line: block.lines[1] });
  }
  return losses;
}
