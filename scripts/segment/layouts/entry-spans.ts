/** A glossary whose entries have been found as runs of lines: what both the account and the entries are made from. */
import type { LedgerKind } from '../../../src/model/corpus.ts';
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { isBlank, readParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import { readFrontMatter } from '../front-matter/front-matter.ts';
import { ledgerOf, type Claim } from '../ledger.ts';
import type { CutDocument, SegmentedEntry } from '../segments.ts';
import { isClosingNotice } from '../topics/parts/closing.ts';
import { isNavigation, pageTitle } from './furniture.ts';
import { isPipes } from '../../read/formats/sheet/pipes.ts';

/** The lines of one entry, as indexes, and its headword. */
export interface EntrySpan {
  first: number;
  last: number;
  headword: string;
}

interface Found {
  layout: string;
  spans: readonly EntrySpan[];
  /** Lines that are headings, or furniture where they lead elsewhere. */
  headings: ReadonlySet<number>;
}

/** Where nothing follows but the page's own lines and notices. */
export function endOfEntries(lines: readonly ReadingLine[]): number {
  return lines.findLastIndex(({ text }) => !isBlank(text) && kindOfLine(text, true) === 'front matter' && !isClosingNotice(text)) + 1;
}

/** Reads: a document and the runs of lines that are its entries. Writes: the document, cut. */
export function cutInSpans(source: SourceFile, { layout, spans, headings }: Found, blocksOf: (span: EntrySpan) => Paragraph[]): CutDocument {
  const lines = source.reading;
  const start = Math.min(spans[0]?.first ?? lines.length, ...headings);
  const begin = spans[0]?.first ?? start;
  const owners = new Map(spans.flatMap((span, owner) => Array.from({ length: span.last - span.first + 1 }, (_, at) => [span.first + at, owner] as const)));
  const claims = lines.map(({ text }, at): Claim => {
    const owner = owners.get(at);
    if (owner !== undefined) return { is: 'entry', owner };
    return { is: headings.has(at) ? 'heading' : kindOfLine(text, at < begin), owner: null };
  });
  const head = lines.map((line) => (kindOfLine(line.text, true) === 'furniture' ? { ...line, text: '' } : line));
  const front = readParagraphs(head, 0, start, { wrapping: null, starIsBullet: true }).map(({ text }) => text);
  const { title, date } = readFrontMatter(front, [], 'glossary');
  const page = pageTitle(lines);
  const entries = spans.map((span): SegmentedEntry => {
    const blocks = blocksOf(span).map((paragraph) => toBlock(paragraph, lines));
    const range = fileLines(lines, span.first, span.first);
    const lost = blocks.length === 0;
    return {
      headword: span.headword, lines: [range[0], blocks.at(-1)?.lines[1] ?? range[1]], blocks,
      completeness: lost ? 'headword only' : 'complete', losses: lost ? [{ what: 'the text of the entry', line: range[0] }] : [],
    };
  });
  return { layout, kind: 'glossary', title: title ?? page.title, letter: page.letter, date, amends: null, follows: null, ledger: ledgerOf(source, claims), entries, rulings: [], summary: [], messages: [] };
}

/** What a line outside the entries is. */
function kindOfLine(text: string, isFront: boolean): LedgerKind {
  if (isNavigation(text) || isPipes(text)) return 'furniture';
  return isFront ? 'front matter' : 'closing notice';
}
