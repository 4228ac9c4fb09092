/** The stage that connects: ids, references, and the entry of each ruling. Reads: InterpretedDocument[]. Writes: LinkedCorpus. */
import type { InterpretedDocument, InterpretedEntry } from '../interpret/interpreted.ts';
import type { CorpusConfig } from '../read/corpus-config.ts';
import { betterCopies, placeKey, type LeftOut } from './better-copies.ts';
import { documentIds, toSourceDocument, type DocumentIds } from './documents.ts';
import type { BaseEntry, LinkedCorpus, TargetedRuling } from './linked.ts';
import { NameIndex } from './names/name-index.ts';
import { variantsOf } from './names/variants.ts';
import { resolveReferences } from './references.ts';
import { sameEntries, withTaken, type SameEntry } from './same-entries.ts';
import { sameHeadwords } from './same-headwords.ts';
import { scopeOf, type Scope } from './scope.ts';
import { Slugs } from './slug.ts';
import { targetOf } from './targets.ts';
import { toBlocks } from './to-block.ts';

/** A name that an operator's decision gives an entry, which is named by its headword or id. */
export interface Alias {
  name: string;
  entry: string;
}

/** A corpus that its operator gave no title. */
const UNTITLED = 'Glossary and Current Rulings';

interface NamedEntry {
  entry: InterpretedEntry;
  document: string;
  id: string;
  headword: string;
  variants: string[];
}

/** What the operator decided about names. */
export interface NameDecisions {
  aliases: readonly Alias[];
  sameEntries: readonly SameEntry[];
}

/** Reads: all documents as interpreted, what the operator says of them, and decisions about names. Writes: the corpus, linked. */
export function link(documents: readonly InterpretedDocument[], config: CorpusConfig, { aliases, sameEntries: same }: NameDecisions = { aliases: [], sameEntries: [] }): LinkedCorpus {
  const configs = documents.map(({ source }) => config.documents.find(({ file }) => file === source.file));
  const { leftOut, messages } = betterCopies(documents, documents.map(({ document }, at) => configs[at]?.date ?? document.date));
  const { taken, into } = sameEntries(documents, same, leftOut);
  const elsewhere: LeftOut = new Map([...leftOut, ...taken]);
  const ids = idsOf(documents, config, elsewhere);
  const named = documents.flatMap(({ entries }, document) => entries.flatMap((entry, index) => {
    const place = { document, entry: index };
    if (elsewhere.has(placeKey(place))) return [];
    const others = into.get(placeKey(place)) ?? [];
    return [nameEntry(withTaken(entry, others), others.map(({ headword }) => headword), ids[document]?.id ?? '', ids[document]?.entries[index] ?? '', aliases)];
  }));
  const scope = scopeOf(documents, new NameIndex(named));
  return {
    title: config.title ?? UNTITLED, publishers: config.publishers, address: config.address, authority: config.authority, sample: config.sample,
    icons: config.icons, letters: [...scope.held.keys()].sort(),
    documents: documents.map((one, at) => toSourceDocument(one, ids[at] ?? { id: '', entries: [], rulings: [] }, configs[at])),
    entries: named.map((one) => baseEntry(one, scope)),
    rulings: documents.flatMap((one, at) => rulingsOf(one, ids[at], scope)),
    messages: [...messages, ...sameHeadwords(documents)],
  };
}

/** Ids by document; an entry left out for a better copy has the id of that copy. */
function idsOf(documents: readonly InterpretedDocument[], config: CorpusConfig, leftOut: LeftOut): DocumentIds[] {
  const slugs = new Slugs();
  const ids = documentIds(documents, config.documents).map((id, document): DocumentIds => {
    const within = new Slugs();
    const { entries = [], rulings = [] } = documents[document] ?? {};
    return {
      id,
      entries: entries.map(({ headword }, entry) => (leftOut.has(placeKey({ document, entry })) ? '' : slugs.next(headword))),
      rulings: rulings.map(({ topic }) => `${id}-${within.next(topic ?? 'untitled')}`),
    };
  });
  const idAt = (document: number, entry: number): string => {
    const by = leftOut.get(placeKey({ document, entry }));
    return (by ? ids[by.document]?.entries[by.entry] : ids[document]?.entries[entry]) ?? '';
  };
  return ids.map((one, document) => ({ ...one, entries: one.entries.map((_, entry) => idAt(document, entry)) }));
}

function nameEntry(entry: InterpretedEntry, taken: string[], document: string, id: string, aliases: readonly Alias[]): NamedEntry {
  const decided = aliases.filter((alias) => alias.entry === entry.headword || alias.entry === id).map(({ name }) => name);
  return { entry, document, id, headword: entry.headword, variants: [...new Set([...variantsOf(entry.headword), ...taken.filter((name) => name !== entry.headword), ...decided])] };
}

function baseEntry({ entry, document, id, headword, variants }: NamedEntry, { index, held }: Scope): BaseEntry {
  const seeAlso = resolveReferences(entry.references, id, index, held);
  return {
    id, headword, ...(entry.mark ? { mark: entry.mark } : {}), variants, kind: entry.kind, document, lines: entry.lines, completeness: entry.completeness, losses: entry.losses,
    pointsTo: entry.seeOnly ? seeAlso[0] ?? null : null, base: toBlocks(entry.blocks, document), seeAlso,
  };
}

function rulingsOf({ rulings }: InterpretedDocument, ids: DocumentIds | undefined, { index, held }: Scope): TargetedRuling[] {
  const document = ids?.id ?? '';
  return rulings.map(({ topic, starred, section, lines, blocks, references, instructions, effective }, at) => ({
    id: ids?.rulings[at] ?? '', document, topic, starred, section, lines, blocks: toBlocks(blocks, document),
    ...targetOf(topic, index, held), instructions, seeAlso: resolveReferences(references, null, index, held), effective,
  }));
}
