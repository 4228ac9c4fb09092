/**
 * What a copy of a glossary covers whole. A copy cut short, one that begins in the midst of an entry, and one whose jump
 * line names groups that it does not hold prove nothing by what is absent from them.
 */
import { withoutArticle } from '../../names/alphabet.ts';
import type { Extent } from '../../../src/model/corpus.ts';
import { letterOf } from '../../../src/model/letters.ts';
import type { SourceFile } from '../../read/source-file.ts';
import { withoutPipe } from '../../read/formats/sheet/pipes.ts';
import { jumpsIn } from '../layouts/furniture.ts';
import type { CutDocument, SegmentedDocument, SegmentedEntry } from '../segments.ts';
import { sortKey } from '../../names/sort-key.ts';
import { startOfCopy } from './start-of-copy.ts';
import { endOfCopy } from './end-of-copy.ts';
import { supplementAs } from './supplements.ts';

/** What is known of a copy beside its text. */
interface Known {
  /** Which entries copies of its layout are without, in a few words. */
  drops?: string | undefined;
  /** What its operator says. */
  said?: 'whole' | 'part' | undefined;
}

/** Reads: a document as cut. Writes: the same with what it covers; what was cut off is told on its entries and in its extent. */
export function withExtent(source: SourceFile, cut: CutDocument, { drops, said }: Known = {}): SegmentedDocument {
  if (cut.kind === 'rulings' || cut.entries.length === 0) return { ...cut, extent: [] };
  const { document: begun, why: start } = startOfCopy(source, cut);
  const { document, why: end } = endOfCopy(source, begun);
  const groups = drops === undefined ? missingGroups(source, document.entries) : null;
  const letters = document.letter === null ? [...new Set(document.entries.map(({ headword }) => letterOf(headword)))] : [document.letter];
  const outOfOrder = (start ?? end) !== null && !inOrder(document) ? 'is cut, and its entries stand in no order that tells which' : null;
  const added = supplementAs(source, cut);
  const extent = letters.map((letter, at): Extent => {
    const why = [outOfOrder, at === 0 ? start : null, at === letters.length - 1 ? end : null, letters.length === 1 ? groups : null, added, drops ?? null].filter((one) => one !== null);
    if (said === 'whole') return { letter, whole: true, why: null };
    if (said === 'part' && why.length === 0) return { letter, whole: false, why: 'is not all of it, as its operator says' };
    return { letter, whole: why.length === 0, why: why.length === 0 ? null : why.join(', and '), ...cutAt(at === 0 && start !== null, at === letters.length - 1 && end !== null) };
  });
  return { ...document, extent };
}

/** At which edges of a letter its copy cuts an entry. */
function cutAt(start: boolean, end: boolean): Pick<Extent, 'cut'> {
  if (start && end) return { cut: 'both' };
  return start ? { cut: 'start' } : end ? { cut: 'end' } : {};
}

/** Whether the letters of a document stand in the order of the alphabet; a name with an article may stand under its next word. */
function inOrder({ letter, entries }: CutDocument): boolean {
  if (letter !== null) return true;
  let before = '';
  return entries.every(({ headword }) => {
    const next = [headword, withoutArticle(headword)].map(letterOf).find((one) => one >= before);
    before = next ?? before;
    return next !== undefined;
  });
}

/** The groups that the page's jump line names and of which it holds no entry, in words. */
function missingGroups({ reading }: SourceFile, entries: readonly SegmentedEntry[]): string | null {
  const keys = entries.flatMap(({ headword }) => [sortKey(headword), withoutArticle(sortKey(headword))]);
  const missing = [...jumpsIn(reading.map(({ text }) => withoutPipe(text)))].filter((group) => !keys.some((key) => key.replaceAll(' ', '').startsWith(group)));
  return missing.length === 0 ? null : `holds nothing of ${missing.join(', ')}`;
}
