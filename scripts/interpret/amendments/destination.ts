import type { Destination } from '../instruction.ts';
import { firstOf } from './branch-search.ts';
import type { Spot } from './command.ts';
import type { Branch } from './parse-change.ts';
import { numbers } from './ranks.ts';

/** "So that it follows the first": beside which paragraph or item of the same kind the one that is moved goes; null where that is not one. */
export function destinationOf(verbal: Branch, [target, ...others]: Spot[]): Destination | null {
  const to = firstOf(verbal, 'MoveTo');
  const side = to && firstOf(to, 'moveSide');
  const anchor = to && firstOf(to, 'MoveAnchor');
  if (!side || !anchor || !target || others.length > 0) return null;
  const kind = firstOf(anchor, 'Paragraphs') ? 'paragraph' : firstOf(anchor, 'Items') ? 'list item' : target.unit;
  const [at, ...more] = numbers(anchor);
  const isOne = at !== undefined && more.length === 0 && at.from === at.to;
  return isOne && kind === target.unit ? { at, side: /before|precede|above|ahead|in front/.test(side.words) ? 'before' : 'after' } : null;
}
