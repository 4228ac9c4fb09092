/** Rulings that a page sorts by their days, the newest or the oldest first: there the order of the alphabet says nothing of a name. */
import type { TopicCandidate } from '../names/candidates.ts';
import type { TopicStyle } from './style.ts';

/** So many of them, and no two on one day: a few days stand in order by chance. */
const FEWEST = 4;

/** Reads: those that may be topics, and the style of their document. Writes: whether each has a day of its own, and each day is later, or each earlier, than the one before. */
export function areSortedByDay(candidates: readonly TopicCandidate[], { dated }: TopicStyle): boolean {
  const days = candidates.flatMap(({ ownDay }) => ownDay?.day ?? []);
  if (!dated || days.length < FEWEST || days.length < candidates.length) return false;
  const steps = days.slice(1).map((day, at) => day > (days[at] ?? ''));
  return new Set(days).size === days.length && (steps.every(Boolean) || !steps.some(Boolean));
}
