/** `Add "ice".`, `Insert "ice" between "fog" and "tolls".`: of an entry that is nothing but a list of references, a name is one more. */
import type { Case } from '../../case.ts';
import { fold } from '../../text/fold.ts';
import { isThisAndNoOther } from '../damage.ts';
import { isName, isNothingButReferences, membersOf, referenceLists } from './reference-lists.ts';

/** Shorter words may be letters of a name that stands there. */
const SHORTEST = 3;

/** What is given, where it is one name that the list has not yet; null where it is anything else. */
function newName({ newBlocks: [given, ...more], text }: Case): string | null {
  const name = given?.text.trim().replace(/^,\s*|\s*,$/gu, '') ?? '';
  const held = text.flatMap(referenceLists).flatMap(membersOf).map(fold);
  return more.length > 0 || name.length < SHORTEST || !isName(name) || held.includes(fold(name)) ? null : name;
}

/** Whether an order says no more of the place than that it is the list, or its end. */
function saysNoMore({ place }: Case['instruction']): boolean {
  const { position, within, told, ...rest } = place;
  return (position === null || position === 'end') && (within === null || within === 'list') && told.length === 0 && Object.values(rest).every((part) => part === null || part === false);
}

/** Whether it goes between two names that stand there side by side. */
function isBetween({ instruction: { place }, text }: Case): boolean {
  const { beside, next, position, told, ...rest } = place;
  if (beside === null || next === null || position !== 'after' || told.length > 0 || Object.values(rest).some((part) => part !== null && part !== false)) return false;
  const names = text.flatMap(referenceLists).flatMap(membersOf).map(fold);
  const at = names.indexOf(fold(beside));
  return at >= 0 && names[at + 1] === fold(next) && new Set(names).size === names.length;
}

/** The same case with the name as a reference; else the case itself. */
export function withNameInList(judged: Case): Case {
  const { instruction, text, newBlocks } = judged;
  const { operation, unit, place } = instruction;
  if (operation !== 'insertion' || (unit !== 'text' && unit !== 'list item') || !isNothingButReferences(text) || !isThisAndNoOther(judged)) return judged;
  const name = newName(judged);
  if (name === null) return judged;
  const named = { ...judged, newBlocks: newBlocks.map((block) => ({ ...block, text: name })) };
  if (isBetween(judged)) return { ...named, instruction: { ...instruction, unit: 'cross-reference', place: { ...place, next: null } } };
  return saysNoMore(instruction) ? { ...named, instruction: { ...instruction, unit: 'cross-reference', place: { ...place, position: null, within: null } } } : judged;
}
