import type { SourceDocument } from '../../../src/model/corpus.ts';
import { documentName, longDay } from '../../../src/model/dates.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { Case } from '../case.ts';
import type { Done, History } from './history.ts';
import { instructionKey, isReworded, undoes } from '../rulings/same-instruction.ts';
import { appliedWithNote, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';

/**
 * An instruction that has been carried out is not carried out again when a later document repeats it word for word, even
 * where a third one has amended its words since. It is in force, and the note says since when. Where a later one has undone
 * it in so many words, or said otherwise of the same words, it is an order again. Where the entire entry has
 * been replaced since, its words are gone: it is not brought back, except by the document that replaced the entry and
 * then, in the same breath, repeats what it collects.
 */
export function repeated({ instruction, document }: Case, history: History): Verdict | null {
  const key = instructionKey(instruction);
  const at = history.done.findLastIndex((done) => instructionKey(done.instruction) === key);
  const first = history.done[at];
  if (first === undefined || history.done.slice(at + 1).some((done) => undoes(done.instruction, instruction) || (instruction.oldText !== null && isReworded(instruction, done.instruction)))) return null;
  const gone = history.done.slice(at + 1).find((done) => endsWhatWas(done.instruction));
  if (gone === undefined)
    return appliedWithNote(
      { text: history.text, replaced: [] },
      `in force since ${day(first)}: the same instruction stands in ${named(first.document)}`,
    );
  return gone.document.id === document.id
    ? null
    : refused('place not certain', `it repeats an instruction of ${day(first)}; the entry was replaced on ${day(gone)}`);
}

/** The entire entry is replaced or repealed. */
export function endsWhatWas({ unit, operation }: Instruction): boolean {
  return unit === 'entry' && (operation === 'substitution' || operation === 'repeal');
}

/** The day of an instruction, for a note. */
export function day({ document: { date } }: Pick<Done, 'document'>): string {
  return date === null ? 'an unknown day' : longDay(date);
}

/** A document, for a note: several may have one title, and no two have one day. */
export function named(document: SourceDocument): string {
  return document.date === null ? `“${document.title}”` : `the ${documentName(document)}`;
}
