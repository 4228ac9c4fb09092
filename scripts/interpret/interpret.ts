/** The stage that understands: kinds, references, instructions. Reads: Segmented[]. Writes: InterpretedDocument[]. */
import type { Segmented } from '../segment/segments.ts';
import type { SegmentedBlock, SegmentedEntry, SegmentedRuling } from '../segment/segments.ts';
import { sortKey } from '../segment/sort-key.ts';
import { interpretRuling } from './amendments/interpret-ruling.ts';
import { cardOrTerm } from './card-or-term.ts';
import { statedRules } from './default-rule.ts';
import type { InterpretedDocument, InterpretedEntry, InterpretedRuling, PrintedReference } from './interpreted.ts';
import { LinkReferences } from './link-references.ts';
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
    ...interpretParts(entries, rulings, { names, links: new LinkReferences(source.reading, entries, names) }),
    stated: statedRules(front),
  }));
}

/** The names of all documents, and the links of the one that is read. */
interface Known {
  names: ReadonlySet<string>;
  links: LinkReferences;
}

function interpretParts(entries: readonly SegmentedEntry[], rulings: readonly SegmentedRuling[], known: Known): Pick<InterpretedDocument, 'entries' | 'rulings'> {
  return { entries: entries.map((entry) => interpretEntry(entry, known)), rulings: rulings.map((ruling) => interpretOne(ruling, known)) };
}

function interpretEntry(entry: SegmentedEntry, known: Known): InterpretedEntry {
  const blocks = withReferences(entry.blocks, known, entry.headword);
  const references = referencesIn(blocks);
  return { ...entry, blocks, kind: cardOrTerm(entry.headword, entry.blocks[0]?.text), references, seeOnly: references.length > 0 && isSeeOnly(entry.blocks) };
}

function interpretOne(ruling: SegmentedRuling, known: Known): InterpretedRuling {
  const blocks = withReferences(ruling.blocks, known, ruling.topic);
  const instructions = interpretRuling(ruling).map((instruction) => ({ ...instruction, newBlocks: instruction.newBlocks.map((block) => ({ ...block, see: seePhrases(block.text, known.names) })) }));
  return { ...ruling, blocks, references: referencesIn(blocks), instructions };
}

/** The one place where a "See X" and a link are found: from here on they are a part of their block. */
function withReferences(blocks: readonly SegmentedBlock[], { names, links }: Known, owner: string | null): InterpretedBlock[] {
  return blocks.map((block) => {
    const linked = links.in(block.text, block.lines, owner);
    const printed = seePhrases(block.text, names);
    // Where both are the same words, the link says what they lead to.
    const see = linked.length === 0 ? printed : [...linked, ...printed.filter(({ from, to }) => linked.every((link) => link.to <= from || to <= link.from))].toSorted((a, b) => a.from - b.from);
    return { ...block, see };
  });
}

function referencesIn(blocks: readonly InterpretedBlock[]): PrintedReference[] {
  return blocks.flatMap(({ see = [], lines }, block) => see.map(({ phrase, name }) => ({ block, phrase, line: lines[0], ...(name === undefined ? {} : { name }) })));
}

/** "See X, Y." and no more. */
function isSeeOnly(blocks: SegmentedBlock[]): boolean {
  const text = blocks.map((block) => block.text).join(' ');
  return /^["“(]?See (?:also )?\S/u.test(text) && !/[.!?]["”)]?\s+\p{Lu}\p{Ll}*\s+\p{Ll}/u.test(text) && text.length < 300;
}
