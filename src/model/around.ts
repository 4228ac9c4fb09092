/** What an entry stands among: the documents and rulings of its corpus, and the day on which one asks. */
import type { Corpus, Ruling, SourceDocument } from './corpus.ts';
import { shortDay } from './dates.ts';

export interface Around {
  documentOf: (id: string) => SourceDocument;
  rulingOf: (id: string) => Ruling;
  /** The day on which it is told. */
  today: string;
  /** The day of the newest document, as words: nothing later is known. Null where no document has a day. */
  known: string | null;
  /** Whether a day is later than that. */
  isAfterKnown: (day: string) => boolean;
}

/** Ids of a corpus are checked by ingestion: one that leads nowhere is an error of the program. */
export function aroundIn({ documents, rulings }: Pick<Corpus, 'documents' | 'rulings'>, today: string): Around {
  return { documentOf: lookup(documents, 'document'), rulingOf: lookup(rulings, 'ruling'), today, ...knownIn(documents) };
}

/** Of a document, by what it is known how far it makes the rules known. */
export type Telling = Pick<SourceDocument, 'date' | 'published' | 'ledger'>;

/** The day up to which the rules are known: that of the newest document, as it came out or began to hold; one of which no entry and no ruling was read makes nothing known. */
export function knownTo(documents: readonly Telling[]): string | null {
  const read = documents.filter(({ ledger }) => ledger.some(({ owner }) => owner !== null));
  return read.flatMap(({ date, published }) => published ?? date ?? []).toSorted().at(-1) ?? null;
}

/** What `Around` says of that day. */
export function knownIn(documents: readonly Telling[]): Pick<Around, 'known' | 'isAfterKnown'> {
  const to = knownTo(documents);
  return { known: to === null ? null : shortDay(to), isAfterKnown: (day) => to !== null && day > to };
}

function lookup<Thing extends { id: string }>(things: readonly Thing[], kind: string): (id: string) => Thing {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`corpus.json names the ${kind} “${id}” but does not hold it. Run the ingestion again.`);
    return found;
  };
}
