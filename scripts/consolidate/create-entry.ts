import type { SourceDocument } from '../../src/model/corpus.ts';
import type { BaseEntry, TargetedRuling } from '../link/linked.ts';
import { begin } from './history.ts';
import type { History } from './history.ts';

/**
 * An entry that a ruling made. Its base is the ruling's text as published; it belongs to the rulings document and to no
 * edition, and its history begins on the day that the ruling holds from.
 */
export function createEntry(id: string, ruling: TargetedRuling, document: SourceDocument, amendment: string, known: string | null): History {
  const entry: BaseEntry = {
    id,
    shared: null,
    headword: ruling.topic ?? '',
    variants: [],
    kind: /^\p{Ll}/u.test(ruling.topic ?? '') ? 'term' : 'unsure',
    document: document.id,
    lines: ruling.lines,
    completeness: 'complete',
    losses: [],
    pointsTo: null,
    base: ruling.blocks.map((block) => ({ ...block, amendment })),
    seeAlso: ruling.seeAlso,
  };
  return begin(entry, { by: 'rulings', from: document.date, known, document: document.id, amendments: [amendment], ended: [] });
}
