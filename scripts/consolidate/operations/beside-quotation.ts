import type { Block } from '../../../src/schemas/corpus.ts';
import { insertBehind } from '../text/blocks.ts';
import type { Found } from '../text/quotation.ts';
import { exchange, splice } from '../text/splice.ts';
import type { Words } from '../text/splice.ts';
import type { Edit } from './edit.ts';

/**
 * New words follow quoted ones, or come before them. New text of several blocks can only follow the end of a block; null
 * where it would have to stand inside one.
 */
export function besideQuotation(text: Block[], { block, from, to }: Found, newBlocks: Block[], position: string | null, id: string): Edit | null {
  const [first, ...others] = newBlocks;
  const atEnd = position === 'after' && block.text.slice(to).trim() === '';
  if (first === undefined || (others.length > 0 && !atEnd)) return null;
  if (others.length > 0) return { change: { text: insertBehind(text, block, newBlocks), replaced: [] }, note: '' };
  const edited = position === 'before' ? splice(block, from, from, spaced(first, 0), id) : splice(block, to, to, spaced(first, 1), id);
  return { change: { text: exchange(text, block, edited), replaced: [block.id] }, note: '' };
}

/** Words with the space that parts them from the quotation, before or behind them. */
function spaced({ text, emphasis }: Words, before: 0 | 1): Words {
  const moved = emphasis.map((mark) => ({ ...mark, from: mark.from + before, to: mark.to + before }));
  return { text: before === 1 ? ` ${text}` : `${text} `, emphasis: moved };
}
