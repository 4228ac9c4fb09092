/**
 * Whether what a ruling gives is as much as it says: "add the following two bullets" as many parts, and of that kind; and
 * for one thing, one thing: no text of another size for what is quoted, none for several.
 */
import { sentences } from '../../src/model/sentences.ts';
import { positionOf } from '../language/en/numbers.ts';
import { unquoted } from '../language/en/veiled.ts';
import type { Instruction } from '../interpret/instruction.ts';
import type { Case } from './case.ts';
import { isItem } from './place/ordinals.ts';
import { refused } from './verdict.ts';
import type { Refused } from './verdict.ts';

/** What is announced, outside of quotation marks: so many, in words that name no place. */
const ANNOUNCED = /(?<!\b(?:after|before|behind|below|above|under|of|in|to|from|within|between|with the|by the|to the|of the|in the|from the) )\b(?:(?<all>the following|these|this|the(?= (?:bullets|items|sentences|paragraphs):)|(?:another|an?))(?: (?<number>two|three|four|five|six|seven|\d{1,2}))?|(?<alone>two|three|four|five|six|seven))(?: (?:more|new|further|additional|extra|whole|final|last|first|second|third|fourth|fifth|sixth|\d{1,2}(?:st|nd|rd|th)))*(?: list)? (?<noun>bullet points?|bullets?|items?|paragraphs?|sentences?)\b(?! (?:of|beginning|that|which)\b)/u;
/** The same where something takes the place of a part: "with these two sentences". */
const IN_ITS_PLACE = /\b(?:with|by) (?:(?:the following|these|this|an?)(?: new)? ?)?(?:(?<number>two|three|four|five|\d{1,2}))?(?: new)? (?<noun>paragraphs?|sentences?|bullets?|items?)\b(?=[:. ])/u;

/** Where what takes the place stands first: "two paragraphs take the place of the last one". */
const TAKES_ITS_PLACE = /^[^"]{0,40}?\b(?:(?:the following|these|this|an?)(?: new| different| better| fresh)?(?: (?<number>two|three|four|five|\d{1,2}))?|(?<alone>two|three|four|five|six|seven))(?: new| further| fresh)? (?<noun>paragraphs?|sentences?|bullets?|items?) (?:now |hereby |wholly )?(?:replaces?|supersedes?|supplants?|takes? the place|stands? in|comes? in|(?:is|are|shall be) (?:now |hereby )?substituted)\b/u;

interface Announced { count: number | 'several'; kind: 'sentence' | 'item' | 'paragraph' }

/** Why what is given is not what is announced; null where it is, or nothing is. */
export function miscounted(judged: Case): Refused | null {
  const { instruction: { operation, unit, newText }, newBlocks } = judged;
  const announced = announcedIn(judged.instruction);
  if (announced === null) return isOneOfThem(judged) ? null : differs;
  if (operation === 'repeal') return ofAll(judged, announced) ? null : differs;
  if (newText === null || newBlocks.length === 0 || (operation !== 'insertion' && operation !== 'substitution')) return null;
  if (operation === 'substitution' && otherKinds[unit]?.includes(announced.kind) === true) return differs;
  if (announced.kind === 'sentence' && newBlocks.length > 1) return refused('place not certain', 'whether the sentences go on in one paragraph is not certain');
  return isSoMany(announced, countOf(judged, announced)) ? null : differs;
}

/** "After the second bullet a new one is added": one bullet, or one sentence, whatever is given. */
function isOneOfThem({ instruction: { instruction, operation }, newBlocks }: Case): boolean {
  if (operation !== 'insertion' || !/\b(?:an?|another) (?:new |further |second |third |more )?one\b|\banother one\b/u.test(unquoted(instruction).toLowerCase())) return true;
  return newBlocks.length === 1 && newBlocks.every(({ text }) => sentences(text).length === 1 && !/\s[*•]\s/u.test(text));
}

/** What takes the place of no such part: a paragraph that of a bullet. */
const otherKinds: Readonly<Partial<Record<Instruction['unit'], readonly Announced['kind'][]>>> = { sentence: ['paragraph', 'item'], 'list item': ['paragraph'], paragraph: ['item'] };

const differs = refused('place not certain', 'what is given is not what is announced');

function announcedIn({ instruction, operation }: Instruction): Announced | null {
  const said = unquoted(instruction).toLowerCase();
  const { all, number, alone, noun } = (operation === 'substitution' ? TAKES_ITS_PLACE.exec(said) ?? IN_ITS_PLACE.exec(said) : ANNOUNCED.exec(said))?.groups ?? {};
  if (noun === undefined || (operation === 'repeal' && all === undefined)) return null;
  const told = number ?? alone;
  const count = told !== undefined ? positionOf(told) : noun.endsWith('s') ? 'several' : 1;
  return count === null ? null : { count, kind: noun.startsWith('sentence') ? 'sentence' : noun.startsWith('paragraph') ? 'paragraph' : 'item' };
}

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
export function ofAnotherSize({ instruction: { operation, instruction, oldText, newText, unit } }: Case): Refused | null {
  if (operation !== 'substitution' || newText === null) return null;
  const said = unquoted(instruction).toLowerCase();
  const kind = ADDED.exec(said)?.groups?.['kind'];
  const isOtherKind = kind !== undefined && (!unit.endsWith(kind === 'bullet' ? 'item' : kind) || /\badd (?:an? |another )/u.test(said));
  return isOtherKind || (oldText !== null && (isOneWordFor(oldText, newText, said) || (unit === 'text' && isSentenceFor(oldText, newText)))) ? refused('place not certain', 'what is given is not of the size of what goes') : null;
}

const ONE_WORD = /\bthe (?:correct|right|proper|intended) (?:word|number|figure|amount|name|letter|digit|toll|price|cost)\b/u;
const ADDED = /\b(?:delete|strike|remove|omit|drop|cut)\b.*\band (?:add|insert|append) (?:an?|the following|this|another)? ?(?:new |further )?(?<kind>bullet|item|sentence|paragraph)\b/u;

const isOneWordFor = (oldText: string, newText: string, said: string): boolean => /\s/u.test(oldText.trim()) && ONE_WORD.test(said) && !/\s/u.test(newText.trim());

const isSentenceFor = (oldText: string, newText: string): boolean => !/^see\b/iu.test(newText) && /^\p{Ll}[^.!?]*$/u.test(oldText) && /^\p{Lu}.*[.!?]$/u.test(newText);

/** `Replace "lamp" and "bow" with "bell"`: once, or for each of them? */
export function oneForSeveral({ instruction: { operation, instruction, oldText, newText }, others }: Case): Refused | null {
  if (operation !== 'substitution' || oldText === null || newText === null || EACH.test(unquoted(instruction).toLowerCase())) return null;
  const alike = others.some((one) => one.operation === operation && one.instruction === instruction && one.newText === newText && one.oldText !== null && one.oldText !== oldText);
  return alike && /""(?: ?,)? (?:and|or) (?:the \w+ )?""/u.test(unquoted(instruction).toLowerCase()) ? refused('place not certain', 'one new text is given for several old ones') : null;
}

const EACH = /\b(?:each|both|either|every|all|respectively)\b/u;

/** `Add to the list: "snow" and "hail"`: one item for two. */
export const listedTogether = ({ instruction: { operation, unit }, newBlocks }: Case): Refused | null =>
  ((operation === 'insertion' || operation === 'substitution') && unit === 'list item' && newBlocks.some(({ text }) => (text.match(/["“][^"”]+["”]/gu)?.length ?? 0) > 1) ? refused('place not certain', 'several things that are quoted would be one item') : null);
