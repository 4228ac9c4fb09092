/** What each rulings document brought, by what became of it: the numbers of a picture and of the table that says the same. */
import { isLeftOver, isSupersededByEdition } from '../model/rulings.ts';
import type { Amendment, Corpus, Ruling, SourceDocument } from '../model/corpus.ts';

/** What may become of an amendment, in the order in which a column is built from its foot. */
export const fates = ['applied', 'applied with a note', 'applied by decision', 'not applied', 'no change of a text', 'older than the edition'] as const;

export type Fate = (typeof fates)[number];

export interface DocumentCount {
  document: SourceDocument;
  /** In the order of `fates`. */
  counts: { fate: Fate; count: number }[];
  total: number;
}

/** One item for each rulings document, in the order in which they apply. */
export function amendmentsByDocument({ documents, rulings }: Pick<Corpus, 'documents' | 'rulings'>): DocumentCount[] {
  const of = Map.groupBy(rulings, ({ document }) => document);
  return documents.filter(({ kind }) => kind === 'rulings').map((document) => {
    const found = (of.get(document.id) ?? []).flatMap((ruling) => ruling.amendments.map((amendment) => fateOf(amendment, ruling)));
    return { document, counts: fates.map((fate) => ({ fate, count: found.filter((one) => one === fate).length })), total: found.length };
  });
}

function fateOf(amendment: Amendment, ruling: Ruling): Fate {
  if (amendment.outcome !== 'not applied') return amendment.outcome;
  if (isSupersededByEdition(ruling)) return 'older than the edition';
  return isLeftOver(amendment) ? 'not applied' : 'no change of a text';
}
