import type { CrossReference } from '../../src/model/corpus.ts';
import { letterOf } from '../../src/model/letters.ts';
import { missingReason } from '../../src/model/spans.ts';
import type { PrintedReference } from '../interpret/interpreted.ts';
import type { NameIndex } from './names/name-index.ts';
import type { Held } from './scope.ts';

/** Reads: references as printed, of the entry or ruling `owner`. Writes: each with its entry, or the reason why there is none. */
export function resolveReferences(printed: readonly PrintedReference[], owner: string | null, index: NameIndex, held: Held): CrossReference[] {
  return printed.map(({ phrase, line }) => {
    const target = index.find(phrase, owner)?.id ?? null;
    return { phrase, target, reason: target === null ? missingReason(letterOf(phrase), held) : null, line };
  });
}
