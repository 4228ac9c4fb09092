/**
 * Whether what a ruling gives is as much as it says: "add the following two bullets" as many parts, and of that kind; and
 * for one thing, one thing: no text of another size for what is quoted, none for several.
 */
import { sentences } from '../../../src/model/sentences.ts';
import { addedForDeleted, announcedIn } from '../../language/en/announced.ts';
import type { Announced } from '../../language/en/announced.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { Case } from '../case.ts';
import { isItem } from '../place/ordinals.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';

/** Why what is given is not what is announced; null where it is, or nothing is. */
export function miscounted(judged: Case): Refused | null {
  const { instruction: { operation, unit, newText }, newBlocks } = judged;
  const announced = announcedBy(judged.instruction);
  if (announced === null) return isOneOfThem(judged) ? null : differs;
  if (operation === 'repeal') return ofAll(judged, announced) ? null : differs;
  if (newText === null || newBlocks.length === 0 || (operation !== 'insertion' && operation !== 'substitution')) return null;
  if (operation === 'substitution' && otherKinds[unit]?.includes(announced.kind) === true) return differs;
  if (announced.kind === 'sentence' && newBlocks.length > 1) return refused('place not certain', 'whether the sentences go on in one paragraph is not certain');
  return isSoMany(announced, countOf(judged, announced)) ? null : differs;
}

/** What is deleted is only announced where all that follows is meant. */
function announcedBy(one: Instruction): Announced | null {
  const { operation } = one;
  const announced = announcedIn(withoutRemarks(one), operation === 'substitution');
  return operation === 'repeal' && announced?.all === false ? null : announced;
}

/** "The list now has four bullets": what comes of an order is not what it brings. */
const withoutRemarks = ({ instruction, tiles }: Instruction): string =>
  tiles.filter(({ as }) => as === 'remark').toReversed().reduce((words, { from, to }) => words.slice(0, from) + words.slice(to), instruction);

/** "After the second bullet a new one is added": one bullet, or one sentence, whatever is given. */
function isOneOfThem({ instruction: { says, operation }, newBlocks }: Case): boolean {
  if (operation !== 'insertion' || !says.includes('a new one')) return true;
  return newBlocks.length === 1 && newBlocks.every(({ text }) => sentences(text).length === 1 && !/\s[*•]\s/u.test(text));
}

/** What takes the place of no such part: a paragraph that of a bullet. */
const otherKinds: Readonly<Partial<Record<Instruction['unit'], readonly Announced['kind'][]>>> = { sentence: ['paragraph', 'item'], 'list item': ['paragraph'], paragraph: ['item'] };

const differs = refused('place not certain', 'what is given is not what is announced');

/** Of a quotation everybody sees where it ends: "the following sentence" may be two. */
function countOf({ instruction: { setOff }, newBlocks }: Case, { kind, count }: Announced): number | null {
  if (kind === 'paragraph') return newBlocks.filter(({ type }) => type === 'paragraph').length;
  if (kind === 'item') return newBlocks.filter(isItem).length || newBlocks.length;
  return count === 1 && setOff?.every(Boolean) === true ? null : newBlocks.reduce((sum, { text }) => sum + sentences(text).length, 0);
}

const isSoMany = ({ count }: Announced, given: number | null): boolean => given === null || (count === 'several' ? given > 1 : given === count);

/** "Delete the following two bullets:": each of them is an order of its own. */
function ofAll({ instruction, others }: Case, announced: Announced): boolean {
  const listed = [instruction, ...others].filter((one) => one.operation === 'repeal' && one.instruction === instruction.instruction);
  const given = announced.kind === 'sentence' ? listed.reduce((sum, { oldText }) => sum + sentences(oldText ?? '').length, 0) : listed.length;
  return listed.every(({ oldText }) => oldText === null) || isSoMany(announced, given);
}

/** `"5 marks" is wrong; the correct number is "6"`, `Delete "lamp" and add a new bullet: "bell"`: what is given is of another size than what goes. */
export function ofAnotherSize({ instruction: { operation, instruction, says, oldText, newText, unit } }: Case): Refused | null {
  if (operation !== 'substitution' || newText === null) return null;
  const added = addedForDeleted(instruction);
  const isOtherKind = added !== null && (unit !== added.kind || added.isOneMore);
  return isOtherKind || (oldText !== null && ((says.includes('one word') && isOneWordFor(oldText, newText)) || (unit === 'text' && isSentenceFor(oldText, newText)))) ? refused('place not certain', 'what is given is not of the size of what goes') : null;
}

/** `"marks" has been replaced. "coins" is new.`: words for words, and what is said of them. */
export function saysMoreThanWords({ instruction: { operation, oldText, newText, unit, setOff } }: Case): Refused | null {
  if (operation !== 'substitution' || unit !== 'text' || oldText === null || newText === null || setOff?.every(Boolean) === true) return null;
  return !/["“]/u.test(oldText) && /^["“][^"”]*["”][.,;]?\s*[^\s.]/u.test(newText) ? refused('place not certain', 'what is given says more than the words that it quotes') : null;
}

const isOneWordFor = (oldText: string, newText: string): boolean => /\s/u.test(oldText.trim()) && !/\s/u.test(newText.trim());

const isSentenceFor = (oldText: string, newText: string): boolean => !/^see\b/iu.test(newText) && /^\p{Ll}[^.!?]*$/u.test(oldText) && /^\p{Lu}.*[.!?]$/u.test(newText);

/** `Replace "lamp" and "bow" with "bell"`: once, or for each of them? */
export function oneForSeveral({ instruction: { operation, instruction, says, oldText, newText }, others }: Case): Refused | null {
  if (operation !== 'substitution' || oldText === null || newText === null || says.includes('each')) return null;
  const alike = others.some((one) => one.operation === operation && one.instruction === instruction && one.newText === newText && one.oldText !== null && one.oldText !== oldText);
  return alike && says.includes('quotations that are listed') ? refused('place not certain', 'one new text is given for several old ones') : null;
}

/** `Add to the list: "snow" and "hail"`: one item for two. */
export const listedTogether = ({ instruction: { operation, unit }, newBlocks }: Case): Refused | null =>
  ((operation === 'insertion' || operation === 'substitution') && unit === 'list item' && newBlocks.some(({ text }) => (text.match(/["“][^"”]+["”]/gu)?.length ?? 0) > 1) ? refused('place not certain', 'several things that are quoted would be one item') : null);
