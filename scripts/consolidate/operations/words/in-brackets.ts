import type { Instruction } from '../../../interpret/instruction.ts';
import type { Case } from '../../case.ts';
import { isSoleAndWhole } from '../../place/damage.ts';
import { namedBlocks, namesSentence } from '../../place/named.ts';
import { onlyPart } from '../../place/only-part.ts';
import { fold } from '../../text/fold.ts';
import type { Found } from '../../text/quotation.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { remove, substitute } from '../../text/edit.ts';
import type { Edit } from '../../text/edit.ts';
import { standsBesideWords } from './part-beside-words.ts';

/** Whether an instruction tells what it changes by the brackets around it, and by nothing else: "the words in parentheses". */
export const isToldByBrackets = ({ operation, unit, oldText, place }: Instruction): boolean =>
  (operation === 'repeal' || operation === 'substitution') && unit === 'text' && oldText === null && place.within === 'parenthetical' && place.words === null;

/** What stands in brackets, with them. Brackets within brackets are a part of the outer ones; one that does not close is none. */
export function bracketsIn({ block, from, to }: Found): Found[] {
  const pairs = block.text.slice(from, to).matchAll(/\((?:[^()]|\([^()]*\))*\)/gu);
  return [...pairs].map(({ index, 0: words }) => ({ block, from: from + index, to: from + index + words.length }));
}

/** Where an instruction says that the brackets stand: the one part that it names, or the whole entry. */
function placesOf(judged: Case): Found[] {
  const { instruction: { place }, text } = judged;
  const isNamed = place.context !== null || namesSentence(place) || namedBlocks(judged) !== null;
  const part = onlyPart(judged);
  if (isNamed) return part === null ? [] : [part];
  return text.map((block) => ({ block, from: 0, to: block.text.length }));
}

/** What may stand between a bracket and the end of the part that it closes, or between the part's beginning and a bracket that opens it. */
const nothingElse = /^[.,;:!?"'“”‘’\s]*$/u;

/** "The parenthetical at the end of this entry": whether a bracket closes, or opens, what is named; true where neither is said. */
function standsAtEdge({ instruction: { place: { position, beside } } }: Case, parts: readonly Found[]): (one: Found) => boolean {
  if (beside !== null || (position !== 'end' && position !== 'start')) return () => true;
  const part = parts.at(position === 'end' ? -1 : 0);
  const between = ({ block, from, to }: Found, { from: start, to: end }: Found): string => (position === 'end' ? block.text.slice(to, end) : block.text.slice(start, from));
  return (one) => one.block === part?.block && nothingElse.test(between(one, part));
}

/** "The parenthetical cross-reference": brackets that hold one, and nothing else; any, where no reference is named. */
const refersAsTold = ({ instruction: { says } }: Case) => ({ block, from, to }: Found): boolean =>
  !says.includes('a reference in brackets') || /^\(see [^.;:]+\)$/iu.test(block.text.slice(from, to));

const standsInBrackets = ([first, ...others]: Case['newBlocks']): boolean => others.length === 0 && /^\(.*\)$/su.test(first?.text.trim() ?? '');

/** "The words in brackets": what stands between the brackets, which stay round new words; "the parenthetical" has them with it. */
const tellsWhatIsInside = ({ instruction: { says } }: Case): boolean => says.includes('within brackets');

/**
 * "Delete the words in parentheses in the second paragraph": certain where just one pair of brackets stands there. New
 * words go in their place with brackets of their own; without any, whether the old ones stay is not said. The note quotes
 * what went.
 */
export function inBrackets(judged: Case): Verdict {
  const { instruction: { operation, place }, newBlocks } = judged;
  if (!isSoleAndWhole(judged) || place.closing !== null) return refused('place not certain');
  const begins = fold(place.opening ?? '').replace(/^\(\s*/u, '');
  const isBeside = place.beside === null ? () => true : standsBesideWords(judged) ?? (() => false);
  const parts = placesOf(judged);
  const [found, ...others] = parts.flatMap(bracketsIn).filter(isBeside).filter(standsAtEdge(judged, parts)).filter(refersAsTold(judged)).filter((one) => fold(one.block.text.slice(one.from + 1, one.to)).startsWith(begins));
  if (found === undefined || others.length > 0) return refused('place not certain', found === undefined ? 'nothing stands in brackets there' : `brackets stand there ${String(others.length + 1)} times`);
  if (operation === 'substitution' && !standsInBrackets(newBlocks) && !tellsWhatIsInside(judged)) return refused('place not certain', 'whether the new words stand in brackets is not said');
  const edit = edited(judged, found);
  if (edit === null) return refused('place not certain');
  return appliedWithNote(edit.change, `told by its brackets alone; dropped: “${found.block.text.slice(found.from, found.to)}”`, edit.note);
}

/** The words go with their brackets; new ones without any stand between those that were there. */
function edited({ instruction: { operation }, newBlocks, text, id }: Case, found: Found): Edit | null {
  if (operation === 'repeal') return remove(text, found, id);
  const inside = standsInBrackets(newBlocks) ? found : { ...found, from: found.from + 1, to: found.to - 1 };
  return substitute(text, inside, newBlocks, id);
}
