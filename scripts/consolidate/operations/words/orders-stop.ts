/** Printers put the stop of an order within the quotation with which it ends: whether that stop is of the text. */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import type { Found } from '../../text/quotation.ts';
import { goesOnInside } from '../additions/addition-to-sentence.ts';

/** A block without the full stop or comma at its end. */
export function withoutStop(block: Block): Block {
  return { ...block, text: block.text.replace(/[.,]$/u, '') };
}

/** `"three lamps" should read "two lamps."`, where the sentence goes on in small letters: no stop can stand there. */
export function withoutOrdersStop(judged: Case, { block, to }: Found, quoted: string): Case {
  const { instruction: { operation, newText }, newBlocks } = judged;
  const isStray = operation === 'substitution' && newBlocks.length === 1 && /\p{L}\.$/u.test(newBlocks[0]?.text ?? '') && !/[.,;:!?]$/u.test(quoted) && /^\s+\p{Ll}/u.test(block.text.slice(to));
  return isStray && endsOrder(judged.instruction.instruction, newText ?? '') ? { ...judged, newBlocks: newBlocks.map(withoutStop) } : judged;
}

/** Whether the quotation is the end of its order, where printers put the order's stop inside it. */
const endsOrder = (order: string, quoted: string): boolean => new RegExp(`${RegExp.escape(quoted)}["”’']\\W*$`, 'u').test(order);

/**
 * `Insert "or sold" after "lost at sea."`, where the sentence ends there: the stop within the marks is the order's own as
 * well, and words with which the sentence goes on stand before it.
 */
export function beforeOwnStop({ instruction: { instruction, operation, unit, place }, newBlocks }: Case, found: Found): Found {
  const isAtStop = /[\p{L}\p{N})]\.$/u.test(found.block.text.slice(found.from, found.to));
  const goesOnThere = operation === 'insertion' && unit === 'text' && place.position === 'after' && place.next === null && goesOnInside(newBlocks) && !/[,;]$/u.test(newBlocks[0]?.text.trim() ?? '');
  const isReference = /^\(?see\b/iu.test(found.block.text.slice(found.from, found.to));
  return isAtStop && goesOnThere && !isReference && endsOrder(instruction, place.beside ?? '') ? { ...found, to: found.to - 1 } : found;
}
