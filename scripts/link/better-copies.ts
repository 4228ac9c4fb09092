/** Two copies of one letter of one edition: per entry the better one is kept, and what was left out is said. */
import type { Message } from '../../src/model/corpus.ts';
import type { InterpretedDocument, InterpretedEntry } from '../interpret/interpreted.ts';
import { sortKey } from '../segment/sort-key.ts';

/** An entry's place: index of its document, and its index there. */
export interface Place {
  document: number;
  entry: number;
}

/** Places of entries that another copy has better, and where that is. The key is `placeKey`. */
export type LeftOut = ReadonlyMap<string, Place>;

export function placeKey({ document, entry }: Place): string {
  return `${document} ${entry}`;
}

const WORTH = { complete: 2, partial: 1, 'headword only': 0 } as const;

/** Reads: all documents and the number of each one's edition. Writes: the entries to leave out for a better copy, and messages about letters given twice. */
export function betterCopies(documents: readonly InterpretedDocument[], editions: readonly (number | null)[]): { leftOut: LeftOut; messages: Message[] } {
  const copies = documents.flatMap(({ document, entries }, at) => (document.kind === 'glossary' ? placesOf(entries, at, `${editions[at] ?? ''} / ${document.letter ?? document.title}`) : []));
  const leftOut = new Map<string, Place>();
  for (const places of Map.groupBy(copies, ({ key }) => key).values()) {
    const best = places.reduce((top, one) => (isBetter(one, top) ? one : top));
    for (const one of places) if (one !== best) leftOut.set(placeKey(one), { document: best.document, entry: best.entry });
  }
  return { leftOut, messages: copyMessages(documents, leftOut) };
}

/** An entry of a copy, with what tells it apart from others, and what it is worth. */
interface Copied extends Place {
  key: string;
  worth: number;
  length: number;
}

/** Entries of one name in one document are told apart by their order. */
function placesOf(entries: readonly InterpretedEntry[], document: number, page: string): Copied[] {
  const byName = Map.groupBy(entries.entries(), ([, { headword }]) => sortKey(headword));
  return [...byName].flatMap(([name, list]) => list.map(([entry, { blocks, completeness }], nth): Copied => (
    { document, entry, key: `${page} / ${name} / ${nth}`, worth: WORTH[completeness], length: blocks.map(({ text }) => text).join('').length })));
}

/** The more complete copy, then the longer text. */
function isBetter(one: Copied, top: Copied): boolean {
  return one.worth === top.worth ? one.length > top.length : one.worth > top.worth;
}

function copyMessages(documents: readonly InterpretedDocument[], leftOut: LeftOut): Message[] {
  const pairs = Map.groupBy(leftOut, ([place, by]) => `${place.split(' ')[0] ?? ''} ${by.document}`);
  return [...pairs].map(([pair, list]) => {
    const [file = '', by = ''] = pair.split(' ').map((at) => documents[Number(at)]?.source.file ?? '');
    return { rule: 'two-copies', severity: 'note', file, line: 1, message: `${file} and ${by} hold the same letter of one edition: ${list.length} of its entries are taken from ${by}`, hint: 'For each entry the better copy is used, and its page says which. Remove one of the files if that is not wanted.' };
  });
}
