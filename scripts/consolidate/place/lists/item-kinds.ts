/** Which items a ruling can mean by its noun, in an entry that has bullets and numbered items. */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { isItem } from '../ordinals.ts';

/** Whether a block is an item that the ruling's noun can mean; null where the entry has both kinds, and it can mean either. */
export function itemsMeant({ instruction: { says }, text }: Case): ((block: Block) => boolean) | null {
  const kinds = new Set(text.filter(isItem).map(({ type }) => type));
  if (kinds.size < 2) return isItem;
  const [bullet, numbered] = [says.includes('a bullet'), says.includes('a numbered item')];
  if (bullet === numbered) return null;
  return ({ type }) => type === (bullet ? 'bullet' : 'numbered');
}

/** Whether the entry has several lists of which a new item may be meant for any: none of them is told. */
export function ofSeveralLists(judged: Case): boolean {
  const { instruction: { place, unit, operation }, text } = judged;
  const meant = itemsMeant(judged) ?? isItem;
  const first = text.findIndex(meant);
  const isTold = place.paragraphs !== null || place.beside !== null || place.told.length > 0 || place.position === 'before' || place.position === 'after';
  const items = text.filter(meant).length;
  return operation === 'insertion' && unit === 'list item' && !isTold && items > 0 && text.findLastIndex(meant) - first !== items - 1;
}
