import type { Message } from '../../src/model/corpus.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';

/** Entries of one name in one document: each has its own page, and the report says so. */
export function sameHeadwords(documents: readonly InterpretedDocument[]): Message[] {
  return documents.flatMap(({ source, entries }) => [...Map.groupBy(entries, ({ headword }) => headword)].flatMap(([headword, list]) => {
    if (list.length < 2) return [];
    const lines = list.map((entry) => entry.lines[0]);
    return [{
      rule: 'same-headword', severity: 'note' as const, file: source.file, line: lines[1] ?? null,
      message: `${list.length} entries are headed "${headword}" (lines ${lines.join(', ')})`,
      hint: 'Each has a page of its own. If they are one entry, say so in a decision of kind "same-entry".',
    }];
  }));
}
