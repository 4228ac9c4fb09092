/** Rows of two columns that a pipe parts: `headword | text`, the text wrapped on the lines below or in paragraphs of its own. */
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { isPageLine } from '../apart/page-lines.ts';
import { withoutEmphasis } from '../blocks/emphasis.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { isBlank, readParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { sliceParagraph } from '../blocks/slice-paragraph.ts';
import { wrappingOf, type Wrapping } from '../blocks/wrapping.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import type { Layout } from '../layout.ts';
import { rulingsOf } from '../supplement.ts';
import { isNameOfRecord } from '../topics/lines/records.ts';
import { doubtsAboutTopic } from '../topics/names/not-a-topic.ts';
import { kindsOf } from '../topics/kinds/kinds.ts';
import type { CutDocument } from '../segments.ts';
import { tableIn } from './columns-table.ts';
import { cutInSpans, endOfEntries, type EntrySpan } from './entry-spans.ts';
import { isAlphabet, isAnchor, isNavigation, isPageTitle } from './furniture.ts';
import { isPipes } from '../../read/formats/sheet/pipes.ts';
import { BESIDE, columnOf, withPipes } from './spaced-columns.ts';

const NAME = 'glossary, headword and text in two columns';
const FEWEST = 3;
/** Where texts stand in a column of the page, each line right below another goes on with it. */
const WITHIN_COLUMN: Wrapping = { spaced: false, forced: () => true, tight: () => true, goesOn: () => true };
/** The share of lines with a pipe that are rows of two columns. */
const MOST = 0.6;
/** Rows of which a text is a sentence or begins one: menus have none. */
const TOLD = 0.5;
/** The doubt about what is never a name: an hour, a day. */
const NEVER = 5;
/** A text as long as this is one, however it ends: the width may have broken it. */
const LONG_ENOUGH = 25;

const FEWEST_OF_MENU = 4;

/** Lines in which a document says what it is, and how plainly it must say that it holds rulings. */
const LINES_OF_HEAD = 12;
const SAID = 3;

/** A row whose first column is empty goes on with the row before it. */
const MORE = /^\s*\|\s*(?:\|\s*)?(?=[^|\s])/u;

export const glossaryColumns: Layout = {
  name: NAME,
  kind: 'glossary',
  looksLike: 'rows of two columns, `headword | text`',
  recognise: (source) => (saysRulings(source) ? 0 : recogniseRows(source)),
  segment,
};

/** The same, where the head says that it holds rulings. */
export const rulingsColumns: Layout = {
  name: 'rulings, topic and text in two columns', kind: 'rulings', looksLike: 'a title with "Rulings", then rows of two columns, `topic | text`',
  recognise: (source) => (saysRulings(source) ? recogniseRows(source) : 0),
  segment: (source) => ({ ...rulingsOf(source, segment(source)), layout: 'rulings, topic and text in two columns' }),
};

function saysRulings({ reading }: SourceFile): boolean {
  const { rulings, glossary } = kindsOf(reading.slice(0, LINES_OF_HEAD).map(({ text }) => text).filter((text) => !isBlank(text) && rowIn(text) === null));
  return rulings > glossary && rulings >= SAID;
}

function recogniseRows(source: SourceFile): number {
  const reading = withPipes(source.reading);
  // A pipe at the end of a line ends a text that is wrapped, and parts no columns.
  const piped = reading.filter(({ text }) => withoutLastPipe(text).includes('|') && !isPipes(text) && !isOfPage(text));
  const rows = rowsOf(reading);
  const told = rows.filter(({ text }) => /[.!?]["”’)]*$/u.test(text) || text.length >= LONG_ENOUGH).length;
  if (rows.filter(({ text }) => isNameOfRecord(text)).length >= FEWEST || rows.filter(({ head }) => doubtsAboutTopic(head) >= NEVER).length > rows.length / 2) return 0;
  return rows.length >= FEWEST && rows.length >= piped.length * MOST && told >= rows.length * TOLD ? 0.97 : 0;
}

/** The number of a page and its title once more, between two rows or within one. */
const isOfPage = (text: string): boolean => isNavigation(text) || isPageTitle(text);

interface Row {
  head: string;
  text: string;
}

interface PlacedRow extends Row { at: number }

/** The rows of a document by the indexes of their lines: those of its table, where its columns can be counted. */
function rowsOf(lines: readonly ReadingLine[]): PlacedRow[] {
  const table = tableIn(lines);
  if (table !== null) return [...table.rows].map(([at, { head, texts }]) => ({ at, head, text: texts.join(BESIDE) }));
  return lines.flatMap(({ text }, at) => {
    const row = rowIn(text);
    return row ? [{ at, ...row }] : [];
  });
}

/** `lamp | It burns.`, with or without pipes at the edges; a pipe between columns has space on both sides. */
function rowIn(line: string): Row | null {
  if (!line.includes('|') || isPageLine(line.replaceAll(/\s*\|\s*/gu, ' '))) return null;
  const cells = withoutLastPipe(line.trim()).split('|');
  const [before, after, ...more] = cells[0] === '' ? cells.slice(1) : cells;
  const isRow = before !== undefined && after !== undefined && before.trimEnd() !== before && after.trimStart() !== after;
  // Names of pages stand one beside the other; in a row of several columns the last holds a text.
  if (!isRow || (more.length > 0 && !endsSentence(more.at(-1) ?? ''))) return null;
  const [head, text] = [before.trim(), [after, ...more].map((cell) => cell.trim()).join(BESIDE)];
  return isTold(head, text) && looksLikeHeadword(withoutEmphasis(head)) && !isAlphabet(line) ? { head, text } : null;
}

const isTold = (head: string, text: string): boolean => /[\p{L}\p{N}]/u.test(head) && text !== '' && !isMenu(head, text);

/** Names of pages that tabs part, one beside the other: none of them tells anything. */
function isMenu(first: string, others: string): boolean {
  const names = [first, ...others.split(/\s*\t+\s*/u)].map((name) => name.trim());
  return names.length >= FEWEST_OF_MENU && names.every((name) => name.length < LONG_ENOUGH && !endsSentence(name));
}

function withoutLastPipe(line: string): string {
  const bare = line.trimEnd();
  return bare.endsWith('|') ? bare.slice(0, -1).trimEnd() : line;
}

function segment(source: SourceFile): CutDocument {
  const lines = withPipes(source.reading);
  const wrapping = columnOf(source.reading) === null ? wrappingOf(lines) : WITHIN_COLUMN;
  const table = tableIn(lines);
  const rows = rowsOf(lines);
  const headings = new Set([...table?.again ?? [], ...lines.flatMap(({ text }, at) => (isAnchor(text) || (at === table?.titles && !isNavigation(text)) || (table === null && isTitleRow(lines, at, rows)) ? [at] : []))]);
  const end = endOfRows(lines, rows.map(({ at }) => at), endOfEntries(lines));
  const spans = rows.flatMap(({ at, head }, index): EntrySpan[] => {
    const next = rows[index + 1]?.at ?? end;
    return headings.has(at) ? [] : [{ first: at, last: endOf(lines, at, next, headings), headword: withoutEmphasis(head).trim() }];
  });
  const starts = new Map(rows.map((row) => [row.at, row]));
  const body = lines.map((line, at) => ({ ...line, text: isPipes(line.text) || (!starts.has(at) && isOfPage(line.text)) ? '' : textAt(line.text, starts.get(at), table !== null) }));
  return cutInSpans(source, { layout: NAME, spans, headings }, ({ first, last }) => blocksOf(body, first, last, wrapping).flatMap((paragraph) => (table === null ? [paragraph] : withReferencesApart(paragraph))));
}

/** A row of a table as its head and the cells that are not empty; of another, as it stands. */
function textAt(text: string, row: Row | undefined, isTable: boolean): string {
  if (row === undefined) return withoutLastPipe(text.replace(MORE, ''));
  return isTable ? `${row.head}${BESIDE}${row.text}` : text;
}

/** What leads elsewhere is a paragraph of its own. */
function withReferencesApart(paragraph: Paragraph): Paragraph[] {
  const places = [...paragraph.marked.matchAll(/ \| (?=See: )/gu)].map(({ index }) => index);
  return sliceParagraph(paragraph, places).map((cell) => (cell.marked.startsWith('| ') ? { ...cell, marked: cell.marked.slice(BESIDE.trimStart().length), text: cell.text.slice(BESIDE.trimStart().length), soft: false } : cell));
}

/** Where no row goes on behind a blank line, nothing behind one belongs to the last row. */
function endOfRows(lines: readonly ReadingLine[], rows: readonly number[], end: number): number {
  const goesOn = (from: number, to: number): number => lines.slice(from, to).findIndex(({ text }, at) => !isBlank(text) && !isPipes(text) && isBlank(lines[from + at - 1]?.text ?? ''));
  const [last] = rows.slice(-1);
  if (last === undefined || rows.slice(0, -1).some((at, index) => goesOn(at + 1, rows[index + 1] ?? end) >= 0)) return end;
  const behind = goesOn(last + 1, end);
  return behind < 0 ? end : last + 1 + behind;
}

/** Words of the title of a column, at the most, and of one where nothing else is so short. */
const WORDS_OF_TITLE = { sure: 2, most: 5 };

/** The titles of the columns: the first row, of few words that end no sentence, where a rule is below it or nothing else is so short. */
function isTitleRow(lines: readonly ReadingLine[], at: number, rows: readonly PlacedRow[]): boolean {
  const [row, below = ''] = [rowIn(lines[at]?.text ?? ''), lines[at + 1]?.text];
  if (at !== rows[0]?.at || row === null) return false;
  const isAboveRule = !isBlank(below) && isPipes(below);
  return isAboveRule || (isShortest(row, rows.slice(1)) && /[^.!?]$/u.test(row.text) && (isBlank(below) || rowIn(below) !== null));
}

function isShortest(row: Row, others: readonly Row[]): boolean {
  return isShort(row, WORDS_OF_TITLE.sure) || (isShort(row, WORDS_OF_TITLE.most) && others.length >= FEWEST && others.every((other) => !isShort(other, WORDS_OF_TITLE.most)));
}

const isShort = ({ text }: Row, most: number): boolean => text.split(/\s+/u).length <= most && !endsSentence(text);

/** The last line of a row that begins at one line, before the next row, a letter's heading or the page's own lines. */
function endOf(lines: readonly ReadingLine[], at: number, next: number, headings: ReadonlySet<number>): number {
  let last = at;
  for (let line = at + 1; line < next && !headings.has(line); line++) {
    const text = lines[line]?.text ?? '';
    if (!isBlank(text) && !isPipes(text) && !isAlphabet(text) && !isOfPage(text)) last = line;
  }
  return last;
}

/** The first paragraph without its headword: it is read with it, for the width counts both. */
function blocksOf(body: ReadingLine[], first: number, last: number, wrapping: Wrapping | null): Paragraph[] {
  return readParagraphs(body, first, last + 1, { wrapping, starIsBullet: true }).map((paragraph) => (paragraph.first === first ? withoutHead(paragraph) : paragraph)).filter(({ marked }) => marked !== '');
}

function withoutHead(paragraph: Paragraph): Paragraph {
  const marked = withoutLastPipe(paragraph.marked.replace(/^\|?[^|]*\|\s*/u, ''));
  return { ...paragraph, type: 'paragraph', marker: null, marked, text: withoutEmphasis(marked) };
}
