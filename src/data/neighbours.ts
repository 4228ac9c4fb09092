import { corpus } from './corpus.ts';
import { inDictionaryOrder } from '../model/letters.ts';
import type { Entry } from '../model/corpus.ts';

const order = inDictionaryOrder(corpus.entries);

/** Entries with those before and after them in the dictionary. */
export const neighbours: { entry: Entry; previous: Entry | null; next: Entry | null }[] = order.map((entry, at) => ({
  entry,
  previous: order[at - 1] ?? null,
  next: order[at + 1] ?? null,
}));

const byHeadword = Map.groupBy(corpus.entries, (entry) => entry.headword);

/** All entries of one headword, in the order of their documents; the entry alone where no other bears its name. */
export function homographs(entry: Entry): Entry[] {
  return byHeadword.get(entry.headword) ?? [entry];
}

/** The number an entry bears among those of its name, null where it is the only one. */
export function homographNumber(entry: Entry): number | null {
  const all = homographs(entry);
  return all.length > 1 ? all.indexOf(entry) + 1 : null;
}
