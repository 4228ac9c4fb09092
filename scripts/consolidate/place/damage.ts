import { isDamaged as isDamagedCopy } from '../../../src/model/standing.ts';
import type { Case } from '../case.ts';

/** Whether the text is still the base text of a copy that lacks something. */
export function isDamaged({ entry, text, repealed }: Pick<Case, 'entry' | 'text' | 'repealed'>): boolean {
  return !repealed && isDamagedCopy(entry, text);
}

/** Whether the entry held is still nothing but a cross-reference. */
export function isPointer({ entry, text }: Pick<Case, 'entry' | 'text'>): boolean {
  return entry.pointsTo !== null && text.every((block) => block.amendment === null);
}
