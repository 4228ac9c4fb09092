import { resultTold, tellsMoreThanResult } from '../../language/en/told-besides.ts';
import type { Case } from '../case.ts';
import { foldPrint } from '../text/fold.ts';
import { findQuoted } from '../text/quotation.ts';
import { refused } from '../verdict.ts';
import type { Refused, Verdict } from '../verdict.ts';

/** A printer's stop at the end of a quotation is no matter, where what is quoted is no sentence. */
const asQuoted = (result: string): string => (/^["'“‘(]*\p{Lu}.*[.!?]$/u.test(result) ? result : result.replace(/[.,]$/u, ''));

/** That a text does not read as its order says that it would; null where it does, or nothing is said of it. */
export function resultElsewise({ instruction: { instruction, operation, newText } }: Case, verdict: Verdict): Refused | null {
  if (verdict.outcome !== 'not applied' && tellsMoreThanResult(instruction)) return refused('place not certain', 'what is said behind the result may limit the order');
  const result = resultTold(instruction);
  if (verdict.outcome === 'not applied' || result === undefined || result === newText) return null;
  const ownWords = operation !== 'substitution' || newText === null || foldPrint(result).includes(foldPrint(newText)) || foldPrint(newText).includes(foldPrint(result));
  return ownWords && findQuoted(verdict.text, asQuoted(result)).length > 0 ? null : refused('place not certain', 'it would not read as the ruling says that it then does');
}
