/** What the cells of a table are to a reader: terms with their texts, or figures side by side. */
import type { Element, ElementContent } from 'hast';
import { PARAGRAPHS } from './html-elements.ts';
import { TERM } from '../source-file.ts';

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
}

/**
 * Reads: a table. Writes: what its cells are. A list of terms has rows of two cells, the second mostly longer, or of a few, one of them mostly a text; cells that
 * hold a few words and nothing that stands apart are figures. A table that only lays out a page has neither.
 */
export function cellsOf(table: Element): TableCells {
  const rows = childrenNamed(table, ['thead', 'tbody', 'tfoot', 'tr']).flatMap((part) => (part.tagName === 'tr' ? [part] : childrenNamed(part, ['tr'])));
  const terms = termsIn(rows);
  if (terms.length === 0) return { terms, level: TERM, titles: [], figures: rows.flatMap(figuresIn) };
  const titles = rows.filter((row) => childrenNamed(row, ['td']).length === 0).flatMap((row) => childrenNamed(row, ['th']));
  return { terms, level: TERM, titles, figures: [] };
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
