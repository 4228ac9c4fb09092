/**
 * A glossary page as a table of single pipes: lines that hold one pipe part the cells, and a cell holds a headword and its
 * text, broken at any width. The text is whole but for pictures, which left no trace but a gap.
 */
import { isPipes } from '../../read/formats/sheet/pipes.ts';
import type { Layout } from '../layout.ts';
import { cutCells } from './cut-cells.ts';
import { pipesOf } from './pipes.ts';

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
  segment: (source, { names }) => cutCells(source, names, {
    name: NAME,
    isRow: isPipes,
    lacks: (blocks, _pictures, line) => (blocks.length === 0 ? { completeness: 'headword only', losses: [{ what: 'the text of the entry', line }] } : { completeness: 'complete', losses: [] }),
  }),
};
