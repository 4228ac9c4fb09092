import type { Case } from '../case.ts';

/** Whether the text is still the base text of a copy that lacks something. */
export function isDamaged({ entry, text, repealed }: Pick<Case, 'entry' | 'text' | 'repealed'>): boolean {
  return !repealed && entry.completeness !== 'complete' && (text.length === 0 || text.some((block) => block.document === entry.document));
}

/** Whether the entry held is still nothing but a cross-reference. */
export function isPointer({ entry, text }: Pick<Case, 'entry' | 'text'>): boolean {
  return entry.pointsTo !== null && text.every((block) => block.amendment === null);
}
