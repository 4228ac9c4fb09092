/**
 * A letter's page as a page without tables leaves it: an A to Z, perhaps the groups of the letter, and paragraphs between blank lines,
 * each a headword with its text right behind it and nothing between the two. What tells where an entry begins is the letter and its order.
 */
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { isBlank, readParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { TITLE_PARTICLES } from '../headwords/openings.ts';
import type { Names } from '../known-names.ts';
import type { Layout } from '../layout.ts';
import type { CutDocument } from '../segments.ts';
import { sortKey } from '../../names/sort-key.ts';
import { isClosingNotice } from '../topics/parts/closing.ts';
import { doubtsAboutTopic } from '../topics/names/not-a-topic.ts';
import { readCell, styleOfCells, type Cell, type CellStyle } from './cell-page.ts';
import { cutInSpans, type EntrySpan } from './entry-spans.ts';
import { isAlphabet, isAnchor, isFurniture, isNavigation, jumpsIn } from './furniture.ts';

const NAME = 'glossary page, headword and text run together';
/** So many entries, and so large a share of the page's paragraphs that begin one. */
const FEWEST = 4;
const MOST = 0.6;
const MOST_WORDS = 7;

export const glossaryLetter: Layout = {
  name: NAME,
  kind: 'glossary',
  looksLike: 'an A to Z of pages, then paragraphs of one letter in order, each a headword with its text right behind it',
  recognise: ({ reading }) => (pageOf(reading, new Set()) === null ? 0 : 0.93),
  segment,
};

/** An entry: its paragraphs, of which the first begins with the headword. */
interface Entry { cells: Cell[]; headword: string }

interface Page { entries: Entry[]; headings: Set<number>; style: CellStyle }

/** Reads: the lines of a page. Writes: its entries; null where it is no such page. */
function pageOf(lines: readonly ReadingLine[], names: Names): Page | null {
  const head = lines.findLastIndex(({ text }, at) => isAlphabet(text) && lines.slice(at + 1).some((line) => !isBlank(line.text) && !isNavigation(line.text)));
  const jumps = jumpsIn(lines.map(({ text }) => text));
  if (head < 0) return null;
  const headings = new Set(lines.flatMap(({ text }, at) => (at > head && isAnchor(text) && (jumps.size === 0 || jumps.has(text.trim())) ? [at] : [])));
  const { cells, parted } = cellsBehind(lines, head, headings);
  const style = styleOfCells(cells, lines, names);
  const headwords = new Map(cells.map((cell) => [cell, headwordOf(cell, lines, style)]));
  const letter = letterOf([...headwords.values()]);
  const entries: Entry[] = [];
  for (const [cell, headword] of headwords) {
    const open = entries.at(-1);
    if (headword !== null && sortKey(headword).startsWith(letter) && sortKey(headword) > sortKey(open?.headword ?? '')) entries.push({ cells: [cell], headword });
    else if (open === undefined || parted.has(cell)) return cell === cells.at(-1) && open !== undefined && isWhole(entries, cells.length - 1) ? { entries, headings, style } : null;
    else open.cells.push(cell);
  }
  return isWhole(entries, cells.length) ? { entries, headings, style } : null;
}

function isWhole(entries: readonly Entry[], paragraphs: number): boolean {
  return entries.length >= FEWEST && entries.length >= paragraphs * MOST;
}

/** Paragraphs between blank lines, and those of them that a line of the page parts from the one above. */
function cellsBehind(lines: readonly ReadingLine[], head: number, headings: ReadonlySet<number>): { cells: Cell[]; parted: ReadonlySet<Cell> } {
  const cells: Cell[] = [];
  const parted = new Set<Cell>();
  let [open, behind]: [Cell | null, boolean] = [null, false];
  lines.forEach(({ text }, at) => {
    if (at <= head) return;
    const isOfPage = headings.has(at) || isFurniture(text) || isClosingNotice(text);
    if (isBlank(text) || isOfPage) open = null;
    else if (open === null) {
      cells.push(open = { first: at, last: at });
      if (behind) parted.add(open);
    } else open.last = at;
    if (!isBlank(text)) behind = isOfPage;
  });
  return { cells, parted };
}

/** The letter with which most headwords begin. */
function letterOf(headwords: readonly (string | null)[]): string {
  const letters = headwords.flatMap((headword) => (headword === null ? [] : sortKey(headword).charAt(0)));
  return [...Map.groupBy(letters, (letter) => letter)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}

/** The headword that a paragraph begins with; null where it begins with none. */
function headwordOf({ first, last }: Cell, lines: readonly ReadingLine[], style: CellStyle): string | null {
  // What a sign or a gap sets off is read by it.
  if (/\t|\S {3,}\S/u.test(lines[first]?.text ?? '')) return null;
  const { headword, paragraphs } = readCell(lines.slice(first, last + 1), style);
  return paragraphs.length > 0 && isName(headword) ? headword : null;
}

/** Small throughout, or with capitals as a title has them: the beginning of a sentence is neither. */
function isName(headword: string): boolean {
  const words = headword.split(/\s+/u);
  if (!/[\p{L}\p{N})!?’”"]$/u.test(headword)) return false;
  if (words.length > MOST_WORDS || doubtsAboutTopic(headword) >= 1 || TITLE_PARTICLES.has((words.at(-1) ?? '').toLowerCase())) return false;
  if (/^\p{Ll}/u.test(headword)) return words.every((word) => !/^\p{Lu}\p{Ll}/u.test(word));
  return words.every((word) => /^["“'‘(]?[\p{Lu}\d&-]/u.test(word) || TITLE_PARTICLES.has(word));
}

function segment(source: SourceFile, { names }: { names: Names }): CutDocument {
  const lines = source.reading;
  const { entries, headings, style } = pageOf(lines, names) ?? pageOf(lines, new Set()) ?? { entries: [], headings: new Set<number>(), style: styleOfCells([], lines, names) };
  const cells = new Map(entries.map(({ cells: all }) => [all[0]?.first ?? 0, all]));
  const spans = entries.map(({ cells: all, headword }): EntrySpan => ({ first: all[0]?.first ?? 0, last: all.at(-1)?.last ?? 0, headword }));
  const cut = cutInSpans(source, { layout: NAME, spans, headings }, ({ first }) => (cells.get(first) ?? []).flatMap((cell, at) => textsOf(cell, lines, style, at === 0)));
  const [letter] = new Set(entries.map(({ headword }) => sortKey(headword).charAt(0).toUpperCase()));
  return { ...cut, letter: cut.letter ?? (letter !== undefined && /^[A-Z]$/u.test(letter) ? letter : null) };
}

/** The paragraphs of a cell, by the lines of the page; without the headword where it begins with one. */
function textsOf({ first, last }: Cell, lines: readonly ReadingLine[], style: CellStyle, isFirst: boolean): Paragraph[] {
  if (!isFirst) return readParagraphs([...lines], first, last + 1, { wrapping: style.wrapping, starIsBullet: true });
  return readCell(lines.slice(first, last + 1), style).paragraphs.map((paragraph) => (
    { ...paragraph, first: paragraph.first + first, last: paragraph.last + first, wraps: paragraph.wraps.map((wrap) => ({ ...wrap, at: wrap.at + first })) }
  ));
}
