/** The stage that understands: kinds, references, instructions. Reads: Segmented[]. Writes: InterpretedDocument[]. */
import type { Segmented } from '../segment/segments.ts';
import type { SegmentedBlock, SegmentedEntry, SegmentedRuling } from '../segment/segments.ts';
import { sortKey } from '../segment/sort-key.ts';
import { interpretRuling } from './amendments/interpret-ruling.ts';
import { cardOrTerm } from './card-or-term.ts';
import { statedRules } from './default-rule.ts';
import type { InterpretedDocument, InterpretedEntry, InterpretedRuling, PrintedReference } from './interpreted.ts';
import { seePhrases } from './see-references.ts';
import type { InterpretedBlock } from './see-references.ts';

/** Interprets every document with the names of all. */
export function interpretAll(documents: readonly Segmented[]): InterpretedDocument[] {
  const names = new Set(documents.flatMap(({ document }) => [
    ...document.entries.map(({ headword }) => sortKey(headword)),
    ...document.rulings.flatMap(({ topic }) => (topic === null ? [] : [sortKey(topic)])),
  ]));
  return documents.map(({ source, document: { entries, rulings, front = [], ...document } }) => ({
    source, document,
    entries: entries.map((entry) => interpretEntry(entry, names)),
    rulings: rulings.map((ruling) => interpretOne(ruling, names)),
    stated: statedRules(front),
  }));
}

function interpretEntry(entry: SegmentedEntry, names: ReadonlySet<string>): InterpretedEntry {
  const blocks = withReferences(entry.blocks, names);
  const references = referencesIn(blocks);
  return { ...entry, blocks, kind: cardOrTerm(entry.headword, entry.blocks[0]?.text), references, seeOnly: references.length > 0 && isSeeOnly(entry.blocks) };
}

function interpretOne(ruling: SegmentedRuling, names: ReadonlySet<string>): InterpretedRuling {
  const blocks = withReferences(ruling.blocks, names);
  const instructions = interpretRuling(ruling).map((instruction) => ({ ...instruction, newBlocks: withReferences(instruction.newBlocks, names) }));
  return { ...ruling, blocks, references: referencesIn(blocks), instructions };
}

/** The one place where a "See X" is found: from here on it is a part of its block. */
function withReferences(blocks: readonly SegmentedBlock[], names: ReadonlySet<string>): InterpretedBlock[] {
  return blocks.map((block) => ({ ...block, see: seePhrases(block.text, names) }));
}

function referencesIn(blocks: readonly InterpretedBlock[]): PrintedReference[] {
  return blocks.flatMap(({ see = [], lines }, block) => see.map(({ phrase }) => ({ block, phrase, line: lines[0] })));
}

/** "See X, Y." and no more. */
function isSeeOnly(blocks: SegmentedBlock[]): boolean {
  const text = blocks.map((block) => block.text).join(' ');
  return /^["“(]?See (?:also )?\S/u.test(text) && !/[.!?]["”)]?\s+\p{Lu}\p{Ll}*\s+\p{Ll}/u.test(text) && text.length < 300;
}
