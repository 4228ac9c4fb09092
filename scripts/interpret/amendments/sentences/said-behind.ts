/** Sentences behind an order that only say what stays, what comes of it, or why it is given: whatever their words, they order nothing. */
import { claimBeside } from '../../../language/en/claims/claim.ts';
import { isRemarkBehind } from '../../../language/en/remarks/remarks.ts';
import type { Done } from '../../../language/en/remarks/remarks.ts';
import { tellsAFact, unitTold } from '../../../language/en/stories/facts.ts';
import type { Command, Piece, PlainKind, TextRange } from '../commands/command.ts';
import type { FoldedText } from './fold-text.ts';
import { furthestRead } from './reading.ts';

/** Of a paragraph that is being read, what was read so far. */
interface ReadSoFar {
  printed: string;
  folded: FoldedText;
  pieces: readonly Piece[];
}

/** "The bullet is obsolete" behind a paragraph that goes is told of something else. */
const isOfWhatGoes = ({ commands }: Extract<Piece, { is: 'order' }>, unit: string | null): boolean =>
  unit === null || commands.every(({ targets }) => targets.every((target) => target.unit === unit));

/** Where single words go or change, the sentence and the paragraph around them may be spoken of; of a part that goes only that. */
const isOfAnotherPart = ({ commands }: Extract<Piece, { is: 'order' }>, unit: string | null): boolean =>
  unit !== null && commands.some(({ targets }) => targets.some((target) => target.unit !== unit && ['sentence', 'paragraph', 'list item'].includes(target.unit ?? '')));

/** What an order does with words; null where it does something else, or several things. */
function doneBy(commands: readonly Command[], printed: string): Done | null {
  const [first, ...others] = new Set(commands.map(({ operation, wording }): Done | null => {
    if (operation === 'repeal') return 'takes away';
    if (operation === 'insertion') return 'brings';
    if (operation === 'renumbering') return 'rearranges';
    const leadsAway = wording.is === 'given' && /^\W*see /i.test(printed.slice(wording.at.from, wording.at.to));
    return operation === 'substitution' ? leadsAway ? 'leads away' : 'changes' : null;
  }));
  return others.length === 0 ? first ?? null : null;
}

/** What a sentence is that can be held against the text, tells a fact behind a deletion, or is a remark beside an order; null for any other. */
export function saidBehind({ printed, folded, pieces }: ReadSoFar, { from, to }: TextRange): PlainKind | null {
  if (from >= furthestRead || !pieces.some(({ is }) => is === 'order')) return null;
  if (claimBeside(printed.slice(folded.at[from] ?? 0, (folded.at[to - 1] ?? 0) + 1)) !== null) return 'limit';
  const order = pieces.findLast(({ is }) => is !== 'rationale');
  return order?.is === 'order' && isSaidOf(order, folded.text.slice(from, to), printed) ? 'rationale' : null;
}

/** Whether words tell a fact of what an order deletes, or are a remark on what it does. */
function isSaidOf(order: Extract<Piece, { is: 'order' }>, words: string, printed: string): boolean {
  const unit = unitTold(words);
  if (order.commands.every(({ operation }) => operation === 'repeal') && tellsAFact(words) && isOfWhatGoes(order, unit)) return true;
  const done = isOfAnotherPart(order, unit) ? null : doneBy(order.commands, printed);
  return done !== null && isRemarkBehind(words, done);
}

/** What joins to an order, in the same sentence, what might as well be said in one of its own. */
const joint = /^\s*(?:;|[\u2013\u2014-]|\()\s*/u;

/** "...; one sentence says it all", "... (it led to confusion)": whether the rest of an order's sentence tells what a sentence behind it may. `words` are folded. */
export const isSaidInOne = (order: Extract<Piece, { is: 'order' }>, words: string, printed: string): boolean => joint.test(words) && isSaidOf(order, words.replace(joint, '').trim(), printed);
