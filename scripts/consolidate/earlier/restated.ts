import type { Instruction } from '../../interpret/instruction.ts';
import type { Case } from '../case.ts';
import type { Done, History } from './history.ts';
import { substitute } from '../text/edit.ts';
import { day } from './repeated.ts';
import { instructionKey, isReworded } from '../rulings/same-instruction.ts';
import { plainText, replaceRun } from '../text/blocks.ts';
import { likeness } from '../text/likeness.ts';
import { findOnce } from '../text/quotation.ts';
import { appliedWithNote, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';

const HALF = 0.5;

/**
 * A cumulative document may bring an earlier instruction in other words. It speaks of the edition, not of the text that
 * its forerunner left, so its new text takes the place of the forerunner's: added words are not added a second time.
 *
 * Reads: the case, the entry's history, and all instructions on the topic in this document and in those it collects.
 * Returns null where there is no forerunner, or where the amendment finds its own place.
 */
export function restated(judged: Case, history: History, repeatedKeys: Set<string>, isCollected: (done: Done) => boolean): Verdict | null {
  const { instruction } = judged;
  if (findsItsOwnPlace(instruction)) return null;
  const forerunners = history.done.filter(
    (done) => isCollected(done) && isReworded(instruction, done.instruction) && !repeatedKeys.has(instructionKey(done.instruction)),
  );
  const [forerunner, ...others] = forerunners;
  if (forerunner === undefined) return null;
  if (others.length > 0) return refused('place not certain', 'it may restate more than one earlier instruction');
  return instruction.unit === 'entry' ? entryAnew(judged, forerunner) : wordsAnew(judged, forerunner);
}

/** Positions are looked up by likeness, and an entire entry is replaced whatever it says. */
function findsItsOwnPlace({ operation, unit, oldText }: Instruction): boolean {
  return operation === 'substitution' && (unit === 'entry' || oldText === null);
}

/** The entry that an earlier ruling made is made anew. */
function entryAnew({ text, newBlocks }: Case, forerunner: Done): Verdict {
  const change = { text: replaceRun(text, text, newBlocks), replaced: text.map((block) => block.id) };
  return appliedWithNote(change, `it restates the ruling of ${day(forerunner)}, whose text it replaces`);
}

function wordsAnew({ instruction, text, newBlocks, id }: Case, forerunner: Done): Verdict {
  const earlier = forerunner.instruction.newText ?? '';
  const alike = instruction.oldText !== null || likeness(plainText(newBlocks), earlier) > HALF;
  if (!alike) return refused('place not certain', `the ruling of ${day(forerunner)} brought other words at this place, which are not repeated`);
  const found = findOnce(text, earlier);
  const edit = found === null ? null : substitute(text, found, newBlocks, id);
  if (edit === null)
    return refused('place not certain', `it restates an instruction of ${day(forerunner)} whose words are not found here exactly once`);
  return appliedWithNote(edit.change, `it restates an instruction of ${day(forerunner)}, whose words it replaces`, edit.note);
}
