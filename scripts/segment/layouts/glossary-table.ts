/**
 * A glossary page as a flattened table: rows of pipes part the cells, and a cell holds a headword, or a headword and what
 * was left of its text. Such a copy is damaged: the first paragraph of each text, lists, and what followed a picture in
 * its paragraph are gone, and so are the rows of entries that only point elsewhere.
 */
import type { Layout } from '../layout.ts';
import { cutCells } from './cut-cells.ts';
import { pipesOf, rowTest } from './pipes.ts';
import { lossesOf, withGapsAtEnds } from './table-losses.ts';

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
  segment: (source, { names }) => cutCells(source, names, {
    name: NAME,
    isRow: rowTest(source.reading),
    lacks: (blocks, pictures, line) => ({
      blocks: withGapsAtEnds(blocks),
      completeness: blocks.length === 0 ? 'headword only' : 'partial',
      losses: [...lossesOf(blocks, line), ...pictures.map((at) => ({ what: 'a picture', line: at }))],
    }),
  }),
};
