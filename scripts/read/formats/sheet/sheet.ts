/**
 * Tables that a spreadsheet wrote: cells parted by semicolons, tabs or commas below a row that names the columns; and those
 * of a page that kept the pipes behind their cells. Each row becomes a term with its text below.
 */
import { parse } from 'csv-parse/sync';
import { TERM } from '../../source-file.ts';
import type { ReadingLine } from '../../source-file.ts';
import { isPipes, withoutPipe } from './pipes.ts';
import { columnsOf, DAY, kindOfRows, plainDay } from './sheet-columns.ts';
import type { Column } from './sheet-columns.ts';

const DELIMITERS = ['\t', ';', ',', '|'] as const;
/** Lines in which the row that names the columns stands, fewer where a sentence could hold the sign that parts cells, and rows below it before it is believed. */
const HEAD = 12;
const HEAD_OF_PAGE = 40;
const FEWEST = 3;
/** The share of rows that have a term and a text. */
const MOST = 0.6;
/** What a mark says of what is new. */
const NEWS = /^(?:n|c|u|r|a|x|yes|[[(]?(?:new|changed|updated|revised|added|reworded|amended)!?[\])]?|[*!+†‡§Δ∆]{1,3})$/iu;

/** Columns of what is sold or counted: no rules. */
const SOLD = /(?:^|[;,\t]) ?"?(?:price|stock|qty|quantity|sku|amount|rarity|score|points|cost)"?(?:[;,\t]|$)/iu;

interface Sheet {
  /** What its rows are, in the word of a title; null where its columns do not say. */
  kind: string | null;
  header: number;
  /** The names of its columns. */
  names: string;
  /** Whether pipes part its cells. */
  piped: boolean;
  columns: readonly Column[];
  rows: Row[];
}

interface Row {
  cells: string[];
  /** Index of its first line, and how many lines it has. */
  at: number;
  length: number;
}

/** Reads: the lines of a text. Writes: where it is such a table, each row as a term with its text below. */
export function withoutSheet(lines: ReadingLine[]): ReadingLine[] {
  const sheet = sheetIn(lines);
  if (sheet === null) return lines;
  const header = lines[sheet.header];
  const named = header === undefined ? [] : [{ ...header, text: sheet.kind ?? header.text }];
  return [...lines.slice(0, sheet.header).map((line) => (sheet.piped ? { ...line, text: isPipes(line.text) ? '' : withoutPipe(line.text) } : line)), ...named, ...sheet.rows.flatMap((row) => linesOf(row, sheet, lines))];
}

/** The table whose first row is known best: the menu of a page has names of columns, too, and stands above. */
function sheetIn(lines: readonly ReadingLine[]): Sheet | null {
  const found = lines.slice(0, HEAD_OF_PAGE).flatMap(({ text }, header) => DELIMITERS.flatMap((delimiter) => (header >= HEAD && delimiter !== '|' && delimiter !== '\t' ? [] : sheetBelow(lines, header, text, delimiter) ?? [])));
  const known = ({ columns }: Sheet): number => columns.filter((column) => column !== null).length;
  return found.reduce<Sheet | null>((best, one) => (best === null || known(one) > known(best) || (known(one) === known(best) && one.piped && one.names !== best.names) ? one : best), null);
}

function sheetBelow(lines: readonly ReadingLine[], header: number, text: string, delimiter: typeof DELIMITERS[number]): Sheet | null {
  const names = text.includes(delimiter) ? cellsOf(text, delimiter) : [];
  const head = names.join(';');
  const columns = columnsOf(names, head);
  if (!columns.includes('term') || !columns.includes('text') || SOLD.test(head)) return null;
  // A table for each part of a glossary names its columns again: all of them are read together, as they stand.
  if (delimiter === '|' && lines.some((line, at) => at !== header && line.text.trim() === text.trim())) return null;
  const all = delimiter === '|' ? rowsOfPipes(lines, header, columns.length) : rowsBelow(lines, header, delimiter);
  const end = all.findIndex(({ cells }) => cells.every((cell) => cell === ''));
  const rows = end < 0 ? all : all.slice(0, end);
  const [term, told] = [columns.indexOf('term'), columns.indexOf('text')];
  const full = rows.filter(({ cells }) => (cells[term] ?? '') !== '' && (cells[told] ?? '') !== '').length;
  const used = columns.map((column, index) => (column === null && isOfMarks(rows, index) ? 'mark' : column));
  return full >= FEWEST && full >= rows.length * MOST ? { header, names: head, piped: delimiter === '|', columns: used, rows, kind: kindOfRows(head) } : null;
}

/** What a cell says that marks its row as new in a column that bears no such name. */
const MARKS_ROW = /^(?:[[(]?(?:new|changed|updated|revised|added|reworded|amended)!?[\])]?|[*!+†‡§Δ∆]{1,3})$/iu;

/** Whether a column holds nothing but marks of what is new. */
function isOfMarks(rows: readonly Row[], column: number): boolean {
  const cells = rows.map(({ cells: all }) => all[column] ?? '');
  const marked = cells.filter((cell) => cell !== '');
  return marked.length > 0 && marked.every((cell) => MARKS_ROW.test(cell));
}

/** A cell this long, at a document's end, is a text that the copy breaks off, and no name in the foot of a page. */
const LONG = 30;

/** The last row of a copy that is cut may lack cells, or what ends the last that it has; where the others begin with a pipe, it does. */
function lastRow(lines: readonly ReadingLine[], from: number, columns: number, rows: readonly Row[]): Row[] {
  const row = lines.slice(from).map(({ text }) => text).join('\n').trim();
  const areFramed = rows.length > 0 && rows.every(({ at }) => lines[at]?.text.trimStart().startsWith('|') === true);
  const isRow = row.startsWith('|') || (!areFramed && (cellsOf(row, '|').at(-1)?.length ?? 0) >= LONG);
  const cells = isRow && row.includes('|') ? cellsOf(row, '|') : [];
  return cells.length > 1 && cells.length <= columns ? [{ cells, at: from, length: lines.length - from }] : [];
}

function cellsOf(text: string, delimiter: string): string[] {
  const bare = delimiter === '|' ? text.trim().replace(/^\||\|$/gu, '') : text;
  return bare.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/u, '$1').trim());
}

/** The rows below the names of the columns; a quotation mark that nothing ends is a sign like any other. */
function rowsBelow(lines: readonly ReadingLine[], header: number, delimiter: string): Row[] {
  const text = lines.slice(header + 1).map((line) => line.text).join('\n');
  for (const quote of ['"', false] as const) {
    try {
      const records = parse(text, { delimiter, quote, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }) as unknown as { record: string[]; info: { lines: number } }[];
      let before = 0;
      return records.flatMap(({ record, info }) => {
        const length = 1 + record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
        const at = header + 1 + Math.max(before, info.lines - length);
        before = info.lines;
        return record.length < 2 ? [] : [{ cells: record.map((cell) => cell.trim()), at, length }];
      });
    } catch {
      continue;
    }
  }
  return [];
}

/** Rows that a pipe ends, wherever a line of theirs was broken; one of more cells than the columns is the page's, and ends the table. */
function rowsOfPipes(lines: readonly ReadingLine[], header: number, columns: number): Row[] {
  const rows: Row[] = [];
  let from = header + 1;
  for (let at = header + 1; at < lines.length; at++) {
    const row = lines.slice(from, at + 1).map(({ text }) => text).join('\n');
    if (isPipes(row) || row.trim() === '') {
      from = at + 1;
    } else if (/\|\s*$/u.test(row)) {
      const cells = cellsOf(row, '|');
      const mayBeLast = cells.length < columns && lines.slice(at + 1).every(({ text }) => text.trim() === '');
      if (cells.length !== columns) return mayBeLast ? [...rows, ...lastRow(lines, from, columns, rows)] : rows;
      rows.push({ cells, at: from, length: at + 1 - from });
      from = at + 1;
    }
  }
  return [...rows, ...lastRow(lines, from, columns, rows)];
}

const kindOf = (column: Column = null): Column => (column === 'day' ? null : column);

/** A row as the lines of an entry; a row without a term goes on with the one before it. What a page shows is text, whatever its column is called. */
function linesOf({ cells, at, length }: Row, { columns, piped }: Sheet, lines: readonly ReadingLine[]): ReadingLine[] {
  const place = (line: number): Pick<ReadingLine, 'from' | 'to'> => {
    const { from, to } = lines[Math.min(at + line, at + length - 1)] ?? { from: 0, to: 0 };
    return { from, to };
  };
  const gap = { text: '', ...place(0) };
  const starred = columns.some((column, cell) => column === 'mark' && NEWS.test(cells[cell] ?? ''));
  // What holds no day is text like any other cell that nobody names.
  const day = cells.find((cell, index) => columns[index] === 'day' && DAY.test(cell));
  let newlines = 0;
  return cells.flatMap((cell, index): ReadingLine[] => {
    const [column, first] = [kindOf(columns[index]), newlines];
    newlines += cell.split('\n').length - 1;
    if (cell === '' || cell === day || column === 'mark' || column === 'beside' || (column === null && !(piped && /\p{L}{2}/u.test(cell)))) return [];
    if (column === 'term') return [gap, { text: `${starred ? '* ' : ''}${cell.replaceAll(/\s+/gu, ' ')}${day === undefined ? '' : ` (${plainDay(day)})`}`, heading: TERM, ...place(first) }];
    if (column === 'see') return [gap, { text: `See ${cell.replace(/^see /iu, '').replace(/\.$/u, '')}.`, ...place(first) }];
    return [gap, ...cell.split('\n').map((text, line) => ({ text: text.trim(), ...place(first + line) }))];
  });
}
