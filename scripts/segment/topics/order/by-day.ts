/** Rulings that bear a day each: there the day tells a name, and the order of the alphabet says nothing of it. */
import type { TopicCandidate } from '../names/candidates.ts';
import type { TopicStyle } from './style.ts';

/** So many of them. */
const FEWEST = 4;

/** Reads: those that may be topics, and the style of their document. Writes: whether each bears a day of its own. */
export function eachBearsItsDay(candidates: readonly TopicCandidate[], { dated }: TopicStyle): boolean {
  return dated && candidates.length >= FEWEST && candidates.every(({ ownDay }) => ownDay !== null);
}
