import { isDamaged as isDamagedCopy } from '../../../src/model/standing.ts';
import type { Case } from '../case.ts';

/** Whether the text is still the base text of a copy that lacks something. */
export function isDamaged({ entry, text, repealed }: Pick<Case, 'entry' | 'text' | 'repealed'>): boolean {
  return !repealed && isDamagedCopy(entry, text);
}

/** Whether no other entry has the name, and this copy lacks nothing: what stands here once stands nowhere else. */
export const isSoleAndWhole = (judged: Pick<Case, 'entry' | 'text' | 'repealed' | 'namesakes'>): boolean => judged.namesakes.length === 0 && !isDamaged(judged);

/** Whether it is sole and whole, and the ruling's topic is its very name: where few words tell the place, no other is certain enough. */
export const isThisAndNoOther = (judged: Case): boolean => isSoleAndWhole(judged) && (judged.match === 'exact' || judged.match === 'folded');

/** Whether the entry held is still nothing but a cross-reference. */
export function isPointer({ entry, text }: Pick<Case, 'entry' | 'text'>): boolean {
  return entry.pointsTo !== null && text.every((block) => block.amendment === null);
}
