import type { TileKind } from '../../../src/model/corpus.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';

/** The words of an instruction that are of these kinds. */
const wordsAs = ({ instruction, tiles }: Instruction, ...kinds: TileKind[]): string[] =>
  tiles.filter(({ as }) => kinds.includes(as)).map(({ from, to }) => instruction.slice(from, to).trim()).filter((words) => words !== '');

/** A reason is read in a line; all of the words are marked where the ruling is shown. */
const longest = 240;

function inShort(words: string): string {
  return words.length <= longest ? words : `${words.slice(0, words.lastIndexOf(' ', longest) + 1 || longest).trimEnd()} …`;
}

const quoted = (words: string[]): string => inShort(words.map((one) => `“${inShort(one)}”`).join(', '));

/** The words of an instruction that no part of its reading accounts for. */
export const notUnderstood = (instruction: Instruction): string[] => wordsAs(instruction, 'not understood', 'object');

function hasDays({ effective }: Instruction): boolean {
  return typeof effective?.from === 'string' || typeof effective?.to === 'string';
}

/**
 * Why an order is not to be carried out whatever its place: a word of it was not understood, or it speaks of something else
 * than this text, or it does not hold always and for everybody. Null where nothing of the kind stands in it or above it.
 */
export function limitsOf(instruction: Instruction): Refused | null {
  const unread = notUnderstood(instruction);
  if (unread.length > 0) return refused('not wholly understood', quoted(unread));
  if (instruction.under) return refused(instruction.under.why, quoted([instruction.under.words]));
  const scope = wordsAs(instruction, 'scope');
  if (scope.length > 0) return refused('limited in scope', quoted(scope));
  const day = wordsAs(instruction, 'day');
  return day.length > 0 && !hasDays(instruction) ? refused('day not known', quoted(day)) : null;
}
