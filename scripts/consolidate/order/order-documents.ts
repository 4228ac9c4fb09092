import type { SourceDocument } from '../../../src/model/corpus.ts';
import { compare, dayKey } from './interval.ts';

/**
 * Documents in the order in which they apply: by date, then by publication; an undated one right after the day it is known to have come after,
 * first of all where no such day is known. Documents of one place keep the order in which they were given.
 */
export function orderDocuments(documents: SourceDocument[]): SourceDocument[] {
  return documents
    .map((document, index) => ({ document, index, key: keyOf(document) }))
    .sort((left, right) => compare(left.key, right.key) || left.index - right.index)
    .map(({ document }) => document);
}

function keyOf(document: SourceDocument): string {
  const { day, rank } = dayKey(document);
  return `${day} ${String(rank)} ${document.published ?? ''}`;
}
