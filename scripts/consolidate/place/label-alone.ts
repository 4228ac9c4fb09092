/**
 * "Whole entry: See fog.", "In full: See fog.", "Revised: See fog.": a label says that a text is new, and seldom of what. Where
 * the entry held is one paragraph, one that names the entry leaves no other; of any other it must be plain from the text that
 * it heads.
 */
import { labelOfAll, labelOfSomeText, labelOfText } from '../../language/en/labels.ts';
import { noName, saysWhereToo } from '../../language/en/objects.ts';
import { couldBeOrder } from '../../language/en/orders.ts';
import type { Block } from '../../../src/model/corpus.ts';
import { sentences } from '../../../src/model/sentences.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { Case } from '../case.ts';
import { fold, words } from '../text/fold.ts';
import { likeness } from '../text/likeness.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';
import { isSoleAndWhole } from './damage.ts';
import { isNothingButReferences, membersOf, referenceLists } from './references/reference-lists.ts';

const HALF = 0.5;

/** What a label says that is all of an order's words; null where they are others, or are an order in themselves. */
function labelOf({ operation, unit, instruction, readAs }: Instruction): 'all' | 'some text' | null {
  if (operation !== 'substitution' || unit !== 'entry' || readAs === undefined) return null;
  return labelOfAll.test(instruction) ? 'all' : labelOfSomeText.test(instruction) ? 'some text' : null;
}

/** "Delete.", "See fog, in races.": what stands behind a label and may be an order, or have one in it. */
function mayOrder([first, ...others]: readonly Block[]): boolean {
  if (first === undefined) return true;
  const isList = others.length === 0 && isNothingButReferences([first]);
  if (isList) return referenceLists(first).flatMap(membersOf).some((name) => noName.test(name) || saysWhereToo.test(fold(name)));
  const [sentence] = sentences(first.text);
  return sentence === undefined || words(sentence.text).length < 2 || couldBeOrder(fold(sentence.text));
}

/** Whether a text can only be the whole entry in new words: references for references, or the one paragraph, more than half of each in the other. */
function isPlain({ text, newBlocks, instruction: { instruction } }: Case): boolean {
  const [held, ...more] = text;
  const [given, ...others] = newBlocks;
  if (held === undefined || given === undefined || more.length > 0 || others.length > 0) return false;
  if (isNothingButReferences(text)) return isNothingButReferences(newBlocks) && !(/^\p{Lu}/u.test(held.text) && /^\p{Ll}/u.test(given.text));
  return !labelOfText.test(instruction) && held.type === given.type && likeness(given.text, held.text) > HALF && likeness(held.text, given.text) > HALF;
}

const isCertain = (judged: Case, label: 'all' | 'some text'): boolean => isSoleAndWhole(judged) && !mayOrder(judged.newBlocks) && (isPlain(judged) || (label === 'all' && judged.text.length === 1));

/** Why a label alone does not tell that what it heads is the entry; null where it does, or the order has more words. */
export function labelDoubt(judged: Case): Refused | null {
  const label = labelOf(judged.instruction);
  return label === null || isCertain(judged, label) ? null : refused('place not certain', 'the label does not say whether what it heads is all of the entry');
}

/** What a reader should know where it does. */
export const labelNote = ({ instruction }: Case): string | null => (labelOf(instruction) === null ? null : 'a label alone tells that this is the text of the whole entry');
