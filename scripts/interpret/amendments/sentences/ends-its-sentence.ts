import type { Piece } from '../commands/command.ts';

/**
 * Whether an order was read to the end of its sentence: its stop, its colon, or a quotation that holds the stop, behind
 * which nothing goes on in small letters or after a semicolon. If not, the next piece is the rest of the sentence, which the grammar could not read.
 */
export function endsItsSentence(order: Extract<Piece, { is: 'order' }>, next: Piece | undefined, printed: string): boolean {
  if (order.aside) return true;
  const goesOn = next !== undefined && /^\s*(?:\p{Ll}|[;,–—-]\s)/u.test(printed.slice(next.at.from, next.at.to));
  return /[.!?:;](["”'’)\]*]*)\s*$/.test(printed.slice(order.at.from, order.at.to)) && !(goesOn && /["”]\s*$/.test(printed.slice(order.at.from, order.at.to)));
}
