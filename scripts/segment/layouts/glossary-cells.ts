/**
 * A glossary page as a table of single pipes: lines that hold one pipe part the cells, and a cell holds a headword and its
 * text, broken at any width. The text is whole but for pictures, which left no trace but a gap.
 */
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { isBlank, joinParagraphs, readParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import { wrappingOf, type Wrapping } from '../blocks/wrapping.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { splitRunTogether } from '../headwords/run-together.ts';
import type { Layout } from '../layout.ts';
import { ledgerOf, type Claim } from '../ledger.ts';
import type { SegmentedDocument, SegmentedEntry } from '../segments.ts';
import { isFurniture, isPageTitle, pageTitle } from './furniture.ts';
import { gapsOf } from './picture-gaps.ts';

const NAME = 'glossary page, as a table of single pipes';
const PIPE = /^\|$/u;
/** What is left of a divider: the letters that the jump line names. */
const ANCHOR = /^[a-z]{1,2}$/u;
const FEWEST_PIPES = 12;
const SHARE_OF_PIPES = 0.05;

export const glossaryCells: Layout = {
  name: NAME,
  kind: 'glossary',
  looksLike: 'cells parted by lines that hold one pipe (|), each with a headword and its text',
  recognise({ reading }) {
    const written = reading.filter(({ text }) => !isBlank(text));
    const pipes = written.filter(({ text }) => PIPE.test(text.trim())).length;
    const rows = written.filter(({ text }) => /^\|{4,}$/u.test(text.trim())).length;
    return pipes >= FEWEST_PIPES && rows < 3 && pipes > written.length * SHARE_OF_PIPES && pageTitle(reading).title !== '' ? 0.95 : 0;
  },
  segment,
};

function segment(source: SourceFile, { names }: { names: ReadonlySet<string> }): SegmentedDocument {
  const lines = source.reading;
  const cells = cellsOf(lines);
  const claims: (Claim | null)[] = lines.map(() => ({ is: 'furniture', owner: null }));
  cells.forEach(({ first, last }, owner) => claims.fill({ is: 'entry', owner }, first, last + 1));
  const wrapping = wrappingOf(lines.map((line) => (PIPE.test(line.text.trim()) ? { ...line, text: '' } : line)));
  return {
    layout: NAME, kind: 'glossary', ...pageTitle(lines), date: null, amends: null, follows: null,
    ledger: ledgerOf(source, claims), entries: cells.map(({ first, last }) => readEntry(lines.slice(first, last + 1), wrapping, names)), rulings: [], summary: [], messages: [],
  };
}

/** Runs of lines between pipes that hold an entry each, without the letters of a divider at their head. */
function cellsOf(lines: ReadingLine[]): { first: number; last: number }[] {
  const cells: { first: number; last: number }[] = [];
  let open = false;
  const start = lines.findLastIndex(({ text }) => isFurniture(text) || isPageTitle(text)) + 1;
  lines.forEach(({ text }, at) => {
    if (PIPE.test(text.trim())) open = false;
    else if (at >= start && !isBlank(text) && (open || !ANCHOR.test(text.trim()))) {
      const last = cells.at(-1);
      if (open && last) last.last = at;
      else cells.push({ first: at, last: at });
      open = true;
    }
  });
  return cells;
}

/** Reads: the lines of one cell. */
function readEntry(lines: ReadingLine[], wrapping: Wrapping | null, names: ReadonlySet<string>): SegmentedEntry {
  const [first, ...rest] = readParagraphs(lines, 0, lines.length, { wrapping, starIsBullet: true });
  const head = first && asTitle(first);
  const range = fileLines(lines, 0, lines.length - 1);
  const { headword, text } = splitRunTogether(head?.marked ?? '', names);
  const alone = head !== undefined && head.first === head.last && looksLikeHeadword(head.marked) && rest.length > 0;
  const paragraphs = alone ? rest : head ? joinCut({ ...head, marked: text, text }, rest) : [];
  const blocks = paragraphs.filter((paragraph) => paragraph.text !== '').map((paragraph) => toBlock(paragraph, lines));
  const losses = blocks.length === 0 ? [{ what: 'the text of the entry', line: range[0] }] : gapsOf(blocks);
  return {
    headword: alone ? head.marked : headword, lines: range, blocks, losses,
    completeness: blocks.length === 0 ? 'headword only' : losses.length > 0 ? 'partial' : 'complete',
  };
}

/** What looks like the marker of a list item at the head of a cell belongs to the headword. */
function asTitle(paragraph: Paragraph): Paragraph {
  if (paragraph.marker === null) return paragraph;
  return { ...paragraph, type: 'paragraph', marker: null, level: 0, marked: `${paragraph.marker} ${paragraph.marked}` };
}

/** A sentence that goes on in the next paragraph was broken by the page. */
function joinCut(head: Paragraph, rest: Paragraph[]): Paragraph[] {
  const [next, ...others] = rest;
  return next && /^\p{Ll}/u.test(next.text) && next.marker === null ? [joinParagraphs(head, [next]), ...others] : [head, ...rest];
}
