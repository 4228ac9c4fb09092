/** "The cross-reference makes way for a full entry": of an entry that is nothing but a reference, it is the whole; of one that is nothing but several, "the references" are. */
import { sentences } from '../../../../src/model/sentences.ts';
import { mayBeNoText } from '../../../language/en/beyond-text.ts';
import { mayBeNotOfPlay } from '../../../language/en/not-of-play.ts';
import { meansAllReferences } from '../../../language/en/references-told.ts';
import type { Case } from '../../case.ts';
import { fold } from '../../text/fold.ts';
import { isPointer } from '../damage.ts';
import { listOfReferences, replacesTheReference } from './reference-lists.ts';

/** A verb of a rule. */
const SAYS = /\b(?:is|are|may|must|can|cannot|has|have|does|do|will|needs?|counts?|costs?|allows?|lets?|means?|plays?|ends?|stops?|takes?|gives?|holds?|carr(?:y|ies)|works?)\b/u;
/** What only tells what the text is to be, or where it stands. */
const DESCRIBES = /\b(?:to be (?:written|printed|added|announced)|entry|text (?:of|that|which)|edition|document|judges?|working on|rules? \d)\b/u;

/** Whether a text is one, sentence by sentence, and not a description of one. */
const isRule = (text: string): boolean => sentences(text).every((one) => {
  const words = fold(one.text);
  return (SAYS.test(words) || /^see\b/u.test(words)) && !DESCRIBES.test(words) && !mayBeNoText(words) && !mayBeNotOfPlay(words, '');
});

/** Where a reference that is all of its entry, or a list of them, is replaced with a text, the same case with the entry named; else the case itself. */
export function withPointerAsEntry(judged: Case): Case {
  const { instruction, instruction: { place }, entry, newBlocks: [first, ...others] } = judged;
  const isText = first !== undefined && (others.length > 0 || !listOfReferences.test(fold(first.text))) && /[.!?]["'”’)]*$/u.test(first.text.trim()) && isRule(first.text);
  const isAllOfThem = entry.seeAlso.length === 1 || meansAllReferences(instruction.instruction, entry.seeAlso.length);
  const isOfReferences = place.within === 'references' || place.within === 'reference line';
  if (!isText || !isPointer(judged) || !isAllOfThem || !replacesTheReference(instruction, isOfReferences ? { within: null } : {})) return judged;
  return { ...judged, instruction: { ...instruction, unit: 'entry', place: { ...place, within: null } } };
}
