/** What is added beside a sentence, or to its end. */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { namedSentences } from '../../place/named.ts';
import { countsFromEnd } from '../../place/ordinals.ts';
import { onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { endsWithStop } from '../../place/sentences/placed-sentence.ts';
import type { PlacedSentence } from '../../place/sentences/placed-sentence.ts';
import type { Change } from '../../verdict.ts';
import { isWholeSentence } from './appended.ts';
import { besideQuotation } from '../words/beside-quotation.ts';

/** A sentence goes beside a sentence, in its paragraph; words with which that goes on, before its full stop. */
export function besideSentence(judged: Case): Change | null {
  const { instruction: { place }, text, newBlocks, id } = judged;
  const { runs: [run = []], agreed } = namedSentences(judged);
  const side = place.position === 'before' ? 'before' : 'after';
  const sentence = side === 'before' ? run[0] : run.at(-1);
  if (!agreed || sentence === undefined || isOpenEnd(judged, sentence)) return null;
  if (place.position === 'end' && run.length === 1 && (goesOnInside(newBlocks) || isToldBeforeStop(judged))) return intoItsEnd(judged, sentence);
  return isWholeSentence(newBlocks) && goesThere(judged, sentence, side) ? (besideQuotation(text, sentence, newBlocks, side, id)?.change ?? null) : null;
}

/** "Insert a new paragraph after the first sentence": it would not stand in the paragraph of that. */
const isNoSentence = (unit: Case['instruction']['unit']): boolean => unit === 'paragraph' || unit === 'list item';

/** "See fog." at the end: whether it counts as the last sentence, people do not agree. */
const isOpenEnd = ({ instruction: { unit, place: { told, sentences } } }: Case, { text }: PlacedSentence): boolean =>
  isNoSentence(unit) || (told.length === 0 && countsFromEnd(sentences) && onlyRefers.test(text));

function goesThere(judged: Case, sentence: PlacedSentence, side: 'before' | 'after'): boolean {
  const { told, position } = judged.instruction.place;
  return (told.length === 0 || endsWithStop(sentence.text)) && (position === side || becomesLast(judged, sentence));
}

/** "A new final sentence": behind the last of a paragraph, unless that only refers. */
const becomesLast = ({ instruction: { place } }: Case, { block, text }: PlacedSentence): boolean =>
  place.sentences?.from === -1 && (place.position === null || place.position === 'end') && block.type === 'paragraph' && !/^\(?see\b/iu.test(text);

/** Words with which a sentence goes on: ", except at dusk". */
const goesOn = /^(?:[,;(–]|(?:and|or|but|nor|unless|until|if|when|while|except|even|as|at|by|in|on|from|to|for|with|without)\b)/u;

/** Words with which a sentence goes on, and no more. */
export const goesOnInside = ([first, ...others]: Block[]): boolean => first !== undefined && others.length === 0 && goesOn.test(first.text) && !/[.!?:]$/u.test(first.text);

/** "At the end of the first sentence, before the full stop": words that are no sentence of their own. */
export const isToldBeforeStop = ({ instruction: { says }, newBlocks: [first, ...others] }: Case): boolean =>
  first !== undefined && others.length === 0 && says.includes('before the stop') && !/[.!?:,;]$/u.test(first.text);

/** At the end of a sentence, before its full stop. */
function intoItsEnd({ text, newBlocks, id }: Case, { block, to, text: words }: PlacedSentence): Change | null {
  const hasPlainStop = /[^.!?\s"'”’)\]][.!?]$/u.test(words);
  return hasPlainStop ? (besideQuotation(text, { block, from: to - words.length, to: to - 1 }, newBlocks, 'after', id)?.change ?? null) : null;
}
