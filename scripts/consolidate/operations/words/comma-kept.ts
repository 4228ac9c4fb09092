/** `Cut ", tolls,"`, where that is one of several references: with both commas its neighbours would be one name. */
import type { Case } from '../../case.ts';
import { referenceLists } from '../../place/references/reference-lists.ts';
import { findOnce, liesIn } from '../../text/quotation.ts';
import { weakened } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { quotedText } from './quoted-text.ts';

/** Carries such an order out and leaves the second comma, with a note; null where the order is another one. */
export function withCommaKept(judged: Case, quoted: string): Verdict | null {
  const { instruction: { operation, unit }, text } = judged;
  if (operation !== 'repeal' || unit !== 'text' || !/^\s*,.*,\s*$/u.test(quoted)) return null;
  const found = findOnce(text, quoted);
  if (found === null || !referenceLists(found.block).some((list) => liesIn(found, list))) return null;
  const verdict = quotedText(judged, quoted.replace(/,\s*$/u, ''));
  return weakened(verdict, 'one of the two commas stays: it parts the references that stood on both sides');
}
