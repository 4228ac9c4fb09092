/** Whether a text reads, or counts, as its order says that it then does. */
import type { Block } from '../../../src/model/corpus.ts';
import type { Result } from '../../language/en/claims/results.ts';
import { onlyList } from '../place/lists/only-list.ts';
import { isItem, pick } from '../place/ordinals.ts';
import { sentencesOf } from '../place/sentences/placed-sentence.ts';
import { foldPrint } from '../text/fold.ts';
import { findQuoted } from '../text/quotation.ts';
import { isParagraph, otherwise } from './touched.ts';
import type { Changed, Stretch, Touched } from './touched.ts';

/** What is quoted, with or without the stop that closes it. */
const bare = (words: string): string => foldPrint(words).replace(/[.,!?;: ]+$/u, '');

/** The block that reads otherwise now; null where there is none, or where more has happened. */
function onlyChanged({ changed, gone, added }: Touched): Block | null {
  const [only, ...others] = changed;
  return only !== undefined && others.length + gone.length + added.length === 0 ? only.now : null;
}

function isSoMany({ kind, count, of }: Extract<Result, { by: 'number' }>, touched: Touched): boolean {
  const text = [...touched.after];
  if (kind === 'item') {
    const list = onlyList(text);
    const isTouched = [...touched.gone, ...touched.added, ...touched.changed.map(({ block }) => block)].some(isItem);
    return list !== null && of !== 'paragraph' && isTouched && new Set(list.map(({ level }) => level)).size === 1 && list.length === count;
  }
  if (kind === 'paragraph') return of !== 'list' && of !== 'paragraph' && text.filter(isParagraph).length === count && text.every(isParagraph);
  if (of === 'list') return false;
  if (of === 'entry') return text.flatMap(sentencesOf).length === count;
  const now = onlyChanged(touched);
  return now !== null && sentencesOf(now).length === count;
}

type Alone = Extract<Result, { by: 'what alone is left' }>;

/** Whether of the blocks one is left, as it was, and it is the one that is meant. */
function isOnlyBlock({ kind, rank }: Alone, { before, after, gone }: Touched): boolean {
  const [only, ...others] = after.filter((block) => kind !== 'item' || isItem(block));
  const meant = pick(before.filter(kind === 'item' ? isItem : isParagraph), { from: rank, to: rank })?.[0];
  return gone.length > 0 && only !== undefined && others.length === 0 && meant?.id === only.id && meant.text === only.text;
}

/** Whether of a paragraph one sentence is left, as it was. */
function isOnlySentence({ rank }: Alone, touched: Touched): boolean {
  const was = touched.changed[0]?.block;
  const meant = was === undefined ? undefined : pick(sentencesOf(was), { from: rank, to: rank })?.[0];
  return meant !== undefined && onlyChanged(touched)?.text.trim() === meant.text.trim();
}

const isAllThatIsLeft = (alone: Alone, touched: Touched): boolean =>
  (alone.kind !== 'sentence' && isOnlyBlock(alone, touched)) || ((alone.kind === null || alone.kind === 'sentence') && isOnlySentence(alone, touched));

/** The sentences of a block that did not stand in it before. */
function sentencesAnew({ block, now }: Changed): string[] {
  const old = new Set(sentencesOf(block).map(({ text }) => bare(text)));
  return sentencesOf(now).map(({ text }) => bare(text)).filter((sentence) => !old.has(sentence));
}

/** Whether words of a block reach over what reads otherwise in it. */
const reachesOver = (found: Stretch, { block, now }: Changed): boolean => otherwise({ block: now, now: block }).some(({ from, to }) => from < found.to && found.from < (from === to ? from : to));

/** Whether words that begin a sentence go to the end of one: "it now reads "When two ferries meet"" tells of a rest that goes. */
function areWholeWhereTheyBegin({ block, from, to }: Stretch): boolean {
  const all = sentencesOf(block);
  return all.every((sentence) => sentence.from !== from) || all.some((sentence) => sentence.to >= to && !/[\p{L}\p{N}]/u.test(block.text.slice(to, sentence.to)) && sentence.from < to);
}

type Words = Extract<Result, { by: 'words' }>;

/** Whether words stand once in what is new, or reach over what changed: of a whole sentence each of them counts. */
function standsAnew({ words, how, of }: Words, touched: Touched): boolean {
  if (touched.changed.some((change) => sentencesAnew(change).includes(bare(words)))) return true;
  if (how === 'left' || of === 'sentence') return false;
  const [only, ...others] = findQuoted([...touched.after], /^["'“‘(]*\p{Lu}.*[.!?]$/u.test(words) ? words : words.replace(/[.,]$/u, ''));
  if (only === undefined || others.length > 0 || !areWholeWhereTheyBegin(only)) return false;
  const change = touched.changed.find(({ now }) => now.id === only.block.id);
  return change === undefined ? touched.added.some(({ id }) => id === only.block.id) : reachesOver(only, change);
}

function reads(said: Words, touched: Touched): boolean {
  const { words, how, of } = said;
  const now = onlyChanged(touched);
  const whole = bare(now?.text ?? '') === bare(words) && bare(words) !== '';
  const [only, ...others] = touched.after;
  if (how === 'alone') return whole || (touched.gone.length > 0 && only !== undefined && others.length === 0 && bare(only.text) === bare(words));
  if (of === 'paragraph' || of === 'item') return whole && now !== null && isItem(now) === (of === 'item');
  return whole || standsAnew(said, touched);
}

type AtEdge = Extract<Result, { by: 'an edge' }>;

/** The block at an edge of the only list, where the order touched it. */
function listEdge(at: 0 | -1, { gone, added, changed, after }: Touched): string | null {
  const isTouched = [...gone, ...added, ...changed.map(({ block }) => block)].some(isItem);
  return isTouched ? onlyList([...after])?.at(at)?.text ?? null : null;
}

/** What is said to begin or to end so; null where the order touched nothing of the kind. */
function edgeOf({ of, edge }: AtEdge, touched: Touched): string | null {
  const at = edge === 'end' ? -1 : 0;
  if (of === 'entry') return touched.after.at(at)?.text ?? null;
  if (of === 'list') return listEdge(at, touched);
  const now = onlyChanged(touched);
  if (now === null || of === null) return null;
  if (of !== 'sentence') return isItem(now) === (of === 'item') ? now.text : null;
  const [only, ...others] = touched.changed.flatMap(sentencesAnew);
  return only !== undefined && others.length === 0 ? only : null;
}

function standsAtEdge(said: AtEdge, touched: Touched): boolean {
  const whole = edgeOf(said, touched);
  const words = bare(said.words);
  if (whole === null || words === '') return false;
  const text = bare(whole);
  const beside = said.edge === 'end' ? text.slice(0, -words.length).at(-1) ?? ' ' : foldPrint(whole).charAt(words.length);
  return (said.edge === 'end' ? text.endsWith(words) : text.startsWith(words)) && !/[\p{L}\p{N}]/u.test(beside);
}

/** Whether it is true of a text what its order says to come of it. */
export function isResult(result: Result, touched: Touched): boolean {
  if (result.by === 'number') return isSoMany(result, touched);
  if (result.by === 'what alone is left') return isAllThatIsLeft(result, touched);
  return result.by === 'words' ? reads(result, touched) : standsAtEdge(result, touched);
}
