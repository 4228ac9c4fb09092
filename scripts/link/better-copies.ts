/** Two copies of one letter of one edition: per entry the better one is kept, and what was left out is said. */
import type { Message } from '../../src/model/corpus.ts';
import type { InterpretedDocument, InterpretedEntry } from '../interpret/interpreted.ts';
import { sortKey } from '../names/sort-key.ts';

/** An entry's place: index of its document, and its index there. */
export interface Place {
  document: number;
  entry: number;
}

/** Places of entries that another copy has better, and where that is. The key is `placeKey`. */
export type LeftOut = ReadonlyMap<string, Place>;

/** A place as a key of maps: entries are told apart by document and number. */
export function placeKey({ document, entry }: Place): string {
  return `${document} ${entry}`;
}

const WORTH = { complete: 2, partial: 1, 'headword only': 0 } as const;

/** Reads: all documents and the number of each one's edition. Writes: the entries to leave out for a better copy, and messages about letters given twice. */
export function betterCopies(documents: readonly InterpretedDocument[], editions: readonly (number | null)[]): { leftOut: LeftOut; messages: Message[] } {
  const copies = documents.flatMap(({ document, entries }, at) => (document.kind === 'glossary' ? placesOf(entries, at, `${editions[at] ?? ''} / ${document.letter ?? document.title}`) : []));
  const leftOut = new Map<string, Place>();
  const unlike: Unlike[] = [];
  const held = heldBy(copies);
  for (const places of Map.groupBy(copies, ({ key }) => key).values()) {
    const best = places.reduce((top, one) => (isBetter(one, top, held) ? one : top));
    for (const one of places) {
      if (one === best) continue;
      leftOut.set(placeKey(one), { document: best.document, entry: best.entry });
      if (one.worth === WORTH.complete && best.worth === WORTH.complete && one.words !== best.words) unlike.push({ left: one, taken: best });
    }
  }
  return { leftOut, messages: [...copyMessages(documents, leftOut), ...unlikeMessages(documents, unlike)] };
}

/** Two copies of an entry, both whole, that do not say the same. */
interface Unlike { left: Copied; taken: Copied }

/** An entry of a copy, with what tells it apart from others, and what it is worth. */
interface Copied extends Place {
  key: string;
  worth: number;
  length: number;
  /** The text, without what copies of one text may print otherwise. */
  words: string;
}

/** Entries of one name in one document are told apart by their order. */
function placesOf(entries: readonly InterpretedEntry[], document: number, page: string): Copied[] {
  const byName = Map.groupBy(entries.entries(), ([, { headword }]) => sortKey(headword));
  return [...byName].flatMap(([name, list]) => list.map(([entry, { blocks, completeness }], nth): Copied => {
    const texts = blocks.map(({ text }) => text);
    return { document, entry, key: `${page} / ${name} / ${nth}`, worth: WORTH[completeness], length: texts.join('').length, words: sortKey(texts.join(' ')) };
  }));
}

/** By document, how much of what its copy has is whole. */
type HeldBy = ReadonlyMap<number, number>;

function heldBy(copies: readonly Copied[]): HeldBy {
  const whole = Map.groupBy(copies.filter(({ worth }) => worth === WORTH.complete), ({ document }) => document);
  return new Map([...whole].map(([document, list]) => [document, list.reduce((sum, { length }) => sum + length, 0)]));
}

/**
 * The more complete copy, then the longer text; but where two whole ones say something else, that of the document that has
 * more: two texts that may be of two days are not mixed.
 */
function isBetter(one: Copied, top: Copied, held: HeldBy): boolean {
  if (one.worth !== top.worth) return one.worth > top.worth;
  const [own, its] = [held.get(one.document) ?? 0, held.get(top.document) ?? 0];
  return contradict(one, top) && own !== its ? own > its : one.length > top.length;
}

/** Two whole texts of which neither is a part of the other. */
function contradict(one: Copied, other: Copied): boolean {
  return one.worth === WORTH.complete && !one.words.includes(other.words) && !other.words.includes(one.words);
}

function copyMessages(documents: readonly InterpretedDocument[], leftOut: LeftOut): Message[] {
  const pairs = Map.groupBy(leftOut, ([place, by]) => `${place.split(' ')[0] ?? ''} ${by.document}`);
  return [...pairs].map(([pair, list]) => {
    const [file = '', by = ''] = pair.split(' ').map((at) => documents[Number(at)]?.source.file ?? '');
    return { rule: 'two-copies', severity: 'note', file, line: 1, message: `${file} and ${by} hold the same letter of one edition: ${list.length} of its entries are taken from ${by}`, hint: 'For each entry the better copy is used, and its page says which. Remove one of the files if that is not wanted.' };
  });
}

/** So many entries are named in a message. */
const NAMED = 5;

function unlikeMessages(documents: readonly InterpretedDocument[], unlike: readonly Unlike[]): Message[] {
  return [...Map.groupBy(unlike, ({ left, taken }) => `${left.document} ${taken.document}`).values()].map((pairs): Message => {
    const [{ left, taken } = { left: null, taken: null }] = pairs;
    const [file = '', by = ''] = [left, taken].map((one) => documents[one?.document ?? -1]?.source.file);
    const entries = pairs.flatMap(({ left: one }) => documents[one.document]?.entries[one.entry] ?? []);
    const names = entries.slice(0, NAMED).map(({ headword }) => `“${headword}”`).join(', ');
    return {
      rule: 'copies-differ', severity: 'warning', file, line: entries[0]?.lines[0] ?? 1,
      message: `${file} and ${by} are taken for one edition, and ${pairs.length} of their entries say something else in each: ${names}${entries.length > NAMED ? ' and others' : ''}`,
      hint: `The text of ${by} is used for ${pairs.length === 1 ? 'it' : 'them'}. If the two came out one after the other, say when in corpus.yaml (\`published\`, or \`after\` and \`before\`): then each is an edition of its own.`,
    };
  });
}
