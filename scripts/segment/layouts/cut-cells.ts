/** Glossary pages whose entries are cells of a table: the cells are cut alike, and each layout knows what its copies lost. */
import type { SourceFile } from '../../read/source-file.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import { dayOfPage } from '../front-matter/day-of-page.ts';
import type { Names } from '../known-names.ts';
import { ledgerOf, type Claim } from '../ledger.ts';
import type { CutDocument, SegmentedBlock, SegmentedEntry } from '../segments.ts';
import { cellsOf, readCell, styleOfCells } from './cell-page.ts';
import { pageTitle } from './furniture.ts';

/** What a layout says of the copy of one cell, from its blocks, the pictures that it lost (file lines), and its first line. */
type Lacks = (blocks: SegmentedBlock[], pictures: number[], line: number) => Pick<SegmentedEntry, 'completeness' | 'losses'> & Partial<Pick<SegmentedEntry, 'blocks'>>;

interface CellLayout {
  name: string;
  isRow: (text: string) => boolean;
  lacks: Lacks;
}

/** Cuts a page into the cells between its rows: an entry each, and everything else is furniture. */
export function cutCells(source: SourceFile, names: Names, { name, isRow, lacks }: CellLayout): CutDocument {
  const lines = source.reading;
  const cells = cellsOf(lines, isRow);
  const claims: (Claim | null)[] = lines.map(() => ({ is: 'furniture', owner: null }));
  cells.forEach(({ first, last }, owner) => claims.fill({ is: 'entry', owner }, first, last + 1));
  const style = styleOfCells(cells, lines, names);
  const entries = cells.map(({ first, last }): SegmentedEntry => {
    const cell = lines.slice(first, last + 1);
    const { headword, paragraphs, pictures } = readCell(cell, style);
    const range = fileLines(cell, 0, cell.length - 1);
    const blocks = paragraphs.map((paragraph) => toBlock(paragraph, cell));
    return { headword, lines: range, blocks, ...lacks(blocks, pictures.map((at) => cell[at]?.from ?? range[0]), range[0]) };
  });
  return {
    layout: name, kind: 'glossary', ...pageTitle(lines), ...dayOfPage(source, cells[0]?.first ?? 0), amends: null, follows: null,
    ledger: ledgerOf(source, claims), entries, rulings: [], summary: [], messages: [],
  };
}
