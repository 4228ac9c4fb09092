/** The stage that understands: kinds, references, instructions. Reads: Segmented[]. Writes: InterpretedDocument[]. */
import type { Segmented } from '../segment/segments.ts';
import type { SegmentedBlock, SegmentedEntry, SegmentedRuling } from '../segment/segments.ts';
import { sortKey } from '../names/sort-key.ts';
import type { Limit } from '../language/en/above-rulings.ts';
import { limitsAbove } from './above.ts';
import { interpretRuling } from './amendments/interpret-ruling.ts';
import { cardOrTerm } from './card-or-term.ts';
import { statedRules } from './default-rule.ts';
import type { InterpretedDocument, InterpretedEntry, InterpretedRuling, PrintedReference } from './interpreted.ts';
import { declaredSigns, namesBelowLabel, type InSigns } from './declared-references.ts';
import { LinkReferences } from './link-references.ts';
import { seePhrases } from './see-references.ts';
import type { InterpretedBlock, SeePhrase } from './see-phrase.ts';

/** Interprets every document with the names of all. */
export function interpretAll(documents: readonly Segmented[]): InterpretedDocument[] {
  const names = new Set(documents.flatMap(({ document }) => [
    ...document.entries.map(({ headword }) => sortKey(headword)),
    ...document.rulings.flatMap(({ topic }) => (topic === null ? [] : [sortKey(topic)])),
  ]));
  return documents.map(({ source, document: { entries, rulings, front = [], ...document } }) => ({
    source, document,
    ...interpretParts(entries, rulings, limitsAbove(front, rulings), { names, links: new LinkReferences(source.reading, entries, names), inSigns: declaredSigns(source.reading, entries[0]?.lines[0] ?? 0) }),
    stated: statedRules(front),
  }));
}

/** The names of all documents; the links of the one that is read, and the signs that its head gives the meaning of references. */
interface Known {
  names: ReadonlySet<string>;
  links: LinkReferences;
  inSigns: InSigns;
}

function interpretParts(entries: readonly SegmentedEntry[], rulings: readonly SegmentedRuling[], limits: readonly (Limit | null)[], known: Known): Pick<InterpretedDocument, 'entries' | 'rulings'> {
  return { entries: entries.map((entry) => interpretEntry(entry, known)), rulings: rulings.map((ruling, at) => interpretOne(ruling, limits[at] ?? null, known)) };
}

function interpretEntry(entry: SegmentedEntry, known: Known): InterpretedEntry {
  const blocks = withReferences(entry.blocks, known, entry.headword);
  const references = referencesIn(blocks);
  return { ...entry, blocks, kind: cardOrTerm(entry.headword, entry.blocks[0]?.text), references, seeOnly: references.length > 0 && isSeeOnly(entry.blocks) };
}

function interpretOne(ruling: SegmentedRuling, under: Limit | null, known: Known): InterpretedRuling {
  const blocks = withReferences(ruling.blocks, known, ruling.topic);
  const instructions = interpretRuling(ruling).map((instruction) => ({ ...instruction, ...(under && { under }), newBlocks: instruction.newBlocks.map((block) => ({ ...block, see: seePhrases(block.text, known.names) })) }));
  return { ...ruling, blocks, references: referencesIn(blocks), instructions };
}

/** The one place where a "See X" and a link are found: from here on they are a part of their block. */
function withReferences(blocks: readonly SegmentedBlock[], { names, links, inSigns }: Known, owner: string | null): InterpretedBlock[] {
  const below = namesBelowLabel(blocks);
  return blocks.map((block, at) => {
    const linked = links.in(block.text, block.lines, owner);
    const printed = [...seePhrases(block.text, names), ...[below.get(at) ?? []].flat()];
    const see = beside(atReferences(linked, printed), beside(printed, inSigns(block.text).filter(({ phrase }) => owner === null || sortKey(phrase) !== sortKey(owner))));
    return { ...block, see };
  });
}

/** Where a link's words stand in a "See X" as well as before it, the link is that. */
function atReferences(linked: readonly SeePhrase[], printed: readonly SeePhrase[]): SeePhrase[] {
  return linked.map((link) => {
    const again = printed.find(({ phrase, from, to }) => phrase === link.phrase && linked.every((other) => other.to <= from || to <= other.from));
    return again === undefined || linked.some((other) => other !== link && other.phrase === link.phrase) ? link : { ...link, from: again.from, to: again.to };
  });
}

/** References of two sorts, in order. Where both are the same words, those of the first say what they lead to. */
function beside(first: readonly SeePhrase[], others: readonly SeePhrase[]): SeePhrase[] {
  return [...first, ...others.filter(({ from, to }) => first.every((one) => one.to <= from || to <= one.from))].toSorted((a, b) => a.from - b.from);
}

function referencesIn(blocks: readonly InterpretedBlock[]): PrintedReference[] {
  return blocks.flatMap(({ see = [], lines }, block) => see.map(({ phrase, name }) => ({ block, phrase, line: lines[0], ...(name === undefined ? {} : { name }) })));
}

/** "See X, Y." and no more. */
function isSeeOnly(blocks: SegmentedBlock[]): boolean {
  const text = blocks.map((block) => block.text).join(' ');
  return /^["“(]?See (?:also )?\S/u.test(text) && !/[.!?]["”)]?\s+\p{Lu}\p{Ll}*\s+\p{Ll}/u.test(text) && text.length < 300;
}
