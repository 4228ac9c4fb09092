/**
 * A supplement that is laid out as a glossary page. Where its own head says what its entries do ("These entries replace
 * the Glossary entries of that name"), they are rulings on a glossary, and no edition of one.
 */
import { sentences } from '../../src/model/sentences.ts';
import { defaultRuleIn, mayBeDefault } from '../language/en/default-rules.ts';
import type { ReadingLine, SourceFile } from '../read/source-file.ts';
import { isBlank, readParagraphs } from './blocks/paragraphs.ts';
import { fileLines } from './blocks/to-block.ts';
import { wrappingOf } from './blocks/wrapping.ts';
import { readFrontMatter } from './front-matter/front-matter.ts';
import { isNavigation } from './layouts/furniture.ts';
import type { CutDocument, FrontParagraph, SegmentedEntry, SegmentedRuling } from './segments.ts';

/** How such a document calls itself; one that does not is a supplement only where its rule is wholly understood. */
const NAMES_ITSELF = /\bsupplements?\b|\bglossary (?:updates?|changes|errata|additions)\b|\b(?:changes|additions|updates?) (?:to|of) the glossary\b/iu;

/** Reads: a document as cut. Writes: the same, as rulings where it is a glossary whose head says what its entries do. */
export function asSupplement(source: SourceFile, document: CutDocument): CutDocument {
  if (document.kind === 'rulings' || document.entries.length === 0) return document;
  const front = frontOf(source.reading, document.entries[0]?.lines[0] ?? 0);
  if (!saysWhatItsEntriesDo(front)) return document;
  return asRulings(document, front);
}

/** Reads: a glossary as cut, and the paragraphs of its head. Writes: the same as rulings, an entry each. */
function asRulings(document: CutDocument, front: FrontParagraph[]): CutDocument {
  const { title, date, published, amends, follows } = readFrontMatter(front.map(({ text }) => text), [], 'rulings');
  return {
    ...document, kind: 'rulings', letter: null, title: title ?? document.title, date: document.date ?? date, published: document.published ?? published, amends, follows, front,
    entries: [], rulings: document.entries.map(toRuling), ledger: document.ledger.map((row) => (row.is === 'entry' ? { ...row, is: 'ruling' as const } : row)),
  };
}

/** Reads: a document that its layout cuts as a glossary and whose head says that it holds rulings. Writes: its rulings. */
export function rulingsOf(source: SourceFile, document: CutDocument): CutDocument {
  return document.entries.length === 0 ? { ...document, kind: 'rulings' } : asRulings(document, frontOf(source.reading, document.entries[0]?.lines[0] ?? 0));
}

function saysWhatItsEntriesDo(front: readonly FrontParagraph[]): boolean {
  const said = front.flatMap(({ text }) => sentences(text)).map(({ text }) => text);
  if (said.some((words) => defaultRuleIn(words) !== null)) return true;
  return said.some(mayBeDefault) && said.some((words) => NAMES_ITSELF.test(words));
}

/** The paragraphs before the first entry, without what leads elsewhere. */
function frontOf(reading: readonly ReadingLine[], firstEntry: number): FrontParagraph[] {
  const head = reading.filter(({ to }) => to < firstEntry).map((line) => (isBlank(line.text) || isNavigation(line.text) ? { ...line, text: '' } : line));
  return readParagraphs(head, 0, head.length, { wrapping: wrappingOf([...reading]), starIsBullet: true }).map(({ text, first, last }) => ({ text, lines: fileLines(head, first, last) }));
}

/** What a copy of it lacks is told of entries; a ruling is what stands there. */
function toRuling({ headword, lines, blocks }: SegmentedEntry): SegmentedRuling {
  return { topic: headword, starred: false, section: null, effective: null, lines, blocks };
}
