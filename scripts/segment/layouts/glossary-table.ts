/**
 * A glossary page as a flattened table: rows of pipes part the cells, and a cell holds a headword, or a headword and what
 * was left of its text. Such a copy is damaged: the first paragraph of each text, lists, and what followed a picture in
 * its paragraph are gone, and so are the rows of entries that only point elsewhere.
 */
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { isBlank, readParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { splitRunTogether } from '../headwords/run-together.ts';
import type { Hints, Layout } from '../layout.ts';
import { ledgerOf, type Claim } from '../ledger.ts';
import type { SegmentedDocument, SegmentedEntry } from '../segments.ts';
import { isFurniture, pageTitle, titleLetter } from './furniture.ts';
import { lossesOf } from './table-losses.ts';

const NAME = 'glossary page, as a flattened table';
const ROW = /^\|{4,}$/u;
const PICTURES = /^(?:!\[\]\(\)\s*)+\|?$/u;

export const glossaryTable: Layout = {
  name: NAME,
  kind: 'glossary',
  looksLike: 'rows of pipes (|||||) between cells that end in " |"',
  recognise({ reading }) {
    const written = reading.filter(({ text }) => !isBlank(text));
    const rows = written.filter(({ text }) => ROW.test(text.trim())).length;
    const cells = written.filter(({ text }) => /\S \|$/u.test(text.trimEnd())).length;
    return rows >= 3 && cells >= 2 ? Math.min(1, 0.5 + (rows + cells) / written.length / 2) : 0;
  },
  segment,
};

/** A cell that holds an entry: reading lines from `first` to `last`. */
interface Cell {
  first: number;
  last: number;
}

function segment(source: SourceFile, hints: Hints): SegmentedDocument {
  const lines = source.reading;
  const cells = cellsOf(lines);
  const claims: (Claim | null)[] = lines.map(() => ({ is: 'furniture', owner: null }));
  cells.forEach(({ first, last }, owner) => claims.fill({ is: 'entry', owner }, first, last + 1));
  return {
    layout: NAME, kind: 'glossary', ...pageTitle(lines), date: null, amends: null, follows: null,
    ledger: ledgerOf(source, claims), entries: cells.map((cell) => readEntry(lines, cell, hints)), rulings: [], summary: [], messages: [],
  };
}

function cellsOf(lines: ReadingLine[]): Cell[] {
  const cells: Cell[] = [];
  let open: Cell | null = null;
  lines.forEach(({ text }, at) => {
    if (ROW.test(text.trim())) open = null;
    else if (open) open.last = isBlank(text) ? open.last : at;
    else if (!isBlank(text) && !isPageLine(text)) cells.push(open = { first: at, last: at });
  });
  return cells;
}

function isPageLine(text: string): boolean {
  const bare = withoutPipe(text);
  return bare === '' || PICTURES.test(text.trim()) || isFurniture(bare) || titleLetter(bare) !== null;
}

function withoutPipe(text: string): string {
  return text.trimEnd().replace(/\s*\|$/u, '').trim();
}

function readEntry(lines: ReadingLine[], cell: Cell, hints: Hints): SegmentedEntry {
  const bare = lines.map((line, at) => (at < cell.first || at > cell.last ? line : { ...line, text: withoutPipe(line.text) }));
  const head = bare[cell.first]?.text ?? '';
  const alone = looksLikeHeadword(head) && (cell.last === cell.first || /^["“(]?\p{Lu}/u.test(bare[cell.first + 1]?.text ?? '') || (bare[cell.first + 1]?.text ?? '') === '');
  const split = alone && splitRunTogether(head, new Set()).text.length < 20 ? { headword: head, text: '', mark: null } : splitRunTogether(head, hints.names);
  const body = bare.with(cell.first, { ...(bare[cell.first] ?? { from: 1, to: 1 }), text: split.text });
  const blocks = joinFragments(readParagraphs(body, cell.first, cell.last + 1, { wrapping: null, starIsBullet: true })).map((paragraph) => toBlock(paragraph, lines));
  const line = fileLines(lines, cell.first, cell.first)[0];
  return {
    headword: split.headword,
    lines: fileLines(lines, cell.first, cell.last),
    blocks,
    completeness: blocks.length === 0 ? 'headword only' : 'partial',
    losses: lossesOf(blocks, line),
  };
}

/** Fragments of a paragraph that the copy broke at a fixed width: one goes on where the one before ends no sentence. */
function joinFragments(paragraphs: Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = joined.at(-1);
    if (last && paragraph.marker === null && !/[.!?:;)"”]$/u.test(last.text)) {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${paragraph.text}`, marked: `${last.marked} ${paragraph.marked}`, last: paragraph.last };
    } else joined.push(paragraph);
  }
  return joined;
}
