/** What speaks against adding new text where a ruling says by position: it stands there already, or may be meant for what does. */
import { sentences } from '../../../../src/model/sentences.ts';
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { ofAnotherCount } from '../../place/counts-otherwise.ts';
import { ofSeveralLists } from '../../place/lists/item-kinds.ts';
import { isItem } from '../../place/ordinals.ts';
import { plainText } from '../../text/blocks.ts';
import { fold, words } from '../../text/fold.ts';
import { likeness } from '../../text/likeness.ts';
import { refused } from '../../verdict.ts';
import type { Change, Refused } from '../../verdict.ts';
import { isToldBeforeStop } from './addition-to-sentence.ts';
import { countedOn } from '../parts/counted-on.ts';
import { mayBeEdgeAnew } from '../words/edge-anew.ts';

/** The share of new words that, standing in one paragraph here, are the same words. */
const SAME = 0.7;
/** The share by which they may be meant for that paragraph. */
const PARTLY = 0.35;

/** Why new text is not added: a place that this copy does not mark, or words that are there; null where nothing speaks against it. */
export function againstAdding(judged: Case): Refused | null {
  const { instruction, text, newBlocks, match } = judged;
  const { section } = instruction.place;
  if (newBlocks.length === 0) return refused('described, not quoted', 'the new text is not given');
  if (instruction.unit !== 'cross-reference' && mostStands(plainText(newBlocks), text)) return refused('place not certain', 'most of these words stand here already');
  if (standsAlready(judged)) return refused('place not certain', 'a part of these words stands here already');
  if (ofSeveralLists(judged)) return refused('place not certain', 'the entry has several lists, and which is meant is not said');
  if (mayBeAnew(judged)) return refused('place not certain', 'it may be new words for what stands there');
  if (mayBeNoItem(judged)) return refused('place not certain', 'whether it is an item of the list is not certain');
  if (match === 'parent') return refused('place not certain');
  const told = toldOtherwise(judged) ?? countedOn(judged) ?? ofToldSentence(judged) ?? ofOtherParagraphs(judged);
  if (told !== null) return told;
  return section !== null ? refused('place not certain', `this copy does not mark the place (“${instruction.locator ?? ''}”)`) : null;
}

/** Of so few words most stand anywhere. */
const FEW = 4;

/** Whether most of the new words stand in one paragraph. */
const mostStands = (given: string, text: Block[]): boolean => words(given).length >= FEW && text.some((block) => likeness(given, block.text) >= SAME);

/** "Before the full stop", "following the sentence now standing therein": where there is no such one. */
function ofToldSentence(judged: Case): Refused | null {
  const { says, place } = judged.instruction;
  if (says.includes('before the stop') && (place.sentences === null || !isToldBeforeStop(judged))) return refused('place not certain', 'before which full stop the words go is not certain here');
  return says.includes('the sentence that stands there') && !isOneSentence(judged.text) ? refused('place not certain', 'one sentence is spoken of, and the entry is not one here') : null;
}

/** Whether a text is one sentence, whatever it says. */
const isOneSentence = (text: readonly Block[]): boolean => text.length === 1 && text.every((block) => block.type === 'paragraph' && sentences(block.text).length === 1);

/** Words of a sentence that says something by itself. */
const WORTH = 3;

/** One of the new parts, or of their sentences, is one that stands here, or goes on from it, or an item here begins with it: what is given is the text as it is to be. */
function standsAlready({ instruction: { unit }, text, newBlocks }: Case): boolean {
  if (unit === 'cross-reference') return false;
  const whole = new Set(text.map((block) => fold(block.text)));
  const told = text.flatMap((block) => sentences(block.text)).map((one) => words(one.text)).filter(({ length }) => length >= WORTH).map((all) => all.join(' '));
  const begins = (sentence: string): boolean => told.some((one) => sentence === one || sentence.startsWith(`${one} `));
  const isItemBegun = unit === 'list item' && newBlocks.some((block) => text.some((other) => isItem(other) && fold(other.text).startsWith(`${fold(block.text)} `)));
  return isItemBegun || newBlocks.some((block) => whole.has(fold(block.text)) || sentences(block.text).some((one) => begins(words(one.text).join(' '))));
}

const mayBeAnew = (judged: Case): boolean => bringsWhatHasItsRank(judged) || mayBeEdgeAnew(judged);

/** So much, where nothing has that rank yet: "a third bullet" of two. */
const MOSTLY = 0.45;

/** "New final paragraph: ...": its words are partly those of a paragraph that stands here. */
function bringsWhatHasItsRank({ instruction: { unit, place }, text, newBlocks }: Case): boolean {
  if (place.position !== null || place.vacant || (unit !== 'paragraph' && unit !== 'list item')) return false;
  const [rank, held] = unit === 'paragraph' ? [place.paragraphs, text.length] : [place.items, text.filter(isItem).length];
  const isOneMore = rank !== null && held > 0 && rank.from > held;
  return text.some((block) => likeness(plainText(newBlocks), block.text) >= (isOneMore ? MOSTLY : PARTLY));
}

const ofOtherParagraphs = (judged: Case): Refused | null => (judged.instruction.place.paragraphs === null ? null : ofAnotherCount(judged));

/** What is given may not be the new words, or not all that they are. */
function toldOtherwise(judged: Case): Refused | null {
  if (mayTellWhereItIs(judged)) return refused('described, not quoted', 'whether the new sentence is given, or where it is to be found, is not certain');
  return bearsNumber(judged) ? refused('place not certain', 'the new item brings a number of its own') : null;
}

/** "It should close with the sentence: see fog." */
const mayTellWhereItIs = ({ instruction: { says, unit }, newBlocks }: Case): boolean =>
  unit !== 'cross-reference' && says.includes('a sentence') && newBlocks.some((block) => /^see\b/u.test(block.text));

/** "A new step follows step 2: "4. Be quiet."", in a list that counts its items itself. */
const bearsNumber = ({ instruction: { unit }, text, newBlocks }: Case): boolean =>
  unit === 'list item' && text.some(({ type }) => type === 'numbered') && newBlocks.some((block) => /^\(?\d{1,2}[.)]\s/u.test(block.text));

const endsInStop = (block: Block): boolean => /[.!?]["'”’)]*$/u.test(block.text.trim());

/** "Another item first: we thank our readers.": a point of the ruling, where no item of the list is a sentence; and "x" perhaps. */
function mayBeNoItem({ instruction: { unit, says }, text, newBlocks }: Case): boolean {
  if (unit !== 'list item' || text.filter(isItem).some(endsInStop)) return false;
  return newBlocks.some((block) => endsInStop(block) && (says.includes('an item that may be none of a list') || /^["“][^"”]*["”]\s+[\p{L}\p{N}]/u.test(block.text)));
}

/** "The list now has a third bullet", where it has three without it: the number is that of a list with two. */
export function isOfOtherCount({ instruction: { says, unit }, newBlocks }: Case, { text }: Change): boolean {
  if (!says.includes('of which rank it is')) return false;
  const is = newBlocks.at(-1)?.text.trim() ?? '';
  const at = text.findIndex((block) => block.text.trim().endsWith(is));
  const next = text[at + 1];
  return at < 0 || (next !== undefined && (unit === 'paragraph' || (unit === 'list item' && isItem(next))));
}
