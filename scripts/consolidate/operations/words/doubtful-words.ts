/** What speaks against words that are put beside others, or take another form: they may be letters of a word, an item, or speak of one thing. */
import pluralize from 'pluralize';
import type { Block } from '../../../../src/model/corpus.ts';
import { smallWords } from '../../../language/en/small-words.ts';
import type { Case } from '../../case.ts';
import { marksNamed } from '../../marks-named.ts';
import { headOf } from '../../place/lists/list-around.ts';
import { isItem } from '../../place/ordinals.ts';
import { goesOnInside } from '../additions/addition-to-sentence.ts';
import { isSentence } from './beside-quotation.ts';
import { recasedBeside } from '../../rulings/recased-beside.ts';
import { fold, words } from '../../text/fold.ts';
import type { Found } from '../../text/quotation.ts';
import { isStopOfBoth } from '../../text/stop-of-word.ts';
import { refused } from '../../verdict.ts';
import type { Refused } from '../../verdict.ts';

/** Why the one place where quoted words stand must not be changed; null where this speaks against nothing. */
export type Doubt = (judged: Case, found: Found, quoted: string) => Refused | null;

/** `Insert "s" after "cat"`: letters that may belong to the word itself. */
export const ofTheWordItself: Doubt = ({ instruction: { operation, newText } }) =>
  (operation === 'insertion' && newText !== null && LETTERS.test(newText) && !SMALL_WORD.test(newText) ? refused('place not certain', 'whether these letters are a word of their own is not certain') : null);

const LETTERS = /^(?:['’]\p{L}{1,3}|\p{Ll}{1,2})$/u;
const SMALL_WORD = /^(?:an?|am|as|at|be|by|do|go|he|if|in|is|it|me|my|no|of|on|or|so|to|up|us|we|vs)$/u;

/** `The bullet "snow" is inserted after "pays twice."`, where that is no item; or where such an item stands here already. */
export const itemBeside: Doubt = ({ instruction: { operation, unit }, newBlocks, text }, { block }) => {
  if (operation !== 'insertion' || (unit !== 'list item' && unit !== 'paragraph')) return null;
  if (unit === 'list item' && goesOnInside(newBlocks)) return refused('place not certain', 'whether it is an item of its own is not certain');
  if (unit === 'list item' && !isItem(block) && !newBlocks.every(isItem)) return refused('place not certain', 'the words stand in no item of a list here');
  const twice = text.some((one) => newBlocks.some((added) => isItem(one) === (unit === 'list item') && words(one.text).join(' ') === words(added.text).join(' ')));
  return twice ? refused('text not found', 'the new text stands here already') : null;
};

/** "In the paragraph about tolls": that in which the words stand does not speak of them, and another part does, or should. */
export const ofAnotherSubject: Doubt = ({ instruction: { place: { about }, says }, text }, { block }) => {
  if (about === null) return null;
  const subject = subjects(about);
  const isDescribed = says.includes('a description');
  const speaksOfIt = (part: Block): boolean => {
    const held = new Set(subjects(part.text));
    return isDescribed ? subject.length > 0 && subject.every((word) => held.has(word)) : subject.some((word) => held.has(word));
  };
  const head = isItem(block) ? headOf(text, block) : undefined;
  const isOfList = says.includes('in the list') && head !== undefined && speaksOfIt(head);
  return !speaksOfIt(block) && !isOfList && (isDescribed || text.some(speaksOfIt)) ? refused('place not certain', `what stands here does not speak of “${about}”`) : null;
};

/** The words of a text that can be its subject, each in the singular. */
const subjects = (text: string): string[] => words(text).filter((word) => !smallWords.has(word) && !/^\p{L}$/u.test(word)).map((word) => pluralize.singular(word));

/** `Make "ferry" plural`, where "a night ferry" stands: other words of it would have to change, too. */
export const speaksOfOne: Doubt = ({ instruction: { says, operation } }, { block, from }) =>
  (operation === 'substitution' && says.includes('a plural') && OF_ONE.test(block.text.slice(0, from)) ? refused('place not certain', 'the words before them speak of one') : null);

/** `"older" near the top should be "younger"`: where the words stand is said in passing, and must not be untrue. */
export const vaguelyElsewhere: Doubt = ({ text, instruction: { says, place } }, { block, from }) => {
  const [isNearTop, isNearBottom] = [says.includes('near the beginning'), says.includes('near the end')];
  if (!isNearTop && !isNearBottom) return null;
  const isNamed = [place.paragraphs, place.items, place.sentences].some((part) => part !== null);
  const at = isNamed || text.length === 1 ? from / Math.max(block.text.length, 1) : text.indexOf(block) / (text.length - 1);
  return (isNearTop && at > 2 / 3) || (isNearBottom && at < 1 / 3) ? refused('place not certain', 'the words stand here in another part than the ruling says') : null;
};

/** `Insert "never" after the word "lost"`, where "lost" stands in marks of its own: inside of them, or behind? */
export const besideMarks: Doubt = ({ instruction: { operation } }, { block: { text }, from, to }, quoted) =>
  (operation === 'insertion' && !/["“”]/u.test(quoted) && /["“]$/u.test(text.slice(0, from)) && /^["”]/u.test(text.slice(to)) ? refused('place not certain', 'the words stand in quotation marks here') : null);

/** `Put "lamp" in parentheses`, where it stands in marks or brackets already, or where a sentence ends within the words. */
export const enclosedAlready: Doubt = ({ instruction }, { block: { text }, from, to }, quoted) => {
  if (marksNamed(instruction) === null || instruction.newText !== `(${quoted})`) return null;
  const [front, behind] = [text.slice(0, from), text.slice(to)];
  const inBrackets = /[([][^)\]]*$/u.test(front) && /^[^([]*[)\]]/u.test(behind);
  const inMarks = (front.split('"').length % 2 === 0 && behind.includes('"')) || /[“«][^”»]*$/u.test(front) || (/(?<!\p{L})['‘]$/u.test(front) && /^['’]/u.test(behind));
  const cuts = /[.!?]["'”’)]*\s+["'“‘(]*\p{Lu}/u.test(quoted) || (/[.!?]$/u.test(quoted) && !/(?:^|[.!?]["'”’)]*\s+)$/u.test(front));
  return inBrackets || inMarks || cuts ? refused('place not certain', cuts ? 'a sentence ends within the words' : 'the words stand in marks or brackets here already') : null;
};

/** "Ship" in "ship-to-ship": a part of a word. */
export const ofLongerWord: Doubt = (_judged, { block: { text }, from, to }, quoted) =>
  ((/\p{L}[-‑]$/u.test(text.slice(0, from)) && !/^[-‑]/u.test(quoted)) || (/^[-‑]\p{L}/u.test(text.slice(to)) && !/[-‑]$/u.test(quoted)) || isWithoutSign(text.slice(0, from), quoted) ? refused('place not certain', 'the quoted words are a part of a longer word here') : null);

/** "5", where "-5" is printed. */
const isWithoutSign = (before: string, quoted: string): boolean => /^\d/.test(quoted) && /(?:^|[\s("“])[-+−–]$/u.test(before);

/** `"Younger" replaces "older"`: the capital may be that of the sentence which it begins, and not of the word. */
export const capitalOfItsSentence: Doubt = ({ text, instruction: { operation, newText } }, { block, from, to }) => {
  const isOne = operation === 'substitution' && /^\p{Lu}\p{Ll}+$/u.test(newText ?? '');
  const isInside = /^\p{Ll}/u.test(block.text.slice(from, to)) && /[\p{L}\p{N},]["”’)]?\s+$/u.test(block.text.slice(0, from));
  const isName = text.some((one) => new RegExp(`[\\p{L},] ${newText ?? ''}\\b`, 'u').test(one.text)) || fold(block.text.slice(from, to)) === fold(newText ?? '');
  return isOne && isInside && !isName ? refused('place not certain', 'whether the capital belongs to the word is not certain') : null;
};

/** `Insert "or poles" after "oars, etc."`, where a sentence ends there: behind the stop, or before it? */
export const besideStopOfWord: Doubt = ({ instruction: { operation, newText, place } }, { block: { text }, to }) =>
  (operation === 'insertion' && place.position === 'after' && !isSentence(newText ?? '') && isStopOfBoth(text.slice(0, to), text.slice(to)) ? refused('place not certain', 'the stop there closes a word and its sentence') : null);

const OF_ONE = /\b(?:an?|one|each|every|another|this|that)(?: [\p{L}’'-]+)?\s+$/iu;

/** A full stop that goes, or comes, where the next word shows that the sentence ends there, or does not. */
export const sentenceRuns: Doubt = (judged, { block, to }, quoted) => {
  const { instruction: { operation }, newBlocks } = judged;
  const isStop = (mark: string): boolean => /^[.!?]$/u.test(mark);
  const [was, is] = [isStop(quoted), operation === 'substitution' && isStop(newBlocks[0]?.text ?? '')];
  const behind = block.text.slice(to);
  if (operation === 'insertion' || was === is || recasedBeside(judged).some(({ from }) => behind.trimStart().startsWith(from))) return null;
  return (was ? /^\s+[\p{Lu}"“]/u : /^\s+[\p{Ll}\d]/u).test(behind) ? refused('place not certain', 'where the sentence would then end is not certain') : null;
};
