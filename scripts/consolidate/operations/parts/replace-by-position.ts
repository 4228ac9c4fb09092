import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { countsOtherwise } from '../../place/counts-otherwise.ts';
import { isThisAndNoOther } from '../../place/damage.ts';
import { losesHeading } from '../../place/headed.ts';
import { noSuchPlace, whereSaid } from '../../place/by-number.ts';
import { headsList } from '../../place/lists/list-around.ts';
import { namesWholeList, onlyList } from '../../place/lists/only-list.ts';
import { isItem } from '../../place/ordinals.ts';
import type { Places } from '../../place/ordinals.ts';
import { plainText, replaceRun } from '../../text/blocks.ts';
import { droppedInWords } from '../../text/dropped.ts';
import { words } from '../../text/fold.ts';
import { likeness } from '../../text/likeness.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { asBefore } from '../words/beside-quotation.ts';
import { isRevision, percent } from '../../text/revision.ts';

/** Words of an item that is short. */
const FEW = 6;

/**
 * Blocks named by position only ("the second paragraph") are replaced where what stands there is plainly what is revised.
 * In another edition another paragraph may be the second: overwriting it would destroy a rule that nobody cancelled.
 */
export function replaceByPosition(judged: Case, { runs, agreed }: Places): Verdict {
  const { instruction, text, newBlocks } = judged;
  const where = whereSaid(instruction);
  if (newBlocks.length === 0) return refused('described, not quoted', 'the new text is not given');
  if (runs.length === 0) return noSuchPlace(where);
  if (runs.some((run) => losesHeading(judged, run))) return refused('place not certain', 'whether the heading of the paragraph goes with it is not said');
  if (isWholeList(judged, runs, agreed)) return wholeList(judged, runs[0] ?? [], where);
  const run = runs.find((candidate) => isRevision(newBlocks, candidate, text) || (agreed && holdsAll(candidate, newBlocks)));
  if (run !== undefined) return replaced(text, run, newBlocks, where);
  const [only] = runs;
  if (!agreed || only === undefined) return refused('place not certain', saysSomethingElse(where, newBlocks, runs));
  if (isShortItem(only, newBlocks)) return replaced(text, only, newBlocks, where);
  return isCertain(judged, only) ? byNumberAlone(judged, only, where) : refused('place not certain', saysSomethingElse(where, newBlocks, runs));
}

/** All items of the only list, and a list that takes its place. */
function isWholeList(judged: Case, [run, ...others]: Block[][], agreed: boolean): boolean {
  const { instruction: { place }, text, newBlocks } = judged;
  const isAll = namesWholeList(place) && agreed && others.length === 0 && run?.length === onlyList(text)?.length;
  return isAll && isThisAndNoOther(judged) && newBlocks.length > 1 && newBlocks.every(isItem);
}

function wholeList({ text, newBlocks }: Case, run: Block[], where: string): Verdict {
  const change = { text: replaceRun(text, run, newBlocks), replaced: run.map((block) => block.id) };
  return appliedWithNote(change, `a list takes the place of the list (“${where}”)`, droppedInWords(plainText(run), plainText(newBlocks)));
}

/** So many words may join several items that become one: "and", "or". */
const JOINTS = 3;

/** Several items, and one new one that has all their words in their order, and hardly any more. */
function holdsAll(run: Block[], [only, ...others]: Block[]): boolean {
  if (only === undefined || others.length > 0 || run.length < 2 || !run.every(isItem)) return false;
  const [was, now] = [run.flatMap((item) => words(item.text)), words(only.text)];
  const left = now.values();
  return now.length <= was.length + JOINTS && was.every((word) => left.some((other) => other === word));
}

/** So much of the new words must stand there: words of which hardly any does may be meant for another edition's paragraph. */
const PARTLY = 0.25;
/** And so much of what stands there is kept: of less, another edition may have the rest in a paragraph of its own. */
const KEPT = 0.2;

/**
 * One paragraph or item, named by its number, which every way of counting finds, and whole new words that are like those
 * that stand there and of no other: a plain order may say much that is new. What heads a list is more than its own words.
 */
function isCertain(judged: Case, [block, ...more]: Block[]): boolean {
  const { instruction: { place, unit }, text, newBlocks } = judged;
  const counted = unit === 'list item' ? place.items : place.paragraphs;
  if (block === undefined || more.length > 0 || newBlocks.length > 1 || counted === null || place.section !== null) return false;
  const fits = unit === 'list item' ? isItem(block) : isWholeParagraph(block, plainText(newBlocks), text);
  return isThisAndNoOther(judged) && !countsOtherwise(judged) && fits && isLike(plainText(newBlocks), block, text);
}

function isWholeParagraph(block: Block, newText: string, text: Block[]): boolean {
  return isWhole.test(newText) && isWhole.test(block.text) && !headsList(text, block);
}

/** Sentences, from the first word to the last stop. */
const isWhole = /^["'“‘([]*[\p{Lu}\d].*[.!?:]["'”’)\]]*$/su;

function isLike(newText: string, block: Block, text: Block[]): boolean {
  const share = likeness(newText, block.text);
  const isAnothers = text.some((other) => other !== block && Math.max(likeness(newText, other.text), likeness(other.text, newText)) >= share);
  return share >= PARTLY && likeness(block.text, newText) >= KEPT && !isAnothers;
}

function byNumberAlone({ text, newBlocks }: Case, run: Block[], where: string): Verdict {
  const change = { text: replaceRun(text, run, asBefore(run, newBlocks)), replaced: run.map((block) => block.id) };
  return appliedWithNote(change, `placed by its position (“${where}”) and few of its words; dropped: “${plainText(run)}”`);
}

/** An item of a few words, given new ones of its size, has no runs of words by which it could be known again. */
function isShortItem([item, ...others]: Block[], newBlocks: Block[]): boolean {
  const [first, ...more] = newBlocks;
  if (item === undefined || first === undefined || others.length + more.length > 0) return false;
  if (/[([]/u.test(first.text)) return false;
  return isItem(item) && words(item.text).length <= FEW && words(first.text).length <= FEW;
}

function replaced(text: Block[], run: Block[], newBlocks: Block[], where: string): Verdict {
  const share = percent(likeness(plainText(newBlocks), plainText(run)));
  const change = { text: replaceRun(text, run, asBefore(run, newBlocks)), replaced: run.map((block) => block.id) };
  return appliedWithNote(
    change,
    `placed by its position (“${where}”) and its words, ${share} of which stand there`,
    droppedInWords(plainText(run), plainText(newBlocks)),
  );
}

function saysSomethingElse(where: string, newBlocks: Block[], runs: Block[][]): string {
  const best = Math.max(...runs.map((run) => likeness(plainText(newBlocks), plainText(run))));
  return `what stands here (“${where}”) is not plainly what the new text revises: ${percent(best)} of the new text stands there`;
}
