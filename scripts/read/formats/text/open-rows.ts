/**
 * A table of two columns of which a copy kept a pipe behind each cell, and the cells on lines as they came: `Gaff |`,
 * `A pole with a hook. |`, or both on one line. Where the cells in turn are terms and texts, it is read by its rows.
 */
import { TERM } from '../../source-file.ts';
import type { ReadingLine } from '../../source-file.ts';
import { sortKey } from '../../../names/sort-key.ts';

const FEWEST = 5;
const NEARLY_ALL = 0.9;
const SORTED = 0.8;
const MOST = 0.7;
const MOST_WORDS = 7;
const LONGEST_TERM = 60;
const LONG = 25;
const TITLE_OF_COLUMN = /^(?:terms?|words?|names?|keywords?|definitions?|meanings?|descriptions?|explanations?|what it means)$/iu;
/** Several pipes beside each other part the rows of another kind of copy. */
const WIDE = /\|\s*\|\s*\|/u;

/** A line that begins with a pipe and holds more than that. */
const BEGINS_ROW = /^\s*\|[|\s]*[^\s|]/u;
const LONGEST_LINE = 4000;

/** The words of a cell, and the lines that it stands on as indexes. */
interface Cell { words: string; first: number; last: number }
interface Row { term: Cell; text: Cell }

/** Reads: the lines of a text. Writes: the same, each row of such a table as a term with its text below; what stands before it and behind is left. */
export function withoutOpenRows(lines: ReadingLine[]): ReadingLine[] {
  const [first, last] = [lines.findIndex(({ text }) => endsCell(text)), lines.findLastIndex(({ text }) => text.includes('|'))];
  if (first < 0 || lines.some(({ text }) => text.length > LONGEST_LINE || WIDE.test(text) || BEGINS_ROW.test(text))) return lines;
  const cells = cellsOf(lines, first, last);
  const rows = rowsOf(cells.filter(({ words }) => !TITLE_OF_COLUMN.test(words) && !/^(?:\p{L}|#)$/u.test(words)));
  if (rows === null || rows.length < FEWEST) return lines;
  const starts = new Map(rows.map((row) => [row.term.first, row]));
  const held = new Set(rows.flatMap(({ term, text }) => Array.from({ length: text.last - term.first + 1 }, (_, at) => term.first + at)));
  return lines.flatMap((line, at) => {
    const row = starts.get(at);
    if (row !== undefined) return [gap(line), asLine(lines, row.term, TERM), asLine(lines, row.text)];
    if (held.has(at)) return [];
    return [at >= first && at <= last ? { ...line, text: line.text.replaceAll('|', ' ').trim() } : line];
  });
}

function endsCell(text: string): boolean {
  return text.trimEnd().endsWith('|') && /\p{L}/u.test(text);
}

/** The cells from one line to another; a cell that the copy breaks off ends with its last line. */
function cellsOf(lines: readonly ReadingLine[], first: number, last: number): Cell[] {
  const cells: Cell[] = [];
  let open: Cell | null = null;
  const end = lines.slice(last + 1, last + 3).findLastIndex(({ text }, index) => index + last + 2 === lines.length && text.trim() !== '');
  for (let at = first; at <= last + end + 1; at++) {
    const parts = (lines[at]?.text ?? '').split('|');
    for (const [index, part] of parts.entries()) {
      const words = part.trim();
      if (words !== '') open = open === null ? { words, first: at, last: at } : { words: `${open.words} ${words}`, first: open.first, last: at };
      if (index === parts.length - 1 || open === null) continue;
      cells.push(open);
      open = null;
    }
  }
  if (open !== null) cells.push(open);
  return cells;
}

/** Cells in turn as rows; null where they are not terms, in order, each with a text. */
function rowsOf(cells: readonly Cell[]): Row[] | null {
  const rows = cells.flatMap((term, at): Row[] => {
    const text = cells[at + 1];
    return at % 2 === 0 && text !== undefined ? [{ term, text }] : [];
  });
  const keys = rows.map(({ term }) => sortKey(term.words));
  const rising = keys.filter((key, at) => at === 0 || key >= (keys[at - 1] ?? '')).length;
  const named = rows.filter(({ term: { words, first, last } }) => first === last && words.length <= LONGEST_TERM && words.split(/\s+/u).length <= MOST_WORDS && !/[.;,]$/u.test(words)).length;
  const told = rows.filter(({ text: { words } }) => /[.!?)”"]$/u.test(words) || words.length > LONG).length;
  return named < rows.length * NEARLY_ALL || told < rows.length * MOST || rising < rows.length * SORTED || new Set(keys).size < keys.length ? null : rows;
}

function asLine(lines: readonly ReadingLine[], { words, first, last }: Cell, heading?: number): ReadingLine {
  return { text: words, from: lines[first]?.from ?? 1, to: lines[last]?.to ?? 1, ...(heading === undefined ? {} : { heading }) };
}

function gap({ from, to }: ReadingLine): ReadingLine {
  return { text: '', from, to };
}
