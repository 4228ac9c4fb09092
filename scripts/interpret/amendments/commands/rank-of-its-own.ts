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

/** What names the rank that the new part will have. */
const additions = ['AddedUnit', 'AddedLast', 'NewAddition', 'NewBeside'];

const kinds = ['paragraphs', 'items', 'sentences'] as const;
function oneOf(spots: readonly Spot[], key: (typeof kinds)[number]): number | null {
  const found = [...new Set(spots.flatMap((spot) => spot[key].flatMap(({ from, to }) => [from, to])))];
  return found.length === 1 ? found[0] ?? null : null;
}

/** "After the third bullet, add a fourth": both numbers are told, and must be those of neighbours; the place is that of the part which stands there. */
export function besideItsNeighbour(where: Spot, command: Branch): Spot {
  const { position } = where;
  if (position !== 'before' && position !== 'after') return where;
  const added = allOf(command, ...additions).map(spotOf);
  const key = kinds.find((one) => added.some((spot) => spot[one].length > 0));
  const beside = allOf(command, 'Toward', 'LeadingPlace', 'LeadingUnit').map(spotOf).filter((spot) => key !== undefined && spot[key].length > 0);
  if (key === undefined || beside.length === 0) return where;
  const [rank, other] = [oneOf(added, key), oneOf(beside, key)];
  if (rank === null || other === null) return { ...where, unclear: true };
  // A fourth behind the last: there are three.
  if (position === 'after' && other === -1 && rank > 0) return { ...where, [key]: [{ from: rank, to: rank }], position: null, vacant: true };
  const isNext = position === 'after' ? rank === other + 1 && rank !== 0 : rank === other;
  return isNext || (other === -1 && rank === -1) ? { ...where, [key]: [{ from: other, to: other }] } : { ...where, unclear: true };
}
