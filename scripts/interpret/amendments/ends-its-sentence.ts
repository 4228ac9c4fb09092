import type { Piece } from './command.ts';

/**
 * Whether an order was read to the end of its sentence: its stop, its colon, or a quotation that holds the stop. If not,
 * the next piece is the rest of the sentence, which the grammar could not read.
 */
export function endsItsSentence(order: Extract<Piece, { is: 'order' }>, printed: string): boolean {
  return order.aside || /[.!?:;](["”'’)\]*]*)\s*$/.test(printed.slice(order.at.from, order.at.to));
}
