/** `The last sentence should end: "its captain or its mate."`: the end that stands there begins with the same words. */
import { sentences } from '../../../../src/model/sentences.ts';
import type { Instruction } from '../../../interpret/instruction.ts';
import { smallWords } from '../../../language/en/small-words.ts';
import { onlyPart } from '../../place/only-part.ts';
import type { Case } from '../../case.ts';
import { wordPlaces, words } from '../../text/fold.ts';
import { withGap } from '../../text/given-whole.ts';
import { findQuoted, liesIn } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { refused } from '../../verdict.ts';
import type { Refused } from '../../verdict.ts';

/** So many of its first words, at the least, tell where an end begins; one of them is no small word. */
const FEWEST = 2;
/** An end takes the place of one not much longer than itself: where more would go, the same words may stand there by chance. */
const LONGER = 2;

const notCertain = refused('place not certain', 'where the end begins that stands there is not certain');

/** The same case with the words from which on a sentence ends otherwise; null where the ruling tells no such end, or its first words do not stand in the sentence. */
export function endingSo(judged: Case): Case | Refused | null {
  const { instruction } = judged;
  const end = endTold(instruction);
  if (end === null) return null;
  if (withGap([end], '') !== null || sentences(end).length > 1) return refused('described, not quoted', `“${end}” is not the end of one sentence`);
  const sentence = onlyPart(judged);
  if (sentence === null) return null;
  for (let many = words(end).length; many > 0; many--) {
    const begun = firstWords(end, many);
    const found = findQuoted([sentence.block], begun).filter((one) => liesIn(one, sentence));
    if (found.length > 0) return beginsThere(words(end), many, found, sentence) ? { ...judged, instruction: { ...instruction, oldText: begun } } : notCertain;
  }
  return null;
}

/** How the ruling says that a sentence should end; null where it says nothing of the kind. */
const endTold = ({ operation, oldText, newText, place: { through } }: Instruction): string | null =>
  operation === 'substitution' && oldText === newText && through !== null && 'end' in through && through.end === 'sentence' ? oldText : null;

/** Whether the end that goes begins where the first words of the new one stand. */
function beginsThere(all: readonly string[], many: number, [found, ...others]: readonly Found[], sentence: Found): boolean {
  if (found === undefined) return false;
  const goes = words(sentence.block.text.slice(found.to, sentence.to)).length;
  const isWhole = many === all.length;
  const isOfItsSize = isWhole || goes <= all.length - many + LONGER;
  const isTold = many >= FEWEST && all.slice(0, many).some((word) => !smallWords.has(word));
  return (isWhole && goes === 0) || (isTold && isOfItsSize && others.length === 0 && found.from > sentence.from);
}

/** The first so many words, as printed. */
const firstWords = (text: string, many: number): string => text.slice(0, wordPlaces(text)[many - 1]?.to ?? text.length);
