/** Two columns side by side, as a program prints a page of two: what stands left of the gap is read first, page by page. */
import type { ReadingLine } from '../source-file.ts';

/** Spaces that no text has within a line, and the room that a column takes at the least. */
const GAP = /\S( {3,}|\t+)\S/gu;
const NARROWEST = 18;
/** The share of a page's lines that must keep the gap free, and of those that must have words on both sides of it. */
const FREE = 0.97;
const BOTH = 0.5;
const FEWEST = 8;
/** The share of those lines whose left column holds more than a term. */
const FILLED = 0.4;
/** Lines of one page at the most: of more, nobody knows where the next page's columns begin. */
const LONGEST_PAGE = 66;
/** Columns of the page in which the gap may begin, at the most: what is wider is no text of two columns. */
const WIDEST = 160;

/** Reads: the lines of a text. Writes: the same, with the columns of each page one below the other where it has two. */
export function withColumnsApart(lines: ReadingLine[]): ReadingLine[] {
  if (lines.filter(({ text }) => text.search(GAP) >= 0).length < FEWEST) return lines;
  return pagesOf(lines).flatMap(apart);
}

/** A page ends with a form feed; a text without one is a single page. */
function pagesOf(lines: ReadingLine[]): ReadingLine[][] {
  const pages: ReadingLine[][] = [[]];
  for (const line of lines) {
    if (line.text.startsWith('\f')) pages.push([]);
    pages.at(-1)?.push(line.text.startsWith('\f') ? { ...line, text: line.text.slice(1) } : line);
  }
  return pages;
}

function apart(page: ReadingLine[]): ReadingLine[] {
  const gap = page.length <= LONGEST_PAGE ? gapOf(page) : null;
  if (gap === null) return page;
  const [first, last] = gap.between;
  const columns = page.slice(first, last + 1);
  const left = columns.map((line) => ({ ...line, text: line.text.slice(0, gap.at).trimEnd() }));
  const right = columns.map((line) => ({ ...line, text: line.text.slice(gap.at).trimStart() }));
  return [...page.slice(0, first), ...left, ...right, ...page.slice(last + 1)];
}

interface Gap {
  /** The character at which the right column begins. */
  at: number;
  /** The first and the last line that stand in columns; titles above and page numbers below go across. */
  between: [first: number, last: number];
}

/** The place at which most gaps end, where hardly a line writes across it. */
function gapOf(page: readonly ReadingLine[]): Gap | null {
  const ends = new Map<number, number[]>();
  page.forEach(({ text }, index) => {
    for (const { 0: found, index: begin } of text.slice(0, WIDEST * 2).matchAll(GAP)) {
      const end = begin + found.length - 1;
      if (end > NARROWEST && end <= WIDEST) ends.set(end, [...ends.get(end) ?? [], index]);
    }
  });
  const [at, rows] = [...ends].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [0, []];
  const [first, last] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  const within = page.slice(first, last + 1).filter(({ text }) => text.trim() !== '');
  const free = within.filter(({ text }) => text.slice(at - 2, at).trim() === '').length;
  // Where nearly every left cell is a word or two it is a list of terms with what they mean.
  const filled = rows.filter((index) => (page[index]?.text ?? '').slice(0, at).trim().length >= NARROWEST).length;
  return rows.length >= FEWEST && filled >= rows.length * FILLED && rows.length >= within.length * BOTH && free >= within.length * FREE ? { at, between: [first, last] } : null;
}
