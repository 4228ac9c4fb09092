/** A part that an order tells by the words beside which it stands: "the sentence after "at dusk"", "the parenthetical after "hum"". */
import type { Case } from '../../case.ts';
import { isSoleAndWhole } from '../../place/damage.ts';
import { isWhole, onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { sentencesOf } from '../../place/sentences/placed-sentence.ts';
import { asIn, sentenceNow } from '../../place/sentences/sentence-now.ts';
import { findOnce, liesIn } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { remove } from '../../text/edit.ts';

/** "The sentence after it", of the words that the same sentence has just changed. */
const besideIt = /^(?:after|following) it$|^(?:that|which) (?:immediately )?(?:follows|precedes)(?: it)?$/;

function sideOf({ place: { beside, position, about } }: Case['instruction']): 'before' | 'after' | null {
  if (beside !== null) return position === 'before' || position === 'after' ? position : null;
  return saysBesideIt(about);
}

/** On which side of what its sentence has named a part is said to stand; null where it says something else. */
export const saysBesideIt = (about: string | null): 'before' | 'after' | null =>
  (about === null || !besideIt.test(about) ? null : about.includes('precedes') ? 'before' : 'after');

/** Whether an instruction tells the sentence that it deletes by words of the sentence beside it, and by nothing else. */
export function isSentenceBesideWords(instruction: Case['instruction']): boolean {
  const { operation, unit, oldText, place: { paragraphs, items, sentences, section, within } } = instruction;
  const saysMore = [paragraphs, items, sentences, section, within].some((part) => part !== null);
  return operation === 'repeal' && unit === 'sentence' && oldText === null && !saysMore && sideOf(instruction) !== null;
}

/** The words beside which it stands: quoted, or those that the one other order of the sentence exchanges. */
export function wordsBeside({ instruction: { instruction, place }, others }: Case): string | null {
  if (place.beside !== null) return place.beside;
  const [only, ...more] = others.filter((one) => one.explicit && one.instruction === instruction);
  return only?.operation === 'substitution' && more.length === 0 && !only.place.every ? only.oldText : null;
}

/** The one place in the text that the ruling found where the words stand. */
function anchorOf(judged: Case): Found | null {
  const beside = wordsBeside(judged);
  return beside === null ? null : findOnce(judged.found, beside);
}

/** The sentence next to the one in which quoted words stand, of the same paragraph: it goes, and the note quotes it. */
export function sentenceBesideWords(judged: Case): Verdict {
  const { instruction, text, id } = judged;
  const anchor = anchorOf(judged);
  if (anchor === null || !isSoleAndWhole(judged)) return refused('place not certain', 'the words beside which it stands have to stand here once');
  const all = sentencesOf(anchor.block);
  const at = all.findIndex((sentence) => liesIn(anchor, sentence));
  const meant = at < 0 ? undefined : all[sideOf(instruction) === 'after' ? at + 1 : at - 1];
  const now = meant === undefined ? null : sentenceNow(meant, asIn(text, [anchor.block]));
  if (meant === undefined || now === null || !isWhole(meant.text) || onlyRefers.test(meant.text)) return refused('place not certain', 'no sentence stands there, or it is not certain which');
  return appliedWithNote(remove(text, now, id).change, `told by the words beside it; dropped: “${meant.text}”`);
}

/** Whether a stretch stands immediately beside the words that an order names, with nothing but a space between. */
export function standsBesideWords(judged: Case): ((one: Found) => boolean) | null {
  const { instruction: { place }, text } = judged;
  const only = place.beside === null ? null : findOnce(text, place.beside);
  if (only === null) return null;
  const between = ({ block, from, to }: Found): string | null => {
    if (block !== only.block) return null;
    return place.position === 'after' && only.to <= from ? block.text.slice(only.to, from) : place.position === 'before' && to <= only.from ? block.text.slice(to, only.from) : null;
  };
  return (one) => between(one)?.trim() === '';
}
