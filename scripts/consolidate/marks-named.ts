import type { Instruction } from '../interpret/instruction.ts';

const inside = (words: string): string => words.slice(1, -1);

/** "Remove the quotation marks around "worn"": the marks that come or go are named and not quoted, and a reader is told. Null for any other order. */
export function marksNamed({ operation, oldText, newText, says }: Instruction): string | null {
  if (operation !== 'substitution' || oldText === null || newText === null || !says.includes('marks')) return null;
  if (inside(oldText) === newText) return `the marks round “${newText}” are named, not quoted`;
  return inside(newText) === oldText ? `the marks that come round “${oldText}” are named, not quoted` : null;
}
