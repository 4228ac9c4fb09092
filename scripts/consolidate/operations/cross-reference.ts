import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { isDamaged } from '../place/damage.ts';
import { namedParagraphs } from '../place/named.ts';
import { fold } from '../text/fold.ts';
import { findQuoted } from '../text/quotation.ts';
import type { Found } from '../text/quotation.ts';
import { sentences } from '../../../src/model/sentences.ts';
import { exchange, splice } from '../text/splice.ts';
import { applied, appliedWithNote, refused } from '../verdict.ts';
import type { Change, Refused, Verdict } from '../verdict.ts';
import { remove } from './edit.ts';

/** A sentence that is a list of references and nothing else: `See harbour bell, night watch.`, `(See harbour bell.)` */
const listOfReferences = /^\(?see (?:also )?[^.()]+[.)]*$/u;

/** "See fog if it is dark": small words that no list of names has. */
const saysMore = /\b(?:if|unless|when|until|only|but|while|except)\b/u;

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
  const found = theReference(judged, name);
  if ('reason' in found) return found;
  const change = judged.instruction.operation === 'repeal' ? remove(judged.text, stretch(found), judged.id).change : renamed(judged, found);
  if (change === null) return refused('described, not quoted', 'the new reference is not given');
  if (!isQuoted(judged.instruction.instruction, quoted)) return appliedWithNote(change, `the reference to “${name}” is named, not quoted`);
  return findQuoted(judged.text, name, false).length === 1
    ? applied(change)
    : appliedWithNote(change, `only the reference changes, not what else the entry says of “${name}”`);
}

/** Whether a name stands in quotation marks, or in print of its own, in the words of an order. */
function isQuoted(order: string, name: string): boolean {
  const at = order.indexOf(name);
  return /["“‘'*«„]\W*$/u.test(at < 0 ? order.replace(/[^"“‘'*«„]/gu, '') : order.slice(0, at));
}

function theReference({ text, entry, ...judged }: Case, name: string): Listed | Refused {
  const [only, ...others] = text.flatMap(referenceLists).flatMap((list) =>
    findQuoted([list.block], name, false)
      .filter(({ from, to }) => from > list.from && to <= list.to && standsAlone(list.block.text, from, to))
      .map((found) => ({ ...found, sentence: list })),
  );
  if (only === undefined) return notFound({ text, entry, ...judged }, name);
  if (others.length > 0) return refused('found more than once', `the entry refers to “${name}” ${others.length + 1} times`);
  const isReference = entry.seeAlso.some(({ phrase }) => fold(phrase) === fold(name));
  return isReference ? only : refused('place not certain', `“${name}” is only a part of a reference`);
}

function referenceLists(block: Block): Found[] {
  return sentences(block.text)
    .filter((sentence) => listOfReferences.test(fold(sentence.text)))
    .map(({ from, to }) => ({ block, from, to }));
}

/** A whole member of the list: after "See" or a comma, before a comma or the end. */
function standsAlone(text: string, from: number, to: number): boolean {
  return /(?:,|\bsee|\balso)\s+$/iu.test(text.slice(0, from)) && /^(?:,|[.)]*\s*$|[.)]+\s)/u.test(text.slice(to));
}

/** The member with one comma; the whole sentence where it is the only member. */
function stretch({ block, from, to, sentence }: Listed): Found {
  const before = /,\s+$/u.exec(block.text.slice(sentence.from, from));
  const after = /^,\s+/u.exec(block.text.slice(to, sentence.to));
  if (before !== null) return { block, from: from - before[0].length, to };
  return after === null ? { block, from: sentence.from, to: sentence.to } : { block, from, to: to + after[0].length };
}

function renamed({ text, newBlocks, id }: Case, { block, from, to }: Listed): Change | null {
  const [first, ...others] = newBlocks;
  if (first === undefined || others.length > 0) return null;
  return { text: exchange(text, block, splice(block, from, to, { text: bare(first.text), spans: [] }, id)), replaced: [block.id] };
}

/**
 * "The cross-reference now reads: See harbour bell, night watch.": the one list of references that the entry has, or the
 * paragraph named, becomes another.
 * @returns null where the instruction is another one, or no such list stands there alone
 */
export function referencesRewritten(judged: Case): Change | null {
  const { instruction: { unit, operation, oldText, place }, newBlocks: [list, ...more], text, id, namesakes } = judged;
  const { items, sentences: counted, section, opening, beside, about, paragraphs } = place;
  const isOther = unit !== 'cross-reference' || operation !== 'substitution' || [oldText, items, counted, section, opening, beside, about, place.told[0] ?? null].some((part) => part !== null);
  if (isOther || list === undefined || saysMore.test(list.text) || more.length > 0 || !listOfReferences.test(fold(list.text)) || namesakes.length > 0 || isDamaged(judged)) return null;
  const named = paragraphs === null ? { runs: [text], agreed: true } : namedParagraphs(judged);
  const [found, ...others] = named.agreed ? named.runs.flat().flatMap(referenceLists) : [];
  if (found === undefined || others.length > 0) return null;
  return { text: exchange(text, found.block, splice(found.block, found.from, found.to, list, id)), replaced: [found.block.id] };
}

/** A name more at the end of the one list of references that the entry has; null where it has none, or the name. */
export function referenceAdded({ text, newBlocks, instruction: { place }, id }: Case): Change | null {
  const [list, ...others] = text.flatMap(referenceLists);
  const [first, ...more] = newBlocks;
  const isLast = list !== undefined && list.block === text.at(-1) && list.block.text.slice(list.to).trim() === '';
  const position = place.position === 'end' && isLast ? null : place.position;
  const placed = Object.values({ ...place, position, every: null, vacant: null, within: null, told: place.told[0] ?? null }).some((part) => part !== null);
  if (list === undefined || first === undefined || others.length > 0 || more.length > 0 || placed) return null;
  const name = bare(first.text);
  const words = list.block.text.slice(list.from, list.to);
  if (findQuoted([list.block], name, false).length > 0 || /;| and /u.test(words) || name === '') return null;
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
    .replace(/^see (?:also )?/iu, '')
    .replace(/[.,;:]+$/u, '');
}
