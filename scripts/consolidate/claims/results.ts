/** Whether a text reads, or counts, as its order says that it then does. */
import type { Block } from '../../../src/model/corpus.ts';
import type { Result } from '../../language/en/claims/results.ts';
import { onlyList } from '../place/only-list.ts';
import { isItem, pick } from '../place/ordinals.ts';
import { sentencesOf } from '../place/placed-sentence.ts';
import { foldPrint } from '../text/fold.ts';
import { findQuoted } from '../text/quotation.ts';
import type { Touched } from './touched.ts';

/** What is quoted, with or without the stop that closes it. */
const bare = (words: string): string => foldPrint(words).replace(/[.,!?;: ]+$/u, '');
const isParagraph = ({ type }: Block): boolean => type === 'paragraph';

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

function reads({ words, alone }: Extract<Result, { by: 'words' }>, touched: Touched): boolean {
  const now = onlyChanged(touched);
  const whole = bare(now?.text ?? '') === bare(words) && bare(words) !== '';
  const [only, ...others] = touched.after;
  if (alone) return whole || (touched.gone.length > 0 && only !== undefined && others.length === 0 && bare(only.text) === bare(words));
  const stands = findQuoted([...touched.after], /^["'“‘(]*\p{Lu}.*[.!?]$/u.test(words) ? words : words.replace(/[.,]$/u, ''));
  return whole || (stands.length === 1 && (touched.changed.some(({ now: is }) => is.id === stands[0]?.block.id) || touched.added.some(({ id }) => id === stands[0]?.block.id)));
}

function standsAtEdge({ of, edge, words }: Extract<Result, { by: 'an edge' }>, touched: Touched): boolean {
  const block = of === 'part' ? onlyChanged(touched) : touched.after.at(edge === 'end' ? -1 : 0);
  if (block === null || block === undefined) return false;
  const [text, said] = [bare(block.text), bare(words)];
  if (said === '') return false;
  const beside = edge === 'end' ? text.slice(0, -said.length).at(-1) ?? ' ' : foldPrint(block.text).charAt(said.length);
  return (edge === 'end' ? text.endsWith(said) : text.startsWith(said)) && !/[\p{L}\p{N}]/u.test(beside);
}

/** Whether it is true of a text what its order says to come of it. */
export function isResult(result: Result, touched: Touched): boolean {
  if (result.by === 'number') return isSoMany(result, touched);
  if (result.by === 'what alone is left') return isAllThatIsLeft(result, touched);
  return result.by === 'words' ? reads(result, touched) : standsAtEdge(result, touched);
}
