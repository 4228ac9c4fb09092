/**
 * A glossary page as text: furniture, then entries parted by a line that holds one no-break space. The first line of an
 * entry is its headword; its text follows without a blank line.
 */
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { isBlank, readParagraphs } from '../blocks/paragraphs.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { cutMissed, type Group } from '../headwords/missed-headwords.ts';
import type { Layout } from '../layout.ts';
import { ledgerOf, type Claim } from '../ledger.ts';
import type { SegmentedDocument, SegmentedEntry } from '../segments.ts';
import { isAlphabet, isDivider, isFurniture, pageTitle, titleLetter } from './furniture.ts';

const SEPARATOR = /^[ \t]*\u00a0[ \t\u00a0]*$/u;
const NAME = 'glossary page, as text';

export const glossaryPage: Layout = {
  name: NAME,
  kind: 'glossary',
  looksLike: 'entries parted by lines that hold one no-break space, an A-Z line, "back to top" dividers',
  recognise({ reading }) {
    const separators = reading.filter(({ text }) => SEPARATOR.test(text)).length;
    if (separators < 3) return 0;
    const signs = [isAlphabet, isDivider, (text: string) => titleLetter(text) !== null].filter((is) => reading.some(({ text }) => is(text)));
    return Math.min(1, 0.35 + 0.2 * signs.length + Math.min(0.3, separators / 100));
  },
  segment,
};

function segment(source: SourceFile): SegmentedDocument {
  const lines = source.reading;
  const start = firstEntryLine(lines);
  const claims: (Claim | null)[] = lines.map(({ text }, at) => (at < start || isFurniture(text) ? { is: 'furniture', owner: null } : null));
  const spans = entrySpans(lines, start);
  spans.forEach(({ first, last }, owner) => claims.fill({ is: 'entry', owner }, first, last + 1));
  return {
    layout: NAME, kind: 'glossary', ...pageTitle(lines), date: null, amends: null, follows: null,
    ledger: ledgerOf(source, claims.map((claim, at) => (isFurniture(lines[at]?.text ?? '') ? { is: 'furniture', owner: null } : claim))),
    entries: spans.map((span) => readEntry(lines, span)), rulings: [], summary: [], messages: [],
  };
}

/** The page's head ends with its last A-Z line or title before the first separator that an entry follows. */
function firstEntryLine(lines: ReadingLine[]): number {
  const head = lines.slice(0, 60);
  return Math.max(0, ...head.map(({ text }, at) => (isAlphabet(text) && at < 40 ? at + 1 : 0)), ...head.map(({ text }, at) => (titleLetter(text) === null ? 0 : at + 1)));
}

/** Runs of lines that hold one entry each. A run that begins like prose goes on with the entry before it. */
function entrySpans(lines: ReadingLine[], start: number): Group[] {
  const groups = groupsOf(lines, start);
  const spans: Group[] = [];
  for (const group of groups.flatMap((one, at) => cutMissed(lines, one, groups[at + 1]?.first ?? null))) {
    const last = spans.at(-1);
    if (last && !looksLikeHeadword(lines[group.first]?.text ?? '')) last.last = group.last;
    else spans.push(group);
  }
  return spans;
}

function groupsOf(lines: ReadingLine[], start: number): Group[] {
  const groups: Group[] = [];
  let open: Group | null = null;
  for (let at = start; at < lines.length; at++) {
    const text = lines[at]?.text ?? '';
    if (SEPARATOR.test(text) || isFurniture(text)) open = null;
    else if (!isBlank(text)) {
      if (open) open.last = at;
      else groups.push(open = { first: at, last: at });
    }
  }
  return groups;
}

function readEntry(lines: ReadingLine[], { first, last }: Group): SegmentedEntry {
  const body = readParagraphs(lines.map((line) => (isFurniture(line.text) ? { ...line, text: '' } : line)), first + 1, last + 1, { wrapping: null, starIsBullet: true });
  const blocks = body.map((paragraph) => toBlock(paragraph, lines));
  const line = fileLines(lines, first, first)[0];
  return {
    headword: (lines[first]?.text ?? '').trim(),
    lines: [line, blocks.at(-1)?.lines[1] ?? line],
    blocks,
    completeness: blocks.length === 0 ? 'headword only' : 'complete',
    losses: blocks.length === 0 ? [{ what: 'the text of the entry', line }] : [],
  };
}
