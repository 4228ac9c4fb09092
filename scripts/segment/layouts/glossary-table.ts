/**
 * A glossary page as a flattened table: rows of pipes part the cells, and a cell holds a headword, or a headword and what
 * was left of its text. Such a copy is damaged: the first paragraph of each text, lists, and what followed a picture in
 * its paragraph are gone, and so are the rows of entries that only point elsewhere.
 */
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { isBlank, readParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { splitRunTogether, type SplitLine } from '../headwords/run-together.ts';
import type { Hints, Layout } from '../layout.ts';
import { ledgerOf, type Claim } from '../ledger.ts';
import type { SegmentedDocument, SegmentedEntry } from '../segments.ts';
import { isClosingNotice } from '../topics/closing.ts';
import { isFurniture, isPageTitle, pageTitle, withoutPipe } from './furniture.ts';
import { lossesOf } from './table-losses.ts';

const NAME = 'glossary page, as a flattened table';
const ROW = /^\|{4,}$/u;
/** Characters of text run together with a headword. */
const SHORTEST_TEXT = 20;
const PICTURES = /^(?:!\[\]\(\)\s*)+\|?$/u;

export const glossaryTable: Layout = {
  name: NAME,
  kind: 'glossary',
  looksLike: 'rows of pipes (|||||) between cells that end in " |"',
  recognise({ reading }) {
    const written = reading.filter(({ text }) => !isBlank(text));
    const rows = written.filter(({ text }) => ROW.test(text.trim())).length;
    const cells = written.filter(({ text }) => /\S \|$/u.test(text.trimEnd())).length;
    return rows >= 3 && cells >= 2 ? Math.min(1, 0.8 + (rows + cells) / written.length / 2) : 0;
  },
  segment,
};

/** A cell that holds an entry: reading lines from `first` to `last`. */
interface Cell {
  first: number;
  last: number;
}

function segment(source: SourceFile, { names }: Hints): SegmentedDocument {
  const lines = source.reading;
  const cells = cellsOf(lines);
  const claims: (Claim | null)[] = lines.map(() => ({ is: 'furniture', owner: null }));
  cells.forEach(({ first, last }, owner) => claims.fill({ is: 'entry', owner }, first, last + 1));
  return {
    layout: NAME, kind: 'glossary', ...pageTitle(lines), date: null, amends: null, follows: null,
    ledger: ledgerOf(source, claims), entries: cells.map(({ first, last }) => readEntry(lines.slice(first, last + 1), names)), rulings: [], summary: [], messages: [],
  };
}

function cellsOf(lines: ReadingLine[]): Cell[] {
  const cells: Cell[] = [];
  let open: Cell | null = null;
  lines.forEach(({ text }, at) => {
    if (ROW.test(text.trim())) open = null;
    else if (open) open.last = isBlank(text) ? open.last : at;
    else if (!isBlank(text) && !isPageLine(text)) cells.push(open = { first: at, last: at });
  });
  return cells;
}

function isPageLine(text: string): boolean {
  const bare = withoutPipe(text);
  return bare === '' || PICTURES.test(text.trim()) || isFurniture(bare) || isPageTitle(bare) || isClosingNotice(bare);
}

/** Reads: the lines of one cell. */
function readEntry(lines: ReadingLine[], names: ReadonlySet<string>): SegmentedEntry {
  const bare = lines.map((line) => ({ ...line, text: withoutPipe(line.text) }));
  const { headword, text } = splitHead(bare[0]?.text ?? '', bare[1]?.text ?? '', names);
  const pictures = bare.filter((line) => PICTURES.test(line.text));
  const body = bare.map((line, at) => (at === 0 ? { ...line, text } : pictures.includes(line) ? { ...line, text: '' } : line));
  const blocks = joinFragments(readParagraphs(body, 0, body.length, { wrapping: null, starIsBullet: true })).map((paragraph) => toBlock(paragraph, lines));
  const range = fileLines(lines, 0, lines.length - 1);
  return { headword, lines: range, blocks, completeness: blocks.length === 0 ? 'headword only' : 'partial', losses: [...lossesOf(blocks, range[0]), ...pictures.map(({ from }) => ({ what: 'a picture', line: from }))] };
}

/** A headword may have its line to itself; a few words that look like text behind it are then part of a title. */
function splitHead(head: string, next: string, names: ReadonlySet<string>): SplitLine {
  const mayStandAlone = looksLikeHeadword(head) && (next === '' || /^["“(]?\p{Lu}/u.test(next));
  if (mayStandAlone && splitRunTogether(head, new Set()).text.length < SHORTEST_TEXT) return { headword: head, text: '' };
  return splitRunTogether(head, names);
}

/** Fragments of a paragraph that the copy broke at a fixed width: one goes on where the one before ends no sentence. */
function joinFragments(paragraphs: Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = joined.at(-1);
    if (last && paragraph.marker === null && !/[.!?:;)"”]$/u.test(last.text)) {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${paragraph.text}`, marked: `${last.marked} ${paragraph.marked}`, last: paragraph.last };
    } else joined.push(paragraph);
  }
  return joined;
}
