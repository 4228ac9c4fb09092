/** Which sentence an order moves, beside which one it goes, and at which one a paragraph is cut: each certain, or none. */
import type { Block } from '../../../src/model/corpus.ts';
import { isOwnName } from '../case.ts';
import type { Case } from '../case.ts';
import { closesWhatItOpens } from '../text/lift.ts';
import { foldPrint } from '../text/fold.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';
import { countsOtherwise } from './counts-otherwise.ts';
import { isDamaged } from './damage.ts';
import { namedBlocks, namedSentences } from './named.ts';
import { isItem } from './ordinals.ts';
import { sentencesOf } from './sentence-now.ts';
import type { PlacedSentence } from './sentence-now.ts';

/** A sentence that holds references and nothing else: whether it counts as the last, people do not agree. */
export const onlyRefers = /^\(?see (?:also )?[^.]+(?:\.[.)]*)?$/iu;

/** Whether words are a sentence from its capital to its stop, with all that it opens closed. */
export const isWhole = (text: string): boolean => /^["'“‘([]*[\p{Lu}\d]/u.test(text) && /[.!?]["'”’)\]]*$/u.test(text) && closesWhatItOpens(text);

/** Why nothing can be counted in this entry for this ruling. */
export function notCounted(judged: Case): Refused | null {
  const { match, namesakes, instruction: { place } } = judged;
  if (isDamaged(judged)) return refused('copy damaged here', 'positions cannot be counted in what is left');
  if (!isOwnName({ match }) || namesakes.length > 0 || place.section !== null) return refused('place not certain', 'what is to be split or moved has to be decided by a person');
  return countsOtherwise(judged) ? refused('place not certain', 'the rest of the ruling counts paragraphs otherwise than this copy') : null;
}

/** A paragraph that heads no list, and in which the ruling's other orders neither put nor took a sentence. */
export function isPlain({ text, found }: Case, block: Block): boolean {
  const next = text[text.indexOf(block) + 1];
  const before = found.find(({ id }) => id === block.id);
  const isAsFound = before !== undefined && sentencesOf(before).length === sentencesOf(block).length;
  return block.type === 'paragraph' && isAsFound && (next === undefined || !isItem(next));
}

/** Whether a paragraph ends in a sentence that holds nothing but references: what its end is, people do not agree. */
export const endsInReference = (block: Block): boolean => onlyRefers.test(sentencesOf(block).at(-1)?.text ?? '');

/** The one sentence at which every way of counting arrives. */
function counted(judged: Case): PlacedSentence | null {
  const { runs: [run], agreed } = namedSentences(judged);
  const [only, ...others] = run ?? [];
  const fromEnd = (judged.instruction.place.sentences?.from ?? 1) < 1;
  return only && agreed && others.length === 0 && isPlain(judged, only.block) && !(fromEnd && endsInReference(only.block)) ? only : null;
}

/** The sentence of these words, where it stands once, and where a place is named, there. */
function quoted(judged: Case, words: string): PlacedSentence | null {
  const [only, ...others] = judged.text.flatMap(sentencesOf).filter(({ text }) => foldPrint(text) === foldPrint(words));
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

/** Another sentence by its words, wherever it stands. */
export function sentenceOf(judged: Case, words: string): PlacedSentence | null {
  const anywhere = { ...judged.instruction.place, paragraphs: null, items: null, sentences: null, told: [], also: null, within: null };
  return quoted({ ...judged, instruction: { ...judged.instruction, place: anywhere } }, words);
}

/** Another sentence by its number: of the paragraph that is given, else of the place where the order counts. */
export function sentenceBeside(judged: Case, at: Case['instruction']['place']['sentences'], paragraph: Case['instruction']['place']['paragraphs']): PlacedSentence | null {
  const { place } = judged.instruction;
  const there = { ...place, sentences: at, paragraphs: paragraph ?? place.paragraphs, items: null, told: paragraph === null ? place.told.filter(({ of }) => of !== 'sentence') : [], also: null, within: null };
  return counted({ ...judged, instruction: { ...judged.instruction, oldText: null, place: there } });
}

/**
 * What is told as done may be what other orders have made of it: beside any, and where a part that stands behind another
 * is told to follow it.
 */
export function mayComeOfOthers({ instruction: { to }, others }: Case, standsBehind: boolean): boolean {
  const isAsTold = to?.side !== 'rank' && (to?.side === 'after') === standsBehind;
  return to?.reported === true && (isAsTold || others.some(({ explicit }) => explicit));
}
