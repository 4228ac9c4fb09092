/** `The bullet "ice" should come before the bullet "fog"`, where both are items of a list: what stands here already goes there. */
import type { Case } from '../../case.ts';
import { foldPrint } from '../../text/fold.ts';
import { isItem } from '../ordinals.ts';

const bare = (words: string): string => foldPrint(words.trim()).replace(/[.,;]+$/u, '');

/** The same case as a move, where what is to stand beside an item is an item itself; else the case itself. */
export function withItemMoved(judged: Case): Case {
  const { instruction, newBlocks: [item, ...more], text } = judged;
  const { operation, unit, says, place: { beside, position, ...rest } } = instruction;
  const isToStand = operation === 'insertion' && (unit === 'list item' || rest.within === 'list') && says.includes('that it is to stand');
  if (!isToStand || item === undefined || more.length > 0 || beside === null || (position !== 'before' && position !== 'after')) return judged;
  const placesOf = (words: string): number[] => text.flatMap((block, at) => (isItem(block) && bare(block.text) === bare(words) ? [at] : []));
  const [[from, ...others], [at, ...twice]] = [placesOf(item.text), placesOf(beside)];
  // What stands on that side already, though not right beside it, may be where it should be.
  if (from === undefined || at === undefined || others.length + twice.length > 0 || (from < at) === (position === 'before')) return judged;
  const place = { ...rest, beside: null, position: null, within: null };
  return { ...judged, newBlocks: [], instruction: { ...instruction, operation: 'renumbering', unit: 'list item', how: 'move', to: { at: null, words: beside, side: position }, oldText: item.text, newText: null, newBlocks: [], place } };
}
