/**
 * Whether all that a ruling gives as new text is new text. Quotation marks say where it ends; where there are none, what
 * follows may be a remark on it, a limit of it, a name or a day, and a copy may break off in its midst.
 */
import type { Block } from '../../../src/model/corpus.ts';
import { sentences } from '../../../src/model/sentences.ts';
import { mayBeNoItem, mayBeNoParagraph, mayBeNoText, mayEndInMore } from '../../language/en/beyond-text.ts';
import { mayBeNotOfPlay } from '../../language/en/not-of-play.ts';
import { isSighBehind } from '../../language/en/stories/stories.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { Case } from '../case.ts';
import { isItem } from '../place/ordinals.ts';
import { plainText } from '../text/blocks.ts';
import { fold } from '../text/fold.ts';
import { unpaired } from '../text/untidy.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';

/** Words of a line that leads to what stands below it. */
const FEW = 8;
/** What a whole sentence, or a line that leads to a list, ends with. */
const ENDS = /[.!?:]["'”’)\]*]*$|[)\]*]$/u;

/** Words in brackets behind the last sentence: a name, a day, a remark. */
const ASIDE = /(?<=[.!?]["”’]?)\s+[([](?!see\b)[^()[\].!?]{2,60}[)\]]\.?$/iu;

/** `"Cats hum."?`: a quotation that is a sentence by itself, and more behind it. */
const goesOnBehindSentence = /^["“][^"”]*[.!?]["”]\s*[^\s).]/u;

/** A paragraph that is given, by what stands before and behind it. */
interface Given { block: Block; setOff: boolean; before: Given | null; next: Block | null }

/** Why it is not certain where new text ends; null where it is. */
export function whereTextEnds({ instruction, newBlocks, found: before, entry }: Case): Refused | null {
  const { operation, setOff } = instruction;
  if ((operation !== 'insertion' && operation !== 'substitution') || setOff === undefined) return null;
  const pair = newBlocks.map(({ text }) => unpaired(text)).find((found) => found !== null);
  if (pair !== undefined) return refused('place not certain', `what is given has ${pair} without its pair`);
  const given: Given[] = [];
  for (const [at, block] of newBlocks.entries()) given.push({ block, setOff: setOff[at] ?? false, before: given.at(-1) ?? null, next: newBlocks[at + 1] ?? null });
  const headword = newBlocks.find((block, at) => at === 0 && instruction.unit === 'entry' && beginsWithName(fold(block.text), fold(entry.headword)));
  if (headword !== undefined) return refused('place not certain', `whether “${headword.text.slice(0, 40)}” is a headword is not certain`);
  const old = fold(plainText(before));
  const beyond = given.map((one) => beyondIn(one, instruction.unit === 'list item', old)).find((found) => found !== null);
  if (beyond !== undefined) return refused('place not certain', `whether “${beyond}” belongs to the new text is not certain`);
  if (isMoreThanOne(instruction, newBlocks)) return refused('place not certain', 'more than one sentence is given for one');
  const last = given.at(-1);
  return last !== undefined && isWhole(instruction, last) && breaksOff(last) ? refused('place not certain', `the new text breaks off (“${last.block.text.slice(-30).trim()}”)`) : null;
}

/** "Freight run", or "Freight run - A freight run ..." in an entry of that name: the name is printed above a text, and seldom in it. */
const beginsWithName = (text: string, name: string): boolean => text === name || [' - ', ': '].some((joint) => text.startsWith(name + joint));

const isMoreThanOne = ({ unit, operation, setOff }: Instruction, blocks: readonly Block[]): boolean =>
  unit === 'sentence' && operation === 'substitution' && setOff?.every(Boolean) === false && blocks.reduce((sum, { text }) => sum + sentences(text).length, 0) > 1;

/** Whether what is given stands by itself: a paragraph, the entry, a sentence at an end of a text. */
function isWhole({ operation, unit, place: { beside, position, items, sentences: run } }: Instruction, { block }: Given): boolean {
  if (unit === 'entry' || unit === 'paragraph' || unit === 'section') return true;
  const isAtEnd = operation === 'insertion' && beside === null && (position === 'end' || position === 'start') && items === null && run === null;
  return unit === 'text' && isAtEnd && /^["'“‘(]*\p{Lu}/u.test(block.text);
}

/** The first words of a paragraph that may be none of the new text; null where nothing speaks against any. */
function beyondIn(one: Given, areItems: boolean, old: string): string | null {
  const { block, setOff, before } = one;
  if (setOff || (before !== null && standsUnderExamples(before))) return null;
  if (before !== null && isBeyond(one, before, areItems)) return block.text;
  if (areItems && mayBeNoItem(fold(block.text))) return block.text;
  if (before === null && mayLeadFurther(block.text, old)) return block.text;
  // The first sentence is what the order announces.
  const aside = ASIDE.exec(block.text.trim())?.[0].trim();
  if (aside !== undefined) return aside;
  const later = sentences(block.text).slice(before === null ? 1 : 0);
  return later.find(({ text }) => isNoneOfIt(text, old))?.text ?? null;
}

const mayLeadFurther = (text: string, old: string): boolean => goesOnBehindSentence.test(text) || (mayEndInMore(fold(text)) && !namesWhatWasNamed(fold(text), old));

const isNoneOfIt = (text: string, old: string): boolean => [mayBeNoText, isSighBehind, (sentence: string): boolean => mayBeNotOfPlay(sentence, old)].some((is) => is(fold(text)));

/** "See movement, once per game.", of what has led to both: such words are names. */
function namesWhatWasNamed(text: string, old: string): boolean {
  const names = /^see (?<names>[^.;:()]+)\.?$/u.exec(text)?.groups?.['names']?.split(', ') ?? [];
  return names.length > 0 && names.every((name) => old.includes(name));
}

/** A paragraph behind the first: whether its form says that it goes on with the text. */
function isBeyond(one: Given, before: Given, areItems: boolean): boolean {
  const { block, next } = one;
  if (before.setOff) return true;
  if (isItem(block)) return next === null && !areItems && isNameBelow(block, before.block);
  if (block.type !== 'paragraph') return false;
  const looksLikeFirst = mayBeNoParagraph(fold(firstOf(before).block.text));
  return areItems || leadsToNothing(one) || isNoSentence(one) || (mayBeNoParagraph(fold(block.text)) && !looksLikeFirst);
}

const leadsToNothing = ({ block: { text }, next }: Given): boolean =>
  text.trim().endsWith(':') && text.split(/\s+/u).length <= FEW && (next === null || next.type === 'paragraph');

const isNoSentence = ({ block, next }: Given): boolean =>
  !ENDS.test(block.text.trim()) && !isHeading(block, next) && !/^see\b/iu.test(block.text);

/** "Bess Tillman", as an item below a text. */
const isNameBelow = ({ text }: Block, above: Block): boolean =>
  !isItem(above) && ENDS.test(above.text) && !above.text.trim().endsWith(':') && /^\p{Lu}[^.!?]*$/u.test(text.trim()) && text.trim().split(/\s+/u).length <= FEW;

/** "Examples:" leads to lines that name things and quote them. */
const standsUnderExamples = (one: Given): boolean => /^examples?:?$/iu.test(one.block.text.trim()) || (one.before !== null && standsUnderExamples(one.before));

/** A few words without a figure above a paragraph of the new text. */
const isHeading = ({ text }: Block, next: Block | null): boolean =>
  next?.type === 'paragraph' && ENDS.test(next.text.trim()) && /^\p{Lu}[^\d,.!?()]*$/u.test(text.trim()) && text.trim().split(/\s+/u).length <= FEW;

/** What looks alike from the first paragraph on is the form of the text. */
const firstOf = (one: Given): Given => (one.before === null ? one : firstOf(one.before));

/** A page that ended, a list that is missing. */
const breaksOff = ({ block, setOff }: Given): boolean =>
  block.type === 'paragraph' && ((/:\s*$/u.test(block.text) && !setOff) || (!ENDS.test(block.text.trim()) && !/^see\b/iu.test(block.text)) || /[([][^)\]]*$/u.test(block.text));
