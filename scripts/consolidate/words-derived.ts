import type { Derived, Instruction } from '../interpret/instruction.ts';

/** How words were made of others; null where only marks come or go (`marks-named.ts`). */
const made: Record<Derived, ((old: string) => string) | null> = {
  plural: (old) => `it is the plural of “${old}”`,
  singular: (old) => `it is the singular of “${old}”`,
  capital: (old) => `it is “${old}” with a capital letter`,
  small: (old) => `it is “${old}” with a small letter`,
  bare: null,
  'in parentheses': null,
};

/** `"mission" should be plural`: the new word is made by us and not printed, and a reader is told. Null for any other order. */
export function wordsDerived({ derived, oldText, newText }: Instruction): string | null {
  const how = derived === undefined ? null : made[derived];
  return how === null || oldText === null || newText === null ? null : `“${newText}” is not printed in the ruling: ${how(oldText)}`;
}
