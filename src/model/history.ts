/** The history of an entry: its versions, and the rulings that touch it without making one. */
import { isExplaining, isLeftOver, isSupersededByEdition } from './rulings.ts';
import { howOf } from './editions.ts';
import type { EditionHow, Entry, Ruling, SourceDocument, Version } from './corpus.ts';

export type HistoryItem
  = | { is: 'version'; document: SourceDocument; version: Version; how: EditionHow | null }
  /** An edition that made no version. */
    | { is: 'printed'; document: SourceDocument; how: EditionHow }
    | { is: BesideKind; document: SourceDocument; ruling: Ruling };

/** `edition`: older than the edition of the text. `again`: brings nothing that was not said or in force before. */
export type BesideKind = 'not applied' | 'clarifies' | 'edition' | 'again';

/** Everything that happened to an entry, in the order in which documents apply; of one document the version first. Editions and rulings alike. */
export function historyOf(entry: Entry, rulings: readonly Ruling[], documents: readonly SourceDocument[]): HistoryItem[] {
  const made = new Set(entry.versions.flatMap(({ amendments }) => amendments));
  const versions = Map.groupBy(entry.versions, ({ document }) => document);
  const printed = Map.groupBy(entry.editions.filter((event) => !versions.get(event.document)?.some(({ by }) => by === 'edition')), ({ document }) => document);
  const beside = Map.groupBy(rulings.filter((ruling) => isBeside(ruling, made)), ({ document }) => document);
  return documents.flatMap((document): HistoryItem[] => [
    ...(versions.get(document.id) ?? []).map((version) => ({ is: 'version' as const, document, version, how: howOf(entry, version) })),
    ...(printed.get(document.id) ?? []).map(({ how }) => ({ is: 'printed' as const, document, how })),
    ...(beside.get(document.id) ?? []).map((ruling) => ({ is: kindOf(ruling), document, ruling })),
  ]);
}

function isBeside(ruling: Ruling, made: ReadonlySet<string>): boolean {
  return ruling.amendments.some(isLeftOver) || !ruling.amendments.some(({ id }) => made.has(id));
}

function kindOf(ruling: Ruling): BesideKind {
  if (isSupersededByEdition(ruling)) return 'edition';
  if (isExplaining(ruling)) return 'clarifies';
  return ruling.amendments.some(isLeftOver) ? 'not applied' : 'again';
}
