import { positionOf } from '../../../language/en/numbers.ts';
import type { Ordinals } from '../../instruction.ts';
import type { Branch } from '../grammar/parse-change.ts';

const single = (position: number): Ordinals => ({ from: position, to: position });

/** Neighbours become one run: 2, 3 and 5 are 2-3 and 5. */
function runs(positions: number[]): Ordinals[] {
  const found: Ordinals[] = [];
  for (const position of positions) {
    const last = found.at(-1);
    if (last && position !== 0 && last.to + 1 === position) last.to = position;
    else found.push(single(position));
  }
  return found;
}

/** The last but one is the second from the end. */
const lastBut = (number: number | null): Ordinals[] => (number === null ? [] : [single(-1 - number)]);

/**
 * The positions that an `Ordinals` or `Figures` branch names: "the first 4" is 1-4, "the last two" is -2 to -1,
 * "the 5th and 6th" is 5-6, "the second and fourth" is 2 and 4.
 */
export function ordinalsOf(branch: Branch): Ordinals[] {
  if (branch.rule === 'butNumber') return lastBut(positionOf(branch.words.replace(/^but /, '').trim()));
  if (branch.rule === 'itemSign') return [single(positionOf(branch.words.replace(/[()\s]/g, '')) ?? branch.words.replace(/[()\s]/g, '').charCodeAt(0) - 96)];
  if (branch.rule === 'ownedFigure') return [single(positionOf(branch.words) ?? 0)];
  if (branch.rule === 'countedNumber') return [{ from: 1, to: positionOf(branch.words.trim()) ?? 0 }];
  const [kind] = branch.branches;
  if (!kind) return [];
  const numbers = kind.branches.filter(({ rule }) => rule === 'number' || rule === 'ordinal').flatMap((part) => positionOf(part.words.trim()) ?? []);
  const [first, second] = numbers;
  if (first === undefined) return [];
  if (/_(?:firstFew|fewFirst)$/.test(kind.rule)) return [{ from: 1, to: first }];
  if (/_(?:lastFew|fewLast)$/.test(kind.rule)) return [{ from: -first, to: -1 }];
  if (kind.rule.endsWith('_range') && second !== undefined) return [{ from: first, to: second }];
  return runs(numbers);
}
