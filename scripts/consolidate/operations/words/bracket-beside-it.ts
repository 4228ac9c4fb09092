/** `"two" is changed to "three", and the parenthetical that follows is dropped`: brackets that are told by what the same sentence changes. */
import type { Case } from '../../case.ts';
import { isSoleAndWhole } from '../../place/damage.ts';
import { sentenceAround } from '../../place/sentences/placed-sentence.ts';
import { findOnce, findQuoted } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { remove } from '../../text/edit.ts';
import { bracketsIn, isToldByBrackets } from './in-brackets.ts';
import { saysBesideIt, wordsBeside } from './part-beside-words.ts';

/** Whether an instruction deletes what stands in brackets behind words that its sentence has just named, and says no more of it. */
export function isBracketBesideIt(instruction: Case['instruction']): boolean {
  const { operation, place: { about, told, ...place } } = instruction;
  const saysMore = told.length > 0 || Object.values({ ...place, within: null }).some((part) => part !== null && part !== false);
  return operation === 'repeal' && isToldByBrackets(instruction) && !saysMore && !instruction.says.includes('brackets about something') && saysBesideIt(about) === 'after';
}

/** The one place where the words stand; a capital that opens the instruction may be its own. */
function anchorOf({ found }: Case, words: string): Found | null {
  return findOnce(found, words, findQuoted(found, words).length > 0);
}

/** Certain where the sentence of those words has one pair of brackets, behind them, and the text has no other like it. */
export function bracketBesideIt(judged: Case): Verdict {
  const { text, id } = judged;
  const words = wordsBeside(judged);
  const anchor = words === null ? null : anchorOf(judged, words);
  if (anchor === null || !isSoleAndWhole(judged)) return refused('place not certain', 'the words behind which it stands have to stand here once');
  const sentence = sentenceAround(anchor);
  const [pair, ...more] = sentence === undefined ? [] : bracketsIn(sentence);
  const gone = pair === undefined ? '' : anchor.block.text.slice(pair.from, pair.to);
  const now = gone === '' ? null : findOnce(text, gone);
  if (pair === undefined || more.length > 0 || pair.from < anchor.to || now?.block.id !== anchor.block.id) return refused('place not certain', 'which brackets follow those words is not certain here');
  const edit = remove(text, now, id);
  return appliedWithNote(edit.change, `told by the words before it; dropped: “${gone}”`, edit.note);
}
