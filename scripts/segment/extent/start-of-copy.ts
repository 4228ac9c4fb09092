/** Whether a copy begins in the midst of an entry: its first lines are the end of a text whose headword it does not hold. */
import { withoutArticle } from '../../names/alphabet.ts';
import { letterOf } from '../../../src/model/letters.ts';
import type { SourceFile } from '../../read/source-file.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { isPageLine } from '../apart/page-lines.ts';
import { readMarker } from '../blocks/marker.ts';
import { isBlank } from '../blocks/paragraphs.ts';
import { isTitleOf } from '../front-matter/stated-date.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { isAlphabet, isNavigation, isPageTitle } from '../layouts/furniture.ts';
import { isPipes, withoutPipe } from '../../read/formats/sheet/pipes.ts';
import type { CutDocument, SegmentedEntry } from '../segments.ts';
import { sortKey } from '../../names/sort-key.ts';
import type { CopyEdge } from './end-of-copy.ts';

/** Entries before anything can be said of the letter that they share. */
const FEWEST = 3;
const NEARLY_ALL = 0.9;
const HARDLY_ANY = 0.2;
const LONGEST_TITLE = 6;
const WHY = 'begins in the midst of an entry';

/** Reads: a document as cut. Writes: the same, without an entry that is the end of one whose headword is lost. */
export function startOfCopy(source: SourceFile, document: CutDocument): CopyEdge {
  if (isLeftOver(source, document)) return { document: withoutFirst(document), why: WHY };
  return { document, why: hasLeftOver(source, document) ? WHY : null };
}

/** Whether the first entry is none: it begins small, or nothing of a page's head stands above it, and it stands under another letter. */
function isLeftOver({ reading }: SourceFile, { entries, letter }: CutDocument): boolean {
  const [first, ...others] = entries;
  if (first === undefined || others.length < FEWEST) return false;
  const bare = !reading.some(({ text, to }) => to < first.lines[0] && !isBlank(text) && !isPipes(text));
  const small = beginsSmall(first) && (letter !== null || tellsBySmallLetter(first, others));
  if (!bare && !small && !isProse(first.headword)) return false;
  const common = letter ?? commonLetter(others);
  if (common === null) return small && sortKey(first.headword) > sortKey(others[0]?.headword ?? '');
  return !isUnder(common, first.headword) || (bare && /[.,;]$/u.test(first.headword));
}

/** A small letter says something where the page names its letter, where it begins no headword, and where headwords have capitals. */
function tellsBySmallLetter({ headword }: SegmentedEntry, others: readonly SegmentedEntry[]): boolean {
  return !looksLikeHeadword(headword) || others.filter(beginsSmall).length <= others.length * HARDLY_ANY;
}

function beginsSmall({ headword }: SegmentedEntry): boolean {
  return /^[\p{Ll},.;:)…]/u.test(headword);
}

/** More words, and fewer capitals, than a title has. */
function isProse(headword: string): boolean {
  const words = headword.split(/\s+/u);
  return words.length > LONGEST_TITLE && words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;
}

function commonLetter(entries: readonly SegmentedEntry[]): string | null {
  const letter = letterOf(entries[0]?.headword ?? '');
  return entries.filter(({ headword }) => isUnder(letter, headword)).length >= entries.length * NEARLY_ALL ? letter : null;
}

/** A name that begins with an article may stand under its next word. */
function isUnder(letter: string, headword: string): boolean {
  const key = sortKey(headword);
  return letterOf(key) === letter || letterOf(withoutArticle(key)) === letter;
}

/** Its lines become lines of the head; the owners of all others move up. */
function withoutFirst(document: CutDocument): CutDocument {
  const ledger = document.ledger.map((row) => {
    if (row.is !== 'entry' || row.owner === null) return row;
    return row.owner === 0 ? { ...row, is: 'front matter' as const, owner: null } : { ...row, owner: row.owner - 1 };
  });
  return { ...document, ledger, entries: document.entries.slice(1) };
}

/** Whether lines above the first entry go on with a sentence or a list that began before the copy does. */
function hasLeftOver({ reading }: SourceFile, { entries }: CutDocument): boolean {
  const before = reading.filter(({ text, to }) => to < (entries[0]?.lines[0] ?? 0) && !isBlank(text) && !isPipes(text)).map(({ text }) => withoutPipe(text));
  const head = before.findLastIndex((text) => isAlphabet(text) || isPageTitle(text));
  const again = new Set(before.slice(0, 1).filter((title) => reading.filter(({ text }) => text.trim() === title).length > 1));
  const texts = before.slice(head + 1).filter((text) => !again.has(text.trim()) && !isNavigation(text) && !isPageLine(text) && !isTitleOf(text, 'glossary'));
  return texts.some((text, at) => goesOn(text, texts[at - 1] ?? '', texts.slice(at)));
}

/** A line that begins small where no sentence is open, or an item of a list that nothing announced; the text ends in a sentence. */
function goesOn(text: string, prior: string, rest: readonly string[]): boolean {
  if (prior !== '' && !/[.!?][)"”’]*$/u.test(prior)) return false;
  const item = readMarker(text);
  const begins = item === null ? /^\p{Ll}+(?:\s|[,.;)])/u.test(text) : true;
  return begins && rest.some(endsSentence);
}
