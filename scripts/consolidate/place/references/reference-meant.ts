/** Which of an entry's references an order means that calls one by its rank, or names one that stands in several places. */
import { ranksOfReferences } from '../../../language/en/references-told.ts';
import type { Case } from '../../case.ts';
import { fold } from '../../text/fold.ts';
import { findQuoted } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { refused } from '../../verdict.ts';
import type { Refused } from '../../verdict.ts';
import { pick } from '../ordinals.ts';
import { listsMeant, membersOf } from './reference-lists.ts';

/** Whether a name stands behind "see" there, in a list or in the midst of a sentence. */
const isReferredTo = ({ block, from }: Found): boolean => /\bsee\b[^.()]*$/iu.test(block.text.slice(0, from));

/** "The third cross-reference, "bell"": the third of all of them must be "bell"; a middle one has as many before it as behind it. */
function isOfRank(judged: Case, name: string, rank: number): boolean {
  const names = listsMeant(judged).flatMap(membersOf).map(fold);
  return pick(names, { from: rank, to: rank })?.[0] === fold(name);
}

const saysWhere = ({ within, paragraphs, sentences, items, position }: Case['instruction']['place']): boolean => [within, paragraphs, sentences, items, position].some((part) => part !== null);

/** Why it is not certain which reference is meant; null where it is. */
export function anotherMeant(judged: Case, name: string): Refused | null {
  const { instruction, text } = judged;
  const places = findQuoted(text, name, false).filter(isReferredTo);
  const all = ranksOfReferences(instruction.locator ?? instruction.instruction);
  if (places.length > 1 && (!saysWhere(instruction.place) || all.length > 0)) return refused('found more than once', `the entry refers to “${name}” ${String(places.length)} times`);
  if (instruction.says.includes('the only reference') && listsMeant(judged).flatMap(membersOf).length > 1) return refused('place not certain', 'it speaks of the only reference, and here are several');
  const fits = all.length < 2 && all.every(({ rank, isOfName }) => rank !== null && ((isOfName && Math.abs(rank) === 1) || isOfRank(judged, name, rank)));
  return fits ? null : refused('place not certain', 'the reference of that name has not the rank that the order says');
}
