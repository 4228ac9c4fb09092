import type { Instruction } from '../interpret/instruction.ts';
import type { Case } from './case.ts';
import type { Done, History } from './history.ts';
import { substitute } from './operations/edit.ts';
import { replaceRun } from './text/blocks.ts';
import { findQuoted } from './text/quotation.ts';
import { instructionKey, isReworded } from './rulings/same-instruction.ts';
import { topicKey } from './rulings/collects.ts';
import { appliedWithNote, refused } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/**
 * An instruction that has been carried out is not carried out again when a later document repeats it word for word, even
 * where a third one has amended its text since. It is in force, and the note says since when.
 */
export function repeated(instruction: Instruction, history: History): Verdict | null {
  const key = instructionKey(instruction);
  const first = history.done.find((done) => instructionKey(done.instruction) === key);
  if (first === undefined) return null;
  return appliedWithNote({ text: history.text, replaced: [] }, `in force since ${first.document.date ?? 'an unknown day'}: the same instruction stands in “${first.document.title}”`);
}

/**
 * A cumulative document may bring an earlier instruction in other words. It speaks of the edition, not of the text that
 * its forerunner left, so its new text takes the place of the forerunner's: added words are not added a second time.
 * Returns null where there is no forerunner, or where the amendment's own place can be found as usual.
 */
export function reworded(judged: Case, history: History, collects: (done: Done) => boolean): Verdict | null {
  const { instruction, text, newBlocks, id } = judged;
  const forerunner = history.done.findLast((done) => topicKey(done.topic) === topicKey(judged.topic) && collects(done) && isReworded(instruction, done.instruction));
  if (forerunner === undefined || findsItsOwnPlace(instruction)) return null;
  const since = forerunner.document.date ?? 'an earlier day';
  if (instruction.unit === 'entry') return restated(judged, since);
  const [found, ...others] = forerunner.instruction.newText === null ? [] : findQuoted(text, forerunner.instruction.newText);
  const edit = found === undefined || others.length > 0 ? null : substitute(text, found, newBlocks, id);
  if (edit === null) return refused('place not certain', `it restates an instruction of ${since} whose words are not found here exactly once`);
  return appliedWithNote(edit.change, `it restates an instruction of ${since}, whose words it replaces`, edit.note);
}

/** Positions are looked up by likeness, and an entire entry is replaced whatever it says. */
function findsItsOwnPlace({ operation, unit, oldText }: Instruction): boolean {
  return operation === 'repeal' || (operation === 'substitution' && (unit === 'entry' || oldText === null));
}

/** The entry that an earlier ruling made is made anew. */
function restated({ text, newBlocks }: Case, since: string): Verdict {
  return appliedWithNote({ text: replaceRun(text, text, newBlocks), replaced: text.map((block) => block.id) }, `it restates the ruling of ${since}, whose text it replaces`);
}
