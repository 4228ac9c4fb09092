/** "The total in the example should be 27 crates, not 24": the figure of the thing that is named, and no other of that value. */
import { amountNamed } from '../../../language/en/told-besides.ts';
import { sentenceAround } from '../../place/sentences/placed-sentence.ts';
import { words } from '../../text/fold.ts';
import { refused } from '../../verdict.ts';
import type { Doubt } from './doubtful-words.ts';

/** An instruction that says what the figure is of, where the sentence that holds the figure does not name that. */
export const figureOfAnother: Doubt = ({ instruction: { operation, instruction } }, found) => {
  const amount = operation === 'substitution' ? amountNamed(instruction) : undefined;
  if (amount === undefined) return null;
  const sentence = sentenceAround(found)?.text ?? '';
  return words(sentence).includes(amount.toLowerCase()) ? null : refused('place not certain', `the sentence with that figure names no ${amount}`);
};
