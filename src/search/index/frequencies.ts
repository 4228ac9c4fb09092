import type { AsPlainObject } from 'minisearch';

/** Each indexed word and the number of documents that have it in the field where most have it. */
export function frequenciesOf(index: AsPlainObject): Map<string, number> {
  return new Map(index.index.map(([word, fields]) => [word, Math.max(...Object.values(fields).map((documents) => Object.keys(documents).length))]));
}
