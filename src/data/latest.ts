/** What each rulings document changed: for the page of changes and the beginning of the site. */
import type { Corpus, Entry, Ruling, SourceDocument } from '../schemas/corpus.ts';
import { isExplaining, isLeftOver, isSupersededByEdition } from './rulings.ts';

export interface DocumentChanges {
  document: SourceDocument;
  added: Entry[];
  changed: Entry[];
  repealed: Entry[];
  /** Rulings that bring an amendment which is in no text. */
  notApplied: Ruling[];
  /** Rulings that change no text of an entry held. */
  explaining: Ruling[];
  /** Rulings older than the edition of the text they concern. */
  superseded: Ruling[];
}

/** One item for each rulings document, newest first; undated ones in the place they apply. */
export function changesByDocument({ documents, entries, rulings }: Corpus): DocumentChanges[] {
  const rulingsOf = Map.groupBy(rulings, (ruling) => ruling.document);
  const versionsOf = Map.groupBy(amendedVersions(entries), ({ document }) => document);
  return documents.filter((document) => document.kind === 'rulings').toReversed().map((document) => {
    const versions = versionsOf.get(document.id) ?? [];
    const newer = (rulingsOf.get(document.id) ?? []).filter((ruling) => !isSupersededByEdition(ruling));
    return {
      document,
      added: versions.filter(({ is }) => is === 'added').map(({ entry }) => entry),
      changed: versions.filter(({ is }) => is === 'changed').map(({ entry }) => entry),
      repealed: versions.filter(({ is }) => is === 'repealed').map(({ entry }) => entry),
      notApplied: newer.filter((ruling) => ruling.amendments.some(isLeftOver)),
      explaining: newer.filter(isExplaining),
      superseded: (rulingsOf.get(document.id) ?? []).filter(isSupersededByEdition),
    };
  });
}

interface AmendedVersion { entry: Entry; document: string; is: 'added' | 'changed' | 'repealed' }

function amendedVersions(entries: readonly Entry[]): AmendedVersion[] {
  return entries.flatMap((entry) => entry.versions.flatMap(({ amendments, document, text }, at): AmendedVersion[] => {
    if (amendments.length === 0) return [];
    return [{ entry, document, is: text.length === 0 ? 'repealed' : at === 0 ? 'added' : 'changed' }];
  }));
}
