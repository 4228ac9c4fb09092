import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { countsOtherwise } from '../place/counts-otherwise.ts';
import { unreadWords } from '../place/locator.ts';
import { isItem, paragraphsAt } from '../place/ordinals.ts';
import { insertBehind, plainText } from '../text/blocks.ts';
import { likeness } from '../text/likeness.ts';
import { exchange, goOnWith } from '../text/splice.ts';
import { appliedWithNote, refused } from '../verdict.ts';
import type { Change, Refused, Verdict } from '../verdict.ts';

/** The share of new words that, standing in one paragraph here, are the same words. */
const SAME = 0.7;

/**
 * New text is added at a stated end: of the entry, of its one list, or of a paragraph on whose number every way of
 * counting agrees. There is nothing to verify it by, so it is always noted; any other position ("as paragraph 2") is not
 * certain at all.
 */
export function addition(judged: Case): Verdict {
  const doubt = doubtful(judged);
  if (doubt !== null) return doubt;
  const where = judged.instruction.locator ?? 'at the end';
  const change = judged.instruction.unit === 'list item' ? behindList(judged) : behindText(judged);
  if (change === null) return refused('place not certain', `paragraphs can be counted in more than one way here (“${where}”)`);
  return appliedWithNote(change, `added where the ruling says (“${where}”); nothing here verifies the place`);
}

/** What speaks against adding: a place that is not an end, or not one that this copy marks, or words that are there. */
function doubtful(judged: Case): Refused | null {
  const { instruction, text, newBlocks, match, topic, entry } = judged;
  const { position, sentences, section } = instruction.place;
  if (newBlocks.length === 0) return refused('described, not quoted', 'the new text is not given');
  if (text.some((block) => likeness(plainText(newBlocks), block.text) >= SAME))
    return refused('place not certain', 'most of these words stand here already');
  if (position !== 'end' || match === 'parent' || (sentences !== null && sentences.from !== -1)) return refused('place not certain');
  if (instruction.place.paragraphs !== null && countsOtherwise(judged))
    return refused('place not certain', 'the rest of the ruling counts paragraphs otherwise than this copy');
  const unread = unreadWords(instruction.locator, [topic, entry.headword]);
  return unread.length > 0 || section !== null
    ? refused('place not certain', `this copy does not mark the place (“${instruction.locator ?? ''}”)`)
    : null;
}

/** A whole new paragraph stands alone at the end; words go on in the paragraph that is named. */
function behindText({ instruction: { place, unit }, text, entry, newBlocks, id }: Case): Change | null {
  const atEnd = place.paragraphs === null || (unit === 'paragraph' && place.paragraphs.from === -1);
  if (place.items !== null) return null;
  if (atEnd) return { text: insertBehind(text, text.at(-1) ?? null, newBlocks), replaced: [] };
  if (place.paragraphs === null || unit === 'paragraph') return null;
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
  const [first] = items;
  const last = items.at(-1);
  if (first === undefined || last === undefined || place.paragraphs !== null || place.items !== null) return null;
  if (text.indexOf(last) - text.indexOf(first) !== items.length - 1) return null;
  const placed = newBlocks.map((block) => ({
    ...block,
    type: last.type,
    level: first.level,
    marker: block.marker ?? (last.type === 'bullet' ? last.marker : null),
  }));
  return { text: insertBehind(text, last, placed), replaced: [] };
}
