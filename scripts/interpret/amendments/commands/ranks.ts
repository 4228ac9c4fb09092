/** Parts that are told by their number: which they are, and which number new text will have. */
import type { Unit } from '../../../../src/model/corpus.ts';
import { positionOf } from '../../../language/en/numbers.ts';
import { allOf, firstOf } from '../grammar/branch-search.ts';
import type { Spot } from './command.ts';
import { nowhere } from './joined-spots.ts';
import { ordinalsOf } from './ordinals.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { rangeOf } from './quoted.ts';

/** The positions that a branch names. */
export const numbers = (branch: Branch) => allOf(branch, 'Ordinals', 'Figures', 'butNumber', 'ownedFigure', 'itemSign', 'countedNumber').flatMap(ordinalsOf);

/** "The last bullets", "the first sentences": some, and nobody says how many. "The second and third paragraphs" are counted. */
export function ofMany(branch: Branch, noun: string): boolean {
  const [run, ...others] = numbers(branch);
  return run?.from === run?.to && others.length === 0 && firstOf(branch, 'Ordinals') !== null && /s\.?$/.test(firstOf(branch, noun)?.words.trim() ?? '');
}

/** "The paragraph", without a number, is the one named before. */
export const numbered = (unit: Unit, key: 'paragraphs' | 'items' | 'sentences') => (branch: Branch): Partial<Spot> =>
  ({ unit, [key]: numbers(branch), unclear: nounOf[key].some((noun) => ofMany(branch, noun)), also: alsoOf(branch, key), again: firstOf(branch, 'Numbered_bare') && (unit === 'paragraph' ? 'paragraph' : 'place') });

const nounOf = { paragraphs: ['paragraphNoun'], items: ['itemNoun', 'stepOnly'], sentences: ['sentenceNoun'] } as const;

/** All sentences, or all items, after those that are named, or all but them: as far as they stand at an end of their part. */
export function restOf(branch: Branch, isAfter: boolean): Partial<Spot> {
  const [run, ...others] = numbers(branch);
  const noun = firstOf(branch, 'itemNoun') && !firstOf(branch, 'sentenceNoun') ? 'itemNoun' : 'sentenceNoun';
  const rest = (from: number, to: number): Partial<Spot> => (noun === 'itemNoun' ? { unit: 'list item', items: [{ from, to }] } : { unit: 'sentence', sentences: [{ from, to }] });
  const last = ofMany(branch, noun) ? 0 : run?.to ?? 0;
  if (run && others.length === 0) {
    if (last !== -1 && (isAfter ? last !== 0 : run.from === 1 && last > 0)) return rest(last + 1, -1);
    if (!isAfter && last === -1 && run.from < 0) return rest(1, run.from - 1);
  }
  return { unit: 'text', about: rangeOf(branch) };
}

/** "Of the three bullets only the first": the others, where so many are counted and they stand side by side. */
export function allBut(branch: Branch): Spot {
  const noun = firstOf(branch, ...Object.keys(rankKeys));
  const key = noun ? rankKeys[noun.rule] : undefined;
  const [count] = allOf(branch, 'countedNumber').flatMap(ordinalsOf);
  const [kept, ...others] = allOf(branch, 'Ordinals', 'Inside').filter(({ rule }) => rule === 'Ordinals').flatMap(ordinalsOf);
  const size = count?.to ?? 0;
  const run = others.length > 0 || kept === undefined || kept.from !== kept.to || size < 2 ? null
    : kept.from === 1 ? { from: 2, to: size } : kept.from === -1 || kept.from === size ? { from: 1, to: size - 1 } : null;
  if (key === undefined || run === null) return { ...nowhere, unit: 'text', about: rangeOf(branch) };
  const unit = key === 'paragraphs' ? 'paragraph' : key === 'items' ? 'list item' : 'sentence';
  return { ...nowhere, unit, [key]: [run], also: { of: key, run: { from: run.from - size - 1, to: run.to - size - 1 } } };
}

/** The fifth (last) paragraph: a second number that must arrive at the same one; the three bullets: the first three must be the last. */
function alsoOf(branch: Branch, of: 'paragraphs' | 'items' | 'sentences'): Spot['also'] {
  const all = firstOf(branch, 'countedNumber');
  const count = all && positionOf(all.words.trim());
  if (count !== null) return { of, run: { from: -count, to: -1 } };
  const rank = firstOf(branch, 'alsoRank');
  const at = rank && positionOf(rank.words.replace(/^\((?:the )?| ?(?:one)?\)$/g, '').trim());
  return at === null ? null : { of, run: { from: at, to: at } };
}

/** "The list", "both bullets", "all items": all that the list has; nothing where the branch names no such thing, or one item. */
export function allItems(branch: Branch): Partial<Spot> {
  const isList = branch.rule === 'List' && branch.words.endsWith('list') && firstOf(branch, 'ListedThings') === null;
  const areItems = branch.rule === 'Items' && firstOf(branch, 'Numbered_bare') !== null && branch.words.endsWith('s') && !/\b(?:other|remaining|each|these|those)\b/.test(branch.words);
  if (!isList && !areItems) return {};
  const all = { from: 1, to: -1 };
  const isBoth = areItems && /\bboth\b/.test(branch.words);
  return { unit: 'list item', items: [isBoth ? { from: 1, to: 2 } : all], also: isBoth ? { of: 'items', run: all } : null, again: null };
}

/** "Add a new paragraph 3", "as the last sentence": the rank that the new text will have. */
export function rankOfAddition(branch: Branch): Partial<Spot> {
  const noun = firstOf(branch, ...Object.keys(rankKeys));
  const key = noun && rankKeys[noun.rule];
  return key ? { [key]: numbers(branch) } : {};
}

/** Where the numbers of each noun stand in a place. */
export const rankKeys: Record<string, 'paragraphs' | 'items' | 'sentences'> = {
  paragraphNoun: 'paragraphs', itemNoun: 'items', stepOnly: 'items', sentenceNoun: 'sentences',
};
