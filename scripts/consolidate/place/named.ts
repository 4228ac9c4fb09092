import type { Block } from '../../../src/model/corpus.ts';
import { placedAs } from '../case.ts';
import type { Case } from '../case.ts';
import { foldPrint, withoutMarks } from '../text/fold.ts';
import { findQuoted } from '../text/quotation.ts';
import type { ToldPart } from '../../interpret/instruction.ts';
import { areBesideParts, besideParts } from './beside-parts.ts';
import { countedInExample } from './lists/example-list.ts';
import { itemsMeant } from './lists/item-kinds.ts';
import { itemsBehind } from './lists/list-around.ts';
import { isItem, itemsAt, paragraphsAt, pick } from './ordinals.ts';
import type { Counted, Places } from './ordinals.ts';
import { nestedAt } from './lists/nested-items.ts';
import { blocksHeaded, isHeaded } from './headed.ts';
import { section } from './sections.ts';
import { sentencesOf } from './sentences/placed-sentence.ts';
import { asIn, cuttings, sentenceNow } from './sentences/sentence-now.ts';
import type { PlacedSentence } from './sentences/placed-sentence.ts';

const nowhere = { runs: [] as never[], agreed: false };

/** The paragraphs that an instruction may mean, in its section where it names one. */
export function namedParagraphs(judged: Case): Places {
  const scope = inSection(judged);
  const ordinals = judged.instruction.place.paragraphs;
  if (scope === null) return nowhere;
  return alsoTold(judged, ordinals === null ? null : paragraphsAt(ordinals, scope)) ?? nowhere;
}

/** The list items that an instruction may mean: of the paragraph they follow, of a section, or of the whole entry. */
export function namedItems(judged: Case): Places {
  const scope = inSection(judged);
  const { items, paragraphs } = judged.instruction.place;
  const meant = itemsMeant(judged);
  const counted = scope && countedInExample(judged.instruction.place, scope);
  if (scope === null || counted === null || meant === null) return nowhere;
  if (items === null) return toldBelow(judged, scope.text) ?? nowhere;
  if (judged.instruction.says.includes('an item of an item')) return nestedAt(items, counted, meant);
  if (paragraphs === null) return itemsAt(items, counted, meant);
  // Whoever counts bullets as paragraphs means none of them here: a bullet has no bullets behind it.
  const lists = namedParagraphs(judged).runs.filter((run) => !run.some(isItem)).map((run) => behind(run, scope.text));
  const places = lists.map((list) => itemsAt(items, { text: list, base: list, before: list }, meant));
  return { runs: places.flatMap(({ runs }) => runs), agreed: places.length === 1 && places.every(({ agreed }) => agreed) };
}

/** An item that is told by its words, where the paragraph is named below which it stands. Whoever counts bullets as paragraphs means none of them. */
function toldBelow(judged: Case, text: Case['text']): Places | null {
  const told = alsoTold(judged, null);
  if (told === null || judged.instruction.place.paragraphs === null) return told;
  const above = namedParagraphs(placedAs(judged, { told: [] }));
  const lists = above.runs.filter((run) => !run.some(isItem)).map((run) => behind(run, text));
  const isBelow = lists.length > 0 && lists.every((list) => told.runs.every((run) => run.every((block) => list.includes(block))));
  return isBelow ? told : nowhere;
}

/** The parts of its kind that an instruction may mean: paragraphs where it speaks of these, else items. */
export const namedParts = (judged: Case): Places => (judged.instruction.unit === 'paragraph' ? namedParagraphs(judged) : namedItems(judged));

/** The blocks in which an instruction's place lies; null where it names neither a section, nor a paragraph, nor an item. */
export function namedBlocks(judged: Case): Places | null {
  const { items, paragraphs, section: title } = judged.instruction.place;
  const named = items !== null ? namedItems(judged) : paragraphs !== null ? namedParagraphs(judged) : null;
  if (named !== null) return areBesideParts(judged.instruction) ? besideParts(judged, named) : named;
  const told = alsoTold(judged, null);
  if (told !== null || title === null) return told;
  const held = inSection(judged);
  return held === null ? nowhere : { runs: [held.text], agreed: true };
}

/** Whether parts of this kind are sentences; any other is looked for among the blocks. */
const isSentence = ({ of }: ToldPart): boolean => of === 'sentence';

/**
 * What is counted, where it is also what the words beside it tell: "the third paragraph (beginning "Ferries")". Only where
 * quoted words are changed in it may a paragraph be told by a sentence in its midst: these words are found there, or not.
 */
function alsoTold(judged: Case, counted: Places | null): Places | null {
  const { instruction: { place, oldText }, text } = judged;
  const told = toldOf(judged).filter((part) => !isSentence(part));
  if (told.length === 0) return counted;
  const found = isHeaded(told) ? blocksHeaded(told, text) : blocksTold(told, text, counted === null && place.sentences === null && oldText !== null);
  if (counted === null) return found;
  const both = counted.runs.filter((run) => found.runs.some(([block]) => block !== undefined && run.includes(block)));
  return { runs: both, agreed: counted.agreed && both.length > 0 };
}

/**
 * What is told of the parts. "The second sentence of the last paragraph, the one that begins "Ask"": where no paragraph
 * begins so, it is told of the sentence.
 */
function toldOf({ instruction: { place }, text }: Case): ToldPart[] {
  const ofBlocks = place.told.filter((part) => !isSentence(part));
  const areNone = place.sentences !== null && !isHeaded(place.told) && !text.some((block) => ofBlocks.every((part) => isTold(part, block.text)));
  return areNone ? place.told.map((part) => ({ ...part, of: 'sentence' })) : place.told;
}

/** The one block of which all that is told is true, or, `loosely`, which has a sentence of which it is. */
function blocksTold(told: ToldPart[], text: Case['text'], loosely = true): Places {
  const found = text.filter((block) => told.every((part) => isTold(part, block.text)));
  const looser = found.length > 0 || !loosely ? found : text.filter((block) => told.every((part) => sentencesOf(block).some((sentence) => isTold(part, sentence.text))));
  return looser.length === 1 ? { runs: [looser], agreed: true } : nowhere;
}

const bare = (words: string): string => foldPrint(words).replace(/[.,!?:;"')\] ]+$/u, '');
const isApart = (left: string, right: string): boolean => !/[\p{L}\p{N}]$/u.test(left) || !/^[\p{L}\p{N}]/u.test(right);

/** Whether a part opens with the words, closes with them, or holds them, as whole words; the stop at their end does not count. */
function isTold({ opens, closes, holds }: ToldPart, words: string): boolean {
  const [whole, start, end] = [foldPrint(words), bare(opens ?? ''), bare(closes ?? '')];
  const begins = opens === null || (start !== '' && [whole, withoutMarks(whole)].some((one) => one.startsWith(start) && isApart(start, one.slice(start.length))));
  const ends = closes === null || (end !== '' && bare(whole).endsWith(end) && isApart(bare(whole).slice(0, -end.length), end));
  return begins && ends && (holds === null || findQuoted([{ text: words } as Block], holds).length > 0);
}

/**
 * The sentences that an instruction may mean. Where it names no paragraph, a number from the front is counted in the
 * entry and in its first paragraph, and a number from the end, or the middle, in the entry: each time in the text as it
 * stood before the instruction's sentence and, since a document counts in the edition that it amends, in the base text;
 * and whether or not a sentence ends where that is not certain.
 */
export function namedSentences(judged: Case): { runs: PlacedSentence[][]; agreed: boolean } {
  const { sentences: ordinals } = judged.instruction.place;
  const parts = toldOf(judged).filter(isSentence);
  const named = namedBlocks(judged);
  if (parts.length > 0) return sentenceTold(judged, parts, named);
  if (ordinals === null) return nowhere;
  const isOpen = (ordinals.from < 0) !== (ordinals.to < 0);
  const whole = (text: Case['text']): Case['text'][] => (ordinals.from < 1 ? [text] : [text, text.slice(0, 1)]);
  const counts = (text: Case['text']): Case['text'][] => named?.runs.map((run) => asIn(text, run)) ?? whole(text);
  const picked = [judged.before, judged.entry.base].flatMap(counts).flatMap((run) => cuttings.map((cut) => run.flatMap(cut))).map((all) => pick(all, ordinals)).map((run) => (run === null ? null : (isOpen ? plainly(run) : run).map((one) => sentenceNow(one, judged.text))));
  const now = picked.map((run) => (run?.every((one) => one !== null) === true ? run : null));
  const byKey = new Map(now.map((run) => [run?.map(({ block, from }) => `${block.id}:${String(from)}`).join(' ') ?? null, run]));
  return { runs: [...byKey.values()].filter((run) => run !== null), agreed: named?.agreed !== false && byKey.size === 1 && !byKey.has(null) };
}

/** All sentences up to an end, however they are cut between: as they are plainly cut, where one of those begins and one ends there. */
function plainly(run: readonly PlacedSentence[]): readonly PlacedSentence[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || first.block !== last?.block) return run;
  const within = sentencesOf(first.block).filter(({ from, to }) => from >= first.from && to <= last.to);
  return within[0]?.from === first.from && within.at(-1)?.to === last.to ? within : run;
}

/** The one sentence of which all that is told is true, and that is counted where a number is told, too. */
function sentenceTold(judged: Case, told: ToldPart[], named: Places | null): ReturnType<typeof namedSentences> {
  const all = (named === null ? judged.text : named.runs.flat()).flatMap(sentencesOf);
  const found = all.filter(({ text }) => told.every((part) => isTold(part, text)));
  const [only, ...others] = found;
  if (only === undefined || others.length > 0 || named?.agreed === false) return nowhere;
  const { place } = judged.instruction;
  const counted = place.sentences === null ? null : namedSentences(placedAs(judged, { told: toldOf(judged).filter((part) => !isSentence(part)) }));
  const fits = counted === null || (counted.agreed && counted.runs.some(([first, ...more]) => first?.block === only.block && first.from === only.from && more.length === 0));
  return fits ? { runs: [[only]], agreed: true } : nowhere;
}

/** Whether an instruction names a sentence, by its number or by its words. */
export const namesSentence = ({ sentences: ordinals, told }: Case['instruction']['place']): boolean => ordinals !== null || told.some(isSentence);

/** Whether a part of the entry is named at all. */
export const namesPart = (judged: Case): boolean => namedBlocks(judged) !== null || namesSentence(judged.instruction.place);

/** Whether it names an item by its words. */
export const tellsItem = ({ told }: Case['instruction']['place']): boolean => told.some(({ of }) => of === 'list item');

/** The items between a run of paragraphs and the next paragraph. */
function behind(run: Case['text'], text: Case['text']): Case['text'] {
  const last = run.at(-1);
  return last === undefined ? [] : itemsBehind(text, last);
}

function inSection({ instruction: { place }, text, entry, before }: Case): Counted | null {
  if (place.section === null) return { text, base: entry.base, before };
  const held = section(place.section, text);
  return held === null ? null : { text: held, base: held, before: held };
}
