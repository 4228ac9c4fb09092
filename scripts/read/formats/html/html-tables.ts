/** What the cells of a table are to a reader: terms with their texts, or figures side by side. */
import type { Element, ElementContent } from 'hast';
import { oneSpace } from '../../../../src/model/one-space.ts';
import { PARAGRAPHS } from './html-elements.ts';
import { columnsOf, DAY, kindOfRows, plainDay } from '../sheet/sheet-columns.ts';
import { TERM } from '../../source-file.ts';

/** Characters of a term in the first cell of its row, at the most. */
const LONGEST_TERM = 90;
/** Rows of two cells before a table is a list of terms. */
const FEWEST_ROWS = 3;
/** Columns of a list of terms, at the most: between a term and its text may stand what sort of term it is. */
const MOST_COLUMNS = 4;
/** Characters of a cell that stands beside others on one line, at the most. */
const LONGEST_FIGURE = 60;

export interface TableCells {
  /** First cells that hold terms, with the level of heading they stand for. */
  terms: Element[];
  level: number;
  /** Titles of a list of terms' columns, which are nobody's text. */
  titles: Element[];
  /** Cells of rows that are read as one line: the first of a row, and those beside it. */
  figures: { cell: Element; first: boolean }[];
  /** Of a list of terms with a column of days: the day of each term, and the row of titles with what it says that the rows are. */
  days: { term: Element; day: string }[];
  said: { row: Element; kind: string } | null;
}

/**
 * Reads: a table. Writes: what its cells are. A list of terms has rows of two cells, the second mostly longer, or of a few, one of them mostly a text; cells that
 * hold a few words and nothing that stands apart are figures. A table that only lays out a page has neither.
 */
export function cellsOf(table: Element): TableCells {
  const rows = childrenNamed(table, ['thead', 'tbody', 'tfoot', 'tr']).flatMap((part) => (part.tagName === 'tr' ? [part] : childrenNamed(part, ['tr'])));
  const dated = datedRows(rows);
  if (dated !== null) return { level: TERM, figures: [], ...dated };
  const terms = termsIn(rows);
  if (terms.length === 0) return { terms, level: TERM, titles: [], figures: rows.flatMap(figuresIn), days: [], said: null };
  const titles = rows.filter((row) => childrenNamed(row, ['td']).length === 0).flatMap((row) => childrenNamed(row, ['th']));
  return { terms, level: TERM, titles, figures: [], days: [], said: null };
}

/** The share of a column's cells that are days. */
const MOST_DAYS = 0.6;

/** A table whose first row names its columns, one of them of days, as a spreadsheet saves it: each row is a ruling of its day. */
function datedRows([names, ...rows]: Element[]): Pick<TableCells, 'terms' | 'titles' | 'days' | 'said'> | null {
  if (names === undefined) return null;
  const titles = childrenNamed(names, ['td', 'th']);
  const words = titles.map((cell) => oneSpace(textOf(cell)));
  const columns = columnsOf(words, words.join(';'));
  const [term, day] = [columns.indexOf('term'), columns.indexOf('day')];
  if (term !== 0 || day < 0 || !columns.includes('text')) return null;
  const told = rows.flatMap((row) => {
    const cells = childrenNamed(row, ['td', 'th']);
    const [name, of] = [cells[term], cells[day]];
    return name === undefined || oneSpace(textOf(name)) === '' ? [] : [{ term: name, cell: of, day: of === undefined ? '' : oneSpace(textOf(of)) }];
  });
  const days = told.filter((one) => DAY.test(one.day));
  if (days.length < FEWEST_ROWS || days.length < told.length * MOST_DAYS) return null;
  const kind = kindOfRows(words.join(';'));
  return {
    terms: told.map((one) => one.term), titles: [...titles, ...days.flatMap(({ cell }) => cell ?? [])],
    days: days.map((one) => ({ term: one.term, day: plainDay(one.day) })), said: kind === null ? null : { row: names, kind },
  };
}

function termsIn(rows: Element[]): Element[] {
  const filled = rows.map((row) => childrenNamed(row, ['td', 'th'])).filter((cells) => cells.length > 1 && cells.length <= MOST_COLUMNS && cells.some(({ tagName }) => tagName === 'td'));
  const told = filled.flatMap(([term, ...texts]) => (term ? [{ term, length: textOf(term).trim().length, longer: Math.max(...texts.map((text) => textOf(text).length)) > (texts.length > 1 ? LONGEST_FIGURE / 2 : textOf(term).length) }] : []));
  const terms = told.filter(({ length }) => length > 0 && length <= LONGEST_TERM);
  const isList = terms.length >= FEWEST_ROWS && terms.length >= rows.length * 0.7 && told.filter(({ longer }) => longer).length > told.length / 2;
  return isList ? terms.map(({ term }) => term) : [];
}

function figuresIn(row: Element): TableCells['figures'] {
  const cells = childrenNamed(row, ['td', 'th']);
  const isLine = cells.length > 1 && cells.every((cell) => textOf(cell).trim().length <= LONGEST_FIGURE && !holdsParagraphs(cell));
  return isLine ? cells.map((cell, at) => ({ cell, first: at === 0 })) : [];
}

function holdsParagraphs({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (PARAGRAPHS.has(child.tagName) || child.tagName === 'br'));
}

function childrenNamed({ children }: Element, names: string[]): Element[] {
  return children.filter((child): child is Element => child.type === 'element' && names.includes(child.tagName));
}

/** The words of an element, without regard to their lines. */
export function textOf(element: Element): string {
  let text = '';
  const stack: ElementContent[] = [element];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'text') text += node.value;
    else if (node.type === 'element') stack.push(...node.children.toReversed());
  }
  return text;
}
