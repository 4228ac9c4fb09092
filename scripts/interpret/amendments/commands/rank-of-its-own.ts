/** "Add a paragraph to the second paragraph": the number is that of a part which stands there, and none that the new one will have. */
import type { Unit } from '../../../../src/model/corpus.ts';
import { allOf } from '../grammar/branch-search.ts';
import type { Spot } from './command.ts';
import type { Branch } from '../grammar/parse-change.ts';
import type { rankKeys } from './ranks.ts';
import { spotOf } from './spot.ts';

/** What says where a command is done, and not what it brings. */
const places = ['LeadingPlace', 'LeadingUnit', 'Inside', 'Toward', 'PairLead'];

const keyOf: Partial<Record<Unit, (typeof rankKeys)[string]>> = { paragraph: 'paragraphs', 'list item': 'items' };

/** A new paragraph, or a new item, that is said to go into another one: on which side of it, or where in it, nobody says. */
export function withRankOfItsOwn(where: Spot, unit: Unit | null, command: Branch): Spot {
  const key = unit === null ? undefined : keyOf[unit];
  if (key === undefined || where.position !== null || where[key].length === 0) return where;
  return allOf(command, ...places).some((branch) => spotOf(branch)[key].length > 0) ? { ...where, unclear: true } : where;
}
