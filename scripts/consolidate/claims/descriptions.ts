/** Whether a place that is described beside quoted words can be where they stand: they stand once in the whole entry, and no other part is more like what is described. */
import type { Block } from '../../../src/model/corpus.ts';
import { doesSo, partDescribed, subjectsOf } from '../../language/en/claims/descriptions.ts';
import { isEnumeration, namesList } from '../../language/en/claims/words.ts';
import type { Case } from '../case.ts';
import { isDamaged } from '../place/damage.ts';
import { headOf } from '../place/lists/list-around.ts';
import { isItem } from '../place/ordinals.ts';
import { sentenceAround, sentencesOf } from '../place/sentences/placed-sentence.ts';
import { findQuoted } from '../text/quotation.ts';
import type { Found } from '../text/quotation.ts';
import { stemsIn } from './glosses.ts';

/** A block, and of an item what heads its list. */
const around = (text: readonly Block[], block: Block): string => (isItem(block) ? `${block.text} ${headOf(text, block)?.text ?? ''}` : block.text);

/** Whether words are of a list: one of items, or one in a sentence. */
function standsInList(found: Found): boolean {
  const sentence = sentenceAround(found)?.text ?? '';
  return isItem(found.block) || isEnumeration.test(sentence);
}

/** Whether words stand in a part of the kind that is described. */
function isOfKind(words: string, found: Found): boolean {
  const kind = partDescribed(words);
  if (kind === 'list' || namesList.test(words)) return standsInList(found);
  return kind === 'item' ? isItem(found.block) : kind !== 'paragraph' || !isItem(found.block);
}

/** "In the sentence that requires a lamp": whether no other sentence is more like it than that of the words. */
function isLikeliest(words: string, found: Found, heldIn: (text: string) => number, text: readonly Block[]): boolean {
  if (partDescribed(words) !== 'sentence') return true;
  const own = sentenceAround(found)?.text;
  return own !== undefined && doesSo(words, own) && text.flatMap(sentencesOf).every((sentence) => isItem(sentence.block) || heldIn(sentence.text) <= heldIn(own));
}

/** Whether quoted words stand where a description says. */
export function isOfPlace(words: string, judged: Case): boolean {
  const { instruction: { oldText, place, operation }, text } = judged;
  const anchor = oldText ?? (operation === 'insertion' ? place.beside : null);
  const [only, ...others] = anchor === null ? [] : findQuoted(text, anchor, false);
  if (only === undefined || others.length > 0 || place.every || isDamaged(judged)) return false;
  const told = stemsIn(subjectsOf(words).join(' '));
  const heldIn = (part: string): number => {
    const stems = stemsIn(part);
    return [...told].filter((stem) => stems.has(stem)).length;
  };
  if (told.size === 0 || !isOfKind(words, only) || !isLikeliest(words, only, heldIn, text)) return false;
  return text.every((block) => block === only.block || heldIn(around(text, block)) <= heldIn(around(text, only.block)));
}
