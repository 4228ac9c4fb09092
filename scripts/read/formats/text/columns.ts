/** Two columns side by side, as a program prints a page of two: what stands left of the gap is read first, page by page. */
import type { ReadingLine } from '../../source-file.ts';

/** Spaces that no text has within a line, and the room that a column takes at the least. */
const GAP = /\S( {3,}|\t+)\S/gu;
/** A line that has words in its right column only. */
const INDENTED = /^ {19,}(?=\S)/u;
const NARROWEST = 18;
/** The number of a page, in the middle above its columns or below them, where the right one happens to begin. */
const NUMBER = /^\s*[-–—]?\s?\d{1,4}\s?[-–—]?\s*$/u;
/** The share of a page's lines that must keep the gap free, and of those that must have words on both sides of it. */
const FREE = 0.97;
const BOTH = 0.5;
const FEWEST = 8;
/** The share of those lines whose left column holds more than a term. */
const FILLED = 0.4;
/** Lines of one page at the most: of more, nobody knows where the next page's columns begin. */
const LONGEST_PAGE = 66;
/** Characters by which the right column may begin before or behind its place. */
const UNEVEN = 4;
/** Columns of the page in which the gap may begin, at the most: what is wider is no text of two columns. */
const WIDEST = 160;

/** Reads: the lines of a text. Writes: the same, with the columns of each page one below the other where it has two. */
export function withColumnsApart(lines: ReadingLine[]): ReadingLine[] {
  if (lines.filter(({ text }) => text.search(GAP) >= 0 || INDENTED.test(text)).length < FEWEST) return lines;
  return pagesOf(lines).flatMap((page, at, all) => apart(page, at === all.length - 1));
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

function apart(page: ReadingLine[], isLast: boolean): ReadingLine[] {
  const gap = page.length <= LONGEST_PAGE ? gapOf(page) : null;
  if (gap === null) return page;
  const [first, last] = gap.between;
  const columns = page.slice(first, last + 1);
  const left = columns.map((line) => ({ ...line, text: line.text.slice(0, cutIn(line.text, gap.at) ?? gap.at).trimEnd() }));
  const right = columns.map((line) => ({ ...line, text: line.text.slice(cutIn(line.text, gap.at) ?? gap.at).trimStart() }));
  const isCut = isLast && areBothOpen(left, right);
  if (isCut && !beginsWithName(right)) return page;
  return [...page.slice(0, first), ...(isCut ? withLostEnd(left) : [...left, ...betweenColumns(left)]), ...right, ...page.slice(last + 1)];
}

/** A name in front of its text, and one above it, which is far shorter than the lines of its column. */
const NAME_AND_TEXT = /^["“'‘]?\p{L}[^.:;!?]{0,39}(?:\s[-–—]{1,2}\s|:\s)\S/u;
const NAME = /^["“'‘]?\p{Lu}[^.:;!?]{0,39}[^.:;!?,]$/u;
const SHORT = 0.6;

/** Whether a column begins with a name: then nothing in it goes on with words that the copy has lost. */
function beginsWithName(column: readonly ReadingLine[]): boolean {
  const written = column.map(({ text }) => text.trim()).filter((text) => text !== '');
  const [name = '', text = ''] = written;
  const widest = Math.max(...written.map(({ length }) => length));
  return NAME_AND_TEXT.test(name) || (NAME.test(name) && name.length < widest * SHORT && /^["“'‘(•*]?\s?\p{Lu}/u.test(text));
}

/** A column whose last words the copy has lost, though another stands behind it. */
function withLostEnd(column: readonly ReadingLine[]): ReadingLine[] {
  const last = column.findLastIndex(({ text }) => text !== '');
  return [...column.map((line, at) => (at === last ? { ...line, breaksOff: true as const } : line)), ...column.slice(last, last + 1).map((line) => ({ ...line, text: '' }))];
}

/** Where a copy breaks off within a page, both columns end in mid-sentence: what stands at the head of the right one may go on with words that are lost. */
function areBothOpen(...columns: readonly (readonly ReadingLine[])[]): boolean {
  const ends = columns.map((column) => column.findLastIndex(({ text }) => text !== ''));
  const isOpen = columns.every((column, at) => !/[.!?:]["”’)*]*$/u.test(column[ends[at] ?? 0]?.text ?? ''));
  return isOpen && Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) <= 1;
}

/** A sentence may go on from the foot of a column to the head of the next; where none is open, a paragraph ends. */
function betweenColumns(left: readonly ReadingLine[]): ReadingLine[] {
  const last = left.findLast(({ text }) => text !== '');
  return last !== undefined && /[.!?]["”’)*]*$/u.test(last.text) ? [{ ...last, text: '' }] : [];
}

interface Gap {
  /** The character at which the right column mostly begins. */
  at: number;
  /** The first and the last line that stand in columns; titles above and page numbers below go across. */
  between: [first: number, last: number];
}

/** The place at which most gaps end, where hardly a line writes across it. */
function gapOf(page: readonly ReadingLine[]): Gap | null {
  const ends = new Map<number, number>();
  for (const { text } of page) for (const end of gapEnds(text)) ends.set(end, (ends.get(end) ?? 0) + 1);
  const [at] = [...ends].toSorted((a, b) => b[1] - a[1])[0] ?? [0];
  const both = page.flatMap(({ text }, index) => (gapEnds(text).some((end) => isNear(end, at)) ? [index] : []));
  const right = page.flatMap(({ text }, index) => (both.length >= FEWEST / 2 && !NUMBER.test(text) && isNear((INDENTED.exec(text)?.[0] ?? '').length, at) ? [index] : []));
  const rows = [...both, ...right].sort((a, b) => a - b);
  const [first, last] = withShortLines(page, [rows[0] ?? 0, rows.at(-1) ?? 0], at);
  const within = page.slice(first, last + 1).filter(({ text }) => text.trim() !== '');
  const free = within.filter(({ text }) => text.length <= at || cutIn(text, at) !== null).length;
  // Where nearly every left cell is a word or two it is a list of terms with what they mean.
  const filled = both.filter((index) => (page[index]?.text ?? '').slice(0, at).trim().length >= NARROWEST).length;
  // Where nearly every right cell is a number, a day or a mark, it is a column of the table that the left one is.
  const told = rows.filter((index) => (page[index]?.text ?? '').slice(at).trim().length >= NARROWEST).length;
  return rows.length >= FEWEST && filled >= both.length * FILLED && told >= rows.length * FILLED && rows.length >= within.length * BOTH && free >= within.length * FREE ? { at, between: [first, last] } : null;
}

/** The lines of columns, with those right above and below that stand in the left one alone. */
function withShortLines(page: readonly ReadingLine[], [first, last]: Gap['between'], at: number): Gap['between'] {
  const isLeft = (index: number): boolean => {
    const text = page[index]?.text ?? '';
    return text.trim() !== '' && text.length <= at && !/^ {3}/u.test(text);
  };
  let [from, to] = [first, last];
  while (isLeft(from - 1)) from--;
  while (isLeft(to + 1)) to++;
  return [from, to];
}

/** The places in a line behind a gap that may part two columns. */
function gapEnds(text: string): number[] {
  return [...text.slice(0, WIDEST * 2).matchAll(GAP)].map(({ 0: found, index }) => index + found.length - 1).filter((end) => end > NARROWEST && end <= WIDEST);
}

/** Where a line is cut whose right column begins near a place; null where it writes across. A long left cell pushes the right one on. */
function cutIn(text: string, at: number): number | null {
  const indent = (INDENTED.exec(text)?.[0] ?? '').length;
  const near = [...gapEnds(text), ...(indent > 0 ? [indent] : [])].filter((end) => isNear(end, at)).sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
  return near ?? (text.slice(at - 2, at).trim() === '' ? at : null);
}

function isNear(place: number, at: number): boolean {
  return Math.abs(place - at) <= UNEVEN;
}
