/** How much a document holds. */
import type { Corpus, SourceDocument } from './corpus.ts';
import { soMany } from './so-many.ts';

/**
 * `96 rulings`, `20 entries`. Counted of what was read: in the document's ledger each line has one owner, and where a page
 * was saved as one line, that would be all that it holds.
 */
export function heldInWords({ entries, rulings }: Pick<Corpus, 'entries' | 'rulings'>, { id, kind }: Pick<SourceDocument, 'id' | 'kind'>): string {
  if (kind === 'rulings') return soMany(rulings.filter(({ document }) => document === id).length, 'ruling');
  return soMany(entries.filter(({ editions }) => editions.some(({ document, lines }) => document === id && lines !== null)).length, 'entry', 'entries');
}
