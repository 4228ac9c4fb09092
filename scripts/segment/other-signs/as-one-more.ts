/** Paragraphs of entries or rulings that turn out to be one more of them, with the account of their lines. */
import type { CutDocument, SegmentedBlock, SegmentedRow } from '../segments.ts';

/** Where one is cut in two: whose block begins the second, what that one is called, and how many characters stand before its text. */
export interface Cut {
  owner: number;
  block: number;
  name: string;
  length: number;
}

/** Reads: a document as cut, and where more of its entries or rulings begin. Writes: the same, with those as entries or rulings of their own. */
export function asOneMore(document: CutDocument, cuts: readonly Cut[]): CutDocument {
  if (cuts.length === 0) return document;
  const places = (document.kind === 'glossary' ? document.entries : document.rulings).flatMap(({ blocks }, owner) => startsOf(blocks, cuts.filter((one) => one.owner === owner)).map((line) => ({ owner, line })));
  return {
    ...document,
    entries: document.kind === 'glossary' ? document.entries.flatMap((entry, owner) => piecesOf(entry, cuts.filter((one) => one.owner === owner)).map(({ piece, name }) => (name === null ? piece : { ...piece, headword: name, mark: null, losses: [] }))) : document.entries,
    rulings: document.kind === 'rulings' ? document.rulings.flatMap((ruling, owner) => piecesOf(ruling, cuts.filter((one) => one.owner === owner)).map(({ piece, name }) => (name === null ? piece : { ...piece, topic: name, starred: false }))) : document.rulings,
    ledger: document.ledger.flatMap((row) => rowsOf(row, places)),
  };
}

function startsOf(blocks: readonly SegmentedBlock[], cuts: readonly Cut[]): number[] {
  return cuts.map(({ block }) => blocks[block]?.lines[0] ?? 0);
}

function piecesOf<Kind extends { blocks: SegmentedBlock[]; lines: [number, number] }>(whole: Kind, cuts: readonly Cut[]): { piece: Kind; name: string | null }[] {
  const edges = [{ block: 0, name: null, length: 0 }, ...cuts];
  return edges.map(({ block, name, length }, at) => {
    const blocks = whole.blocks.slice(block, edges[at + 1]?.block).map((one, index) => (index === 0 ? withoutName(one, length) : one));
    const lines: [number, number] = edges.length === 1 ? whole.lines : [at === 0 ? whole.lines[0] : blocks[0]?.lines[0] ?? whole.lines[0], at === edges.length - 1 ? whole.lines[1] : blocks.at(-1)?.lines[1] ?? whole.lines[1]];
    return { piece: { ...whole, blocks, lines }, name };
  });
}

/** The name and its sign go; emphasis of the name goes with it. */
function withoutName(block: SegmentedBlock, length: number): SegmentedBlock {
  if (length === 0) return block;
  const text = block.text.slice(length);
  const { gaps, ...rest } = block;
  const moved = (gaps ?? []).flatMap((at) => (at < length ? [] : [at - length]));
  return { ...rest, text, marked: block.marked.endsWith(text) ? text : restOfMarked(block.marked, text), ...(moved.length === 0 ? {} : { gaps: moved }) };
}

/** The end of a marked text that holds the words of a plain one. */
function restOfMarked(marked: string, text: string): string {
  const words = text.replaceAll('*', '');
  let [at, left] = [marked.length, words.length];
  while (at > 0 && left > 0) {
    at -= 1;
    if (marked.charAt(at) !== '*') left -= 1;
  }
  const rest = marked.slice(at);
  return (marked.slice(0, at).endsWith('**') && rest.split('**').length % 2 === 0 ? `**${rest}` : rest).trim();
}

/** Rows of the account, parted where one of theirs begins, and with the places that owners have behind the cuts. */
function rowsOf({ is, lines: [first, last], owner }: SegmentedRow, places: readonly { owner: number; line: number }[]): SegmentedRow[] {
  if (owner === null) return [{ is, lines: [first, last], owner }];
  const moved = owner + places.filter((one) => one.owner < owner).length;
  const own = places.filter((one) => one.owner === owner);
  const edges = [first, ...own.flatMap(({ line }) => (line > first && line <= last ? [line] : []))];
  return edges.map((from, at): SegmentedRow => ({ is, lines: [from, (edges[at + 1] ?? last + 1) - 1], owner: moved + own.filter(({ line }) => line <= from).length }));
}
