import { ordered } from '../query/slot.ts';
import type { Slot } from '../query/slot.ts';

/** What a word counts for a typed one where it stands better for another. */
const othersShare = 0.3;

/**
 * Leaves each word to the typed one that it stands for best, of equals to the first: what was said three ways (`lasting`,
 * `every`, `round`) is asked for once, and not three times by one word of a text.
 */
export function settleClaims(slots: readonly Slot[]): Slot[] {
  const owners = new Map<string, { slot: number; likeness: number }>();
  const claims = slots.flatMap(({ content, alternatives }, slot) => (content ? alternatives.flatMap(({ words, likeness }) => words.map((word) => ({ word, slot, likeness }))) : []));
  for (const { word, ...claim } of claims) if (claim.likeness > (owners.get(word)?.likeness ?? 0)) owners.set(word, claim);
  return slots.map((slot, at) => {
    const isOwn = (word: string): boolean => owners.get(word)?.slot === at;
    return { ...slot, alternatives: ordered(slot.alternatives.map((one) => (one.words.some(isOwn) ? one : { ...one, likeness: one.likeness * othersShare }))) };
  });
}
