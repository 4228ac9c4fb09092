import type { Message } from '../../src/model/corpus.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import type { DocumentConfig } from '../read/corpus-config.ts';
import { dayOf } from './documents.ts';

/** Rulings documents of which no day is known, neither from themselves nor from the operator: what they order cannot be placed in time. */
export function undatedRulings(documents: readonly InterpretedDocument[], configs: readonly (DocumentConfig | undefined)[]): Message[] {
  return documents.flatMap(({ source: { file }, document, rulings }, at): Message[] => {
    const dated = dayOf(document, configs[at]) !== null || rulings.every(({ effective }) => effective?.from);
    return dated ? [] : [{
      rule: 'undated-rulings', severity: 'warning', file, line: 1,
      message: `${file} states no day: what its rulings order cannot be placed in time, and changes no text`,
      hint: 'If you know when they were published, give `date` for this file in corpus.yaml.',
    }];
  });
}

/** Entries of one name in one document: each has its own page, and the report says so. */
export function sameHeadwords(documents: readonly InterpretedDocument[]): Message[] {
  return documents.flatMap(({ source, entries }) => [...Map.groupBy(entries, ({ headword }) => headword)].flatMap(([headword, list]) => {
    if (list.length < 2) return [];
    const lines = list.map((entry) => entry.lines[0]);
    return [{
      rule: 'same-headword', severity: 'note' as const, file: source.file, line: lines[1] ?? null,
      message: `${list.length} entries are headed “${headword}” (lines ${lines.join(', ')})`,
      hint: 'Each has a page of its own. If they are one entry, say so in a decision of kind "same-entry".',
    }];
  }));
}
