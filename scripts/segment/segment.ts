/** The stage that cuts documents: from lines to entries and rulings. Reads: SourceFile[]. Writes: Segmented[]. */
import type { Message } from '../../src/model/corpus.ts';
import type { SourceFile } from '../read/source-file.ts';
import { withExtent } from './extent/extent.ts';
import { knownNames } from './known-names.ts';
import type { Hints, Layout } from './layout.ts';
import { LAYOUTS, SURE_ENOUGH } from './layouts.ts';
import type { SegmentedDocument } from './segments.ts';
import { sortKey } from './sort-key.ts';

export interface Segmented {
  source: SourceFile;
  document: SegmentedDocument;
}

/**
 * Cuts every document that a layout recognises; one that none does is reported, and the others are still read.
 * Documents with headwords on lines of their own are cut first: the rest profit from the names. What files are called
 * decides nothing: documents come out in an order of their own, glossaries by letter and rulings by date.
 */
export function segmentAll(sources: readonly SourceFile[]): { documents: Segmented[]; messages: Message[] } {
  const names = knownNames(sources);
  const recognised = sources.map((source) => ({ source, layout: layoutOf(source) }));
  const messages = recognised.flatMap(({ source, layout }) => (layout ? [] : [unrecognised(source)]));
  const documents: Segmented[] = [];
  for (const { source, layout } of recognised.toSorted((a, b) => rank(a.layout) - rank(b.layout) || compare(a.source.sha256, b.source.sha256))) {
    if (!layout) continue;
    const document = segmentAs(layout, source, { names });
    documents.push({ source, document });
    for (const { headword } of document.entries) names.add(sortKey(headword));
  }
  documents.sort((a, b) => compare(placeOf(a), placeOf(b)));
  return { documents, messages: [...messages, ...documents.flatMap(({ source, document }) => [...document.messages, ...nothingFound(source, document)])] };
}

function placeOf({ source, document: { kind, letter, date, title } }: Segmented): string {
  return [kind, letter ?? '', date ?? '', title, source.sha256].join('\n');
}

/** By character codes: the same on every machine, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function rank(layout: Layout | null): number {
  return layout ? LAYOUTS.indexOf(layout) : LAYOUTS.length;
}

/** Cuts one document as a layout says, and looks what the copy covers. */
export function segmentAs(layout: Layout, source: SourceFile, hints: Hints): SegmentedDocument {
  return withExtent(source, layout.segment(source, hints), layout);
}

/** The layout that is surest of a document, or null where none is sure enough. */
export function layoutOf(source: SourceFile): Layout | null {
  const sure = LAYOUTS.map((layout) => ({ layout, sureness: layout.recognise(source) })).toSorted((a, b) => b.sureness - a.sureness)[0];
  return sure && sure.sureness >= SURE_ENOUGH ? sure.layout : null;
}

function unrecognised({ file, lines }: SourceFile): Message {
  const first = lines.findIndex((line) => line.trim() !== '') + 1;
  return {
    rule: 'no-known-layout', severity: 'error', file, line: Math.max(first, 1),
    message: `${file}: no known layout fits this document; it was left out`,
    hint: `Tried: ${LAYOUTS.map(({ name, looksLike }) => `${name} (${looksLike})`).join('; ')}. Is it a glossary page or a rulings document? The README says how to add a layout.`,
  };
}

function nothingFound({ file }: SourceFile, document: SegmentedDocument): Message[] {
  if (document.entries.length + document.rulings.length > 0) return [];
  return [{ rule: 'nothing-found', severity: 'error', file, line: 1, message: `${file} looks like ${document.layout}, but no entry or ruling was found in it`, hint: 'Compare it with a document of this layout that is read well.' }];
}
