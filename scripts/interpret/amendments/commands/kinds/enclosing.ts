import type { CommandKind } from '../command-kind.ts';

/** Kinds of orders that put words in brackets or take the brackets away, by the names of their rules in grammar/instruction/. */
export const enclosingKinds: Record<string, CommandKind> = {
  Enclosing_bare: { operation: 'substitution', example: 'Remove the parentheses around "two"; the words stay.' },
  Enclosing_bared: { operation: 'substitution', example: 'The quotation marks around "two" are removed.' },
  Enclosing_add: { operation: 'substitution', example: 'Put parentheses around "two".' },
  Enclosing_put: { operation: 'substitution', example: 'Put "two" in parentheses.' },
  Enclosing_stands: { operation: 'substitution', example: '"two" should stand in parentheses.' },
};
