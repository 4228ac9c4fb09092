/** "Delete everything after the list", "after the second paragraph": every block behind a part that is named. */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { byNumberAlone, severalWays, whereSaid } from '../../place/by-number.ts';
import { notCounted } from '../../place/counts-otherwise.ts';
import { isSoleAndWhole } from '../../place/damage.ts';
import { headsList } from '../../place/lists/list-around.ts';
import { namedParagraphs } from '../../place/named.ts';
import { namesWholeList, onlyList } from '../../place/lists/only-list.ts';
import { theOne } from '../../place/only-part.ts';
import { countsFromEnd, isItem } from '../../place/ordinals.ts';
import { onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { plainText } from '../../text/blocks.ts';
import { refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { areMoreThanOne, doReferencesStay, loseReference, withoutReferences } from '../references/references-stay.ts';

/** Whether an instruction deletes all that stands behind a part, which it does not quote. */
export const goesBehindPart = ({ operation, oldText, place: { through, position } }: Case['instruction']): boolean =>
  operation === 'repeal' && oldText === null && position === 'after' && through !== null && 'end' in through && through.end === 'entry';

/** The part behind which all goes: the one list, or a paragraph by its number; null where it is not certain. */
function partBefore(judged: Case): Block | null {
  const { instruction: { place }, text } = judged;
  if (namesWholeList(place)) return onlyList(text)?.at(-1) ?? null;
  if (place.paragraphs === null || place.items !== null || countsFromEnd(place.paragraphs)) return null;
  const block = theOne(namedParagraphs(judged));
  return block?.type === 'paragraph' && !headsList(text, block) ? block : null;
}

/** The note quotes what went. */
export function restBehindPart(judged: Case): Verdict {
  const { instruction, text } = judged;
  const where = whereSaid(instruction);
  const doubt = notCounted(judged);
  if (doubt !== null) return doubt;
  const { sentences, told, within, section, opening, closing } = instruction.place;
  const isMore = told.length > 0 || [sentences, within, section, opening, closing].some((part) => part !== null);
  const block = isMore || !isSoleAndWhole(judged) ? null : partBefore(judged);
  if (block === null) return severalWays(where);
  const rest = withoutReferences(text.slice(text.indexOf(block) + 1), instruction);
  if (rest.length === 0) return refused('text not found', `nothing stands there (“${where}”)`);
  // Whether references at the end stay the last, people do not agree; nor whether items are paragraphs.
  const areDoubtful = rest.some(({ text: words }) => onlyRefers.test(words.trim())) || (instruction.says.includes('paragraphs and nothing else') && rest.some(isItem));
  if (areDoubtful || loseReference(plainText(rest), instruction) || (doReferencesStay(instruction) && areMoreThanOne(text, instruction))) return refused('place not certain', 'whether all that stands there is meant is not certain');
  return byNumberAlone({ text: text.filter((one) => !rest.includes(one)), replaced: rest.map(({ id }) => id) }, where, `dropped: “${plainText(rest)}”`);
}
