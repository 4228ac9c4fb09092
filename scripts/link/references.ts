import type { CrossReference } from '../../src/model/corpus.ts';
import type { PrintedReference } from '../interpret/interpreted.ts';
import { sortKey } from '../segment/sort-key.ts';
import type { NameIndex } from './names/name-index.ts';

/** The letter under which a name stands, as a capital; "#" for a figure or another sign. */
export function letterOf(name: string): string {
  const first = sortKey(name).charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}

/** Reads: references as printed, of the entry or ruling `owner`. Writes: each with its entry, or the reason why there is none. */
export function resolveReferences(printed: readonly PrintedReference[], owner: string | null, index: NameIndex, letters: ReadonlySet<string>): CrossReference[] {
  return printed.map(({ phrase, line }) => {
    const target = index.find(phrase, owner)?.id ?? null;
    return { phrase, target, reason: target !== null ? null : letters.has(letterOf(phrase)) ? 'no such entry' : 'letter not held', line };
  });
}
