/** Headwords that the operator says are one entry: the others' text goes to the first, their names lead to it. */
import type { SameEntry } from '../decisions/decision.ts';
import type { InterpretedDocument, InterpretedEntry } from '../interpret/interpreted.ts';
import { placeKey, type LeftOut, type Place } from './better-copies.ts';

export interface Joined {
  /** For each entry that another one takes in, the place of that one. */
  taken: LeftOut;
  /** By place, the entries that an entry takes in. */
  into: ReadonlyMap<string, InterpretedEntry[]>;
}

/** Reads: all documents with the numbers of their editions, and what was decided; the same headword twice joins two entries of one name. Writes: which entries of an edition go into which. */
export function sameEntries(documents: readonly InterpretedDocument[], decisions: readonly Pick<SameEntry, 'headwords'>[], leftOut: LeftOut, editions: readonly (number | null)[]): Joined {
  const taken = new Map<string, Place>();
  const into = new Map<string, InterpretedEntry[]>();
  const places = documents.flatMap(({ entries }, document) => entries.map(({ headword }, entry) => ({ document, entry, headword }))).filter((place) => !leftOut.has(placeKey(place)));
  const byEdition = [...Map.groupBy(places, ({ document }) => editions[document] ?? null).values()];
  for (const { headwords } of decisions) for (const edition of byEdition) {
    const found = headwords.flatMap((name) => edition.filter(({ headword }) => headword === name));
    const [first, ...others] = [...new Set(found)];
    if (!first) continue;
    for (const other of others) taken.set(placeKey(other), { document: first.document, entry: first.entry });
    into.set(placeKey(first), others.flatMap(({ document, entry }) => documents[document]?.entries[entry] ?? []));
  }
  return { taken, into };
}

/** An entry with the text and losses of those it takes in. */
export function withTaken(entry: InterpretedEntry, others: readonly InterpretedEntry[]): InterpretedEntry {
  if (others.length === 0) return entry;
  const all = [entry, ...others];
  return {
    ...entry,
    blocks: all.flatMap(({ blocks }) => blocks),
    losses: all.flatMap(({ losses }) => losses),
    references: all.flatMap(({ references }) => references),
    seeOnly: all.every(({ seeOnly }) => seeOnly),
    completeness: together(all.map(({ completeness }) => completeness)),
  };
}

/** Whole only where each part is; a headword alone only where each is. */
function together(parts: InterpretedEntry['completeness'][]): InterpretedEntry['completeness'] {
  const [first = 'complete'] = parts;
  return parts.every((part) => part === first) ? first : 'partial';
}
