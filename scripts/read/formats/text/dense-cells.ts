/**
 * A table of which a copy kept every cell on a line of its own and nothing between its rows: `Card`, `Set`, `Ruling`,
 * `Ruled on`, then the cells of the first row, of the second, and so on. What tells its rows is that each cell holds what
 * the name of its column says.
 */
import { TERM } from '../../source-file.ts';
import type { ReadingLine } from '../../source-file.ts';
import { columnOf, DAY, kindOfRows, OF_DAYS } from '../sheet/sheet-columns.ts';

/** Lines in which the names of the columns stand; columns, and rows, at the least and at the most. */
const HEAD = 60;
const FEWEST_COLUMNS = 3;
const MOST_COLUMNS = 6;
const FEWEST = 3;
/** The share of cells that hold what their column is for. */
const NEARLY_ALL = 0.9;
const LONGEST_TERM = 60;
const LONG = 30;
/** Columns that say something of a row beside its name and its text. */
const BESIDE = /^(?:sets?|expansions?|editions?|types?|kinds?|factions?|no\.?|numbers?|#|codes?|rarity|sources?|by|ruled by|author|pages?|versions?|sections?|categor(?:y|ies))$/iu;

type Column = 'term' | 'text' | 'day' | 'beside';

/** What a cell of each column looks like. */
const HOLDS: Record<Column, (cell: string) => boolean> = {
  term: (cell) => cell.length <= LONGEST_TERM && /\p{L}/u.test(cell) && !/[.;:]$/u.test(cell),
  text: (cell) => cell.length >= LONG || /[.!?]["”’)]*$/u.test(cell),
  day: (cell) => DAY.test(cell),
  beside: (cell) => cell.length <= LONGEST_TERM,
};

/** Reads: the lines of a text. Writes: where it is such a table, each row as a term, with its day, and its text below. */
export function withoutDenseCells(lines: ReadingLine[]): ReadingLine[] {
  for (let at = 0; at < Math.min(lines.length, HEAD); at++) {
    const columns = columnsAt(lines, at);
    if (columns.length < FEWEST_COLUMNS || columns.length > MOST_COLUMNS) continue;
    const rows = rowsBelow(lines, at + columns.length, columns);
    if (rows.length < FEWEST) continue;
    const names = lines.slice(at, at + columns.length);
    const title = { text: kindOfRows(names.map(({ text }) => text.trim()).join(';')) ?? '', from: names[0]?.from ?? 1, to: names.at(-1)?.to ?? 1 };
    const end = at + columns.length + rows.reduce((sum, row) => sum + row.length, 0);
    return [...lines.slice(0, at), title, ...rows.flatMap((row) => entryOf(row, columns)), ...lines.slice(end)];
  }
  return lines;
}

/** What the columns are for whose names stand from a line on; none where these are not such names, a term's and a text's among them. */
function columnsAt(lines: readonly ReadingLine[], from: number): Column[] {
  const columns: Column[] = [];
  for (let at = from; at < lines.length && columns.length <= MOST_COLUMNS; at++) {
    const name = lines[at]?.text.trim() ?? '';
    const column = OF_DAYS.test(name) ? 'day' : BESIDE.test(name) ? 'beside' : columnOf(name);
    if (column !== 'term' && column !== 'text' && column !== 'day' && column !== 'beside') break;
    columns.push(column);
  }
  const count = (is: Column): number => columns.filter((column) => column === is).length;
  return count('term') === 1 && count('text') === 1 && columns.indexOf('term') < columns.indexOf('text') && count('day') <= 1 ? columns : [];
}

/** The rows from a line on, up to a blank one; the last may lack cells where the copy ends. None where the cells do not hold what they are for. */
function rowsBelow(lines: readonly ReadingLine[], from: number, columns: readonly Column[]): ReadingLine[][] {
  const gap = lines.findIndex(({ text }, at) => at >= from && text.trim() === '');
  const cells = lines.slice(from, gap < 0 ? undefined : gap);
  const rows = Array.from({ length: Math.ceil(cells.length / columns.length) }, (_, row) => cells.slice(row * columns.length, (row + 1) * columns.length));
  const whole = rows.filter((row) => row.length === columns.length);
  const fits = columns.every((column, at) => whole.filter((row) => HOLDS[column](row[at]?.text.trim() ?? '')).length >= whole.length * NEARLY_ALL);
  const isCut = gap < 0 && (rows.at(-1)?.length ?? 0) > columns.indexOf('text');
  return !fits || whole.length < FEWEST || (whole.length < rows.length && !isCut) ? [] : rows;
}

function entryOf(row: readonly ReadingLine[], columns: readonly Column[]): ReadingLine[] {
  const cell = (is: Column): string => row[columns.indexOf(is)]?.text.trim() ?? '';
  const text = columns.indexOf('text');
  const span = (from: number, to: number): Pick<ReadingLine, 'from' | 'to'> => ({ from: row[from]?.from ?? 1, to: row[to]?.to ?? row.at(-1)?.to ?? 1 });
  const day = cell('day');
  return [
    { text: '', ...span(0, 0) },
    { text: `${cell('term')}${day === '' ? '' : ` (${day})`}`, heading: TERM, ...span(0, text - 1) },
    { text: cell('text'), ...span(text, row.length - 1) },
  ];
}
