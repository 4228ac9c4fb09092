import type { LineRange, SegmentedBlock } from '../../segment/segments.ts';
import type { TileKind } from '../../../src/model/corpus.ts';
import { readEmphasis } from '../../segment/blocks/emphasis.ts';
import { withOldAndNew } from './old-and-new.ts';
import type { Piece } from './command.ts';
import { readPieces } from './read-pieces.ts';

/** A paragraph of a ruling and the pieces it was read into. */
export interface ReadBlock {
  block: SegmentedBlock;
  pieces: Piece[];
  /** A paragraph of its own before it that only announces its instruction: "New change to this entry:". */
  heading: { words: string; as: TileKind; lines: LineRange } | null;
}

const isOrder = (piece: Piece | undefined): boolean => piece?.is === 'order' && !piece.anaphor;

/** A notice names a day ("Effective 1 May."), or only says that an order comes ("New change to this entry:"). */
const noticeTile = (words: string): TileKind => (/^\W*effective\b/i.test(words) ? 'day' : 'command');

/** Change: "two" into something kinder. Addition: Cats hum. */
const announces = (notice: Piece, { is, at }: Piece, printed: string): boolean => (is === 'prose' || is === 'limit')
  && (/^\s*["“„«]/.test(printed.slice(at.from)) || /^\W*(?:additions?|insertions?)\b/i.test(printed.slice(notice.at.from)));

/** A notice belongs to the order right after it; where none follows it limits what is beside it, or is prose. */
function withNotices(pieces: Piece[], printed: string): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces.toReversed()) {
    const next = found.at(-1);
    const as = noticeTile(printed.slice(piece.at.from, piece.at.to));
    if (piece.is !== 'notice') found.push(piece);
    else if (next?.is === 'order' && !next.anaphor) {
      const tile = { at: { from: piece.at.from, to: next.at.from }, as };
      found.splice(-1, 1, { ...next, at: { from: piece.at.from, to: next.at.to }, tiles: [tile, ...next.tiles] });
    } else found.push({ is: as === 'day' ? 'limit' : next && announces(piece, next, printed) ? 'unread' : 'prose', at: piece.at });
  }
  return found.toReversed();
}

const isNotice = ({ pieces }: ReadBlock): boolean => pieces.length > 0 && pieces.every((piece) => piece.is === 'notice');

/** A paragraph of notices goes before the next one, where that begins with an order. */
function withHeadings(blocks: ReadBlock[]): ReadBlock[] {
  const found: ReadBlock[] = [];
  for (const read of blocks.toReversed()) {
    const next = found.at(-1);
    if (!isNotice(read) || !next || !isOrder(next.pieces[0])) {
      found.push({ ...read, pieces: withNotices(read.pieces, read.block.text) });
      continue;
    }
    const words = [read.block.text.trim(), next.heading?.words ?? ''].join(' ').trim();
    const as = noticeTile(words);
    found.splice(-1, 1, { ...next, heading: { words, as, lines: [read.block.lines[0], next.heading?.lines[1] ?? read.block.lines[1]] } });
  }
  return found.toReversed();
}

/** Reads each paragraph of a ruling by itself; what they are to each other comes after (see gather-drafts.ts). */
export function readBlocks(blocks: SegmentedBlock[], topic: string | null): ReadBlock[] {
  const read: ReadBlock[] = [];
  for (const block of withOldAndNew(blocks)) read.push({ ...readBlock(block, topic, read.at(-1)?.pieces.at(-1) ?? null), heading: null });
  return withHeadings(read);
}

/** Where no order is found, and italics stand where others put quotation marks, it is read with these. */
function readBlock(block: SegmentedBlock, topic: string | null, before: Piece | null): Pick<ReadBlock, 'block' | 'pieces'> {
  const pieces = readPieces(block.text, topic, before);
  const quoting = pieces.some(isOrder) ? null : italicsAsQuotations(block);
  const again = quoting === null ? [] : readPieces(quoting.text, topic, before);
  return quoting !== null && again.some(isOrder) ? { block: quoting, pieces: again } : { block, pieces };
}

/** Change *dusk* to *dark*: with quotation marks in the place of the italics. Null where it has others, or no italics. */
function italicsAsQuotations(block: SegmentedBlock): SegmentedBlock | null {
  const { text: plain, emphasis } = readEmphasis(block.marked);
  if (plain !== block.text || /["“”„«»]/.test(plain)) return null;
  const withMarks = emphasis.filter(({ is }) => is === 'em').toReversed()
    .reduce((words, { from, to }) => `${words.slice(0, from)}“${words.slice(from, to)}”${words.slice(to)}`, plain);
  const text = withMarks.replaceAll(/(?<=^|[\s(])_([^_\s](?:[^_]*[^_\s])?)_(?=$|[\s.,;:)])/gu, '“$1”');
  return text === plain ? null : { ...block, text, marked: text };
}
