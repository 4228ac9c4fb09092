import type { Block, Unit } from '../../../../src/model/corpus.ts';
import { shifted } from '../../../../src/model/spans.ts';
import { isItem } from '../../place/ordinals.ts';
import { insertBehind } from '../../text/blocks.ts';
import type { Found } from '../../text/quotation.ts';
import { exchange, splice } from '../../text/splice.ts';
import type { Words } from '../../text/splice.ts';
import { hasStopOfWord } from '../../text/stop-of-word.ts';
import type { Edit } from '../../text/edit.ts';

type Side = 'before' | 'after';

/**
 * New words follow quoted ones, or come before them. New text of several blocks can only follow the end of a block; null
 * where it would have to stand inside one.
 */
export function besideQuotation(text: Block[], found: Found, newBlocks: Block[], side: Side, id: string): Edit | null {
  const { block, from, to } = found;
  const [first, ...others] = newBlocks;
  if (first === undefined) return null;
  if (others.length > 0) return side === 'after' ? besideBlock(text, found, newBlocks, side) : null;
  const behind = block.text.slice(to);
  const end = to + ((isSentence(first.text) && /^[.!?]/u.test(behind)) || hasStopOfWord(block.text.slice(0, to), behind) ? 1 : 0);
  const edited = side === 'before' ? splice(block, from, from, spaced(first, 0), id) : splice(block, end, end, spaced(first, 1), id);
  return { change: { text: exchange(text, block, edited), replaced: [block.id] }, note: '' };
}

/** A sentence does not go between another's last word and its full stop. */
export function isSentence(text: string): boolean {
  return /^["'“‘(]*\p{Lu}/u.test(text) && /[.!?]["'”’)]*$/u.test(text);
}

/** Whole new blocks go behind or before the block that the quotation ends or begins; null where it does neither. */
export function besideBlock(text: Block[], { block, from, to }: Found, newBlocks: Block[], side: Side): Edit | null {
  const behind = side === 'after' ? block : (text[text.indexOf(block) - 1] ?? null);
  const atEdge = (side === 'after' ? block.text.slice(to) : block.text.slice(0, from)).trim();
  return /^[.!?"'”’)]*$/u.test(atEdge) ? { change: { text: insertBehind(text, behind, newBlocks), replaced: [] }, note: '' } : null;
}

/** What is added as items beside an item looks like that item. */
export const asUnit = (unit: Unit, newBlocks: Block[], beside: Block): Block[] =>
  (unit === 'list item' && isItem(beside) ? newBlocks.map((block) => asItem(block, beside)) : newBlocks);

/** A new item looks like the one beside it; a marker of its own stays. */
export const asItem = (block: Block, beside: Block): Block =>
  ({ ...block, type: beside.type, level: beside.level, marker: block.marker ?? (beside.type === 'bullet' ? beside.marker : null) });

/** Words with the space that parts them from the quotation, before or behind them; none parts a word from its comma. */
function spaced({ text, spans }: Words, before: 0 | 1): Words {
  if (before === 1 && /^[,.;:!?)\]]/u.test(text)) return { text, spans };
  return { text: before === 1 ? ` ${text}` : `${text} `, spans: shifted(spans, before) };
}

/** What takes the place of list items is one, though its words stood in a sentence. */
export function asBefore([was, ...others]: Block[], newBlocks: Block[]): Block[] {
  const isOfList = was !== undefined && isItem(was) && others.every(({ type, level }) => type === was.type && level === was.level);
  if (!isOfList || newBlocks.length > 1 + others.length) return newBlocks;
  return newBlocks.map((block) => (isItem(block) ? block : { ...block, type: was.type, level: was.level, marker: was.marker }));
}
