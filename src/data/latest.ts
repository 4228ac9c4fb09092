/** What each rulings document changed: for the page of changes and the beginning of the site. */
import type { Corpus, Entry, Ruling, SourceDocument } from '../schemas/corpus.ts';
import { isLeftOver } from './rulings.ts';

export interface DocumentChanges {
  document: SourceDocument;
  added: Entry[];
  changed: Entry[];
  repealed: Entry[];
  /** Rulings that bring an amendment which is in no text. */
  notApplied: Ruling[];
  /** Rulings that change no text of an entry held. */
  other: Ruling[];
}

/** One item for each rulings document, newest first; undated ones in the place they apply. */
export function changesByDocument({ documents, entries, rulings }: Corpus): DocumentChanges[] {
  const rulingsOf = Map.groupBy(rulings, (ruling) => ruling.document);
  const made = Map.groupBy(
    entries.flatMap((entry) => entry.versions.map((version, at) => ({ entry, version, at }))).filter(({ version }) => version.amendments.length > 0),
    ({ version }) => version.document,
  );
  return documents.filter((document) => document.kind === 'rulings').toReversed().map((document) => {
    const versions = made.get(document.id) ?? [];
    const own = rulingsOf.get(document.id) ?? [];
    const ended = versions.filter(({ entry, at }) => entry.status === 'repealed' && at === entry.versions.length - 1);
    const rest = versions.filter((version) => !ended.includes(version));
    const notApplied = own.filter((ruling) => ruling.supersededBy === null && ruling.amendments.some(isLeftOver));
    return {
      document,
      added: rest.filter(({ at }) => at === 0).map(({ entry }) => entry),
      changed: rest.filter(({ at }) => at > 0).map(({ entry }) => entry),
      repealed: ended.map(({ entry }) => entry),
      notApplied,
      other: own.filter((ruling) => !notApplied.includes(ruling) && ruling.amendments.every((one) => one.outcome === 'not applied')),
    };
  });
}
