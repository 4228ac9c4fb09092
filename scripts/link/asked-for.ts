/**
 * A copy may break off where a sentence ends, or hold a few entries of many letters: nothing in it shows that it is not
 * whole. What the other documents ask for shows it: most names that are asked of a whole letter are there.
 */
import type { Extent } from '../../src/model/corpus.ts';
import { letterOf } from '../../src/model/letters.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import { sortKey } from '../segment/sort-key.ts';
import type { NameIndex } from './names/name-index.ts';
import { isHeld } from './targets.ts';

/** As many names missing are no accident. */
const SEVERAL = 2;

interface Asked {
  found: number;
  missing: number;
}

/** Every name that the entries and rulings of all documents ask for, once. */
function namesAsked(documents: readonly InterpretedDocument[]): string[] {
  const names = documents.flatMap(({ entries, rulings }) => [
    ...[...entries, ...rulings].flatMap(({ references }) => references.map(({ phrase, name }) => name ?? phrase)),
    ...rulings.flatMap(({ topic }) => topic ?? []),
  ]);
  return [...new Map(names.map((name) => [sortKey(name), name])).values()];
}

function askedByLetter(documents: readonly InterpretedDocument[], index: NameIndex): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  for (const name of namesAsked(documents)) {
    const counts = asked.get(letterOf(name)) ?? { found: 0, missing: 0 };
    counts[isHeld(name, index) ? 'found' : 'missing']++;
    asked.set(letterOf(name), counts);
  }
  return asked;
}

function corrected(extent: Extent, asked: Asked | undefined): Extent {
  if (!extent.whole || asked === undefined || asked.missing < SEVERAL || asked.missing <= asked.found) return extent;
  return { ...extent, whole: false, why: `lacks ${String(asked.missing)} of the ${String(asked.missing + asked.found)} names under ${extent.letter} that these documents ask for` };
}

/**
 * Reads: all documents, whether the operator says that a copy is whole, and the names of their entries. Writes: the same
 * documents; a letter of which most names asked for are missing is not held whole.
 */
export function withExtentsAsked(documents: readonly InterpretedDocument[], saidWhole: (at: number) => boolean, index: NameIndex): InterpretedDocument[] {
  const asked = askedByLetter(documents, index);
  return documents.map((one, at) => (saidWhole(at) ? one : { ...one, document: { ...one.document, extent: one.document.extent.map((extent) => corrected(extent, asked.get(extent.letter))) } }));
}
