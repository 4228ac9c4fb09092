/** Two documents of one day that order different things of the same words: nothing says which of the two came first. */
import type { Instruction } from '../../interpret/instruction.ts';
import { instructionKey, isReworded, undoes } from '../rulings/same-instruction.ts';
import { words } from '../text/fold.ts';
import { limitsOf } from '../unseen/wholly-understood.ts';
import type { RulingHappening } from './happening.ts';

/**
 * Reads: all that rulings order of one entry. Writes: for each order the first of another document that says otherwise, of
 * the days on which both hold and came out. What both order alike is no contradiction, nor what only stands beside the other.
 */
export function contradictions(happenings: readonly RulingHappening[]): ReadonlyMap<RulingHappening, RulingHappening> {
  const byDay = Map.groupBy(happenings.filter(mayBeCarriedOut), ({ at, numbered: { document } }) => `${at.day} ${document.published ?? ''}`);
  return new Map([...byDay.values()].filter(({ length }) => length > 1).flatMap((list) => list.flatMap((one) => {
    const other = list.find((candidate) => candidate.numbered.ruling.document !== one.numbered.ruling.document && sayOtherwise(one.numbered.instruction, candidate.numbered.instruction));
    return other === undefined ? [] : [[one, other] as const];
  })));
}

const changing = new Set(['insertion', 'substitution', 'repeal']);

function mayBeCarriedOut({ numbered: { instruction, document } }: RulingHappening): boolean {
  return document.date !== null && changing.has(instruction.operation) && limitsOf(instruction) === null;
}

function sayOtherwise(one: Instruction, other: Instruction): boolean {
  if (instructionKey(one) === instructionKey(other)) return false;
  if (ofWhole(one) || ofWhole(other)) return true;
  return (one.operation !== 'insertion' && isReworded(one, other)) || undoes(one, other) || undoes(other, one) || (ofSameWords(one, other) && one.operation !== other.operation);
}

/** The entry is made, replaced or deleted: what else is ordered of it that day came before, or comes after. */
const ofWhole = ({ unit }: Instruction): boolean => unit === 'entry';

function ofSameWords({ oldText: one }: Instruction, { oldText: other }: Instruction): boolean {
  return one !== null && other !== null && words(one).join(' ') === words(other).join(' ');
}
