/** "Replace the full stop at the end of the second paragraph with an exclamation mark": the mark that closes a part, or the entry. */
import type { Case } from '../../case.ts';
import { isThisAndNoOther } from '../../place/damage.ts';
import { onlyPart } from '../../place/only-part.ts';
import { isItem } from '../../place/ordinals.ts';
import { endsWithStop } from '../../place/sentences/placed-sentence.ts';
import { endsInReference } from '../../place/sentences/sentence-meant.ts';
import type { Found } from '../../text/quotation.ts';
import { endsInAbbreviation } from '../../../../src/model/sentences.ts';
import { exchange, splice } from '../../text/splice.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';

const isMark = (words: string): boolean => /^[.,;:!?]$/u.test(words);

/** Whether an instruction puts something in the place of a mark at the end of a part, or of the entry. */
export const turnsMarkAtEnd = ({ operation, oldText, place }: Case['instruction']): boolean =>
  operation === 'substitution' && oldText !== null && isMark(oldText) && place.position === 'end';

/** Whether no part is named, so that the end is that of the entry. */
const namesNoPart = ({ paragraphs, items, sentences, section, told, context, within }: Case['instruction']['place']): boolean =>
  told.length === 0 && [paragraphs, items, sentences, section, context, within].every((part) => part === null);

/** The part that ends with the mark; of the entry, its last block, where no reference closes it. */
function partMeant(judged: Case): Found | null {
  const last = judged.text.at(-1);
  const { place } = judged.instruction;
  if (place.about !== null || place.within !== null || place.unclear) return null;
  if (!namesNoPart(place)) return onlyPart(judged);
  return last === undefined || endsInReference(last) || !isThisAndNoOther(judged) ? null : { block: last, from: 0, to: last.text.length };
}

/** Where a part ends with a mark of its own, which belongs to no quotation, bracket or abbreviation; null where it does not. */
function endingMark({ block, from, to }: Found, mark: string): number | null {
  const text = block.text.slice(from, to).trimEnd();
  const isItsOwn = text.endsWith(mark) && !(mark === '.' && (endsInAbbreviation(text.slice(-20), true) || /\p{L}\.\p{L}\.$/u.test(text)));
  return isItsOwn ? from + text.length - 1 : null;
}

/** Commas and semicolons end an item; a paragraph and a sentence end with a stop. Words go on in the sentence, and begin none. */
const mayEnd = ({ block }: Found, words: string): boolean => (isMark(words) ? isItem(block) || /[.!?:]/u.test(words) : endsWithStop(words) && !/^\W*\p{Lu}/u.test(words));

export function markTurned(judged: Case): Verdict {
  const { instruction: { oldText, locator }, newBlocks: [now, ...others], text, id } = judged;
  const part = partMeant(judged);
  const mark = oldText ?? '';
  const at = part && endingMark(part, mark);
  if (part === null || at === null) return refused('text not found', `no “${mark}” ends that part here (“${locator ?? ''}”)`);
  const words = now?.text.trim() ?? '';
  if (words === '' || words === mark || others.length > 0 || !mayEnd(part, words)) return refused('place not certain', 'how that part would then end is not certain');
  const space = isMark(words) || /^[.,;:!?)\]]/u.test(words) ? '' : ' ';
  const change = splice(part.block, at, at + 1, { text: space + words, spans: [] }, id);
  return appliedWithNote({ text: exchange(text, part.block, change), replaced: [part.block.id] }, `where the part ends, “${words}” stands in the place of “${mark}”`);
}
