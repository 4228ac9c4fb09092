/** The rank that new text will have: "a new third paragraph", "a final bullet". */
import type { Block } from '../../../../src/model/corpus.ts';
import { placedAs } from '../../case.ts';
import type { Case } from '../../case.ts';
import { partAt } from '../../place/only-part.ts';
import { isItem } from '../../place/ordinals.ts';
import { insertBehind } from '../../text/blocks.ts';
import type { Change } from '../../verdict.ts';
import { behindList } from './addition-to-list.ts';
import { insertedBefore, insertedBehind } from './appended.ts';

/** "Insert a new third paragraph": before what is the third now, or after the second where that is the last. */
export function asRank(judged: Case): Change | null {
  const { instruction: { place, unit }, text } = judged;
  const rank = unit === 'paragraph' ? place.paragraphs : place.items;
  if (rank === null || rank.from !== rank.to || rank.from < 1) return null;
  const at = (position: number): Block | null => partAt(judged, { from: position, to: position });
  const now = at(rank.from);
  const before = rank.from > 1 ? at(rank.from - 1) : null;
  if (rank.from > 1 && before === null) return null;
  // "New third paragraph: ..." may as well be the third in new words.
  if (now !== null) return place.vacant ? null : insertedBefore(judged, now);
  return before !== null && isLastOf(text, before, unit) ? insertedBehind(judged, before) : null;
}

const isLastOf = (text: Block[], block: Block, unit: string): boolean =>
  (unit === 'paragraph' ? block === text.at(-1) : block === text.findLast(isItem));

/** "As the last paragraph", "add a final bullet". */
export function asLast(judged: Case): Change | null {
  const { instruction: { unit, place }, text, newBlocks } = judged;
  const rank = place.items ?? place.paragraphs;
  if (rank?.to !== -1) return null;
  if (unit === 'list item') return place.paragraphs === null ? behindList(placedAs(judged, { items: null })) : null;
  return place.items === null ? { text: insertBehind(text, text.at(-1) ?? null, newBlocks), replaced: [] } : null;
}
