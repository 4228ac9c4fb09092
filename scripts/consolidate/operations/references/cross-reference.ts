import { noName, saysWhereToo } from '../../../language/en/objects.ts';
import type { Case } from '../../case.ts';
import { isDamaged, isSoleAndWhole } from '../../place/damage.ts';
import { namedParagraphs } from '../../place/named.ts';
import { anotherMeant } from '../../place/references/reference-meant.ts';
import { isMember, isNothingButReferences, listOfReferences, listsMeant, membersOf } from '../../place/references/reference-lists.ts';
import { statedPlace } from '../../place/stated-place.ts';
import { fold } from '../../text/fold.ts';
import { findQuoted } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { exchange, splice } from '../../text/splice.ts';
import { applied, appliedWithNote, refused } from '../../verdict.ts';
import type { Change, Refused, Verdict } from '../../verdict.ts';
import { remove } from '../../text/edit.ts';

/** "See fog if it is dark": small words that no list of names has. */
const saysMore = /\b(?:if|unless|when|until|only|but|while|except)\b/u;

/** Why words do not go into a list of references that are the name of nothing. */
export const onlyNames = 'the new words are no name, and nothing else stands in this list';

/** A reference, and the sentence in which it stands. */
interface Listed extends Found {
  sentence: { from: number; to: number };
}

/**
 * A cross-reference is deleted or replaced in a sentence that holds references and nothing else. It must be a reference of
 * the entry, there exactly once. What else may belong to it elsewhere (a reason in parentheses, words around it) cannot
 * be told: then a person has to look.
 */
export function crossReference(judged: Case, quoted: string): Verdict {
  const name = bare(quoted);
  const bracketed = inOwnBrackets(judged, name);
  if (bracketed !== null) return appliedWithNote(remove(judged.text, bracketed, judged.id).change, `the reference in brackets went: “${bracketed.block.text.slice(bracketed.from, bracketed.to)}”`);
  const found = quoted.startsWith('(') && findQuoted(judged.text, quoted, false).length === 0 ? refused('text not found') : theReference(judged, name);
  if ('reason' in found) return found;
  const change = judged.instruction.operation === 'repeal' ? remove(judged.text, stretch(found), judged.id).change : renamed(judged, found);
  if (change === null) return judged.newBlocks.length === 1 ? refused('place not certain', onlyNames) : refused('described, not quoted', 'the new reference is not given');
  if (!isQuoted(judged.instruction.instruction, quoted)) return appliedWithNote(change, `the reference to “${name}” is named, not quoted`);
  return findQuoted(judged.text, name, false).length === 1
    ? applied(change)
    : appliedWithNote(change, `only the reference changes, not what else the entry says of “${name}”`);
}

/** Whether a name stands in quotation marks, or in print of its own, in the words of an order. */
export function isQuoted(order: string, name: string): boolean {
  const at = order.indexOf(name);
  return /["“‘'*«„]\W*$/u.test(at < 0 ? order.replace(/[^"“‘'*«„]/gu, '') : order.slice(0, at));
}

/** Whether a reference is deleted that may stand anywhere. */
const mayStandInBrackets = ({ operation, place, says, oldText }: Case['instruction']): boolean =>
  operation === 'repeal' && !/^See .*\.$/u.test(oldText ?? '') && place.position !== 'start' && place.within !== 'reference line' && place.times === null && !says.includes('where to look');

/** "(see fog)": brackets that hold a reference and nothing else, in the midst of a sentence; where they are deleted, nothing else belongs to it. */
function inOwnBrackets(judged: Case, name: string): Found | null {
  const { text, entry } = judged;
  if (!mayStandInBrackets(judged.instruction)) return null;
  const found = text.flatMap((block) => findQuoted([block], name, false).map((one) => ({ ...one, before: block.text.slice(0, one.from), after: block.text.slice(one.to) })));
  const [only, ...others] = found.filter(({ before }) => /\bsee(?: also)? [^.()]*$/iu.test(before));
  const opens = /\(see (?:also )?$/iu.exec(only?.before ?? '');
  if (only === undefined || opens === null || others.length > 0 || !only.after.startsWith(')') || (judged.instruction.place.position === 'end' && !/^[).\s]*$/u.test(only.after))) return null;
  const isPlain = statedPlace(judged, only) === 'there' && anotherMeant(judged, name) === null;
  return isPlain && entry.seeAlso.some(({ phrase }) => fold(phrase) === fold(name)) ? { block: only.block, from: opens.index, to: only.to + 1 } : null;
}

function theReference({ text, entry, ...judged }: Case, name: string): Listed | Refused {
  // "See fog, not tolls" may be said of what a text explains.
  if (judged.instruction.says.includes('where to look') && !isNothingButReferences(text)) return refused('place not certain', 'whether it is said of the reference, or of what the entry explains, is not certain');
  const [only, ...others] = listsMeant({ text, entry, ...judged }).flatMap((list) =>
    findQuoted([list.block], name, false)
      .filter(({ from, to }) => from > list.from && to <= list.to && isMember(list.block.text, from, to))
      .map((found) => ({ ...found, sentence: list })),
  ).filter((found) => statedPlace({ text, entry, ...judged }, found) === 'there');
  if (only === undefined) return notFound({ text, entry, ...judged }, name);
  const { times } = judged.instruction.place;
  if (times !== null && membersOf({ ...only.sentence, block: only.block }).length !== times) return refused('place not certain', `there are not ${String(times)} references here`);
  if (others.length > 0) return refused('found more than once', `the entry refers to “${name}” ${others.length + 1} times`);
  const doubt = anotherMeant({ text, entry, ...judged }, name);
  if (doubt !== null) return doubt;
  const isReference = entry.seeAlso.some(({ phrase }) => fold(phrase) === fold(name));
  return isReference ? only : refused('place not certain', `“${name}” is only a part of a reference`);
}

/** The member with one comma; the whole sentence where it is the only member. */
function stretch({ block, from, to, sentence }: Listed): Found {
  const before = /,\s+$/u.exec(block.text.slice(sentence.from, from));
  const after = /^,\s+/u.exec(block.text.slice(to, sentence.to));
  if (before !== null) return { block, from: from - before[0].length, to };
  return after === null ? { block, from: sentence.from, to: sentence.to } : { block, from, to: to + after[0].length };
}

function renamed({ text, newBlocks, id, instruction }: Case, { block, from, to, sentence }: Listed): Change | null {
  const [first, ...others] = newBlocks;
  if (first === undefined || others.length > 0 || noName.test(bare(first.text))) return null;
  if (saysWhereToo.test(fold(bare(first.text))) && !isQuoted(instruction.instruction, first.text)) return null;
  if (membersOf({ ...sentence, block }).some((name) => fold(name) === fold(bare(first.text)))) return null;
  return { text: exchange(text, block, splice(block, from, to, { text: bare(first.text), spans: [] }, id)), replaced: [block.id] };
}

/** A name that is new in a list without quotation marks may be the order's own words: "see fog, dock in leagues". */
function saysMoreThanNames({ instruction }: Case, list: Case['newBlocks'][number], found: Found): boolean {
  if (saysMore.test(list.text) || membersOf({ block: list, from: 0, to: list.text.length }).some((name) => noName.test(name))) return true;
  const stood = membersOf(found).map(fold);
  const fresh = membersOf({ block: list, from: 0, to: list.text.length }).filter((name) => !stood.includes(fold(name)));
  return fresh.some((name) => saysWhereToo.test(fold(name))) && !isQuoted(instruction.instruction, list.text);
}

/**
 * "The cross-reference now reads: See harbour bell, night watch.": the one list of references that the entry has, or the
 * paragraph named, becomes another.
 * @returns null where the instruction is another one, or no such list stands there alone
 */
export function referencesRewritten(judged: Case): Change | null {
  const { instruction: { unit, operation, oldText, place }, newBlocks: [list, ...more], text, id } = judged;
  const { items, sentences: counted, section, opening, beside, about, paragraphs } = place;
  const isOther = unit !== 'cross-reference' || operation !== 'substitution' || [oldText, items, counted, section, opening, beside, about, place.told[0] ?? null].some((part) => part !== null);
  if (isOther || list === undefined || more.length > 0 || !listOfReferences.test(fold(list.text)) || !isSoleAndWhole(judged)) return null;
  const named = paragraphs === null ? { runs: [text], agreed: true } : namedParagraphs(judged);
  const [found, ...others] = named.agreed ? listsMeant(judged).filter(({ block }) => named.runs.flat().includes(block)) : [];
  if (found === undefined || others.length > 0) return null;
  if (saysMoreThanNames(judged, list, found)) return null;
  return { text: exchange(text, found.block, splice(found.block, found.from, found.to, list, id)), replaced: [found.block.id] };
}

/** The whole list goes that is named as such: "The See line is deleted." */
export function referencesDeleted(judged: Case): Verdict {
  const [list, ...others] = listsMeant(judged);
  if (list === undefined || others.length > 0 || isElsewhere(judged.instruction.place) || judged.instruction.place.within !== 'reference line') return refused('place not certain', 'nothing says what stood there');
  return appliedWithNote(remove(judged.text, list, judged.id).change, `the list of references as it stands here went: “${list.block.text.slice(list.from, list.to).trim()}”`);
}

/** Whether a place is narrower than a list of references. */
const isElsewhere = (place: Case['instruction']['place']): boolean =>
  Object.values({ ...place, unclear: null, position: place.position === 'end' ? null : place.position, every: null, vacant: null, within: null, times: null, told: place.told[0] ?? null }).some((part) => part !== null);

/** The list that a name more goes to: the one there is, or the one that ends the entry on a line of its own. */
function listThatGrows(judged: Case): Found | null {
  const { within } = judged.instruction.place;
  const meant = listsMeant(judged);
  const [only, ...others] = meant.length > 1 && within !== 'reference line' ? listsMeant({ ...judged, instruction: { ...judged.instruction, place: { ...judged.instruction.place, within: 'reference line', position: null } } }) : meant;
  if (only === undefined || others.length > 0) return null;
  // "Targets: ... See target." in the midst says what that is about.
  const standsAlone = only.block.text.trim() === only.block.text.slice(only.from, only.to).trim();
  const isLast = only.block === judged.text.at(-1);
  const isNamed = within === 'reference line' || judged.instruction.place.paragraphs !== null;
  return meant.length < 2 ? (standsAlone || isLast || isNamed ? only : null) : isLast && standsAlone ? only : null;
}

/** A name more behind, or before, a member of a list of references; null where the new words are more than a name. */
export function referenceBeside({ text, newBlocks, instruction: { place }, id }: Case, { block, from, to }: Found): Change | null {
  const [first, ...more] = newBlocks;
  if (first === undefined || more.length > 0 || /[,;.:()"“”]/u.test(first.text.trim()) || noName.test(first.text) || (place.position !== 'before' && place.position !== 'after')) return null;
  const [at, words] = place.position === 'after' ? [to, `, ${first.text.trim()}`] : [from, `${first.text.trim()}, `];
  return { text: exchange(text, block, splice(block, at, at, { text: words, spans: [] }, id)), replaced: [block.id] };
}

/** "Hail and snow": one name, where one is quoted or called one; names, where several are. */
const mayBeTwo = ({ instruction: { instruction } }: Case, name: string, words: string): boolean =>
  / (?:and|or|&) /u.test(name) && (!isQuoted(instruction, words) || /\b(?:references|refs|names|pointers)(?: to)?:? ["“]/iu.test(instruction));

/** `Put "See fog." here.`: one more, or in the place of what stands there? */
const mayTakeItsPlace = ({ instruction: { says, place } }: Case): boolean => says.includes('that it is put there') && place.within === null && place.position === null && place.paragraphs === null;

/** A name more at the end of a list of references; null where it has none, or the name, and where the new words are none. */
export function referenceAdded(judged: Case): Change | null {
  const { text, newBlocks, instruction: { place }, id } = judged;
  const list = listThatGrows(judged);
  const [first, ...more] = newBlocks;
  if (list === null || first === undefined || more.length > 0 || isElsewhere(place) || mayTakeItsPlace(judged)) return null;
  const name = bare(first.text);
  const words = list.block.text.slice(list.from, list.to);
  if (findQuoted([list.block], name, false).length > 0 || /;| and /u.test(words) || name === '' || noName.test(name) || first.text.trim().startsWith('(') || mayBeTwo(judged, name, first.text)) return null;
  if (!isQuoted(judged.instruction.instruction, first.text) && (saysWhereToo.test(fold(name)) || /[(),]/u.test(name))) return null;
  const at = list.from + words.replace(/[.)]+$/u, '').length;
  return { text: exchange(text, list.block, splice(list.block, at, at, { text: `, ${name}`, spans: [] }, id)), replaced: [list.block.id] };
}

function notFound(judged: Case, name: string): Refused {
  if (isDamaged(judged)) return refused('copy damaged here');
  const inside = findQuoted(judged.text, name, false).length > 0;
  return inside ? refused('place not certain', 'what belongs to the reference cannot be told') : refused('text not found');
}

/** The name alone: without "See", and without the full stop that printers put inside the quotation marks. */
function bare(quoted: string): string {
  return quoted
    .trim()
    .replace(/^[,;]\s*/u, '')
    .replace(/^\(([^()]*)\)$/u, '$1')
    .replace(/^see (?:also )?/iu, '')
    .replace(/[.,;:]+$/u, '');
}
