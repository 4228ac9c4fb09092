/**
 * A glossary page as a table of single pipes: lines that hold one pipe part the cells, and a cell holds a headword and its
 * text, broken at any width. The text is whole but for pictures, which left no trace but a gap.
 */
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import type { Layout } from '../layout.ts';
import { ledgerOf, type Claim } from '../ledger.ts';
import type { CutDocument, SegmentedEntry } from '../segments.ts';
import { cellsOf, readCell, styleOfCells, type CellStyle } from './cell-page.ts';
import { pageTitle } from './furniture.ts';
import { isPipes } from '../../read/formats/pipes.ts';
import { pipesOf } from './pipes.ts';
import type { Names } from '../known-names.ts';

const NAME = 'glossary page, as a table of single pipes';
const FEWEST_PIPES = 8;
const SHARE_OF_PIPES = 0.05;
/** Cells that kept their own pipe, for each line of pipes, at the most: where there are more it is another table. */
const MOST_ENDS = 0.2;

export const glossaryCells: Layout = {
  name: NAME,
  kind: 'glossary',
  looksLike: 'cells parted by lines that hold one pipe (|), each with a headword and its text',
  recognise({ reading }) {
    const { written, rows, ends } = pipesOf(reading);
    return rows >= FEWEST_PIPES && rows > written * SHARE_OF_PIPES && ends <= rows * MOST_ENDS ? 0.95 : 0;
  },
  segment,
};

function segment(source: SourceFile, { names }: { names: Names }): CutDocument {
  const lines = source.reading;
  const cells = cellsOf(lines, isPipes);
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
  const { headword, paragraphs } = readCell(lines, style);
  const range = fileLines(lines, 0, lines.length - 1);
  const blocks = paragraphs.map((paragraph) => toBlock(paragraph, lines));
  const lost = blocks.length === 0;
  return { headword, lines: range, blocks, completeness: lost ? 'headword only' : 'complete', losses: lost ? [{ what: 'the text of the entry', line: range[0] }] : [] };
}
