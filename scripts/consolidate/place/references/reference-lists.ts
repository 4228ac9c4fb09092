import { noName, noReference, saysWhereToo } from '../../../language/en/objects.ts';
import type { Block } from '../../../../src/model/corpus.ts';
import { sentences } from '../../../../src/model/sentences.ts';
import type { Case } from '../../case.ts';
import { plainText } from '../../text/blocks.ts';
import { isSoleAndWhole } from '../damage.ts';
import { fold } from '../../text/fold.ts';
import type { Found } from '../../text/quotation.ts';

/** A sentence that is a list of references and nothing else: `See harbour bell, night watch.`, `(See harbour bell.)` */
export const listOfReferences = /^\(?see (?:also )?[^.()]+[.)]*$/iu;

/** The sentences of a block that only refer. */
export function referenceLists(block: Block): Found[] {
  return sentences(block.text)
    .filter((sentence) => listOfReferences.test(fold(sentence.text)))
    .map(({ from, to }) => ({ block, from, to }));
}

const isWhole = ({ block, from, to }: Found): boolean => block.text.slice(from, to).trim() === block.text.trim();

/** Whether words can be the name of something that a reference leads to. */
export const isName = (words: string): boolean => !noReference.test(fold(words)) && !noName.test(words) && !saysWhereToo.test(fold(words)) && !/[,;:()]|^see\b|[.!?]$/iu.test(words);

/** Whether a text is one list of references, and nothing else. */
export const isNothingButReferences = ([only, ...others]: readonly Block[]): boolean =>
  only !== undefined && others.length === 0 && referenceLists(only).some(isWhole);

/** The lists of references that an instruction may mean: that on a line of its own, that at the end, or any. */
export function listsMeant({ text, instruction: { place, operation } }: Case): Found[] {
  // A last line that holds something else has no list.
  const all = place.within === 'last line' ? [] : text.flatMap(referenceLists);
  const endsText = (list: Found): boolean => list.block === text.at(-1) && endsBlock(list);
  const lines = all.filter(isWhole);
  const those = place.within !== 'reference line' ? all : lines.length > 0 ? lines : all.filter(endsText);
  // Of what is moved, the position says where it goes.
  if (place.position === 'start' && operation !== 'renumbering') return those.filter(({ block, from }) => from === 0 && (isOfPart(place) || block === text[0]));
  return place.position === 'end' ? those.filter(isOfPart(place) ? endsBlock : endsText) : those;
}

/** "At the end of the second paragraph": of that, and not of the text. */
const isOfPart = ({ paragraphs, items }: Case['instruction']['place']): boolean => paragraphs !== null || items !== null;
const endsBlock = ({ block, to }: Found): boolean => block.text.slice(to).trim() === '';

/** The one list that an instruction may mean, in an entry that refers to nothing elsewhere; null where there is none such, or it is not certain which is. */
export function theOnlyList(judged: Case): Found | null {
  const [list, ...others] = listsMeant(judged);
  const refers = plainText(judged.text).match(/\bsee\b/giu)?.length ?? 0;
  return list === undefined || others.length > 0 || refers !== 1 || !isSoleAndWhole(judged) ? null : list;
}

/**
 * Whether an instruction replaces the reference, and says nothing of which one that is.
 *
 * @param said - what it may say of the place all the same
 */
export function replacesTheReference({ unit, operation, oldText, place }: Case['instruction'], said: Partial<Case['instruction']['place']> = {}): boolean {
  const bare = { ...place, ...said, times: null, told: place.told[0] ?? null };
  return unit === 'cross-reference' && operation === 'substitution' && oldText === null && Object.values(bare).every((part) => part === null || part === false);
}

/** Whether an order says more of its place than that it is a reference, or among them. */
export const saysMoreThanReferences = ({ within, ...place }: Case['instruction']['place']): boolean =>
  place.told.length > 0 || (within !== null && within !== 'references' && within !== 'reference line') || Object.values({ ...place, told: null }).some((part) => part !== null && part !== false);

/** Whether the words are one whole member of a list: after "See" or a comma, before a comma or the end. */
export const isMember = (text: string, from: number, to: number): boolean => /(?:,|\bsee|\balso)\s+$/iu.test(text.slice(0, from)) && /^(?:,|[.)]*\s*$|[.)]+\s)/u.test(text.slice(to));

/** The names in a list of references. */
export const membersOf = ({ block, from, to }: Found): string[] =>
  block.text.slice(from, to).replace(/^\(?see (?:also )?/iu, '').replace(/[.)]+\s*$/u, '').split(',').map((name) => name.trim());

/**
 * "The last line" is that of the references, where the entry ends with them on a line of their own; where any other line
 * ends is not kept.
 */
export function withLastLine(judged: Case): Case {
  const { instruction, text } = judged;
  const { place, unit, oldText } = instruction;
  const list = text.slice(-1).flatMap(referenceLists).find(isWhole);
  if (place.within !== 'last line' || list === undefined) return judged;
  const names = membersOf(list).map(fold);
  const isBesideIt = place.position === 'before' || place.position === 'after';
  const isReference = unit === 'text' && place.beside === null && !isBesideIt && (oldText === null || names.includes(fold(oldText)));
  return { ...judged, instruction: { ...instruction, unit: isReference ? 'cross-reference' : unit, place: { ...place, within: 'reference line', about: null, position: isReference ? 'end' : place.position } } };
}

/** Whether words are no names for a list of references; put beside one of them, "hail, snow" are several, and no comma parts them from that. */
export function isNoNameIn(words: string, isPutBeside: boolean): boolean {
  const names = words.split(',').map((name) => name.trim());
  const bare = words.replace(/^[,;]/u, '').replace(/[,;]$/u, '');
  const isSeveral = bare === words && /[,;]/u.test(bare);
  return names.some((name) => noName.test(name) || (isPutBeside && /^see\b(?!.*\.$)/iu.test(name))) || (isPutBeside && isSeveral);
}
