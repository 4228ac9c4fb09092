/** "The sentence" of an entry that has no other: which it is. */
import { placedAs } from '../../case.ts';
import type { Case } from '../../case.ts';
import { isDamaged } from '../damage.ts';
import { isWhole, onlyRefers } from './sentence-meant.ts';
import { sentencesOf } from './placed-sentence.ts';

const isNamed = /\b(?:the|its|this) (?:only |one |single )?sentence\b(?! (?:about|on|that|which|beginning|starting|ending|after|before))/iu;

/** Where "the sentence" is named, and the entry has but one, the same case with that sentence counted; else the case itself. */
export function withOnlySentence(judged: Case): Case {
  const { instruction, text, found } = judged;
  const { place, locator, operation } = instruction;
  const isToldSo = isNamed.test(locator ?? '') || instruction.says.includes('before the stop');
  const saysMore = [place.paragraphs, place.items, place.sentences, place.section, place.within, place.beside, place.opening, place.closing, place.also].some((part) => part !== null) || place.told.length > 0;
  const isIt = place.about === 'the place' && !saysMore && isToldSo && operation === 'insertion';
  const [only, ...others] = isIt && !isDamaged(judged) ? found.flatMap(sentencesOf) : [];
  if (only === undefined || others.length > 0 || text.length !== 1 || !isWhole(only.text) || onlyRefers.test(only.text)) return judged;
  return placedAs(judged, { about: null, sentences: { from: 1, to: 1 } });
}
