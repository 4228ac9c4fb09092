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

function isAllThatIsLeft({ kind, rank }: Extract<Result, { by: 'what alone is left' }>, touched: Touched): boolean {
  const at = { from: rank, to: rank };
  if (kind !== 'sentence') {
    const [only, ...others] = touched.after.filter(kind === 'item' ? isItem : () => true);
    const meant = pick(touched.before.filter(kind === 'item' ? isItem : isParagraph), at)?.[0];
    const isAlone = only !== undefined && others.length === 0 && meant?.id === only.id && meant.text === only.text;
    if (isAlone || kind !== null) return isAlone && touched.gone.length > 0;
  }
  const now = onlyChanged(touched);
  const was = touched.changed[0]?.block;
  const meant = was === undefined ? undefined : pick(sentencesOf(was), at)?.[0];
  return now !== null && meant !== undefined && now.text.trim() === meant.text.trim();
}

function reads({ words, alone }: Extract<Result, { by: 'words' }>, touched: Touched): boolean {
  const now = onlyChanged(touched);
  const whole = now !== null && bare(now.text) === bare(words);
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
