/** "The cross-reference makes way for a full entry": of an entry that is nothing but one reference, it is the whole. */
import type { Case } from '../case.ts';
import { fold } from '../text/fold.ts';
import { isPointer } from './damage.ts';
import { listOfReferences } from './reference-lists.ts';

/** Whether an instruction names the reference and no more. */
function isOnlyReference({ unit, operation, oldText, place }: Case['instruction']): boolean {
  const more = Object.values({ ...place, within: place.within === 'references' ? null : place.within, times: null, told: place.told[0] ?? null }).some((part) => part !== null && part !== false);
  return unit === 'cross-reference' && operation === 'substitution' && oldText === null && !more;
}

/** Where a reference that is all of its entry is replaced with a text, the same case with the entry named; else the case itself. */
export function withPointerAsEntry(judged: Case): Case {
  const { instruction, entry, newBlocks: [first, ...others] } = judged;
  const isText = first !== undefined && (others.length > 0 || !listOfReferences.test(fold(first.text))) && /[.!?]["'”’)]*$/u.test(first.text.trim());
  if (!isText || !isPointer(judged) || entry.seeAlso.length !== 1 || !isOnlyReference(instruction)) return judged;
  return { ...judged, instruction: { ...instruction, unit: 'entry', place: { ...instruction.place, within: null } } };
}
