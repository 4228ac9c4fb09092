/** Which glossary documents are one edition: copies compete only within one, and a later one meets an earlier. */
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import type { DocumentConfig } from '../read/corpus-config.ts';
import { dayOf } from './documents.ts';

/** What tells the editions of two documents apart. */
export interface Stated {
  name: string | null;
  date: string | null;
  after: string | null;
  before: string | null;
}

/**
 * Reads: all documents, and what the operator says of each. Writes: for each glossary document the number of its edition,
 * null for a rulings document. One edition is what has one name in corpus.yaml; else what has one date; undated pages
 * without a name are one edition unless the operator places them apart in time.
 */
export function editionsOf(documents: readonly InterpretedDocument[], configs: readonly (DocumentConfig | undefined)[]): (number | null)[] {
  return editionNumbers(documents.map(({ document }, at) => {
    const config = configs[at];
    return document.kind === 'glossary' ? { name: config?.edition ?? null, date: dayOf(document, config), after: config?.after ?? null, before: config?.before ?? null } : null;
  }));
}

/** The number of each one's edition, from what is stated of it; null where it is no glossary. */
export function editionNumbers(documents: readonly (Stated | null)[]): (number | null)[] {
  const editions: Stated[][] = [];
  return documents.map((stated) => {
    if (stated === null) return null;
    const known = editions.findIndex((edition) => edition.some((other) => isOneEdition(stated, other)));
    if (known < 0) return editions.push([stated]) - 1;
    editions[known]?.push(stated);
    return known;
  });
}

function isOneEdition(one: Stated, other: Stated): boolean {
  if (one.name !== null && other.name !== null) return one.name === other.name;
  if (one.date !== null || other.date !== null) return one.date === other.date;
  return !isBefore(one, other) && !isBefore(other, one);
}

function isBefore({ before }: Stated, { after }: Stated): boolean {
  return before !== null && after !== null && before <= after;
}
