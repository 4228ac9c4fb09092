import { corpus } from './corpus.ts';
import { inDictionaryOrder } from './letters.ts';
import type { Entry } from '../schemas/corpus.ts';

const order = inDictionaryOrder(corpus.entries);

/** Entries with those before and after them in the dictionary. */
export const neighbours: { entry: Entry; previous: Entry | null; next: Entry | null }[] = order.map((entry, at) => ({
  entry,
  previous: order[at - 1] ?? null,
  next: order[at + 1] ?? null,
}));
