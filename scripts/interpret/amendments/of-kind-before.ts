import type { Unit } from '../../../src/model/corpus.ts';
import type { Spot } from './command.ts';

/**
 * "Delete the second paragraph, and replace the third with: ...": what is counted is of the kind that was named last, in
 * the same wider place. Where no such kind was named the number says nothing, and the place is only described.
 */
export function ofKindBefore(spot: Spot, unit: Unit | null): Spot {
  const { ofKindBefore: numbers } = spot;
  if (numbers.length === 0) return spot;
  if (unit === 'paragraph') return { ...spot, unit, paragraphs: numbers, again: 'section' };
  if (unit === 'list item') return { ...spot, unit, items: numbers, again: 'paragraph' };
  if (unit === 'sentence') return { ...spot, unit, sentences: numbers, again: 'paragraph' };
  return { ...spot, unit: 'text', about: spot.about ?? spot.phrase };
}
