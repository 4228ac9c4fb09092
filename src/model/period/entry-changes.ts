/** What a stretch of time did to the text of entries: the text before it beside the text after it. */
import { earliestDay, isUnder } from './period.ts';
import type { Period } from './period.ts';
import { inDictionaryOrder } from '../letters.ts';
import { isChange } from '../editions.ts';
import type { Block, Corpus, Entry, Version } from '../corpus.ts';

/** `unmade`: it came and went within the period. `restored`: changed, and changed back to what it was. */
export type ChangeKind = 'new' | 'changed' | 'ended' | 'restored' | 'unmade';

export interface EntryChange {
  entry: Entry;
  is: ChangeKind;
  /** The version before the period; null where the entry did not exist. */
  before: Version | null;
  /** What was done in the period, oldest first; the last one is the text after it. Never empty. */
  steps: Version[];
  /** A ruling of one of the steps is marked as new or changed by its own document. */
  starred: boolean;
  /** The days between which this account is the true one: with an event's date, later steps have not been taken yet. */
  from: string | null;
  to: string | null;
}

type Known = Pick<Corpus, 'documents' | 'entries' | 'rulings'>;

/**
 * Every entry whose text the period's documents changed, in dictionary order. One that changed several times has an
 * account for each time at which it is asked, oldest first: only the last has no end.
 *
 * The first text that is held of an entry is no change: what stood before it nobody can say.
 */
export function entryChanges({ documents, entries, rulings }: Known, period: Period): EntryChange[] {
  const places = new Map(documents.map(({ id }, place) => [id, place]));
  const starred = new Set(rulings.filter((ruling) => ruling.starred).flatMap((ruling) => ruling.amendments.map(({ id }) => id)));
  const dayOf = (version: Version) => version.from ?? earliestDay(documents[places.get(version.document) ?? -1] ?? { date: null, after: null });
  return inDictionaryOrder(entries.filter((entry) => isUnder(period, entry.headword))).flatMap((entry) => {
    const until = entry.versions.filter((version) => (places.get(version.document) ?? 0) <= period.through);
    const known = until.filter((version) => !isChange(entry, version) || (places.get(version.document) ?? 0) <= period.after);
    const steps = until.slice(known.length);
    return steps.map((step, at) => {
      const next = steps[at + 1];
      const days = { from: dayOf(step), to: next === undefined ? null : dayOf(next) };
      return changeOf(entry, known.at(-1) ?? null, steps.slice(0, at + 1), days, starred);
    });
  });
}

type Days = Pick<EntryChange, 'from' | 'to'>;

function changeOf(entry: Entry, before: Version | null, steps: Version[], days: Days, starred: ReadonlySet<string>): EntryChange {
  const amendments = steps.flatMap(({ amendments: ids }) => ids);
  return { entry, before, steps, ...days, is: kindOf(textOf(before), textOf(steps.at(-1) ?? null)), starred: amendments.some((id) => starred.has(id)) };
}

/** The text of a version; nothing where there is none. */
export function textOf(version: Version | null): Block[] {
  return version?.text ?? [];
}

function kindOf(before: readonly Block[], after: readonly Block[]): ChangeKind {
  if (before.length === 0) return after.length === 0 ? 'unmade' : 'new';
  if (after.length === 0) return 'ended';
  const same = before.length === after.length && before.every(({ text }, at) => text === after[at]?.text);
  return same ? 'restored' : 'changed';
}
