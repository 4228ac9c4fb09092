import type { SegmentedBlock } from '../../segment/segments.ts';
import type { Piece } from './command.ts';
import { clarificationDraft, giveBlock, giveWords, headWith } from './draft.ts';
import type { Draft } from './draft.ts';
import { draftOrders, orderWords } from './draft-orders.ts';
import { endsItsSentence } from './ends-its-sentence.ts';
import type { ReadBlock } from './read-blocks.ts';
import { sliceBlock, withoutQuotationMarks } from './slice-block.ts';
import { stepOfTopic } from './step-of-topic.ts';

type Order = Extract<Piece, { is: 'order' }>;

interface Reading {
  drafts: Draft[];
  step: string | null;
}

const isOrder = (piece: Piece | undefined): piece is Order => piece?.is === 'order';
const opensOrder = (piece: Piece | undefined): boolean => isOrder(piece) && !piece.anaphor;

/** A stretch of sentences that stand together, as a paragraph of its own. */
function sliceOf(pieces: Piece[], block: SegmentedBlock): SegmentedBlock | null {
  const first = pieces[0];
  const last = pieces.at(-1);
  return first && last ? sliceBlock(block, { from: first.at.from, to: last.at.to }) : null;
}

const wordsOf = (pieces: Piece[], block: SegmentedBlock): string => sliceOf(pieces, block)?.text ?? '';

function addClarification(reading: Reading, pieces: Piece[], block: SegmentedBlock): void {
  const part = sliceOf(pieces, block);
  const first = pieces[0];
  if (part && first) reading.drafts.push(clarificationDraft(part, wordsOf([first], block)));
}

/** The sentences after an order of the same paragraph: the rest of it, its reason, its text, or a ruling of their own. */
function settleAfter(reading: Reading, order: Order | null, draft: Draft | null, after: Piece[], block: SegmentedBlock): void {
  if (!draft || !order) return addClarification(reading, after, block);
  const unread = endsItsSentence(order, block.text) ? 0 : Math.min(1, after.length);
  const own = after.slice(unread);
  let reasons = 0;
  while (own[reasons]?.is === 'rationale') reasons++;
  giveWords(draft, wordsOf(after.slice(0, unread + reasons), block), block.lines);
  const rest = own.slice(reasons);
  if (rest.every((piece) => piece.is === 'pointer')) return giveWords(draft, wordsOf(rest, block), block.lines);
  const text = sliceOf(rest, block);
  if (text && order.commands.some((command) => command.takesProse)) return giveBlock(draft, text);
  addClarification(reading, rest, block);
}

/** "This eliminates the existing entry", right after the order that did: the same thing said again. */
function readAgain(order: Order, block: SegmentedBlock, previous: Draft): Draft {
  giveWords(previous, orderWords(order, block.text), block.lines);
  return previous;
}

/** The sentences before an order rule for themselves, unless it reports what they undo: then they are its text. */
function readOrder(reading: Reading, order: Order, before: Piece[], block: SegmentedBlock): Draft | null {
  const last = reading.drafts.at(-1);
  const drafts = draftOrders(order, block, { place: last?.place ?? null, unit: last?.unit ?? null, step: reading.step });
  const text = order.commands.some((command) => command.takesProse) ? sliceOf(before, block) : null;
  if (text) drafts.at(-1)?.newBlocks.unshift(text);
  else addClarification(reading, before, block);
  reading.drafts.push(...drafts);
  return drafts.at(-1) ?? null;
}

/** Reads a paragraph piece by piece. */
function readPlain(reading: Reading, pieces: Piece[], block: SegmentedBlock): void {
  let order: Order | null = null;
  let draft: Draft | null = null;
  let waiting: Piece[] = [];
  for (const piece of pieces) {
    if (!isOrder(piece)) {
      waiting.push(piece);
      continue;
    }
    if (draft) settleAfter(reading, order, draft, waiting, block);
    const loose: Piece[] = draft ? [] : waiting;
    const read: Draft | null = piece.anaphor && draft ? readAgain(piece, block, draft) : readOrder(reading, piece, loose, block);
    [order, draft, waiting] = [piece, read, []];
  }
  settleAfter(reading, order, draft, waiting, block);
}

/** New text, perhaps with an order in brackets in its midst: what stands before it is text. */
function readText(reading: Reading, open: Draft, pieces: Piece[], block: SegmentedBlock): void {
  const aside = pieces.findIndex((piece) => isOrder(piece) && piece.aside);
  const text = aside < 0 ? withoutQuotationMarks(block) : sliceOf(pieces.slice(0, aside), block);
  if (text) giveBlock(open, text);
  if (aside >= 0) readPlain(reading, pieces.slice(aside), block);
}

/** List items, their labels, and what a colon announces belong to the paragraph before them. */
function belongsToList(open: Draft, block: SegmentedBlock): boolean {
  const last = open.newBlocks.at(-1);
  return last !== undefined && (block.type !== 'paragraph' || last.text.endsWith(':') || last.type === 'label');
}

function readBlock(reading: Reading, { block, pieces, heading }: ReadBlock): void {
  const open = reading.drafts.at(-1);
  const first = reading.drafts.length;
  const goesOn = open && !opensOrder(pieces[0]) && (open.takes !== 'list items' || belongsToList(open, block));
  if (goesOn) readText(reading, open, pieces, block);
  else readPlain(reading, pieces, block);
  const headed = reading.drafts[first];
  if (heading && headed) headWith(headed, heading.words, heading.lines);
}

/** Reads a ruling's paragraphs in order into the amendments that they make. */
export function gatherDrafts(topic: string | null, blocks: ReadBlock[]): Draft[] {
  const reading: Reading = { drafts: [], step: stepOfTopic(topic) };
  for (const block of blocks) readBlock(reading, block);
  return reading.drafts;
}
