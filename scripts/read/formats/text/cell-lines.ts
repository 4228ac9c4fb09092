/**
 * A table of which a copy kept every cell on a line of its own: the names of the columns one below the other, then the
 * cells of each row likewise, with a blank line between rows.
 */
import { TERM } from '../../source-file.ts';
import type { ReadingLine } from '../../source-file.ts';
import { columnOf, kindOfRows, type Column } from '../sheet/sheet-columns.ts';

/** Lines in which the names of the columns stand; columns, and rows, at the least and at the most. */
const HEAD = 40;
const FEWEST_COLUMNS = 2;
const MOST_COLUMNS = 5;
const FEWEST = 3;
/** The share of rows that have as many cells as there are columns, or one less. */
const MOST = 0.7;
const LONGEST_TERM = 60;
/** What stands beside a text and is none of it: the number of a page, a name. */
const BESIDE = /^.{0,19}[^.!?]$/u;
/** What a cell holds that holds nothing. */
const NOTHING = /^(?:[-–—]{1,3}|none|n\/a)$/iu;

interface Row { at: number; length: number }

/** Reads: the lines of a text. Writes: where it is such a table, each row as a term with its text below. */
export function withoutCellLines(lines: ReadingLine[]): ReadingLine[] {
  const groups = groupsOf(lines);
  for (const [index, { at, length }] of groups.entries()) {
    if (at > HEAD) break;
    const columns = lines.slice(at, at + length).map(({ text }) => columnOf(text.trim()));
    if (length < FEWEST_COLUMNS || length > MOST_COLUMNS || columns[0] !== 'term' || !columns.includes('text') || columns.includes(null)) continue;
    const rows = rowsOf(groups.slice(index + 1), lines, length);
    if (rows.length >= FEWEST) return [...lines.slice(0, at), ...titleOf(lines.slice(at, at + length)), ...rewritten(rows, columns, lines, at + length)];
  }
  return lines;
}

/** The names of the columns as one line that says what the rows are. */
function titleOf(columns: readonly ReadingLine[]): ReadingLine[] {
  const kind = kindOfRows(columns.map(({ text }) => text.trim()).join(';'));
  return columns.map((line, at) => (at === 0 && kind !== null ? { ...line, text: kind } : blank(line)));
}

/** Runs of lines without a blank one between them. */
function groupsOf(lines: readonly ReadingLine[]): Row[] {
  const groups: Row[] = [];
  lines.forEach(({ text }, at) => {
    const last = groups.at(-1);
    if (text.trim() === '') return;
    if (last !== undefined && last.at + last.length === at) last.length += 1;
    else groups.push({ at, length: 1 });
  });
  return groups;
}

/** The rows below the names of the columns, up to what is no row; none where they are not mostly whole. */
function rowsOf(groups: readonly Row[], lines: readonly ReadingLine[], columns: number): Row[] {
  const end = groups.findIndex(({ at, length }) => length < FEWEST_COLUMNS || (lines[at]?.text.trim().length ?? 0) > LONGEST_TERM);
  const rows = end < 0 ? groups : groups.slice(0, end);
  return rows.filter(({ length }) => length === columns || length === columns - 1).length >= rows.length * MOST ? [...rows] : [];
}

function rewritten(rows: readonly Row[], columns: readonly Column[], lines: readonly ReadingLine[], from: number): ReadingLine[] {
  const places = new Map(rows.flatMap((row) => Array.from({ length: row.length }, (_, cell) => [row.at + cell, { cell, whole: row.length >= columns.length, last: cell === row.length - 1 }] as const)));
  const see = columns.at(-1) === 'see';
  return lines.slice(from).map((line, index) => {
    const place = places.get(from + index);
    if (place === undefined) return line;
    if (place.cell === 0) return { ...line, text: line.text.trim(), heading: TERM };
    if (columns[place.cell] === 'beside' && place.whole && BESIDE.test(line.text.trim())) return blank(line);
    if (!(see && place.whole && place.last)) return line;
    const names = line.text.trim().replace(/^see /iu, '').replace(/\.$/u, '');
    return NOTHING.test(names) ? blank(line) : { ...line, text: `See ${names}.` };
  });
}

function blank(line: ReadingLine): ReadingLine {
  return { ...line, text: '' };
}
