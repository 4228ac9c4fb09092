import { unquoted } from '../../../language/en/veiled.ts';
import type { SegmentedBlock } from '../../../segment/segments.ts';
import type { Piece } from '../commands/command.ts';
import type { Draft } from './draft.ts';
import { foldText } from '../sentences/fold-text.ts';

type Order = Extract<Piece, { is: 'order' }>;

/** An order that changes something else: the entry on barges, the rulebook, a card. */
const isOfAnother = ({ sentence, operation, instruction }: Draft): boolean =>
  sentence !== null && (operation === 'erratum' || instruction.flat().some(({ as, words }) => as === 'object' || (as === 'scope' && /\b(?:card|rule ?book|entry)\b/i.test(words))));

const namesThis = /\b(?:this (?:entry|definition|glossary entry)|here)\b/;

/** "See barge. There, delete "mist".": the place spoken of before, and no order has named one. */
function pointsAtNoOrder(drafts: readonly Draft[], { tiles }: Order, before: readonly Piece[], { text }: SegmentedBlock): boolean {
  const places = tiles.filter(({ as }) => as === 'place').map(({ at }) => foldText(text.slice(at.from, at.to)).text);
  const speaks = drafts.some(({ operation }) => operation === 'clarification') || before.some(({ is }) => is === 'pointer' || is === 'prose');
  return speaks && !drafts.some(({ sentence }) => sentence !== null) && places.some((words) => /\b(?:there|therein|it|them)\b/.test(words));
}

/**
 * "In the entry on barges, replace "fog" with "ice". Also delete "mist".": from there or from here? What follows an order
 * for something else is of this entry only where it says so.
 */
export const elsewhere = (drafts: readonly Draft[], order: Order, before: readonly Piece[], block: SegmentedBlock): boolean =>
  pointsAtNoOrder(drafts, order, before, block)
  || (drafts.some(isOfAnother) && !namesThis.test(unquoted(foldText(block.text.slice(order.at.from, order.at.to)).text)));
