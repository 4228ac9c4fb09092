/** What pages of cells have in common, whatever parts the cells: where entries begin, and where a headword ends. */
import type { ReadingLine } from '../../read/source-file.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { localWrapping } from '../blocks/local-wrapping.ts';
import type { Wrapping } from '../blocks/wrapping.ts';
import { isBlank, readParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { readMarker } from '../blocks/marker.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { splitRunTogether } from '../headwords/run-together.ts';
import { isClosingNotice } from '../topics/parts/closing.ts';
import { sortKey } from '../../names/sort-key.ts';
import { isAlphabet, isAnchor, isFurniture, isNavigation, isPageTitle, jumpsIn } from './furniture.ts';
import { isPipes, withoutPipe } from '../../read/formats/sheet/pipes.ts';
import type { Names } from '../known-names.ts';

/** A run of reading lines that holds one entry. */
export interface Cell {
  first: number;
  last: number;
}

/** A cell as read: its headword as printed, and its text. */
export interface CellText {
  headword: string;
  paragraphs: Paragraph[];
  /** Indexes of lines that held nothing but pictures. */
  pictures: number[];
}

/** How the cells of one page are written. */
export interface CellStyle {
  wrapping: Wrapping;
  /** Most headwords stand on a line of their own above their text. */
  above: boolean;
  names: Names;
}

const PICTURES = /^(?:!\[[^\]]*\]\([^)]*\)\s*)+$/u;
/** Characters of text run together with a headword. */
const SHORTEST_TEXT = 20;
/** The share of cells whose first line stands alone where all first lines are headwords. */
const MOST = 0.6;

/** Reads: a page's lines and what parts its rows. Writes: the cells that hold an entry; lines of navigation stand in none. */
export function cellsOf(lines: readonly ReadingLine[], isRow: (text: string) => boolean): Cell[] {
  const cells: Cell[] = [];
  let open: Cell | null = null;
  lines.forEach(({ text }, at) => {
    if (isRow(text)) open = null;
    else if (open) open.last = isBlank(text) ? open.last : at;
    else if (!isBlank(withoutPipe(text))) cells.push(open = { first: at, last: at });
  });
  const jumps = jumpsIn(lines.map(({ text }) => withoutPipe(text)));
  const bodies = cells.flatMap((cell) => withoutFurniture(cell, lines, jumps));
  const kept = bodies.slice(headOf(bodies, lines));
  const end = kept.findLastIndex((cell) => !isNavigationCell(cell, lines));
  return kept.slice(0, end + 1);
}

/** A cell without the lines of navigation at its edges and the letters of a divider at its head. */
function withoutFurniture({ first, last }: Cell, lines: readonly ReadingLine[], jumps: ReadonlySet<string>): Cell[] {
  const bare = (at: number): string => withoutPipe(lines[at]?.text ?? '');
  let [from, to] = [first, last];
  while (from <= to && isPageLine(bare(from)) && !(from < to && /^top$/iu.test(bare(from)))) from++;
  while (to >= from && isPageLine(bare(to)) && !PICTURES.test(bare(to))) to--;
  const below = sortKey(bare(from + 1));
  if (isAnchor(bare(from)) && (from < to ? below.startsWith(sortKey(bare(from))) : jumps.has(bare(from)))) from++;
  return from <= to ? [{ first: from, last: to }] : [];
}

function isPageLine(text: string): boolean {
  return text === '' || isPipes(text) || PICTURES.test(text) || isFurniture(text) || isPageTitle(text) || isClosingNotice(text);
}

/** How many cells stand before the page's title or its A to Z: none of them is an entry, unless one holds a sentence. */
function headOf(cells: readonly Cell[], lines: readonly ReadingLine[]): number {
  const title = lines.findIndex(({ text }) => isPageTitle(withoutPipe(text)) || isAlphabet(withoutPipe(text)));
  const before = cells.filter(({ last }) => last < title);
  const hasText = before.some(({ first, last }) => lines.slice(first, last + 1).some(({ text }) => endsSentence(withoutPipe(text))));
  return hasText ? 0 : before.length;
}

function isNavigationCell({ first, last }: Cell, lines: readonly ReadingLine[]): boolean {
  return lines.slice(first, last + 1).every(({ text }) => isBlank(text) || isNavigation(withoutPipe(text)));
}

/** How a page's cells are written, seen from all of them. */
export function styleOfCells(cells: readonly Cell[], lines: readonly ReadingLine[], names: Names): CellStyle {
  const texts = cells.map(({ first, last }) => lines.slice(first, last + 1).map((line) => ({ ...line, text: withoutPipe(line.text) })));
  const wrapping = localWrapping(texts.flatMap((cell) => [...cell, { text: '', from: 0, to: 0 }]));
  const several = texts.filter((cell) => cell.length > 1);
  const alone = several.filter((cell) => standsAlone(cell, { wrapping, above: false, names }));
  return { wrapping, names, above: alone.length > several.length * MOST };
}

/** Reads: the lines of one cell. */
export function readCell(lines: readonly ReadingLine[], style: CellStyle): CellText {
  const pictures = lines.flatMap(({ text }, at) => (PICTURES.test(withoutPipe(text)) ? [at] : []));
  const bare = lines.map((line, at) => ({ ...line, text: pictures.includes(at) ? '' : withoutPipe(line.text) }));
  const inner = /^(?<head>[^|]{1,90}?)\s*\|[|\s]*(?<text>[^|\s].*)$/u.exec(bare[0]?.text ?? '')?.groups;
  if (inner) return { headword: inner['head'] ?? '', paragraphs: paragraphsOf(bare.with(0, { ...atLine(bare, 0), text: inner['text'] ?? '' }), 0, style), pictures };
  if (standsAlone(bare, style)) return { headword: bare[0]?.text.trim() ?? '', paragraphs: paragraphsOf(bare, 1, style), pictures };
  const [head, ...rest] = paragraphsOf(bare, 0, style);
  if (!head) return { headword: '', paragraphs: [], pictures };
  const { headword, text } = splitRunTogether(asTitle(head).marked, style.names);
  return { headword, pictures, paragraphs: [...(text === '' ? [] : [{ ...head, type: 'paragraph' as const, marker: null, level: 0, marked: text, text }]), ...rest] };
}

function atLine(lines: readonly ReadingLine[], at: number): ReadingLine {
  return lines[at] ?? { text: '', from: 0, to: 0 };
}

function paragraphsOf(lines: ReadingLine[], from: number, { wrapping }: CellStyle): Paragraph[] {
  return readParagraphs(lines, from, lines.length, { wrapping, starIsBullet: true });
}

/** Whether a cell's first line is its headword alone: what stands below it begins a text, and would have fitted beside it. */
function standsAlone(lines: readonly ReadingLine[], { wrapping, above }: CellStyle): boolean {
  const [head = '', below = ''] = lines.map(({ text }) => text);
  if (!looksLikeHeadword(head)) return false;
  if (lines.length === 1 || below.trim() === '') return splitRunTogether(head, new Set()).text.length < SHORTEST_TEXT;
  if (!/^["“‘([]*[\p{Lu}\d]/u.test(below.trim()) && !readMarker(below)) return false;
  return above || (!wrapping.tight(head, below) && splitRunTogether(head, new Set()).text.length < SHORTEST_TEXT);
}

/** What looks like the marker of a list item at the head of a cell belongs to the headword. */
function asTitle(paragraph: Paragraph): Paragraph {
  return paragraph.marker === null ? paragraph : { ...paragraph, marked: `${paragraph.marker} ${paragraph.marked}` };
}
