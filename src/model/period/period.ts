/** A stretch of the corpus's history: some documents in a row, of all letters or of one. */
import { letterOf } from '../letters.ts';
import type { Corpus, SourceDocument } from '../corpus.ts';

export interface Period {
  /** The place of the last document that is not part of it; -1 where everything is. Places count from 0, in the order in which documents apply. */
  after: number;
  /** The place of its last document. */
  through: number;
  /** Only entries and rulings under this letter; null for all. */
  letter: string | null;
}

type Ordered = Pick<Corpus, 'documents'>;

/** Everything that documents later than this one did. After a glossary page: what they did to its letter. */
export function since({ documents }: Ordered, document: SourceDocument): Period {
  return { after: placeOf(documents, document.id), through: documents.length - 1, letter: document.letter };
}

/** What one document did. */
export function during({ documents }: Ordered, document: SourceDocument): Period {
  const place = placeOf(documents, document.id);
  return { after: place - 1, through: place, letter: null };
}

/** All that is known of one letter, or of all. */
export function always({ documents }: Ordered, letter: string | null = null): Period {
  return { after: -1, through: documents.length - 1, letter };
}

/** The documents of a period, in the order in which they apply. */
export function documentsIn({ documents }: Ordered, { after, through }: Period): SourceDocument[] {
  return documents.slice(after + 1, through + 1);
}

/** Whether one of these names stands under the period's letter. What has no name stands under none. */
export function isUnder({ letter }: Period, ...names: (string | null | undefined)[]): boolean {
  return letter === null || names.some((name) => typeof name === 'string' && letterOf(name) === letter);
}

/**
 * The first day on which a document can have held: its own, or for an undated one the latest day that it came after.
 * Null where nothing is known.
 */
export function earliestDay({ date, after }: Pick<SourceDocument, 'date' | 'after'>): string | null {
  return date ?? after;
}

function placeOf(documents: readonly SourceDocument[], id: string): number {
  return documents.findIndex((document) => document.id === id);
}
