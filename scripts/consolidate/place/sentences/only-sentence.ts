/** "The sentence" of an entry that has no other: which it is. */
import { placedAs } from '../../case.ts';
import type { Case } from '../../case.ts';
import { isDamaged } from '../damage.ts';
import { isWhole, onlyRefers } from './sentence-meant.ts';
import { sentencesOf } from './placed-sentence.ts';

const isNamed = /\b(?:the|its|this) (?:only |one |single )?sentence\b(?! (?:about|on|that|which|beginning|starting|ending|after|before))/iu;

/** Whether an order puts something beside a sentence that it does not count, or another in the place of one that it calls the only one. */
function meansTheOnly({ instruction: { place, locator, operation, says } }: Case): boolean {
  const saysMore = [place.paragraphs, place.items, place.sentences, place.section, place.within, place.beside, place.opening, place.closing, place.also].some((part) => part !== null) || place.told.length > 0;
  const isBeside = operation === 'insertion' && (isNamed.test(locator ?? '') || says.includes('before the stop'));
  return place.about === 'the place' && !saysMore && (isBeside || (operation === 'substitution' && says.includes('the only sentence')));
}

/** Where "the sentence" is named, and the entry has but one, the same case with that sentence counted; else the case itself. */
export function withOnlySentence(judged: Case): Case {
  const { text, found } = judged;
  const [only, ...others] = meansTheOnly(judged) && !isDamaged(judged) ? found.flatMap(sentencesOf) : [];
  if (only === undefined || others.length > 0 || text.length !== 1 || !isWhole(only.text) || onlyRefers.test(only.text)) return judged;
  return placedAs(judged, { about: null, sentences: { from: 1, to: 1 } });
}
