/** "The list "hum, sing, or sleep" gains "dance" after "hum"": an item more of a list that stands in a sentence, with a comma of its own. */
import type { Case } from '../../case.ts';
import { fold } from '../../text/fold.ts';
import { addsToExamples, asItemOfRow, isItem, withComma } from './into-row.ts';

const joins = /^(?:and|or|nor|but|the rest|etc)\b/iu;

const itemsOf = (list: string): string[] => list.split(',').map((item) => fold(item.trim()));

/** Whether a list, as it is quoted, has the item that an order names, and another one can stand on that side of it. */
function hasPlaceBeside({ beside, position }: Case['instruction']['place'], list: string): boolean {
  const items = itemsOf(list);
  const at = items.indexOf(fold(beside ?? ''));
  const isInside = at >= 0 && items.length > 2 && !joins.test(items[at] ?? '');
  return isInside && (position === 'before' || at < items.length - 1);
}

/** The same case with the comma that parts the new item from its neighbours; null where it is not certain that it becomes one. */
export function withItsComma(judged: Case): Case | null {
  const { instruction: { place, says, operation }, newBlocks: [first, ...more] } = judged;
  if (addsToExamples(judged.instruction)) return asItemOfRow(judged);
  if (operation !== 'insertion' || place.context === null || !says.includes('a list by its words')) return judged;
  const word = first?.text.trim() ?? '';
  // What a list gains is an item; what is inserted in it may go on with one: "sing loudly".
  const isNewItem = says.includes('an item more') && isItem.test(word) && more.length === 0 && first?.spans.length === 0;
  if (!isNewItem || !hasPlaceBeside(place, place.context)) return null;
  return { ...judged, newBlocks: [withComma(first, place.position)] };
}
