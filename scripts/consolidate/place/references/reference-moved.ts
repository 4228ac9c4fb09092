/** "Put "tolls" before "fog"", where both are in the one list of references: what stands here already goes there. */
import type { Case } from '../../case.ts';
import { fold } from '../../text/fold.ts';
import { findQuoted } from '../../text/quotation.ts';
import { membersOf, theOnlyList } from './reference-lists.ts';

/** Where words that are put beside others are a reference of the same list, and stand nowhere else, the same case with it listed there; else the case itself. */
export function withReferenceMoved(judged: Case): Case {
  const { instruction, newBlocks: [name, ...more], text } = judged;
  const { operation, unit, place } = instruction;
  const { beside, position, told, ...rest } = place;
  const saysMore = told.length > 0 || Object.values(rest).some((part) => part !== null && part !== false);
  if (operation !== 'insertion' || unit !== 'text' || beside === null || (position !== 'before' && position !== 'after') || name === undefined || more.length > 0 || saysMore) return judged;
  const list = theOnlyList(judged);
  const names = list === null ? [] : membersOf(list).map(fold);
  const isOne = (words: string): boolean => names.includes(fold(words)) && findQuoted(text, words, false).length === 1;
  const goes = name.text.trim();
  if (!isOne(goes) || !isOne(beside)) return judged;
  return { ...judged, newBlocks: [], instruction: { ...instruction, operation: 'renumbering', unit: 'cross-reference', how: 'swap', oldText: goes, newText: null, newBlocks: [] } };
}
