/** The stage that cuts documents: from lines to entries and rulings. Reads: SourceFile[]. Writes: Segmented[]. */
import type { Message } from '../../src/model/corpus.ts';
import type { SourceFile } from '../read/source-file.ts';
import { withExtent } from './extent/extent.ts';
import { withLostEnds } from './gaps/lost-ends.ts';
import { withGaps } from './gaps/with-gaps.ts';
import { withoutMark } from './headwords/editors-mark.ts';
import { withoutNotesBehind } from './headwords/notes-behind.ts';
import { cutOnce } from './cut-once.ts';
import { whereEntriesUnderstood } from './entries-understood.ts';
import { knownNames } from './known-names.ts';
import type { Hints, Layout } from './layout.ts';
import { namesInTexts } from './names-in-texts.ts';
import { layoutAsSaid, layoutOf, othersOf, unknownLayouts, unrecognised } from './choose-layout.ts';
import type { Said } from './choose-layout.ts';
import { LAYOUTS } from './layouts.ts';
import { withOtherSigns } from './other-signs/under-another-sign.ts';
import { mayBeUnderstoodOtherwise } from './refused.ts';
import type { Segmented, SegmentedDocument } from './segments.ts';
import { withSharedFronts } from './several-pages.ts';
import { sortKey } from '../names/sort-key.ts';
import { asSupplement } from './supplement.ts';
import { whereUnderstood } from './understood.ts';

/**
 * Cuts every document that a layout recognises; one that none does is reported, and the others are still read.
 * Glossaries are cut first, those with headwords on lines of their own before the others: the rest profit from the
 * names. What files are called decides nothing: documents come out in an order of their own, glossaries by letter and rulings by date. `said` is what
 * the operator says of them, which counts before what they look like.
 */
export function segmentAll(sources: readonly SourceFile[], said: readonly Said[] = []): { documents: Segmented[]; messages: Message[] } {
  const names = knownNames(sources);
  const recognised = sources.map((source) => {
    const asSaid = layoutAsSaid(source, saidOf(said, source), { names });
    const layout = asSaid ?? layoutOf(source);
    return { source, layout, others: () => (layout === null || layout === asSaid ? [] : othersOf(source, layout)) };
  });
  const messages = unknownLayouts(said);
  messages.push(...recognised.flatMap(({ source, layout }) => (layout ? [] : [unrecognised(source)])));
  const documents: Segmented[] = [];
  for (const { source, layout, others } of recognised.toSorted((a, b) => rank(a.layout) - rank(b.layout) || compare(a.source.sha256, b.source.sha256))) {
    if (!layout) continue;
    const asked = saidOf(said, source);
    const document = cutOnce(source, JSON.stringify([layout.name, asked]), names, (noting) => firstUnderstood(layout, others, (one) => segmentAs(one, source, { names: noting }, asked)));
    documents.push({ source, document });
    for (const { headword } of document.entries) names.add(sortKey(headword));
  }
  const headwords = headwordsOf(documents);
  const shared = withSharedFronts(documents.map((one) => cutAgain(one, LAYOUTS.find(({ name }) => name === one.document.layout) ?? null, { names }, headwords, said)));
  shared.sort((a, b) => compare(placeOf(a), placeOf(b)));
  return { documents: shared, messages: [...messages, ...shared.flatMap(({ source, document }) => [...document.messages, ...nothingFound(source, document), ...struck(source)])] };
}

/**
 * The first reading that is understood throughout, by the layouts that recognise the document, the surest first; where none is, the surest's,
 * which says why. What is refused whatever its layout is tried by no other.
 */
function firstUnderstood(surest: Layout, others: () => readonly Layout[], cut: (layout: Layout) => SegmentedDocument): SegmentedDocument {
  const document = cut(surest);
  if (!mayBeUnderstoodOtherwise(document)) return document;
  for (const layout of others()) {
    const other = cut(layout);
    if (other.entries.length + other.rulings.length > 0) return other;
  }
  return document;
}

/**
 * A glossary that has a name of another page's entry where a headword would stand is looked at again, now that the name is
 * known; in what order its pages were read decides nothing.
 */
function cutAgain(one: Segmented, layout: Layout | null, hints: Hints, headwords: ReadonlySet<string>, said: readonly Said[]): Segmented {
  const { source, document } = one;
  if (layout === null || document.kind !== 'glossary' || namesInTexts(source.reading, document, headwords).size === 0) return one;
  const again = segmentAs(layout, source, hints, saidOf(said, source));
  return again.entries.length > document.entries.length ? { source, document: again } : one;
}

function headwordsOf(documents: readonly Segmented[]): Set<string> {
  return new Set(documents.flatMap(({ document }) => document.entries.map(({ headword }) => sortKey(headword))));
}

function placeOf({ source, document: { kind, letter, date, title } }: Segmented): string {
  return [kind, letter ?? '', date ?? '', title, source.sha256].join('\n');
}

/** By character codes: the same on every machine, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Glossaries first: what they call entries tells where a ruling begins. */
function rank(layout: Layout | null): number {
  if (layout === null) return 2 * LAYOUTS.length;
  return LAYOUTS.indexOf(layout) + (layout.kind === 'rulings' ? LAYOUTS.length : 0);
}

/** Cuts one document as a layout says, and looks what the copy covers; what its operator says of it counts before that. */
export function segmentAs(layout: Layout, source: SourceFile, hints: Hints, asked?: Said): SegmentedDocument {
  const laidOut = layout.segment(source, hints);
  const told = asked?.kind === undefined ? asSupplement(source, laidOut) : laidOut;
  const understood = asked?.layout === undefined ? whereEntriesUnderstood(source, whereUnderstood(source, told)) : told;
  const cut = withOtherSigns(source, understood, hints.names);
  const entries = withLostEnds(withGaps(withoutNotesBehind(cut.entries.map(withoutMark))), source.reading);
  return withExtent(source, { ...cut, entries, letter: asked?.letter ?? cut.letter }, { drops: layout.drops, said: asked?.extent });
}

function saidOf(said: readonly Said[], { file }: SourceFile): Said | undefined {
  return said.find((one) => one.file === file);
}

function nothingFound({ file }: SourceFile, document: SegmentedDocument): Message[] {
  if (document.entries.length + document.rulings.length > 0 || document.messages.length > 0) return [];
  return [{ rule: 'nothing-found', severity: 'error', file, line: 1, message: `${file} looks like ${document.layout}, but no entry or ruling was found in it`, hint: 'Compare it with a document of this layout that is read well.' }];
}

/** What a document strikes out is what was there before: a reader of the report is told that it is not read as rule. */
function struck({ file, reading }: SourceFile): Message[] {
  const found = reading.flatMap(({ marks = [], from }) => marks.flatMap(({ is, words }) => (is === 'struck' ? [{ words, from }] : [])));
  const [first] = found;
  if (first === undefined) return [];
  return [...underStruck({ file, reading }), {
    rule: 'struck-text', severity: 'note', file, line: first.from,
    message: `${file} strikes out ${found.length === 1 ? 'one passage' : `${found.length} passages`}, which ${found.length === 1 ? 'is' : 'are'} not read as rule; the first is “${shortened(first.words)}”`,
    hint: 'Struck words are what was there before. If they hold, correct the line by a decision.',
  }];
}

/** Words that stand under a heading that is struck out, and are not struck themselves: a person is told where they begin. */
function underStruck({ file, reading }: Pick<SourceFile, 'file' | 'reading'>): Message[] {
  const marked = reading.filter(({ marks = [] }) => marks.some(({ is }) => is === 'struck'));
  return marked.flatMap((line, at) => {
    const above = marked[at - 1];
    if (above === undefined || !isUnderStruck(line) || isUnderStruck(above)) return [];
    return [{
      rule: 'under-struck-name', severity: 'warning' as const, file, line: line.from,
      message: `${file}, line ${line.from}: what stands under “${above.marks?.map(({ words }) => words).join(' ') ?? ''}” is not read as rule, because that heading is struck out`,
      hint: `If it still holds, correct line ${above.from}, the heading, by a decision.`,
    }];
  });
}

const isUnderStruck = ({ marks = [] }: SourceFile['reading'][number]): boolean => marks.some(({ underStruck }) => underStruck === true);

function shortened(words: string): string {
  const all = words.split(' ');
  return all.length > 12 ? `${all.slice(0, 12).join(' ')} …` : words;
}
