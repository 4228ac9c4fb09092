import type { BaseEntry } from '../../link/linked.ts';
import { begin } from '../earlier/history.ts';
import type { History } from '../earlier/history.ts';
import { newBlocksOf } from '../new-blocks.ts';
import type { Numbered } from '../case.ts';

/**
 * An entry that a ruling made. Its base is the text that the ruling gives, where it orders in words that there be one
 * ("Add this entry: ..."), else the ruling as published; it belongs to the rulings document and to no edition, and its
 * history begins on the day that the ruling holds from.
 */
export function createEntry(id: string, { ruling, document, instruction, id: amendment }: Numbered, known: string | null): History {
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
    base: instruction.explicit ? newBlocksOf(instruction, amendment, document).map((block, at) => ({ ...block, id: `p${at + 1}` })) : ruling.blocks.map((block) => ({ ...block, amendment })),
    seeAlso: ruling.seeAlso,
  };
  return begin(entry, { by: 'rulings', from: document.date, known, document: document.id, amendments: [amendment], ended: [] });
}
