/** Which sentence an order moves, beside which one it goes, and at which one a paragraph is cut: each certain, or none. */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Ordinals, Place } from '../../../interpret/instruction.ts';
import { placedAs } from '../../case.ts';
import type { Case } from '../../case.ts';
import { closesWhatItOpens } from '../../text/lift.ts';
import { foldPrint } from '../../text/fold.ts';
import { refused } from '../../verdict.ts';
import type { Refused } from '../../verdict.ts';
import { namedBlocks, namedSentences } from '../named.ts';
import { headsList } from '../lists/list-around.ts';
import { countsFromEnd } from '../ordinals.ts';
import { isSentence, sentencesOf } from './placed-sentence.ts';
import type { PlacedSentence } from './placed-sentence.ts';

/** A sentence that holds references and nothing else: whether it counts as the last, people do not agree. */
export const onlyRefers = /^\(?see (?!that\b|to it\b|if\b|whether\b)(?:also )?[^.]+(?:\.[.)]*)?$/iu;

/** Whether words are a sentence from its capital to its stop, with all that it opens closed. */
export const isWhole = (text: string): boolean => isSentence(text) && closesWhatItOpens(text);

/** A paragraph that heads no list, and in which the ruling's other orders neither put nor took a sentence. */
export function isPlain({ text, found }: Case, block: Block): boolean {
  const before = found.find(({ id }) => id === block.id);
  const isAsFound = before !== undefined && sentencesOf(before).length === sentencesOf(block).length;
  return block.type === 'paragraph' && isAsFound && !headsList(text, block);
}

/** Whether a paragraph ends in a sentence that holds nothing but references: what its end is, people do not agree. */
export const endsInReference = (block: Block): boolean => onlyRefers.test(sentencesOf(block).at(-1)?.text ?? '');

/** The sentences of a plain paragraph, so `many`, at which every way of counting arrives; none where that is not certain. */
export function sentencesCounted(judged: Case, many: number): PlacedSentence[] {
  const { runs: [run = []], agreed } = namedSentences(judged);
  const isCertain = ({ block }: PlacedSentence): boolean => isPlain(judged, block) && !(countsFromEnd(judged.instruction.place.sentences) && endsInReference(block));
  const [first] = run;
  return first !== undefined && agreed && run.length === many && isCertain(first) ? run : [];
}

/** The sentence that an order counts, or tells by the words with which it begins or ends. */
const counted = (judged: Case): PlacedSentence | null => (isOnlyAbout(judged) || areSeveral(judged) ? null : sentencesCounted(toldByItsEnds(judged), 1)[0] ?? null);

/** "The sentences beginning "A bell"", where one does. */
const areSeveral = ({ instruction: { locator, place } }: Case): boolean => place.sentences === null && /^\W*(?:the|these|those|all|both) (?:\w+ )?sentences\b/iu.test(locator ?? '');

/** "The sentence about "lamp"" may be another that speaks of lamps. */
const isOnlyAbout = ({ instruction: { place } }: Case): boolean => place.told.some(({ of, holds }) => of === 'sentence' && holds !== null);

function toldByItsEnds(judged: Case): Case {
  const { opening, closing, told } = judged.instruction.place;
  if (opening === null && closing === null) return judged;
  return placedAs(judged, { opening: null, closing: null, told: [...told, { of: 'sentence', opens: opening, closes: closing, holds: null }] });
}

/** Whether words are a sentence, with its stop or without. */
const isSame = (sentence: string, words: string): boolean => [sentence, sentence.replace(/[.!?]$/u, '')].some((one) => foldPrint(one) === foldPrint(words));

/** The sentence of these words, where it stands once, and where a place is named, there. */
function quoted(judged: Case, words: string): PlacedSentence | null {
  const [only, ...others] = judged.text.flatMap(sentencesOf).filter(({ text }) => isSame(text, words));
  if (only === undefined || others.length > 0 || !isPlain(judged, only.block)) return null;
  const named = namedBlocks(judged);
  const isThere = named === null || (named.agreed && named.runs[0]?.includes(only.block));
  const { sentences } = judged.instruction.place;
  const is = sentences === null ? only : counted(judged);
  return isThere && is?.block === only.block && is.from === only.from ? only : null;
}

/** The sentence that an order names, by its number or by its words. */
export function sentenceMeant(judged: Case): PlacedSentence | Refused {
  const { oldText, locator, unit } = judged.instruction;
  const found = oldText === null ? counted(judged) : quoted(judged, oldText);
  const where = oldText ?? locator ?? `the ${unit}`;
  if (found === null) return refused('place not certain', `no one sentence here is certainly meant (“${where}”)`);
  const bracketed = judged.instruction.place.within === 'parenthetical';
  const fits = isWhole(found.text) && (!bracketed || /^\(.*\)$/su.test(found.text));
  return fits ? found : refused('place not certain', 'what stands there is not one whole sentence');
}

/** A place of which nothing is said that narrows it but the section. */
export const anywhere = { paragraphs: null, items: null, sentences: null, told: [], opening: null, closing: null, also: null, within: null } satisfies Partial<Place>;

/** Another sentence by its words, wherever it stands. */
export function sentenceOf(judged: Case, words: string): PlacedSentence | null {
  return quoted(placedAs(judged, anywhere), words);
}

/** Another sentence by its number: of the paragraph that is given, else of the place where the order counts. */
export function sentenceBeside(judged: Case, at: Ordinals | null, paragraph: Ordinals | null): PlacedSentence | null {
  const { place } = judged.instruction;
  const there = placedAs(judged, { ...anywhere, sentences: at, paragraphs: paragraph ?? place.paragraphs, told: paragraph === null ? place.told.filter(({ of }) => of !== 'sentence') : [] });
  return counted({ ...there, instruction: { ...there.instruction, oldText: null } });
}

/**
 * What is told as done may be what other orders have made of it: beside any, and where a part that stands behind another
 * is told to follow it.
 */
export function mayComeOfOthers({ instruction: { to }, others }: Case, standsBehind: boolean): boolean {
  const isAsTold = to?.side !== 'rank' && (to?.side === 'after') === standsBehind;
  return to?.reported === true && (isAsTold || others.some(({ explicit }) => explicit));
}
