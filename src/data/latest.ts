/** What each rulings document changed: for the page of changes, the beginning of the site, and the feeds. */
import { changesIn } from './period/changes.ts';
import type { Changes } from './period/changes.ts';
import { during } from './period/period.ts';
import type { Corpus, SourceDocument } from '../model/corpus.ts';

export interface DocumentChanges extends Changes {
  document: SourceDocument;
}

/** One item for each rulings document, newest first; undated ones in the place they apply. */
export function changesByDocument(corpus: Pick<Corpus, 'documents' | 'entries' | 'rulings'>): DocumentChanges[] {
  const documents = corpus.documents.filter((document) => document.kind === 'rulings').toReversed();
  return documents.map((document) => ({ document, ...changesIn(corpus, during(corpus, document)) }));
}
