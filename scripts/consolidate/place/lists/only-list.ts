import type { Ordinals, Place } from '../../../interpret/instruction.ts';
import type { Block } from '../../../../src/model/corpus.ts';
import { isItem } from '../ordinals.ts';

const isAll = (run: Ordinals | null | undefined): boolean => run?.from === 1 && run.to === -1;

/** Whether an instruction names all items of a list: "the list", "both bullets". */
export const namesWholeList = ({ items, also, paragraphs }: Place): boolean =>
  paragraphs === null && (isAll(items) || (also?.of === 'items' && isAll(also.run)));

/** The items of a text that has one list; null where it has none, or more. */
export function onlyList(text: Block[]): Block[] | null {
  const items = text.filter(isItem);
  const [first, last] = [items[0], items.at(-1)];
  return first !== undefined && last !== undefined && text.indexOf(last) - text.indexOf(first) === items.length - 1 ? items : null;
}
