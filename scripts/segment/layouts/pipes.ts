/** Tables that lost their columns: lines of pipes part the rows, and a cell may keep the pipe that ended it. */
import { isPipes } from '../../read/formats/sheet/pipes.ts';
import type { ReadingLine } from '../../read/source-file.ts';
import { isBlank } from '../blocks/paragraphs.ts';

/** So many lines of several pipes make a page's rows; where there are fewer, single pipes are its rows. */
const FEWEST_ROWS = 3;

/** Whether a line ends a cell: words, and the pipe behind them. */
function endsCell(text: string): boolean {
  return /\S\s*\|\s*$/u.test(text) && !isPipes(text);
}

/** The pipes that part the rows of a page: of any number, but single ones only where there are no others. */
export function rowTest(lines: readonly ReadingLine[]): (text: string) => boolean {
  const wide = lines.filter(({ text }) => isPipes(text) && text.trim().length > 1).length >= FEWEST_ROWS;
  return (text) => isPipes(text) && (!wide || text.trim().length > 1);
}

/** What a page of pipes is made of. */
export function pipesOf(lines: readonly ReadingLine[]): { written: number; rows: number; ends: number } {
  const written = lines.filter(({ text }) => !isBlank(text));
  return { written: written.length, rows: written.filter(({ text }) => isPipes(text)).length, ends: written.filter(({ text }) => endsCell(text)).length };
}
