import type { Instruction } from '../../interpret/instruction.ts';
import { words } from '../text/fold.ts';

/**
 * What makes two printed instructions the same one: operation, unit, place, old and new text. The place does not count
 * where quoted words name it, or where it is the entire entry; nor do the words around ("From November").
 */
export function instructionKey(instruction: Instruction): string {
  return [about(instruction), bare(instruction.newText)].join('|');
}

/**
 * Whether a later instruction is an earlier one in a changed wording: the same operation at the same place, or on the
 * same old text, with other new text.
 */
export function isReworded(later: Instruction, earlier: Instruction): boolean {
  return about(later) === about(earlier) && bare(later.newText) !== bare(earlier.newText);
}

function about({ operation, unit, place, oldText, to }: Instruction): string {
  const named = oldText === null && unit !== 'entry' ? JSON.stringify(place) : '';
  return [operation, unit, named, bare(oldText), ...(to ? [JSON.stringify(to)] : [])].join('|');
}

function bare(text: string | null): string {
  return words(text ?? '').join(' ');
}
