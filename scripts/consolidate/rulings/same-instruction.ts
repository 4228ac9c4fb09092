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

/** Whether a later instruction undoes an earlier one in so many words: what that put there goes, or what that took away is back. */
export function undoes(later: Instruction, earlier: Instruction): boolean {
  const [gone, came] = [bare(later.oldText), bare(later.newText)];
  const [was, is] = [bare(earlier.oldText), bare(earlier.newText)];
  const takesIsAway = is !== '' && later.operation !== 'insertion' && ` ${gone} `.includes(` ${is} `);
  const bringsWasBack = was !== '' && later.operation !== 'repeal' && ` ${came} `.includes(` ${was} `);
  if (earlier.operation === 'insertion') return takesIsAway;
  if (earlier.operation === 'repeal') return bringsWasBack;
  return earlier.operation === 'substitution' && takesIsAway && bringsWasBack;
}

function about({ operation, unit, place, oldText, to }: Instruction): string {
  const named = oldText === null && unit !== 'entry' ? JSON.stringify(place) : '';
  return [operation, unit, named, bare(oldText), ...(to ? [JSON.stringify(to)] : [])].join('|');
}

/** The words of a text, with no regard to its marks; of a text that is nothing but marks, these. */
function bare(text: string | null): string {
  return words(text ?? '').join(' ') || (text ?? '').trim();
}
