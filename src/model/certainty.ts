/** What can be known of an entry on a day: from when its first text surely held, and up to when anything is known. */
import type { Around } from './around.ts';
import type { Entry, Version } from './corpus.ts';
import { earliestOf } from './dates.ts';
import { howOf } from './editions.ts';

/** What can be known of a day: `unsure` where the text held may be later than it. */
export type Certainty = 'known' | 'before what is held' | 'unsure' | 'after what is known';

/** What can be known of a day: nothing of what was before the first text held, and nothing after the last document. */
export function certaintyOn(entry: Entry, version: Version, day: string, { documentOf, isAfterKnown }: Around): Certainty {
  if (isAfterKnown(day)) return 'after what is known';
  const { begins, sure } = firstDays(entry, version, documentOf);
  if (begins !== null && day < begins) return 'before what is held';
  return sure !== null && day < sure ? 'unsure' : 'known';
}

/**
 * Of the first text of an entry: the day before which it is not held, and the day from which it surely held; null where there
 * is no such doubt. A text of an unknown day did not surely hold on any day before the next.
 */
export function firstDays(entry: Entry, version: Version, documentOf: Around['documentOf']): { begins: string | null; sure: string | null } {
  const document = documentOf(version.document);
  const { kind, date, before } = document;
  if (kind !== 'glossary' || version !== entry.versions[0] || howOf(entry, version) === 'added') return { begins: null, sure: null };
  return { begins: earliestOf(document), sure: date === null ? before ?? version.to : null };
}

/** The day from which a text surely held; null where there is no doubt of it. */
export const surelyFrom = (entry: Entry, version: Version, { documentOf }: Pick<Around, 'documentOf'>): string | null => firstDays(entry, version, documentOf).sure;
