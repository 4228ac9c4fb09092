/** Sentences behind an order that only say what stays, what comes of it, or why it is given: whatever their words, they order nothing. */
import { claimBeside } from '../../../language/en/claims/claim.ts';
import { tellsAFact, unitTold } from '../../../language/en/stories/facts.ts';
import type { Piece, PlainKind, TextRange } from '../commands/command.ts';
import type { FoldedText } from './fold-text.ts';

/** Of a paragraph that is being read, what was read so far. */
interface ReadSoFar {
  printed: string;
  folded: FoldedText;
  pieces: readonly Piece[];
}

/** "The bullet is obsolete" behind a paragraph that goes is told of something else. */
const isOfWhatGoes = ({ commands }: Extract<Piece, { is: 'order' }>, unit: string | null): boolean =>
  unit === null || commands.every(({ targets }) => targets.every((target) => target.unit === unit));

/** What a sentence is that can be held against the text, or tells a fact behind a deletion; null for any other. */
export function saidBehind({ printed, folded, pieces }: ReadSoFar, { from, to }: TextRange): PlainKind | null {
  if (!pieces.some(({ is }) => is === 'order')) return null;
  if (claimBeside(printed.slice(folded.at[from] ?? 0, (folded.at[to - 1] ?? 0) + 1)) !== null) return 'limit';
  const order = pieces.findLast(({ is }) => is !== 'rationale');
  const deletes = order?.is === 'order' && order.commands.every(({ operation }) => operation === 'repeal');
  const words = folded.text.slice(from, to);
  return deletes && tellsAFact(words) && isOfWhatGoes(order, unitTold(words)) ? 'rationale' : null;
}
