/** A ruling on its way into drafts: sentences that give no order, and what limits the orders beside them. */
import { couldBeOrder } from '../../../language/en/orders.ts';
import { onlyLeadsOn } from '../../../language/en/beside.ts';
import { isGoodbye } from '../../../language/en/greetings.ts';
import type { LineRange, SegmentedBlock } from '../../../segment/segments.ts';
import type { Piece } from '../commands/command.ts';
import { clarificationDraft, unreadDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { foldText } from '../sentences/fold-text.ts';
import type { ReadBlock } from '../sentences/read-blocks.ts';
import { sliceBlock } from '../sentences/slice-block.ts';
import { clauseTile } from '../tiles/tile.ts';
import type { Tiled } from '../tiles/tile.ts';

/** An order among the pieces of a paragraph. */
export type Order = Extract<Piece, { is: 'order' }>;

/** What a ruling's paragraphs have been read into so far. */
export interface Reading {
  drafts: Draft[];
  step: string | null;
  /** The ruling gives an order that was read: its other sentences may speak of that. */
  orders: boolean;
  /** More than one sentence gives an order. */
  several: boolean;
  /** Sentences that take back of the ruling's orders, or limit them: each of its orders has them. */
  limits: { tiles: Tiled[]; lines: LineRange }[];
  /** The ruling gives its orders as items of a list. */
  items: boolean;
  /** The last paragraph of the ruling. */
  last: ReadBlock | undefined;
}

export const isOrder = (piece: Piece | undefined): piece is Order => piece?.is === 'order';
export const opensOrder = (piece: Piece | undefined): boolean => isOrder(piece) && !piece.anaphor;

/** A stretch of sentences that stand together, as a paragraph of its own. */
export function sliceOf(pieces: Piece[], block: SegmentedBlock): SegmentedBlock | null {
  const first = pieces[0];
  const last = pieces.at(-1);
  return first && last ? sliceBlock(block, { from: first.at.from, to: last.at.to }) : null;
}

export const wordsOf = (pieces: Piece[], block: SegmentedBlock): string => sliceOf(pieces, block)?.text ?? '';

export const tiled = (pieces: Piece[], block: SegmentedBlock, as: Tiled['as']): Tiled[] => (pieces.length === 0 ? [] : [{ words: wordsOf(pieces, block), as }]);

function addClarification(reading: Reading, pieces: Piece[], block: SegmentedBlock): void {
  const part = sliceOf(pieces, block);
  const first = pieces[0];
  if (part && first) reading.drafts.push(clarificationDraft(part, wordsOf([first], block)));
}

/** What takes back of an order is told of every order of the ruling: which of them it speaks of, nobody here can know. */
export function addLimit(reading: Reading, words: string, lines: LineRange): void {
  const kind = isGoodbye(foldText(words).text) ? 'not understood' : clauseTile(words);
  const as = ['scope', 'day', 'politeness'].includes(kind) ? kind : 'not understood';
  reading.limits.push({ tiles: [{ words, as }], lines });
}

/** Sentences without an order that was read: rulings of their own, orders that wait, and what limits the orders beside them. */
export function addLoose(reading: Reading, pieces: Piece[], block: SegmentedBlock): void {
  let plain: Piece[] = [];
  const close = () => {
    addClarification(reading, plain, block);
    plain = [];
  };
  for (const piece of pieces) {
    const limits = piece.is === 'limit' || (piece.is === 'pointer' && !onlyLeadsOn(foldText(wordsOf([piece], block)).text));
    const unread = piece.is === 'unread' || (piece.is === 'rationale' && couldBeOrder(foldText(wordsOf([piece], block)).text));
    const apart = unread || (limits && reading.orders);
    if (!apart) {
      plain.push(piece);
      continue;
    }
    close();
    const words = wordsOf([piece], block);
    if (unread) reading.drafts.push(unreadDraft(block, words));
    if (reading.orders) addLimit(reading, words, block.lines);
  }
  close();
}
