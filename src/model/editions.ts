/** What editions of the glossary said of an entry. */
import type { EditionHow, Entry, Version } from './corpus.ts';

/** What the edition said that made a version; null for a version that rulings made. */
export function howOf({ editions }: Pick<Entry, 'editions'>, { by, document }: Pick<Version, 'by' | 'document'>): EditionHow | null {
  if (by !== 'edition') return null;
  return editions.find((event) => event.document === document)?.how ?? 'base';
}

/** Whether a version changed what was known before it: the first text held of an entry did not. */
export function isChange(entry: Pick<Entry, 'editions' | 'versions'>, version: Version): boolean {
  return version.by === 'rulings' || (howOf(entry, version) !== 'base' && (entry.versions.indexOf(version) > 0 || howOf(entry, version) === 'added'));
}

/** The edition that left an entry out, where that is how it ended. */
export function droppedBy(entry: Pick<Entry, 'editions'>, end: Pick<Version, 'by' | 'document'>): string | null {
  return howOf(entry, end) === 'dropped' ? end.document : null;
}

/** What a document says of the entries that it covers, where it is an edition that another one came before; each with its entries. */
export function accountOf(entries: readonly Entry[], document: string): Map<EditionHow, Entry[]> {
  const said = entries.flatMap((entry) => entry.editions.filter((event) => event.document === document).map(({ how }) => ({ how, entry })));
  return new Map([...Map.groupBy(said, ({ how }) => how)].map(([how, members]) => [how, members.map(({ entry }) => entry)]));
}

/** The documents that can have changed something: rulings, and editions that another one came before. */
export function changingDocuments(entries: readonly Entry[]): ReadonlySet<string> {
  const later = entries.flatMap(({ editions }) => editions.filter(({ how }) => how !== 'base').map(({ document }) => document));
  return new Set(later);
}
