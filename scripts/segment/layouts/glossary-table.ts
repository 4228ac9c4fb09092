/**
 * A glossary page as a flattened table: rows of pipes part the cells, and a cell holds a headword, or a headword and what
 * was left of its text. Such a copy is damaged: the first paragraph of each text, lists, and what followed a picture in
 * its paragraph are gone, and so are the rows of entries that only point elsewhere.
 */
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import type { Hints, Layout } from '../layout.ts';
import { ledgerOf, type Claim } from '../ledger.ts';
import type { CutDocument, SegmentedEntry } from '../segments.ts';
import { cellsOf, readCell, styleOfCells, type CellStyle } from './cell-page.ts';
import { pageTitle } from './furniture.ts';
import { pipesOf, rowTest } from './pipes.ts';
import { lossesOf } from './table-losses.ts';

const NAME = 'glossary page, as a flattened table';
/** Cells that kept their own pipe, for each line of pipes, at the least. */
const FEWEST_ENDS = 0.2;
const SHARE_OF_PIPES = 0.03;

export const glossaryTable: Layout = {
  name: NAME,
  kind: 'glossary',
  looksLike: 'rows of pipes, of any number, between cells that end in " |"',
  recognise({ reading }) {
    const { written, rows, ends } = pipesOf(reading);
    return rows >= 3 && ends >= 2 && ends > rows * FEWEST_ENDS && rows + ends > written * SHARE_OF_PIPES ? 0.96 : 0;
  },
  drops: 'is of a kind that drops entries which only point elsewhere',
  segment,
};

function segment(source: SourceFile, { names }: Hints): CutDocument {
  const lines = source.reading;
  const cells = cellsOf(lines, rowTest(lines));
  const claims: (Claim | null)[] = lines.map(() => ({ is: 'furniture', owner: null }));
  cells.forEach(({ first, last }, owner) => claims.fill({ is: 'entry', owner }, first, last + 1));
  const style = styleOfCells(cells, lines, names);
  return {
    layout: NAME, kind: 'glossary', ...pageTitle(lines), date: null, amends: null, follows: null,
    ledger: ledgerOf(source, claims), entries: cells.map(({ first, last }) => readEntry(lines.slice(first, last + 1), style)), rulings: [], summary: [], messages: [],
  };
}

/** Reads: the lines of one cell. */
function readEntry(lines: ReadingLine[], style: CellStyle): SegmentedEntry {
  const { headword, paragraphs, pictures } = readCell(lines, style);
  const blocks = paragraphs.map((paragraph) => toBlock(paragraph, lines));
  const range = fileLines(lines, 0, lines.length - 1);
  return {
    headword, lines: range, blocks, completeness: blocks.length === 0 ? 'headword only' : 'partial',
    losses: [...lossesOf(blocks, range[0]), ...pictures.map((at) => ({ what: 'a picture', line: lines[at]?.from ?? range[0] }))],
  };
}
