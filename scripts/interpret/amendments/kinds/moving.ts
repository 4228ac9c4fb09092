import type { CommandKind } from '../command-kind.ts';

/** Kinds of orders to move, join, split, number and print otherwise, by the names of their rules in grammar/instruction/. */
export const movingKinds: Record<string, CommandKind> = {
  Move_promised: { operation: 'renumbering', how: 'move', example: 'Move the following to the end of the entry:' },
  Move_beside: { operation: 'renumbering', how: 'move', example: 'Move the last paragraph so that it follows the first.' },
  Move_plain: { operation: 'renumbering', how: 'move', example: 'Move the third paragraph to the end of the entry.' },
  NewParagraph: { operation: 'renumbering', how: 'split', example: 'Begin a new paragraph at "Ferries hum".' },
  SplitAt_order: { operation: 'renumbering', how: 'split', example: 'Split the second paragraph before "Ferries hum".' },
  SplitAt_report: { operation: 'renumbering', how: 'split', example: 'The second paragraph is split before "Ferries hum".' },
  Split: { operation: 'renumbering', how: 'split', example: 'Split paragraph 4 into two paragraphs as follows:' },
  Join: { operation: 'renumbering', how: 'join', example: 'Combine paragraphs 2 and 3.' },
  Swap: { operation: 'renumbering', how: 'swap', example: 'Reverse the order of paragraphs 2 and 3.' },
  Renumber: { operation: 'renumbering', example: 'Renumber the remaining items.' },
  Format_make: { operation: 'formatting', example: 'Make the phrase "high water" bold.' },
  Format_verb: { operation: 'formatting', example: 'Italicize the word "ferry".' },
  Format_put: { operation: 'formatting', example: 'Put the word "ferry" in italics.' },
  Recase_verb: { operation: 'substitution', example: 'Capitalize the word "ferry".' },
  Recase_put: { operation: 'substitution', example: 'Put the word "ferry" in capitals.' },
};
