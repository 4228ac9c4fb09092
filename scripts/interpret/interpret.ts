/** The stage that understands: kinds, references, instructions. Reads: Segmented[]. Writes: InterpretedDocument[]. */
import type { Segmented } from '../segment/segment.ts';
import type { SegmentedBlock, SegmentedEntry, SegmentedRuling } from '../segment/segments.ts';
import { sortKey } from '../segment/sort-key.ts';
import { interpretRuling } from './amendments/interpret-ruling.ts';
import { cardOrTerm } from './card-or-term.ts';
import type { InterpretedDocument, InterpretedEntry, InterpretedRuling, PrintedReference } from './interpreted.ts';
import { seePhrases } from './see-references.ts';

/** Interprets every document with the names of all. */
export function interpretAll(documents: readonly Segmented[]): InterpretedDocument[] {
  const names = new Set(documents.flatMap(({ document }) => [
    ...document.entries.map(({ headword }) => sortKey(headword)),
    ...document.rulings.flatMap(({ topic }) => (topic === null ? [] : [sortKey(topic)])),
  ]));
  return documents.map(({ source, document: { entries, rulings, ...document } }) => ({
    source, document,
    entries: entries.map((entry) => interpretEntry(entry, names)),
    rulings: rulings.map((ruling) => interpretOne(ruling, names)),
  }));
}

function interpretEntry(entry: SegmentedEntry, names: ReadonlySet<string>): InterpretedEntry {
  const references = referencesIn(entry.blocks, names);
  return { ...entry, kind: cardOrTerm(entry.headword, entry.blocks[0]?.text), references, seeOnly: references.length > 0 && isSeeOnly(entry.blocks) };
}

function interpretOne(ruling: SegmentedRuling, names: ReadonlySet<string>): InterpretedRuling {
  return { ...ruling, references: referencesIn(ruling.blocks, names), instructions: interpretRuling(ruling) };
}

function referencesIn(blocks: SegmentedBlock[], names: ReadonlySet<string>): PrintedReference[] {
  return blocks.flatMap(({ marked, lines }, block) => seePhrases(marked, names).map(({ phrase }) => ({ block, phrase, line: lines[0] })));
}

/** "See X, Y." and no more. */
function isSeeOnly(blocks: SegmentedBlock[]): boolean {
  const text = blocks.map((block) => block.text).join(' ');
  return /^["“(]?See (?:also )?\S/u.test(text) && !/[.!?]["”)]?\s+\p{Lu}\p{Ll}*\s+\p{Ll}/u.test(text) && text.length < 300;
}
