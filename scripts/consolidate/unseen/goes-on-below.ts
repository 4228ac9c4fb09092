/**
 * Whether new text may go on in what was taken for the next ruling: a line of it that begins with a name and a dash looks
 * like one. The order of the alphabet tells, and examples that go on below "Examples:".
 */
import { sortKey } from '../../names/sort-key.ts';
import type { TargetedRuling } from '../../link/linked.ts';
import type { Numbered } from '../case.ts';
import type { Ground } from '../ground.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';

const isLedBy = /^examples?:?$/iu;
const isQuoted = /^["“]/u;

/** Whether the last words of a ruling are new text in paragraphs of its own that nothing ends. */
function givesTextBelow({ instruction: { operation, setOff, newBlocks }, ruling: { lines } }: Numbered): boolean {
  const [first, last] = [newBlocks[0], newBlocks.at(-1)];
  const isGiven = (operation === 'insertion' || operation === 'substitution') && setOff?.at(-1) === false;
  return isGiven && first !== undefined && last !== undefined && first.lines[0] > lines[0] && last.lines[1] >= lines[1];
}

/** Whether a ruling stands where the alphabet does not have it, and those before and behind it do. */
function standsOutOfOrder(three: readonly (TargetedRuling | undefined)[]): boolean {
  const [before = '', itself = '', behind = ''] = three.map((one) => sortKey(one?.topic ?? ''));
  return behind !== '' && before <= behind && (itself < before || itself > behind);
}

/** Whether a ruling begins on the line of its topic: one below its topic is set off, and no line of a text. */
const isRunIn = ({ lines, blocks: [first] }: TargetedRuling): boolean => first?.lines[0] === lines[0];

/** Why it is not certain that new text ends where its ruling does; null where it is. */
export function goesOnBelow(numbered: Numbered, ground: Ground): Refused | null {
  if (!givesTextBelow(numbered)) return null;
  const { ruling, instruction: { newBlocks } } = numbered;
  const [next, afterNext] = ground.following(ruling);
  // What orders something itself is a ruling.
  if (next === undefined || next.topic === null || !isRunIn(next) || next.instructions.some(({ explicit }) => explicit)) return null;
  const isExample = newBlocks.some(({ text }) => isLedBy.test(text.trim())) && isQuoted.test(next.blocks[0]?.text ?? '');
  return isExample || (ground.isInOrder(ruling.document) && standsOutOfOrder([ruling, next, afterNext])) ? refused('place not certain', `whether “${next.topic}” below it is a ruling or goes on with the new text is not certain`) : null;
}
