/** What stands together as a list: its items, and the paragraph that heads them. */
import type { Block } from '../../../../src/model/corpus.ts';
import { isItem } from '../ordinals.ts';

/** The items that stand together with one. */
export function listAround(text: readonly Block[], item: Block): Block[] {
  const at = text.indexOf(item);
  const head = text.slice(0, at).findLastIndex((block) => !isItem(block));
  const end = text.findIndex((block, index) => index > at && !isItem(block));
  return text.slice(head + 1, end < 0 ? text.length : end);
}

/** What stands before the list that an item is of. */
export const headOf = (text: readonly Block[], item: Block): Block | undefined => text.slice(0, text.indexOf(item)).findLast((block) => !isItem(block));

/** The items between a block and the next one that is none. */
export function itemsBehind(text: readonly Block[], block: Block): Block[] {
  const rest = text.slice(text.indexOf(block) + 1);
  const end = rest.findIndex((one) => !isItem(one));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Whether items stand right behind a block: what becomes of it concerns them, too. */
export function headsList(text: readonly Block[], block: Block): boolean {
  const next = text[text.indexOf(block) + 1];
  return next !== undefined && isItem(next);
}

/** A list in which no item has items of its own: what goes with one that moves is not in doubt. */
export const isSimpleList = (list: readonly Block[]): boolean => new Set(list.map(({ level }) => level)).size === 1;
