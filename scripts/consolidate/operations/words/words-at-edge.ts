import type { Ordinals } from '../../../interpret/instruction.ts';
import type { Case } from '../../case.ts';
import { isDamaged, isThisAndNoOther } from '../../place/damage.ts';
import { onlyPart } from '../../place/only-part.ts';
import { isItem, pick } from '../../place/ordinals.ts';
import { sentencesOf } from '../../place/sentences/placed-sentence.ts';
import { onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { foldPrint, wordPlaces, words as wordsIn } from '../../text/fold.ts';
import type { Found } from '../../text/quotation.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { remove, substitute } from '../../text/edit.ts';

/** So many words around them are quoted that no lost ones can be meant. */
const ENOUGH = 4;

/**
 * "The last word of the second paragraph", "its first three words": of one part that every way of counting arrives at; the
 * note quotes what went.
 */
export function wordsAtEdge(judged: Case, run: Ordinals): Verdict {
  const { instruction: { operation, place: { context } }, newBlocks, namesakes, text, id } = judged;
  const part = partOf(judged, run);
  const found = part && wordsOf(part, run);
  const isLost = isDamaged(judged) && wordsIn(context ?? '').length < ENOUGH;
  if (namesakes.length > 0 || isLost || operation === 'insertion') return refused('place not certain', 'the words are told by their number alone');
  if (found === null) return refused('place not certain', 'of which part these are the words is not certain here');
  if (!areAsQuoted(judged, found)) return refused('text not found', 'the words that are told by their number are not the quoted ones');
  if (operation === 'substitution' && newBlocks.length !== 1) return refused('described, not quoted', 'the new text is not given');
  const edit = operation === 'repeal' ? remove(text, found, id) : substitute(text, found, newBlocks, id);
  if (edit === null) return refused('place not certain');
  if (judged.instruction.oldText !== null) return appliedWithNote(edit.change, edit.note === '' ? 'the quoted words stand where their number tells' : edit.note);
  return appliedWithNote(edit.change, `told by their number alone; dropped: “${found.block.text.slice(found.from, found.to)}”`, edit.note);
}

/** "The last word of the entry": of its first or last paragraph, where no part of it is named, and that is none of a list and no reference. */
function atItsEdge({ instruction: { says, place }, text }: Case, run: Ordinals): Found | null {
  const isWhole = says.includes('the entry') && place.also === null;
  const block = run.from === 1 ? text[0] : text.at(-1);
  return isWhole && block !== undefined && !isItem(block) && !onlyRefers.test(sentencesOf(block).at(run.from === 1 ? 0 : -1)?.text ?? '') ? { block, from: 0, to: block.text.length } : null;
}

/** Where the words stand: in the one part that is named; else in the first block of the entry or its last, whichever it is where they are quoted, too. */
function partOf(judged: Case, run: Ordinals): Found | null {
  const { instruction: { oldText, place }, text } = judged;
  const named = [place.paragraphs, place.items, place.sentences, place.section, place.context, place.within].some((part) => part !== null) || place.told.length > 0;
  if (named) return onlyPart(judged);
  if (oldText === null) return atItsEdge(judged, run);
  const block = text.at(run.to === -1 ? -1 : 0);
  return block === undefined || !isThisAndNoOther(judged) ? null : { block, from: 0, to: block.text.length };
}

/** Whether they are the words that are quoted beside their number: "the last word of the entry, "there"". */
const areAsQuoted = ({ instruction: { oldText } }: Case, { block, from, to }: Found): boolean => oldText === null || foldPrint(block.text.slice(from, to)) === foldPrint(oldText);

/** The words of a part that a run of positions names, without the marks around them. */
function wordsOf({ block, from, to }: Found, run: Ordinals): Found | null {
  const words = wordPlaces(block.text.slice(from, to)).map((word) => ({ from: from + word.from, to: from + word.to }));
  const picked = pick(words, run);
  const [first, last] = [picked?.[0], picked?.at(-1)];
  const isEdge = (run.from === 1 || run.to === -1) && picked !== null && picked.length < words.length;
  return first && last && isEdge ? { block, from: first.from, to: last.to } : null;
}
