/** "We have shortened the last sentence, which now reads ...": where the text that is given is longer, it is another text, or another part. */
import type { Case } from '../case.ts';
import { plainText } from '../text/blocks.ts';
import { words } from '../text/fold.ts';
import { refused } from '../verdict.ts';
import type { Refused, Verdict } from '../verdict.ts';

/** Why a part is not put in other words that would grow where it is said to be shortened, or shrink where it is said to be extended; null where it does as it is told to. */
export function growsOtherwise({ instruction: { operation, oldText, says }, text }: Case, verdict: Verdict): Refused | null {
  if (verdict.outcome === 'not applied' || operation !== 'substitution' || oldText !== null) return null;
  const grown = words(plainText(verdict.text)).length - words(plainText(text)).length;
  if (says.includes('words that are shortened') && grown > 0) return refused('place not certain', 'what is shortened would gain words');
  return says.includes('words that are extended') && grown < 0 ? refused('place not certain', 'what is extended would lose words') : null;
}
