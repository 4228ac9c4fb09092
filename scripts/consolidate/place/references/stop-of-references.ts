/** `The cross-reference should read "See fog".`: an order's own stop stands behind the quotation, and the list keeps the one it had. */
import type { Case } from '../../case.ts';
import { isNothingButReferences } from './reference-lists.ts';

/** Where references for references are given without the stop that these had, the same case with it; else the case itself. */
export function withStopKept(judged: Case): Case {
  const { instruction: { operation, oldText }, text, newBlocks } = judged;
  const [given, ...more] = newBlocks;
  const lacksStop = given !== undefined && more.length === 0 && /^see\b[^.]*[\p{L}\p{N}]$/iu.test(given.text);
  if (operation !== 'substitution' || oldText !== null || !lacksStop || !isNothingButReferences(text) || text[0]?.text.trim().endsWith('.') !== true) return judged;
  return { ...judged, newBlocks: [{ ...given, text: `${given.text}.` }] };
}

/** What a reader should know of it. */
export const stopKept = (printed: Case): string | null => (withStopKept(printed) === printed ? null : 'the full stop stays that stood at the end of the references');
