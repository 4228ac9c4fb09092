/** Places of an order that contradict each other: a part lies in no other part of its kind. */
import { allOf, firstOf } from '../grammar/branch-search.ts';
import { commandKinds } from '../commands/command-kinds.ts';
import type { Paint } from './paint.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { counted, hasNumber } from './sequences.ts';

/** "The first two sentences of the last paragraph, third sentence": a place that contradicts itself. */
export function paintContradictions(command: Branch, paint: Paint): void {
  const targets = allOf(command, 'Target');
  const heads = targets.flatMap((target) => allOf(target, 'TargetHead'));
  const around = targets.flatMap((target) => allOf(target, 'Inside'));
  const twice = counted.filter((kind) => heads.some((head) => allOf(head, ...kind).length > 0)).flat();
  for (const place of around) if (allOf(place, ...twice).length > 0) paint.put('not understood', place);
}

/** "Paragraph 2, first sentence: delete the second sentence": two numbers for one kind of part. */
export function paintTwoPlaces(command: Branch, paint: Paint): void {
  const leads = allOf(command, 'Lead', 'PairLead').flatMap((lead) => allOf(lead, 'LeadingUnit', 'LeadingPlace', 'Inside', 'Described'));
  const places = [...leads, ...allOf(command, 'Target')];
  for (const kind of counted) {
    const numbered = places.filter((place) => allOf(place, ...kind).some(hasNumber));
    const [first, second] = numbered;
    if (first && second && leads.includes(first)) paint.put('not understood', first);
  }
}

const isWithin = (part: Branch, whole: Branch): boolean => whole.from <= part.from && part.to <= whole.to;

/** Of places of one kind that lie in no other, all but the first. */
function repeated(places: readonly Branch[], kind: readonly string[]): Branch[] {
  const [first, ...others] = places.filter((place) => allOf(place, ...kind).some(hasNumber));
  return first === undefined ? [] : others.filter((other) => !isWithin(other, first) && !isWithin(first, other));
}

/** "Delete "a" in the last paragraph in the first paragraph": two of a kind beside one thing, or beside the whole order. */
export function paintTwoAround(command: Branch, paint: Paint): void {
  const targets = allOf(command, 'Target');
  const around = allOf(command, 'Inside');
  // Where a part goes is another place than where it stood.
  const sides = commandKinds[firstOf(command, ...Object.keys(commandKinds))?.rule ?? '']?.operation === 'renumbering' ? [] : allOf(command, 'Toward');
  const outer = [...sides, ...allOf(command, 'Lead', 'PairLead').flatMap((lead) => allOf(lead, 'Inside', 'LeadingPlace')), ...around.filter((place) => !targets.some((target) => isWithin(place, target)))];
  const inner = targets.map((target) => [...allOf(target, 'TargetHead'), ...around.filter((place) => isWithin(place, target))]);
  const all = inner.length === 0 ? [outer] : inner.map((own) => [...own, ...outer]);
  for (const other of all.flatMap((places) => counted.flatMap((kind) => repeated(places, kind)))) paint.put('not understood', other);
}

/** "After "toll" at the end": words go to one place. */
export function paintTwoSides(command: Branch, paint: Paint): void {
  for (const side of allOf(command, 'Toward').slice(1)) paint.put('not understood', side);
}
