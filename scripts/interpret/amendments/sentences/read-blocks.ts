import type { LineRange, SegmentedBlock } from '../../../segment/segments.ts';
import type { TileKind } from '../../../../src/model/corpus.ts';
import { readEmphasis } from '../../../segment/blocks/emphasis.ts';
import { canBeAsMany } from './announced-number.ts';
import { withOldAndNew } from './old-and-new.ts';
import type { Piece } from '../commands/command.ts';
import { readPieces } from './read-pieces.ts';

/** A paragraph of a ruling and the pieces it was read into. */
export interface ReadBlock {
  block: SegmentedBlock;
  pieces: Piece[];
  /** A paragraph of its own before it that only announces its instruction: "New change to this entry:". */
  heading: { words: string; as: TileKind; lines: LineRange } | null;
}

const isOrder = (piece: Piece | undefined): boolean => piece?.is === 'order' && !piece.anaphor;

/** What stands behind a notice: the rest of its paragraph, and the paragraphs of the ruling below it. */
interface Behind { pieces: readonly Piece[]; printed: string }

/** A notice names a day ("Effective 1 May."), or only says that an order comes ("New change to this entry:"), or how many do. */
const noticeTile = (words: string, { pieces, printed }: Behind = { pieces: [], printed: '' }): TileKind =>
  (/^\W*effective\b/i.test(words) ? 'day' : pieces.length === 0 || canBeAsMany(words, untilNotice(pieces), printed) ? 'command' : 'not understood');

function untilNotice(pieces: readonly Piece[]): readonly Piece[] {
  const next = pieces.findIndex(({ is }) => is === 'notice');
  return next < 0 ? pieces : pieces.slice(0, next);
}

/** Change: "two" into something kinder. Addition: Cats hum. Correction: See fog. */
const announces = (notice: Piece, { is, at }: Piece, printed: string): boolean => (is === 'prose' || is === 'limit')
  && (/^\s*(?:["“„«]|see\b)/i.test(printed.slice(at.from)) || /^\W*(?:additions?|insertions?)\b/i.test(printed.slice(notice.at.from)));

/** A notice belongs to the order right after it; where none follows it limits what is beside it, or is prose. */
function withNotices(all: Piece[], printed: string, below: Behind): Piece[] {
  const pieces = all.map((piece, at) => countedOnes(piece, printed, () => ({ pieces: [...all.slice(at), ...below.pieces], printed: `${printed.slice(piece.is === 'order' ? piece.notice?.to : 0)}\n${below.printed}` })));
  const found: Piece[] = [];
  for (const [at, piece] of [...pieces.entries()].toReversed()) {
    if (piece.is !== 'notice') {
      found.push(piece);
      continue;
    }
    const next = found.at(-1);
    const as = noticeTile(printed.slice(piece.at.from, piece.at.to), { pieces: [...pieces.slice(at + 1), ...below.pieces], printed: `${printed.slice(piece.at.to)}\n${below.printed}` });
    if (next?.is === 'order' && !next.anaphor) {
      const tile = { at: { from: piece.at.from, to: next.at.from }, as };
      found.splice(-1, 1, { ...next, at: { from: piece.at.from, to: next.at.to }, tiles: [tile, ...next.tiles] });
    } else found.push({ is: as === 'day' ? 'limit' : next && announces(piece, next, printed) ? 'unread' : 'prose', at: piece.at });
  }
  return found.toReversed();
}

/** An order of whose notice it is not understood how it can count as many; what stands behind it is asked only where it has a notice. */
function countedOnes(piece: Piece, printed: string, behind: () => Behind): Piece {
  if (piece.is !== 'order' || piece.notice === null) return piece;
  const { notice } = piece;
  if (noticeTile(printed.slice(notice.from, notice.to), behind()) !== 'not understood') return piece;
  return { ...piece, tiles: [{ at: notice, as: 'not understood' }, ...piece.tiles.flatMap((tile) => (tile.at.to <= notice.to ? [] : [{ ...tile, at: { ...tile.at, from: Math.max(tile.at.from, notice.to) } }]))] };
}

const isNotice = ({ pieces }: ReadBlock): boolean => pieces.length > 0 && pieces.every((piece) => piece.is === 'notice');

/** A paragraph of notices goes before the next one, where that begins with an order. */
function withHeadings(blocks: ReadBlock[]): ReadBlock[] {
  const found: ReadBlock[] = [];
  for (const [at, read] of [...blocks.entries()].toReversed()) {
    const next = found.at(-1);
    const below: Behind = { pieces: blocks.slice(at + 1).flatMap(({ pieces }) => pieces), printed: blocks.slice(at + 1).map(({ block }) => block.text).join('\n') };
    if (!isNotice(read) || !next || !isOrder(next.pieces[0])) {
      found.push({ ...read, pieces: withNotices(read.pieces, read.block.text, below) });
      continue;
    }
    const words = [read.block.text.trim(), next.heading?.words ?? ''].join(' ').trim();
    const as = noticeTile(words, below);
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
