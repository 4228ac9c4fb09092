/** "Delete everything from "Ferries hum" to the end of this entry": the rest of a paragraph, and every block behind it; or new text in its place. */
import type { Block } from '../../../../src/model/corpus.ts';
import { sentences } from '../../../../src/model/sentences.ts';
import { isOwnName } from '../../case.ts';
import type { Case } from '../../case.ts';
import { isSoleAndWhole } from '../../place/damage.ts';
import { onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { plainText } from '../../text/blocks.ts';
import type { Found } from '../../text/quotation.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { isWholeSentence } from '../additions/appended.ts';
import { remove, substitute } from '../../text/edit.ts';
import { quotedDoubt } from '../words/quoted-doubt.ts';

const endOf = ({ place: { through } }: Case['instruction']): 'sentence' | 'paragraph' | 'entry' | 'there' | null => (through !== null && 'end' in through ? through.end : null);

/** Whether an instruction goes to the end of the entry, from quoted words on; or to an end that it does not name. */
export const goesToTheEnd = (instruction: Case['instruction']): boolean => ['entry', 'there'].includes(endOf(instruction) ?? '');

/** "To the end" is that of the paragraph as well as that of the entry: in its last paragraph both are one. */
const isSureEnd = ({ instruction, text }: Case, { block }: Found): boolean => endOf(instruction) === 'entry' || block === text.at(-1);

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
  (judged.instruction.operation === 'repeal' || isReplaced(judged)) && !isNarrower(judged.instruction.place) && isSoleAndWhole(judged) && isOwnName(judged);

const isReplaced = ({ instruction: { operation }, newBlocks }: Case): boolean => operation === 'substitution' && isWholeSentence(newBlocks);

/** The text up to the words that are told, and what comes in the place of these and of all behind them. */
function upTo(judged: Case, { block, from }: Found): Block[] {
  const { text, id, newBlocks } = judged;
  const index = text.indexOf(block);
  const rest = { block, from, to: block.text.length };
  if (from === 0) return [...text.slice(0, index), ...(isReplaced(judged) ? newBlocks : [])];
  const before = text.slice(0, index + 1);
  return isReplaced(judged) ? substitute(before, rest, newBlocks, id)?.change.text ?? before : remove(before, rest, id).change.text;
}

/** The note tells all that went. */
export function throughToTheEnd(judged: Case, found: Found): Verdict {
  const { text, instruction: { oldText } } = judged;
  const { block, from } = found;
  const doubt = quotedDoubt(judged, isReplaced(judged) ? { ...found, to: block.text.length } : found, oldText ?? '');
  if (doubt !== null) return doubt;
  if (!isCertain(judged) || !isSureEnd(judged, found) || !isPlainEnd(judged, found)) return refused('place not certain', 'where the text ends that begins so is not certain here');
  const rest = text.slice(text.indexOf(block) + 1);
  const gone = [block.text.slice(from), ...(rest.length > 0 ? [plainText(rest)] : [])].join(' ');
  return appliedWithNote({ text: upTo(judged, found), replaced: [block, ...rest].map((one) => one.id) }, `from the words that are told to the end of the entry; dropped: “${gone}”`);
}
