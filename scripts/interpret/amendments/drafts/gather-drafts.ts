import { onlyLeadsOn, speaksOfTheChange } from '../../../language/en/beside.ts';
import { isGoodbye } from '../../../language/en/greetings.ts';
import { isReasonBelow } from '../../../language/en/reasons-below.ts';
import type { LineRange, SegmentedBlock } from '../../../segment/segments.ts';
import type { Command, Piece, Spot } from '../commands/command.ts';
import { mentionedIn } from '../commands/mentioned.ts';
import { withRemarksHeld } from './against-itself.ts';
import { giveBlock, giveWords, headWith } from './draft.ts';
import type { Draft } from './draft.ts';
import { draftOrders, orderWords } from './draft-orders.ts';
import { elsewhere } from './elsewhere.ts';
import { endsItsSentence } from '../sentences/ends-its-sentence.ts';
import { foldText } from '../sentences/fold-text.ts';
import { isSaidInOne } from '../sentences/said-behind.ts';
import { followsFromLimited } from './follows-from.ts';
import { withPartsOpen } from './parts-open.ts';
import { goesWithout, keepsOldWords, mayTakeBack, undoesThis } from './takes-back.ts';
import { reasonTile } from './rises-as-told.ts';
import { leavesTheRest, tellsOfText } from './leaves-the-rest.ts';
import type { ReadBlock } from '../sentences/read-blocks.ts';
import { withoutQuotationMarks } from '../sentences/slice-block.ts';
import { stepOfTopic } from './step-of-topic.ts';
import { clauseTile } from '../tiles/tile.ts';
import type { Tiled } from '../tiles/tile.ts';
import { isOrder, opensOrder, sliceOf, wordsOf, tiled, addLimit, addLoose } from './reading.ts';
import type { Order, Reading } from './reading.ts';

/** What the rest of an order's own sentence is to it. */
function restTile(order: Order, words: string, block: SegmentedBlock): Tiled['as'] {
  const kind = clauseTile(words);
  return kind === 'not understood' && isSaidInOne(order, foldText(words).text, block.text) ? 'reason' : kind;
}

/** The sentences after an order of the same paragraph: the rest of it, its reason, its text, or a ruling of their own. */
function settleAfter(reading: Reading, order: Order | null, draft: Draft | null, after: Piece[], block: SegmentedBlock): void {
  if (!draft || !order) return addLoose(reading, after, block);
  const unread = endsItsSentence(order, after[0], block.text) ? 0 : Math.min(1, after.length);
  const ofRest = (pieces: Piece[]): boolean => tellsOfText(order, wordsOf(pieces, block));
  giveToSentence(reading, draft, tiled(after.slice(0, unread), block, ofRest(after.slice(0, unread)) ? 'remark' : restTile(order, wordsOf(after.slice(0, unread), block), block)), block.lines);
  const own = after.slice(unread);
  let reasons = 0;
  while (own[reasons]?.is === 'rationale' || ofRest(own.slice(reasons, reasons + 1))) reasons++;
  giveWords(draft, own.slice(0, reasons).flatMap((piece) => tiled([piece], block, ofRest([piece]) && !leavesTheRest(order, wordsOf([piece], block)) ? 'remark' : reasonTile(wordsOf([piece], block), draft))), block.lines);
  const rest = own.slice(reasons);
  const leadsOn = (piece: Piece): boolean => piece.is === 'pointer' && onlyLeadsOn(foldText(wordsOf([piece], block)).text);
  if (rest.every(leadsOn)) return giveWords(draft, tiled(rest, block, 'reference'), block.lines);
  const text = sliceOf(rest, block);
  if (text && order.commands.some((command) => command.takesProse)) return giveBlock(draft, text);
  addLoose(reading, rest, block);
}

/** The end of a sentence belongs to each of its commands. */
function giveToSentence(reading: Reading, last: Draft, tiles: Tiled[], lines: LineRange): void {
  for (const draft of reading.drafts.filter(({ sentence }) => sentence === last.sentence)) giveWords(draft, tiles, lines);
}

/** "Deleted." after another order does not say what is deleted: the thing named before it, or the order itself. */
const unclear = (order: Order): Order => ({ ...order, tiles: order.tiles.map((tile) => ({ ...tile, as: tile.as === 'command' ? 'not understood' : tile.as })) });

/** "This eliminates the existing entry", right after the order that did: the same thing said again. */
function readAgain(order: Order, block: SegmentedBlock, previous: Draft): Draft {
  giveWords(previous, orderWords(order, block.text), block.lines);
  return previous;
}

/** What the sentences right before an order tell of, where they only tell. */
function spokenOfBefore(before: Piece[], block: SegmentedBlock): Spot | null {
  const told = before.slice(before.findLastIndex(({ is }) => is !== 'rationale') + 1).map(({ at }) => mentionedIn(block.text, at)).filter((spot) => spot !== null);
  return told.length === 1 ? (told[0] ?? null) : null;
}

/** An order as far as it is clear what it is done to. */
function asFarAsClear(reading: Reading, order: Order, before: Piece[], block: SegmentedBlock): Order {
  const earlier = reading.drafts.some(({ sentence }) => sentence !== null);
  const isElsewhere = elsewhere(reading.drafts, order, before, block) || followsFromLimited(order, before, block);
  const isUnclear = goesWithout(order) || (reading.several && order.commands.every(({ bare, operation }) => bare && operation === 'repeal')) || (earlier && (order.commands.some(({ bare }) => bare) || undoesThis(order, block) || mayTakeBack(order, block, reading.drafts, reading.items)));
  if (isUnclear && !isElsewhere) addLimit(reading, block.text.slice(order.at.from, order.at.to).trim(), block.lines);
  return isUnclear || isElsewhere ? unclear(order) : order;
}

/** The sentences before an order rule for themselves, unless it reports what they undo: then they are its text. */
function readOrder(reading: Reading, order: Order, before: Piece[], block: SegmentedBlock): Draft | null {
  const last = reading.drafts.at(-1);
  const drafts = draftOrders(asFarAsClear(reading, order, before, block), block, { place: last?.place ?? null, unit: last?.unit ?? null, step: reading.step, spokenOf: spokenOfBefore(before, block) });
  const text = order.commands.some((command) => command.takesProse) ? sliceOf(before, block) : null;
  if (text) drafts.at(-1)?.newBlocks.unshift(text);
  else {
    const reasons = before.slice(before.findLastIndex(({ is }) => is !== 'rationale') + 1);
    addLoose(reading, before.slice(0, before.length - reasons.length), block);
    for (const draft of drafts) if (reasons.length > 0) headWith(draft, wordsOf(reasons, block), reasons.some((piece) => reasonTile(wordsOf([piece], block), draft) !== 'reason') ? 'not understood' : 'reason', block.lines);
  }
  reading.drafts.push(...drafts);
  return drafts.at(-1) ?? null;
}

/** Reads a paragraph piece by piece. Where an order follows in the midst of another's sentence, and nothing joins them, where the one ends is not certain. */
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
    const breaksOff: boolean = order !== null && draft !== null && waiting.length === 0 && !order.aside && !piece.aside && !endsItsSentence(order, undefined, block.text);
    if (draft && breaksOff) giveToSentence(reading, draft, tiled([piece], block, 'not understood'), block.lines);
    const read: Draft | null = piece.anaphor && draft ? readAgain(piece, block, draft) : readOrder(reading, breaksOff ? unclear(piece) : piece, loose, block);
    [order, draft, waiting] = [piece, read, []];
  }
  settleAfter(reading, order, draft, waiting, block);
}

/** New text, perhaps with an order in brackets in its midst: what stands before it is text. */
function readText(reading: Reading, open: Draft, pieces: Piece[], block: SegmentedBlock): void {
  const aside = pieces.findIndex((piece) => isOrder(piece) && piece.aside);
  const text = aside < 0 ? withoutQuotationMarks(block) : sliceOf(pieces.slice(0, aside), block);
  // "... by the following text. It is not final.": what stands behind the stop, or below it?
  const [begun, ...others] = open.newBlocks;
  if (text && begun !== undefined && others.length === 0 && open.restBehindStop === true) addLimit(reading, begun.text, begun.lines);
  if (text) giveBlock(open, text, aside < 0 && text !== block);
  if (aside >= 0) readPlain(reading, pieces.slice(aside), block);
}

/** List items, their labels, and what a colon announces belong to the paragraph before them. */
function belongsToList(open: Draft, block: SegmentedBlock): boolean {
  const last = open.newBlocks.at(-1);
  return last !== undefined && (block.type !== 'paragraph' || last.text.endsWith(':') || last.type === 'label');
}

/** After the first paragraph of new text, one that speaks of the change or may be an order is no text, nor is the end of a letter. */
function isNoText(open: Draft, { block, pieces }: ReadBlock, isLast: boolean): boolean {
  const begun = (open.takes === 'old text' ? open.oldBlocks : open.newBlocks).length > 0;
  const words = foldText(block.text.slice(0, 400)).text;
  return begun && (pieces[0]?.is === 'unread' || speaksOfTheChange(words) || (isLast && isGoodbye(words)));
}

/** The last paragraph of a ruling, below a new text that has begun, which says why that was given. */
const isReason = (open: Draft, read: ReadBlock, words: string, last: ReadBlock | undefined): boolean =>
  read === last && read.block.type === 'paragraph' && open.takes !== 'list items' && open.newBlocks.length > 0 && isReasonBelow(words);

function readBlock(reading: Reading, read: ReadBlock): void {
  const { block, pieces, heading } = read;
  const open = reading.drafts.at(-1);
  const first = reading.drafts.length;
  const goesOn = open && !opensOrder(pieces[0]) && (open.takes !== 'list items' ? !isNoText(open, read, read === reading.last) : belongsToList(open, block));
  const words = foldText(block.text.slice(0, 400)).text;
  const endsLetter = isGoodbye(words) && read === reading.last;
  if (open && isReason(open, read, words, reading.last)) giveWords(open, [{ words: block.text, as: 'reason' }], block.lines);
  else if (goesOn) readText(reading, open, pieces, block);
  else if (open && open.takes !== 'list items' && speaksOfTheChange(words) && !endsLetter) addLimit(reading, block.text, block.lines);
  else readPlain(reading, pieces, block);
  const headed = reading.drafts[first];
  if (heading && headed) headWith(headed, heading.words, heading.as, heading.lines);
}

/** A reversal and errata change no words of the text, so nothing can take back of them what matters here. */
const changesText = ({ operation, takesProse }: Command): boolean => !takesProse && operation !== 'reversal' && operation !== 'erratum';

/** Reads a ruling's paragraphs in order into the amendments that they make. */
export function gatherDrafts(topic: string | null, blocks: ReadBlock[]): Draft[] {
  const orders = blocks.some(({ pieces }) => pieces.some((piece) => isOrder(piece) && piece.commands.some(changesText)));
  const reading: Reading = { drafts: [], step: stepOfTopic(topic), orders, several: blocks.flatMap(({ pieces }) => pieces.filter(opensOrder)).length > 1, limits: [], items: blocks.some(({ block, pieces }) => block.type !== 'paragraph' && pieces.some(isOrder)), last: blocks.at(-1) };
  for (const block of blocks) readBlock(reading, block);
  for (const { newBlocks, lines } of reading.drafts.filter((draft) => keepsOldWords(draft, reading.drafts))) addLimit(reading, newBlocks.map(({ text }) => text).join(' '), lines);
  const limited = reading.drafts.filter(({ sentence, operation }) => sentence !== null && operation !== 'erratum' && operation !== 'reversal');
  for (const draft of limited.length > 0 ? limited : reading.drafts) {
    for (const { tiles, lines } of reading.limits) giveWords(draft, tiles, lines);
  }
  return withPartsOpen(reading.drafts.map(withRemarksHeld));
}
