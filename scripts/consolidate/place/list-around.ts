import type { Block } from '../../../src/model/corpus.ts';
import { isItem } from './ordinals.ts';

/** The items that stand together with one. */
export function listAround(text: readonly Block[], item: Block): Block[] {
  const at = text.indexOf(item);
  const head = text.slice(0, at).findLastIndex((block) => !isItem(block));
  const end = text.findIndex((block, index) => index > at && !isItem(block));
  return text.slice(head + 1, end < 0 ? text.length : end);
}

/** A list in which no item has items of its own: what goes with one that moves is not in doubt. */
export const isSimpleList = (list: readonly Block[]): boolean => new Set(list.map(({ level }) => level)).size === 1;
