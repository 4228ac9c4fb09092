import type { Corpus } from '../model/corpus.ts';
import { documentName } from '../model/dates.ts';
import type { ChangeKind } from '../model/period/entry-changes.ts';
import { changesIn } from '../model/period/changes.ts';
import { during } from '../model/period/period.ts';

/** One document's part in `documents/news.json`. */
export interface News {
  document: string;
  name: string;
  isRulings: boolean;
  entries: ChangedEntry[];
  /** Rulings that are to be read but are in no text. */
  others: number;
}

export interface ChangedEntry { id: string; headword: string; is: ChangeKind }

/** What each document changed, in the order in which they apply: as little as a returning reader's home page needs. */
export function newsOf(corpus: Pick<Corpus, 'documents' | 'entries' | 'rulings'>): News[] {
  return corpus.documents.map((document) => {
    const { entries, notApplied, explaining } = changesIn(corpus, during(corpus, document));
    const last = new Map(entries.map(({ entry, is }) => [entry.id, { id: entry.id, headword: entry.headword, is }]));
    return { document: document.id, name: documentName(document), isRulings: document.kind === 'rulings', entries: [...last.values()], others: notApplied.length + explaining.length };
  });
}
