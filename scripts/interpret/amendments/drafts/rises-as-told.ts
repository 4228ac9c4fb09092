/** "The limit has been raised.": a reason for an order by which a figure rises, and for no other. */
import { directionTold } from '../../../language/en/rising.ts';
import { foldText } from '../sentences/fold-text.ts';
import type { Draft } from './draft.ts';

/** The only number of some words; null where there is none, or another. */
function numberIn(words: string): number | null {
  const [number, ...others] = words.match(/\d+(?:\.\d+)?/gu) ?? [];
  return number === undefined || others.length > 0 ? null : Number(number);
}

/** What a sentence beside an order is to it that would be its reason: where the figure goes another way than it tells, nobody can say. */
export function reasonTile(words: string, { oldText, newBlocks }: Pick<Draft, 'oldText' | 'newBlocks'>): 'reason' | 'not understood' {
  const told = directionTold(foldText(words).text);
  if (told === null) return 'reason';
  const [was, is] = [numberIn(oldText ?? ''), numberIn(newBlocks.map(({ text }) => text).join(' '))];
  const goesSo = was !== null && is !== null && (told === 'up' ? is > was : is < was);
  return goesSo ? 'reason' : 'not understood';
}

/** "We are raising it: ...", "The toll goes down: ...": the same where the order's own sentence tells it first. */
export function withDirectionKept(draft: Draft): Draft {
  const tells = draft.instruction.flat().some(({ words, as }) => as === 'reason' && reasonTile(words, draft) !== 'reason');
  return tells ? { ...draft, instruction: draft.instruction.map((part) => part.map((tile) => (tile.as === 'reason' ? { ...tile, as: reasonTile(tile.words, draft) } : tile))) } : draft;
}
