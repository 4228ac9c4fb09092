/** `The last sentence should end: "its captain or its mate."`: the end that stands there begins with the same words. */
import { onlyPart } from '../place/only-part.ts';
import type { Case } from '../case.ts';
import { words } from '../text/fold.ts';
import { findQuoted, liesIn } from '../text/quotation.ts';

/** So many of its first words, at the least, tell where an end begins. */
const FEWEST = 2;

/** The same case with the words from which on a sentence ends otherwise; null where the ruling tells no such end, its first words do not stand in the sentence once, or are those with which it begins. */
export function endingSo(judged: Case): Case | null {
  const { instruction } = judged;
  const { operation, oldText, newText, place: { through } } = instruction;
  if (operation !== 'substitution' || oldText === null || oldText !== newText || through === null || !('end' in through) || through.end !== 'sentence') return null;
  const sentence = onlyPart(judged);
  const all = words(oldText);
  if (sentence === null) return null;
  for (let many = all.length; many >= FEWEST; many--) {
    const begun = firstWords(oldText, many);
    const found = findQuoted([sentence.block], begun).filter((one) => liesIn(one, sentence));
    if (found.length > 0) return found.length === 1 && found.every(({ from }) => from > sentence.from) ? { ...judged, instruction: { ...instruction, oldText: begun } } : null;
  }
  return null;
}

/** The first so many words, as printed. */
function firstWords(text: string, many: number): string {
  const ends = [...text.matchAll(/[\p{L}\p{N}](?:[^\s]*[\p{L}\p{N}])?/gu)].map(({ index, 0: word }) => index + word.length);
  return text.slice(0, ends[many - 1] ?? text.length);
}
