/** "The first of the three references is removed": told by its rank alone, and certain where the one list has as many as are told. */
import { oneOfSoMany } from '../../../language/en/references-told.ts';
import type { Case } from '../../case.ts';
import { pick } from '../../place/ordinals.ts';
import { membersOf, saysMoreThanReferences, theOnlyList } from '../../place/references/reference-lists.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { crossReference } from './cross-reference.ts';

/** What an order says of a reference that goes; null where it is another order. */
const saidIn = ({ operation, unit, how, oldText, instruction }: Case['instruction']): ReturnType<typeof oneOfSoMany> =>
  (operation === 'repeal' && unit === 'cross-reference' && how !== 'keep' && oldText === null ? oneOfSoMany(instruction) : null);

/** Deletes the reference of that rank; null where the order is another one. */
export function oneReferenceOfSoMany(judged: Case): Verdict | null {
  const said = saidIn(judged.instruction);
  if (said === null) return null;
  const list = theOnlyList(judged);
  const names = list === null ? [] : membersOf(list);
  const [name] = names.length === said.count ? pick(names, { from: said.rank, to: said.rank }) ?? [] : [];
  if (name === undefined || saysMoreThanReferences({ ...judged.instruction.place, times: null })) return refused('place not certain', 'which reference goes is not certain here');
  const verdict = crossReference({ ...judged, instruction: { ...judged.instruction, oldText: name } }, name);
  return verdict.outcome === 'not applied' ? verdict : appliedWithNote(verdict, `the reference to “${name}” went, told by its rank`);
}
