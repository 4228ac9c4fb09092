/** A table of pipes whose columns can be counted: each of its rows has as many cells as the row of its titles, empty ones with the others. */
import type { ReadingLine } from '../../read/source-file.ts';
import { withoutEmphasis } from '../blocks/emphasis.ts';
import { isBlank } from '../blocks/paragraphs.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { isAlphabet } from './furniture.ts';
import { isPipes } from '../../read/formats/sheet/pipes.ts';

export interface TableRow {
  head: string;
  /** What stands in the other columns, without those that are empty; what leads elsewhere says so. */
  texts: string[];
}

/** Columns of a table without a rule below its titles, at the least; rows of as many cells; their share of the lines with pipes. */
const FEWEST_COLUMNS = 3;
const FEWEST_ROWS = 3;
const NEARLY_ALL = 0.8;
/** The title of a column that names other entries. */
const LEADS_ELSEWHERE = /^(?:see(?: also)?|also see|cf\.?|compare|cross-?references?|related(?: (?:terms|entries|topics))?)$/iu;

/**
 * Reads: a document's lines. Writes: by their indexes, the rows of its table below their titles, and where the titles stand,
 * and where they stand again at the head of another part, with its name; null where it has none.
 */
export function tableIn(lines: readonly ReadingLine[]): { rows: ReadonlyMap<number, TableRow>; titles: number; again: readonly number[] } | null {
  const piped = lines.flatMap(({ text }, at) => (text.includes('|') && !isPipes(text) && !isAlphabet(text) ? [at] : []));
  const ruled = piped.find((at) => !isBlank(lines[at + 1]?.text ?? '') && isRule(lines[at + 1]?.text ?? ''));
  const first = ruled ?? piped.find((at) => isTitles(cellsIn(lines[at]?.text ?? '', false)));
  if (first === undefined) return null;
  const isFramed = lines[first]?.text.trim().startsWith('|') === true;
  const titles = cellsIn(lines[first]?.text ?? '', isFramed);
  const anew = piped.filter((at) => at > first && titles.length > 1 && cellsIn(lines[at]?.text ?? '', isFramed).join('|') === titles.join('|'));
  const below = piped.filter((at) => at > first && !anew.includes(at));
  const last = lines.findLastIndex(({ text }) => !isBlank(text));
  const rows = new Map(below.flatMap((at): [number, TableRow][] => rowOf(cellsIn(lines[at]?.text ?? '', isFramed), titles, at === last).map((row) => [at, row])));
  const isTable = rows.size >= FEWEST_ROWS && (ruled === undefined ? titles.length >= FEWEST_COLUMNS && rows.size >= below.length * NEARLY_ALL : true);
  return isTable ? { rows, titles: first, again: anew.flatMap((at) => [...nameAbove(lines, at), at]) } : null;
}

/** The line above the titles that names the part of the table below them. */
function nameAbove(lines: readonly ReadingLine[], titles: number): number[] {
  const above = [titles - 1, titles - 2].find((at) => !isBlank(lines[at]?.text ?? ''));
  const text = above === undefined ? '' : lines[above]?.text ?? '';
  return above !== undefined && !text.includes('|') && /^\s*[\p{Lu}\d]/u.test(text) && looksLikeHeadword(text) ? [above] : [];
}

function isRule(text: string): boolean {
  return isPipes(text) && /-{2}/u.test(text);
}

/** A pipe at an edge ends an empty cell, unless the titles stand in a frame. */
function cellsIn(text: string, isFramed: boolean): string[] {
  const cells = text.trim().split('|').map((cell) => cell.trim());
  const from = isFramed && cells[0] === '' ? 1 : 0;
  return cells.slice(from, isFramed && cells.at(-1) === '' ? -1 : undefined);
}

/** Titles are a word or two each, and none of them a sentence. */
function isTitles(cells: readonly string[]): boolean {
  return cells.length >= FEWEST_COLUMNS && cells.filter((cell) => cell !== '').every((cell) => cell.split(/\s+/u).length <= 2 && /^\p{L}[^.!?]*$/u.test(cell)) && /^(?:terms?|names?|words?|keywords?|headwords?|entry|entries|topic|cards?)\b/iu.test(cells.find((cell) => cell !== '') ?? '');
}

/** A copy that is cut may have lost the last cells of its last row. */
function rowOf(cells: readonly string[], titles: readonly string[], isLast: boolean): TableRow[] {
  const [head = '', ...texts] = cells;
  if (!(cells.length === titles.length || (isLast && cells.length > 1 && cells.length < titles.length)) || !/[\p{L}\p{N}]/u.test(head) || !looksLikeHeadword(withoutEmphasis(head))) return [];
  return [{ head, texts: texts.flatMap((text, at) => (text === '' ? [] : [LEADS_ELSEWHERE.test(titles[at + 1] ?? '') && !/^see\b/iu.test(text) ? `See: ${text}` : text])) }];
}
