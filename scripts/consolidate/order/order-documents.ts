import type { SourceDocument } from '../../../src/model/corpus.ts';
import { sortKey } from './interval.ts';

/**
 * Documents in the order in which they apply: by date; an undated one right after the day it is known to have come after,
 * first of all where no such day is known. Documents of one place keep the order in which they were given.
 */
export function orderDocuments(documents: SourceDocument[]): SourceDocument[] {
  return documents
    .map((document, index) => ({ document, index, key: sortKey(document) }))
    .sort((left, right) => compare(left.key, right.key) || left.index - right.index)
    .map(({ document }) => document);
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
