/** "Delete everything from "Ferries hum" to the end of this entry": the rest of a paragraph, and every block behind it. */
import { sentences } from '../../../src/model/sentences.ts';
import { isOwnName } from '../case.ts';
import type { Case } from '../case.ts';
import { isSoleAndWhole } from '../place/damage.ts';
import { onlyRefers } from '../place/sentence-meant.ts';
import { plainText } from '../text/blocks.ts';
import type { Found } from '../text/quotation.ts';
import { appliedWithNote, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import { remove } from './edit.ts';
import { quotedDoubt } from './quoted-doubt.ts';

/** Whether an instruction goes to the end of the entry, from quoted words on. */
export const goesToTheEnd = ({ place: { through } }: Case['instruction']): boolean => through !== null && 'end' in through && through.end === 'entry';

/** Whether a place is named that may end before the entry does. */
function isNarrower({ paragraphs, items, sentences: ranks, section, within, told, opening, closing }: Case['instruction']['place']): boolean {
  return told.length > 0 || [paragraphs, items, ranks, section, within, opening, closing].some((part) => part !== null);
}

/** Whether a sentence begins there, behind something that does not lead on to it, and no reference closes the entry. */
function isPlainEnd({ text }: Case, { block, from }: Found): boolean {
  const before = from === 0 ? text[text.indexOf(block) - 1]?.text ?? '' : block.text.slice(0, from);
  const last = sentences(text.at(-1)?.text ?? '').at(-1)?.text ?? '';
  return sentences(block.text).some((one) => one.from === from) && /\S/u.test(before) && !/:\s*$/u.test(before) && !onlyRefers.test(last);
}

const isCertain = (judged: Case): boolean =>
  judged.instruction.operation === 'repeal' && !isNarrower(judged.instruction.place) && isSoleAndWhole(judged) && isOwnName(judged);

/** The note tells all that went. */
export function deletedToTheEnd(judged: Case, found: Found): Verdict {
  const doubt = quotedDoubt(judged, found, judged.instruction.oldText ?? '');
  if (doubt !== null) return doubt;
  if (!isCertain(judged) || !isPlainEnd(judged, found)) return refused('place not certain', 'where the text ends that begins so is not certain here');
  const { text, id } = judged;
  const { block, from } = found;
  const index = text.indexOf(block);
  const rest = text.slice(index + 1);
  const gone = [block.text.slice(from), ...(rest.length > 0 ? [plainText(rest)] : [])].join(' ');
  const kept = from === 0 ? text.slice(0, index) : remove(text.slice(0, index + 1), { block, from, to: block.text.length }, id).change.text;
  return appliedWithNote({ text: kept, replaced: [block, ...rest].map((one) => one.id) }, `from the words that are told to the end of the entry; dropped: “${gone}”`);
}
