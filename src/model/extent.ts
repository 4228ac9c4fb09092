/** What the copies of a glossary that are held cover, and so what a name proves that none of them has. */
import type { Extent } from './corpus.ts';

export interface Coverage {
  /** Letters of which any copy is held. */
  held: ReadonlySet<string>;
  /** Those of them of which a copy is whole. */
  whole: ReadonlySet<string>;
}

/** `proved`: a whole copy of the letter is held, and the name does not stand in it. */
export type Absence = 'letter not held' | 'entry not in this copy' | 'proved';

export function coverageOf(documents: readonly { extent: readonly Extent[] }[]): Coverage {
  const extents = documents.flatMap(({ extent }) => extent);
  return { held: new Set(extents.map(({ letter }) => letter)), whole: new Set(extents.filter(({ whole }) => whole).map(({ letter }) => letter)) };
}

/** What it means that a name under this letter is not found. Absence proves something only where a copy is whole. */
export function absenceUnder(letter: string, { held, whole }: Coverage): Absence {
  if (!held.has(letter)) return 'letter not held';
  return whole.has(letter) ? 'proved' : 'entry not in this copy';
}

/** What a copy lacks, in one sentence; null where it is whole. */
export function lackOf(extent: readonly Extent[]): string | null {
  const cut = extent.filter(({ whole }) => !whole);
  const reasons = [...new Set(cut.map(({ why }) => why ?? 'is not whole'))];
  if (reasons.length === 0) return null;
  const letters = cut.map(({ letter }) => letter).join(', ');
  return `This copy ${reasons.join(', and ')}: a name under ${letters} that it does not have may have stood there.`;
}
