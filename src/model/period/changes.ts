/** All that a stretch of time changed, for a page or a feed. */
import { entryChanges } from './entry-changes.ts';
import type { EntryChange } from './entry-changes.ts';
import { changingDocuments } from '../editions.ts';
import { documentsIn } from './period.ts';
import type { Period } from './period.ts';
import { rulingChanges } from './ruling-changes.ts';
import type { RulingChanges } from './ruling-changes.ts';
import type { Corpus, SourceDocument } from '../corpus.ts';

export interface Changes extends RulingChanges {
  entries: EntryChange[];
  /** Glossary pages that came in the period and are the first text held: what stood before them is not known. */
  editions: SourceDocument[];
  /** Rulings documents of the period whose day is not known. */
  undated: SourceDocument[];
}

/** What the documents of a period did: to entries, by rulings, and of what nothing more is known. */
export function changesIn(corpus: Pick<Corpus, 'documents' | 'entries' | 'rulings'>, period: Period): Changes {
  const documents = documentsIn(corpus, period);
  const later = changingDocuments(corpus.entries);
  const ofLetter = ({ letter }: SourceDocument) => period.letter === null || letter === null || letter === period.letter;
  return {
    entries: entryChanges(corpus, period),
    ...rulingChanges(corpus, period),
    editions: documents.filter((document) => document.kind === 'glossary' && ofLetter(document) && !later.has(document.id)),
    undated: documents.filter(({ kind, date }) => kind === 'rulings' && date === null),
  };
}

/** Whether the period changed anything that a reader must know. */
export function isEmpty({ entries, notApplied, explaining }: Changes): boolean {
  return entries.length + notApplied.length + explaining.length === 0;
}
