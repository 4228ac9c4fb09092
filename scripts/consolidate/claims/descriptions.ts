/** Whether a place that is described beside quoted words can be where they stand: they stand once in the whole entry, and no other part is more like what is described. */
import type { Block } from '../../../src/model/corpus.ts';
import { subjectsOf } from '../../language/en/claims/descriptions.ts';
import type { Case } from '../case.ts';
import { isDamaged } from '../place/damage.ts';
import { headOf } from '../place/list-around.ts';
import { isItem } from '../place/ordinals.ts';
import { sentenceAround } from '../place/placed-sentence.ts';
import { findQuoted } from '../text/quotation.ts';
import type { Found } from '../text/quotation.ts';
import { stemsIn } from './glosses.ts';

/** A block, and of an item what heads its list. */
const around = (text: readonly Block[], block: Block): string => (isItem(block) ? `${block.text} ${headOf(text, block)?.text ?? ''}` : block.text);

/** Whether words are of a list: one of items, or one in a sentence. */
function standsInList(found: Found): boolean {
  const sentence = sentenceAround(found)?.text ?? '';
  return isItem(found.block) || /,.*(?:,|\band\b|\bor\b)/u.test(sentence);
}

/** Whether quoted words stand where a description says. */
export function isOfPlace(words: string, judged: Case): boolean {
  const { instruction: { oldText, place, operation }, text } = judged;
  const anchor = oldText ?? (operation === 'insertion' ? place.beside : null);
  const [only, ...others] = anchor === null ? [] : findQuoted(text, anchor, false);
  if (only === undefined || others.length > 0 || place.every || isDamaged(judged)) return false;
  const told = stemsIn(subjectsOf(words).join(' '));
  const held = (block: Block): number => {
    const stems = stemsIn(around(text, block));
    return [...told].filter((stem) => stems.has(stem)).length;
  };
  if (told.size === 0 || (/\blist\b/iu.test(words) && !standsInList(only))) return false;
  return text.every((block) => block === only.block || held(block) <= held(only.block));
}
