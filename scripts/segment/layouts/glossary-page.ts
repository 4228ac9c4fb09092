/**
 * A glossary page as text: furniture, then entries parted by a line that holds one no-break space. The first line of an
 * entry is its headword; its text follows without a blank line.
 */
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { withoutEmphasis } from '../blocks/emphasis.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { isBlank, readParagraphs } from '../blocks/paragraphs.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import { wrappingOf, type Wrapping } from '../blocks/wrapping.ts';
import { LONGEST_HEADWORD, looksLikeHeadword, withoutPicture } from '../headwords/headword-line.ts';
import { cutMissed, type Group } from '../headwords/missed-headwords.ts';
import { inFront } from '../headwords/in-front.ts';
import { isOfGlossary } from '../headwords/of-the-glossary.ts';
import { dayOfPage } from '../front-matter/day-of-page.ts';
import type { Layout } from '../layout.ts';
import { isClosingNotice } from '../topics/parts/closing.ts';
import { ledgerOf, type Claim } from '../ledger.ts';
import type { CutDocument, SegmentedEntry } from '../segments.ts';
import { isAlphabet, isDivider, isFurniture, isPageTitle, mayBeTerm, pageTitle } from './furniture.ts';

/** A no-break space alone on its line, or the name by which a page calls it. */
const SEPARATOR = /^[ \t]*(?:\u00a0|&nbsp;)(?:[ \t\u00a0]|&nbsp;)*$/u;
const NAME = 'glossary page, as text';
/** Lines of navigation and titles before the first entry, at the most. */
const LONGEST_HEAD = 60;
/** The share of groups that begin with a headword where separators part entries and not paragraphs. */
const MOST = 0.7;
/** So many parts that speak of the glossary, and nothing that explains a term: the page in front of its letters. */
const FEWEST_TOLD = 2;
const FURNITURE: Claim = { is: 'furniture', owner: null };

export const glossaryPage: Layout = {
  name: NAME,
  kind: 'glossary',
  looksLike: 'entries parted by lines that hold one no-break space, an A-Z line, "back to top" dividers',
  recognise({ reading }) {
    const isPage = reading.some(({ text }) => isAlphabet(text)) && reading.some(({ text }) => isPageTitle(text));
    // A copy may have lost its no-break spaces; what leads back to the top parts entries, too.
    const separators = reading.filter(({ text }) => SEPARATOR.test(text) || (isPage && isDivider(text))).length;
    if (separators < (isPage ? 2 : 3)) return 0;
    const signs = [isAlphabet, isDivider, isPageTitle].filter((is) => reading.some(({ text }) => is(text)));
    return Math.min(1, (partsEntries(reading) ? 0.55 : 0.35) + 0.2 * signs.length + Math.min(0.3, separators / 100));
  },
  segment,
};

function segment(source: SourceFile): CutDocument {
  const lines = source.reading;
  const start = endOfHead(lines);
  const end = endOfEntries(lines);
  const wrapping = wrappingOf(lines);
  const { spans, told } = entrySpans(lines.slice(0, end), start, wrapping);
  const isFront = told >= FEWEST_TOLD && spans.every((span) => !hasSentence(lines, span));
  if (isFront) spans.length = 0;
  const claims: (Claim | null)[] = lines.map((_, at) => (at < start ? FURNITURE : { is: at < end ? 'front matter' : 'closing notice', owner: null }));
  spans.forEach(({ first, last }, owner) => claims.fill({ is: 'entry', owner }, first, last + 1));
  return {
    layout: NAME, kind: 'glossary', ...pageTitle(lines), ...dayOfPage(source, spans[0]?.first ?? start), amends: null, follows: null,
    ledger: ledgerOf(source, claims.map((claim, at) => (isFurnitureAt(lines, at) ? FURNITURE : claim))),
    entries: spans.map(({ first, last }) => readEntry(lines.slice(first, last + 1), wrapping)), rulings: [], summary: [], messages: isFront ? [inFront(source.file, firstAt(source, start))] : [],
  };
}

/** Whether what the separators part mostly begins with a line that may be a headword. */
function partsEntries(lines: ReadingLine[]): boolean {
  const heads = groupsOf(lines, endOfHead(lines)).map(({ first }) => lines[first]?.text ?? '');
  return heads.filter(looksLikeHeadword).length > heads.length * MOST;
}

/** Where the page's head ends: behind its title and its A-Z line, of which there may be several before the first entry. */
function endOfHead(lines: ReadingLine[]): number {
  let end = 0;
  // A page's A to Z that nothing follows stands at its foot.
  const foot = endOfEntries(lines);
  for (const [at, { text }] of lines.slice(0, Math.min(LONGEST_HEAD, foot)).entries()) {
    if (end > 0 && isEntry(lines, at)) break;
    if (isAlphabet(text) || isPageTitle(text) || (end > 0 && /^glossary$/iu.test(text.trim()))) end = at + 1;
  }
  return end;
}

/** Where nothing follows but furniture and notices. */
function endOfEntries(lines: ReadingLine[]): number {
  return lines.findLastIndex(({ text }) => !isBlank(text) && !isFurniture(text) && !isClosingNotice(text)) + 1;
}

/** A line of the page; a word that a page may have of its own is a headword where a sentence stands right below it. */
function isFurnitureAt(lines: ReadingLine[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  return isFurniture(text) && !(mayBeTerm(text) && isEntry(lines, at));
}

/** A headword with a sentence right below it. */
function isEntry(lines: ReadingLine[], at: number): boolean {
  const below = lines[at + 1]?.text ?? '';
  return looksLikeHeadword(lines[at]?.text ?? '') && !isBlank(below) && endsSentence(below);
}

/** Whether a sentence stands below a headword: a list of files, signs or pages holds none. */
function hasSentence(lines: readonly ReadingLine[], { first, last }: Group): boolean {
  return lines.slice(first + 1, last + 1).some(({ text }) => endsSentence(text));
}

/** The number of the first line with text from a place on. */
function firstAt({ lines }: SourceFile, start: number): number {
  return Math.max(lines.findIndex((line, at) => at >= start && line.trim() !== '') + 1, 1);
}

/**
 * Runs of lines that hold one entry each, and how many of the others speak of the glossary itself. A run that begins like
 * prose goes on with the one before it; where there is none, it introduces the page, unless its first line is short and
 * stands right above a text.
 */
function entrySpans(lines: ReadingLine[], start: number, wrapping: Wrapping | null): { spans: Group[]; told: number } {
  const all = groupsOf(lines, start);
  const groups = start === 0 && isLoneTitle(all) ? all.slice(1) : all;
  const spans: Group[] = [];
  let [told, isTold] = [0, false];
  for (const group of groups.flatMap((one, at) => cutMissed(lines, one, groups[at + 1]?.first ?? null, wrapping))) {
    const last = spans.at(-1);
    const isHeading = mayHead(lines, group.first, last === undefined);
    if (isHeading) isTold = isOfGlossary(lines[group.first]?.text ?? '', lines.slice(group.first + 1, group.last + 1).map(({ text }) => text));
    if (isHeading && isTold) told += 1;
    else if (isHeading) spans.push(group);
    else if (last && !isTold) last.last = group.last;
  }
  return { spans, told };
}

/** Whether the line that begins a group may be a headword; of the first group it may be anything short above a text. */
function mayHead(lines: readonly ReadingLine[], at: number, isFirst: boolean): boolean {
  const head = lines[at]?.text ?? '';
  return looksLikeHeadword(head) || (isFirst && head.trim().length <= LONGEST_HEADWORD && !isBlank(lines[at + 1]?.text ?? ''));
}

/** Whether the first group is a line alone, where the others are lines with texts: the page's title, and no entry. */
function isLoneTitle([first, ...others]: readonly Group[]): boolean {
  return first !== undefined && first.first === first.last && others.length > 1 && others.every((group) => group.last > group.first);
}

function groupsOf(lines: ReadingLine[], start: number): Group[] {
  const groups: Group[] = [];
  let open: Group | null = null;
  for (let at = start; at < lines.length; at++) {
    const text = lines[at]?.text ?? '';
    if (SEPARATOR.test(text) || isFurnitureAt(lines, at)) open = null;
    else if (!isBlank(text)) {
      if (open) open.last = at;
      else groups.push(open = { first: at, last: at });
    }
  }
  return groups;
}

/** Reads: the lines of one entry. */
function readEntry(lines: ReadingLine[], wrapping: Wrapping | null): SegmentedEntry {
  const body = lines.map((line) => (isFurniture(line.text) ? { ...line, text: '' } : line));
  const blocks = readParagraphs(body, 1, body.length, { wrapping, starIsBullet: true }).map((paragraph) => toBlock(paragraph, lines));
  const line = fileLines(lines, 0, 0)[0];
  const lost = blocks.length === 0;
  return {
    headword: withoutPicture(withoutEmphasis(lines[0]?.text ?? '').trim()),
    lines: [line, blocks.at(-1)?.lines[1] ?? line],
    blocks,
    completeness: lost ? 'headword only' : 'complete',
    losses: lost ? [{ what: 'the text of the entry', line }] : [],
  };
}
