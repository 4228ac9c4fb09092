import { question } from './asked.ts';
import { corpus } from './corpus.ts';
import { inDictionaryOrder } from '../model/letters.ts';
import type { Entry } from '../model/corpus.ts';

/** An entry with those before and after it in the dictionary. */
export interface Neighbours { entry: Entry; previous: Entry | null; next: Entry | null }

/** All entries with theirs, in the dictionary's order. */
export function neighbours(): Neighbours[] {
  const order = inDictionaryOrder(corpus.entries);
  return order.map((entry, at) => ({ entry, previous: order[at - 1] ?? null, next: order[at + 1] ?? null }));
}

const byHeadword = question('entries by headword', () => Map.groupBy(corpus.entries, (entry) => entry.headword));
const namesakes = question('the entries of a headword', (headword) => byHeadword().get(headword) ?? []);

/** All entries of one headword, in the order of their documents; the entry alone where no other bears its name. */
export function homographs(entry: Entry): Entry[] {
  return namesakes(entry.headword);
}

/** The number an entry bears among those of its name, null where it is the only one. */
export function homographNumber(entry: Entry): number | null {
  const all = homographs(entry);
  return all.length > 1 ? all.indexOf(entry) + 1 : null;
}
