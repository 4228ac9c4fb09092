import type { Ordinals } from '../instruction.ts';
import type { Branch } from './parse-change.ts';

const cardinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'];

const ranks = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh',
  'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth'];

/** Ranks that are counted from the end, or have a name of their own. */
const namedRanks: Record<string, number> = {
  'opening': 1, 'last': -1, 'final': -1, 'closing': -1,
  'next-to-last': -2, 'next to last': -2, 'second-to-last': -2, 'second to last': -2, 'second from last': -2, 'penultimate': -2,
  'third-to-last': -3, 'third to last': -3, 'third from last': -3,
};

/** "three", "3", "third", "3rd" and "next-to-last" as a position; the last is -1. Null for no number. */
function positionOf(word: string): number | null {
  const figure = Number.parseInt(word, 10);
  if (!Number.isNaN(figure)) return figure;
  const named = namedRanks[word];
  if (named !== undefined) return named;
  const index = Math.max(cardinals.indexOf(word), ranks.indexOf(word));
  return index < 0 ? null : index + 1;
}

const single = (position: number): Ordinals => ({ from: position, to: position });

/** Neighbours become one run: 2, 3 and 5 are 2-3 and 5. */
function runs(positions: number[]): Ordinals[] {
  const found: Ordinals[] = [];
  for (const position of positions) {
    const last = found.at(-1);
    if (last && last.to + 1 === position) last.to = position;
    else found.push(single(position));
  }
  return found;
}

/**
 * The positions that an `Ordinals` or `Figures` branch names: "the first 4" is 1-4, "the last two" is -2 to -1,
 * "the 5th and 6th" is 5-6, "the second and fourth" is 2 and 4.
 */
export function ordinalsOf(branch: Branch): Ordinals[] {
  const [kind] = branch.branches;
  if (!kind) return [];
  const numbers = kind.branches.filter(({ rule }) => rule === 'number' || rule === 'ordinal').flatMap((part) => positionOf(part.words.trim()) ?? []);
  const [first, second] = numbers;
  if (first === undefined) return [];
  if (kind.rule.endsWith('_firstFew')) return [{ from: 1, to: first }];
  if (kind.rule.endsWith('_lastFew')) return [{ from: -first, to: -1 }];
  if (kind.rule.endsWith('_range') && second !== undefined) return [{ from: first, to: second }];
  return runs(numbers);
}
