/** What each document changed: for the page of changes, the beginning of the site, and the feeds. */
import { changesIn } from '../model/period/changes.ts';
import type { Changes } from '../model/period/changes.ts';
import { during } from '../model/period/period.ts';
import { changingDocuments } from '../model/editions.ts';
import type { Corpus, SourceDocument } from '../model/corpus.ts';

export interface DocumentChanges extends Changes {
  document: SourceDocument;
}

/** The documents that can have changed something, in the order in which they apply: rulings, and editions that another one came before. */
export function changers({ documents, entries }: Pick<Corpus, 'documents' | 'entries'>): SourceDocument[] {
  const editions = changingDocuments(entries);
  return documents.filter(({ id, kind }) => kind === 'rulings' || editions.has(id));
}

/** One item for each of them, newest first; undated ones in the place they apply. */
export function changesByDocument(corpus: Pick<Corpus, 'documents' | 'entries' | 'rulings'>): DocumentChanges[] {
  return changers(corpus).toReversed().map((document) => ({ document, ...changesIn(corpus, during(corpus, document)) }));
}
