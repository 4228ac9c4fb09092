import type { CrossReference } from '../../src/model/corpus.ts';
import { absenceUnder, type Coverage } from '../../src/model/extent.ts';
import type { PrintedReference } from '../interpret/interpreted.ts';
import { letterOf } from '../segment/letter-of.ts';
import type { NameIndex } from './names/name-index.ts';

/** Reads: references as printed, of the entry or ruling `owner`. Writes: each with its entry, or the reason why there is none. */
export function resolveReferences(printed: readonly PrintedReference[], owner: string | null, index: NameIndex, coverage: Coverage): CrossReference[] {
  return printed.map(({ phrase, line }) => {
    const target = index.find(phrase, owner)?.id ?? null;
    return { phrase, target, reason: target === null ? reasonFor(phrase, coverage) : null, line };
  });
}

/** Why a phrase has no target. Only where a copy of its letter is whole is there no such entry. */
export function reasonFor(phrase: string, coverage: Coverage): NonNullable<CrossReference['reason']> {
  const absence = absenceUnder(letterOf(phrase), coverage);
  return absence === 'proved' ? 'no such entry' : absence;
}
