import type { Block } from '../../../src/schemas/corpus.ts';
import type { Case } from '../case.ts';
import { unreadWords } from '../place/locator.ts';
import { isItem, paragraphsAt } from '../place/ordinals.ts';
import { insertBehind, plainText } from '../text/blocks.ts';
import { likeness } from '../text/likeness.ts';
import { exchange, goOnWith } from '../text/splice.ts';
import { appliedWithNote, refused } from '../verdict.ts';
import type { Change, Verdict } from '../verdict.ts';

const HALF = 0.5;

/**
 * New text is added at a stated end: of the entry, or of a paragraph on whose number every way of counting agrees. There
 * is nothing to verify it by, so it is always noted; any other position ("as paragraph 2") is not certain at all. Words
 * that stand in the entry already are not added again.
 */
export function addition(judged: Case): Verdict {
  const { instruction, text, newBlocks, match } = judged;
  const place = instruction.place;
  if (newBlocks.length === 0) return refused('described, not quoted', 'the new text is not given');
  if (likeness(plainText(newBlocks), plainText(text)) > HALF) return refused('place not certain', 'most of these words stand here already');
  if (place.position !== 'end' || place.sentences !== null || match === 'parent') return refused('place not certain');
  const unread = unreadWords(instruction.locator, [judged.topic, judged.entry.headword]);
  if (unread.length > 0 || place.section !== null) return refused('place not certain', `this copy does not mark the place (“${instruction.locator ?? ''}”)`);
  const change = instruction.unit === 'list item' ? behindList(judged) : behindText(judged);
  return change === null ? refused('place not certain', 'paragraphs can be counted in more than one way here') : appliedWithNote(change, `added at the end as instructed (“${instruction.locator ?? 'at the end'}”); nothing here verifies the place`);
}

function behindText({ instruction: { place }, text, entry, newBlocks, id }: Case): Change | null {
  if (place.items !== null) return null;
  if (place.paragraphs === null) return { text: insertBehind(text, text.at(-1) ?? null, newBlocks), replaced: [] };
  const { runs, agreed } = paragraphsAt(place.paragraphs, text, entry.base);
  const block = runs[0]?.at(-1);
  return agreed && block?.type === 'paragraph' ? append(text, block, newBlocks, id) : null;
}

/** The first new paragraph goes on in the same block, others follow it; a list item always stands alone. */
function append(text: Block[], block: Block, newBlocks: Block[], id: string): Change {
  const [first, ...others] = newBlocks;
  if (first?.type !== 'paragraph') return { text: insertBehind(text, block, newBlocks), replaced: [] };
  const edited = goOnWith(block, first, id);
  return { text: insertBehind(exchange(text, block, edited), edited, others), replaced: [block.id] };
}

/** A new item at the end of the one list that the entry has. */
function behindList({ instruction: { place }, text, newBlocks }: Case): Change | null {
  const items = text.filter(isItem);
  const last = items.at(-1);
  const first = items[0];
  const oneList = first !== undefined && last !== undefined && text.indexOf(last) - text.indexOf(first) === items.length - 1;
  if (!oneList || place.paragraphs !== null || place.items !== null) return null;
  const placed = newBlocks.map((block) => ({ ...block, type: last.type, level: first.level, marker: block.marker ?? (last.type === 'bullet' ? last.marker : null) }));
  return { text: insertBehind(text, last, placed), replaced: [] };
}
