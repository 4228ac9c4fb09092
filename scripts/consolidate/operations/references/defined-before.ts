/** "A definition now precedes the cross-reference: ...": what is said before the references of an entry that is nothing else. */
import { sentences } from '../../../../src/model/sentences.ts';
import type { Case } from '../../case.ts';
import { isThisAndNoOther } from '../../place/damage.ts';
import { isNothingButReferences } from '../../place/references/reference-lists.ts';
import { exchange, splice } from '../../text/splice.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { isWholeSentence } from '../additions/appended.ts';

/** Whether new text goes before the references, and nothing more is said of the place. */
export function definesBefore({ instruction: { operation, place }, text }: Case): boolean {
  const { within, position, told, ...rest } = place;
  const saysMore = told.length > 0 || Object.values(rest).some((part) => part !== null && part !== false);
  return operation === 'insertion' && within === 'references' && position === 'before' && !saysMore && isNothingButReferences(text);
}

/** "Compare ice.", "Same as before.", "(Fog.)": what leads elsewhere, and what is no sentence, defines nothing. */
const definesNothing = /^\W*(?:(?:also |please )?(?:see|compare|cf|consult)|as for|(?:the )?same|as (?:before|above|below))\b|^\(.*\)$|^\S+$/isu;

/** "A definition precedes the reference: ... The reference is deleted." */
const referenceGoes = ({ others }: Case): boolean => others.some(({ operation, unit }) => operation === 'repeal' && unit === 'cross-reference');

/** One paragraph of sentences goes on with the references, of several these keep a paragraph of their own. */
export function definedBefore(judged: Case): Verdict {
  const { text, newBlocks, id } = judged;
  const [list] = text;
  const [first, ...more] = newBlocks;
  const areSentences = isWholeSentence(newBlocks) && newBlocks.every((block) => block.type === 'paragraph' && /[.!?]["'”’)]*$/u.test(block.text) && !isNothingButReferences([block]) && sentences(block.text).every((one) => !definesNothing.test(one.text.trim())));
  if (list === undefined || first === undefined || !areSentences || referenceGoes(judged) || !isThisAndNoOther(judged)) return refused('place not certain', 'whether the new words are all that is to stand before the references is not certain');
  const note = 'here stood nothing but the references; the new text stands before them';
  if (more.length > 0 || judged.instruction.unit === 'paragraph') return appliedWithNote({ text: [...newBlocks, ...text], replaced: [] }, note);
  const edited = splice(list, 0, 0, { ...first, text: `${first.text} ` }, id);
  return appliedWithNote({ text: exchange(text, list, edited), replaced: [list.id] }, note);
}
