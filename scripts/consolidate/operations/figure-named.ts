/** "The total in the example should be 27 crates, not 24": the figure of the thing that is named, and no other of that value. */
import { any } from '../../language/en/text-things.ts';
import { amounts } from '../../language/en/turnings.ts';
import { unquoted } from '../../language/en/veiled.ts';
import { sentenceAround } from '../place/placed-sentence.ts';
import { words } from '../text/fold.ts';
import { refused } from '../verdict.ts';
import type { Doubt } from './doubtful-words.ts';

const NAMED = new RegExp(`\\b(?:the|its) (?<amount>${any(amounts)})\\b.*\\b(?:should|must|ought|has to|is to|is now|now reads)\\b.*\\d+ [a-z'-]+,? (?:and not|not|instead of|rather than) \\d`, 'iu');

/** An instruction that says what the figure is of, where the sentence that holds the figure does not name that. */
export const figureOfAnother: Doubt = ({ instruction: { operation, instruction } }, found) => {
  const amount = operation === 'substitution' ? NAMED.exec(unquoted(instruction))?.groups?.['amount'] : undefined;
  if (amount === undefined) return null;
  const sentence = sentenceAround(found)?.text ?? '';
  return words(sentence).includes(amount.toLowerCase()) ? null : refused('place not certain', `the sentence with that figure names no ${amount}`);
};
