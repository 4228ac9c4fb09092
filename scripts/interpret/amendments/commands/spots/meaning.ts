import { firstOf } from '../../grammar/branch-search.ts';
import type { Branch } from '../../grammar/parse-change.ts';
import type { Spot } from '../command.ts';

/** Reads what stands inside a branch: `branch` by what its own rule means, `parts` by its parts alone. */
export interface SpotReader {
  branch: (branch: Branch) => Spot;
  parts: (branch: Branch) => Spot;
}

/** What a rule of the grammar says of a place; what it does not say is not told. */
export type Meaning = (branch: Branch, read: SpotReader) => Partial<Spot>;

export const at = (position: Spot['position']): Meaning => () => ({ position });

/** "After", "before"; at a quotation's end or start is at no side of it. */
export function sideOf(branch: Branch, read: SpotReader): 'before' | 'after' | null {
  const position = firstOf(branch, 'Position');
  const side = position && read.branch(position).position;
  return side === 'before' || side === 'after' ? side : null;
}
