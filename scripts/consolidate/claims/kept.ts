/**
 * Whether what is said to stay is another part than what the order touches: each part that may be meant has to stand as it
 * stood, and there has to be one.
 */
import pluralize from 'pluralize';

import type { Block } from '../../../src/model/corpus.ts';
import { givesExample, refersOn } from '../../language/en/claims/words.ts';
import type { Kept } from '../../language/en/claims/kept.ts';
import type { PartKind, Whole } from '../../language/en/claims/words.ts';
import type { Case } from '../case.ts';
import { headOf } from '../place/lists/list-around.ts';
import { onlyList } from '../place/lists/only-list.ts';
import { isItem, pick } from '../place/ordinals.ts';
import { sentencesOf } from '../place/sentences/placed-sentence.ts';
import { fold } from '../text/fold.ts';
import { findQuoted } from '../text/quotation.ts';
import { isParagraph, isWhole, onlyTouched, sentencesTouched, wholeOf } from './touched.ts';
import type { Stretch, Touched } from './touched.ts';

const kindOfUnit: Partial<Record<string, PartKind>> = { sentence: 'sentence', paragraph: 'paragraph', 'list item': 'item' };

/** The texts in which "the second paragraph" may be counted: with what is no paragraph, and without. */
const waysToCount = (text: readonly Block[]): Block[][] => [text.filter(isParagraph), text.filter((block) => isParagraph(block) || block.type === 'label'), [...text]];

/** The lists of a text, one after another. */
function listsIn(text: readonly Block[]): Block[][] {
  const lists: Block[][] = [];
  text.forEach((block, at) => {
    const before = text[at - 1];
    if (!isItem(block)) return;
    if (before !== undefined && isItem(before)) lists.at(-1)?.push(block);
    else lists.push([block]);
  });
  return lists;
}

/** The blocks whose sentences may be meant, each run by itself; null where no such whole can be told. */
function wholesMeant(of: Whole | null, touched: Touched): Block[][] | null {
  const { before: text } = touched;
  if (of?.is === 'entry') return [[...text]];
  if (of?.is === 'list') return listsIn(text);
  if (of !== null && of.rank !== null) {
    const at = { from: of.rank, to: of.rank };
    return (of.is === 'item' ? [text.filter(isItem), ...listsIn(text)] : waysToCount(text)).map((blocks) => pick(blocks, at)).filter((run) => run !== null);
  }
  const only = onlyTouched(touched);
  if (of !== null) return only === null ? null : [[only]];
  const blocks = [...touched.gone, ...touched.changed.map(({ block }) => block)];
  return [[...text], text.slice(0, 1), ...blocks.map((block) => [block])];
}

/** Every run of parts that a rank may mean. */
function ranked(kind: PartKind, run: { from: number; to: number }, of: Whole | null, touched: Touched): Stretch[][] | null {
  const { before: text } = touched;
  if (kind === 'sentence') return wholesMeant(of, touched)?.map((blocks) => pick(blocks.flatMap(sentencesOf), run)).filter((found) => found !== null) ?? null;
  if (kind === 'item') {
    const lists = of?.is === 'paragraph' ? null : [text.filter(isItem), text.filter((block) => isItem(block) && block.level === 0), ...listsIn(text)];
    return lists?.map((list) => pick(list, run)?.map(wholeOf) ?? null).filter((found) => found !== null) ?? null;
  }
  return of !== null && of.is !== 'entry' ? null : waysToCount(text).map((blocks) => pick(blocks, run)?.map(wholeOf) ?? null).filter((found) => found !== null);
}

/** The sentences of a block that an order left alone. */
const leftIn = (block: Block, touched: Touched): Stretch[] => sentencesOf(block).filter((sentence) => isWhole(touched, sentence));

type Others = Extract<Kept, { by: 'being others' }>;

const areSoMany = (others: number, { count }: Others): boolean => others > 0 && (count === null || count === others);

/** Whether the paragraph has other sentences than those that the order touched. */
function areOtherSentences(kept: Others, touched: Touched): boolean {
  const only = onlyTouched(touched);
  const isOfIt = kept.of === null || (kept.of.rank === null && (kept.of.is === 'paragraph' || kept.of.is === 'item'));
  return only !== null && touched.changed.length === 1 && isOfIt && areSoMany(leftIn(only, touched).length, kept);
}

/** Whether there are others of its kind than what the order touched, and so many. */
function areOthers(kind: PartKind, kept: Others, touched: Touched): boolean {
  if (kind === 'sentence') return areOtherSentences(kept, touched);
  const isOfAll = kept.of === null || kept.of.is === 'entry' || (kind === 'item' && kept.of.is === 'list');
  const isOfKind = kind === 'item' ? isItem : isParagraph;
  const blocks = [...touched.gone, ...touched.changed.map(({ block }) => block)];
  if (!isOfAll || blocks.length === 0 || !blocks.every(isOfKind)) return false;
  const around = kind === 'item' ? listsIn(touched.before).filter((list) => blocks.some((block) => list.includes(block))) : [touched.before.filter(isParagraph)];
  return around.length === 1 && areSoMany((around[0]?.length ?? 0) - blocks.length, kept);
}

/** The same of what the order names, where they are called "the others" alone: of a reference, the other references. */
function areTheOthers(kept: Others, { instruction: { unit, oldText }, entry }: Case, touched: Touched): boolean {
  if (kept.kind === null && unit === 'cross-reference') return oldText !== null && areSoMany(entry.seeAlso.length - 1, kept);
  const kind = kept.kind ?? kindOfUnit[unit];
  return kind !== undefined && areOthers(kind, kept, touched);
}

/** "Keep only the references; the rest is unchanged": the rest is what goes. */
const keepsOnly = /^\W*(?:(?:please )?(?:keep|retain|leave) )?(?:only|just|nothing but)\b/iu;

/** Whether more is left than what the order touched of the whole that is named. */
function isTheRest({ of }: Extract<Kept, { by: 'being the rest' }>, { instruction }: Case, touched: Touched): boolean {
  if (instruction.unit === 'entry' || keepsOnly.test(instruction.instruction) || touched.after.length === 0 || (of !== null && of.rank !== null)) return false;
  const isLeft = (kind: (block: Block) => boolean): boolean => touched.before.some((block) => kind(block) && isWhole(touched, wholeOf(block)));
  if (of === null || of.is === 'entry') return isLeft(() => true) || (touched.gone.length === 0 && touched.changed.length === 1);
  if (of.is === 'list') return [...touched.gone, ...touched.changed.map(({ block }) => block)].every(isItem) && isLeft(isItem);
  return touched.gone.length === 0 && touched.changed.length === 1;
}

/** The parts on one side of what the order touched, or on both; null where there is none. */
function beside({ kind, side }: Extract<Kept, { by: 'standing beside' }>, touched: Touched): Stretch[] | null {
  const only = onlyTouched(touched);
  if (only === null) return null;
  const sides = side === 'both' ? [-1, 1] : [side === 'before' ? -1 : 1];
  const change = touched.changed[0];
  if (kind === 'sentence') {
    const [meant, ...others] = change === undefined ? [] : sentencesTouched(change);
    const run = sentencesOf(only);
    const at = others.length > 0 ? -1 : run.findIndex(({ from }) => from === meant?.from);
    const near = at < 0 ? [undefined] : sides.map((step) => run[at + step]);
    return near.every((one) => one !== undefined) ? near : null;
  }
  const at = touched.before.indexOf(only);
  const near = sides.map((step) => touched.before[at + step]);
  const fits = kind === 'paragraph' ? isParagraph : isItem;
  if (kind === 'paragraph' ? !isParagraph(only) : kind === 'item' && !isItem(only)) return null;
  return near.every((one) => one !== undefined && fits(one)) ? near.filter((one) => one !== undefined).map(wholeOf) : null;
}

const inBrackets = /\([^()]*\)/gu;

/** The parts that are told by what they are. */
function singled({ what, named }: Extract<Kept, { by: 'what it is' }>, { before: text }: Touched): Stretch[] {
  if (what === 'list') return text.filter(isItem).map(wholeOf);
  if (what === 'list head' || what === 'list introduction') {
    const first = onlyList([...text])?.[0];
    const head = first === undefined ? undefined : headOf(text, first);
    const last = head === undefined ? undefined : sentencesOf(head).at(-1);
    return head === undefined || last === undefined ? [] : [what === 'list head' ? last : wholeOf(head)];
  }
  if (what === 'brackets') return text.flatMap((block) => [...block.text.matchAll(inBrackets)].map(({ index, 0: found }) => ({ block, from: index, to: index + found.length })));
  const is = what === 'references' ? refersOn : givesExample;
  const found = text.flatMap(sentencesOf).filter((sentence) => is.test(sentence.text));
  return named === null || found.some((sentence) => fold(sentence.text).includes(fold(named))) ? found : [];
}

/** "The second "toll" becomes "fee". The first stays." */
const isOtherPlace = ({ from, to }: { from: number; to: number }, rank: number): boolean => from === to && from !== rank && (from > 0) === (rank > 0);

/** "The other mention of lamps": the words that went stand elsewhere still, in one place or in several, as is said. */
function isMentionedStill({ named, many }: Extract<Kept, { by: 'being mentioned' }>, { instruction: { oldText, place } }: Case, { after }: Touched): boolean {
  if (oldText === null || place.every || (named !== null && pluralize.singular(fold(named)) !== pluralize.singular(fold(oldText)))) return false;
  const left = findQuoted([...after], oldText).length;
  return many ? left > 0 : left === 1;
}

/** Whether it is true of a text that a part of it stays as it was. */
export function isKept(kept: Kept, judged: Case, touched: Touched): boolean {
  const stand = (parts: readonly Stretch[] | null): boolean => parts !== null && parts.length > 0 && parts.every((part) => isWhole(touched, part));
  if (kept.by === 'being the rest') return isTheRest(kept, judged, touched);
  if (touched.areMoved) return false;
  if (kept.by === 'standing beside') return stand(beside(kept, touched));
  if (kept.by === 'what it is') return stand(singled(kept, touched)) && !(kept.what === 'list' && touched.added.some(isItem));
  if (kept.by === 'being others') return areTheOthers(kept, judged, touched);
  if (kept.by === 'being mentioned') return isMentionedStill(kept, judged, touched);
  const { unit, place } = judged.instruction;
  if (kept.kind === null && place.nth !== null) return kept.runs.every((run) => isOtherPlace(run, place.nth?.rank ?? 0));
  const kind = kept.kind ?? kindOfUnit[unit];
  if (kind === undefined) return false;
  return kept.runs.every((run) => {
    const meant = ranked(kind, run, kept.of, touched);
    return meant !== null && meant.length > 0 && meant.every(stand);
  });
}
