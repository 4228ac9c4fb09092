import type { Instruction } from '../../interpret/instruction.ts';
import { words } from '../text/fold.ts';

/**
 * What makes two printed instructions the same one: operation, unit, old and new text, and the place unless quoted words
 * name it. The words around ("From November", "New change to this entry") do not count.
 */
export function instructionKey({ operation, unit, place, oldText, newText }: Instruction): string {
  const text = (value: string | null) => words(value ?? '').join(' ');
  return [operation, unit, oldText === null ? JSON.stringify(place) : '', text(oldText), text(newText)].join('|');
}

/**
 * Whether a later instruction is an earlier one in a changed wording: the same operation at the same place, or on the
 * same old text, with other new text.
 */
export function isReworded(later: Instruction, earlier: Instruction): boolean {
  const text = (value: string | null) => words(value ?? '').join(' ');
  const sameOld = later.oldText === null ? earlier.oldText === null && JSON.stringify(later.place) === JSON.stringify(earlier.place) : text(later.oldText) === text(earlier.oldText);
  return later.operation === earlier.operation && later.unit === earlier.unit && sameOld && text(later.newText) !== text(earlier.newText);
}
