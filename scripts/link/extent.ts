import type { Extent } from '../../src/model/corpus.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import { letterOf } from '../../src/model/letters.ts';

/** What a copy of a glossary covers, by letter. Where entries have lost text, entries may be lost with it: it is not whole. */
export function extentOf({ document, entries }: InterpretedDocument): Extent[] {
  if (document.kind !== 'glossary') return [];
  const byLetter = document.letter === null ? Map.groupBy(entries, ({ headword }) => letterOf(headword)) : new Map([[document.letter, entries]]);
  return [...byLetter].map(([letter, held]) => {
    const whole = held.every(({ completeness }) => completeness === 'complete');
    return { letter, whole, why: whole ? null : 'entries of this copy have lost text' };
  });
}
