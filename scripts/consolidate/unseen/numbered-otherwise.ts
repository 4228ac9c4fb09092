/** Numbers that are printed before the items of a list, and those by which an order counts them. */
import type { Block } from '../../../src/model/corpus.ts';
import { placedAs } from '../case.ts';
import type { Case } from '../case.ts';
import { namedItems } from '../place/named.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';

const itemsAt = (judged: Case, at: number): Block[] => namedItems(placedAs(judged, { items: { from: at, to: at }, also: null, told: [] })).runs.flat();

/** Whether an item is printed with another number than its place in the list. */
const isOther = ({ type, marker }: Block, at: number): boolean => type === 'numbered' && /^\(?\d/u.test(marker ?? '') && Number.parseInt((marker ?? '').replace('(', ''), 10) !== at;

/** "Item 2" of a list that begins with 4, or "a new item 4" of one that then has three: the number that is printed, or the place? */
export function numberedOtherwise(judged: Case): Refused | null {
  const { items } = judged.instruction.place;
  if (items === null) return null;
  const isDoubtful = [items.from, items.to].filter((at) => at > 0).some((at) => {
    const there = itemsAt(judged, at);
    return there.length > 0 ? there.some((block) => isOther(block, at)) : at > 1 && itemsAt(judged, at - 1).some((block) => isOther(block, at - 1));
  });
  return isDoubtful ? refused('place not certain', 'the items are printed with other numbers than their places') : null;
}
