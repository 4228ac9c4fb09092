import type { Lexicon } from '../words/lexicon.ts';
import { ordered, singles } from './slot.ts';
import type { Alternative, Slot } from './slot.ts';

/** A word that was searched in place of one that exists nowhere. */
export interface Repaired {
  typed: string;
  /** One word, or two that were typed as one. */
  used: string;
}

/** Forms of what was meant do nearly as well. */
const formShare = 0.92;

/**
 * Decides what each word was meant to be, once the best document tells: the likeliest of its candidates that the
 * document has, or where it has none the likeliest of all.
 *
 * @param has - whether the best document has a word
 * @returns the slots, those repaired with one candidate and its forms
 */
export function settleRepairs(slots: readonly Slot[], has: (word: string) => boolean, lexicon: Lexicon): Slot[] {
  return slots.map((slot) => {
    const candidates = slot.alternatives.filter(isRepair);
    const chosen = candidates.find(({ words }) => words.every(has)) ?? candidates[0];
    if (chosen === undefined) return slot;
    return { ...slot, alternatives: ordered([chosen, ...formsOf(chosen, lexicon)]), weight: weightOf(chosen, lexicon) };
  });
}

/** What was repaired: to be said to the reader. */
export function repairsIn(slots: readonly Slot[]): Repaired[] {
  return slots.flatMap(({ typed, content, alternatives }) => {
    const first = alternatives[0];
    return content && first !== undefined && isRepair(first) ? [{ typed, used: first.words.join(' ') }] : [];
  });
}

/** Two words typed as one are a repair as well; one typed as two reads the same. */
function isRepair({ how, words }: Alternative): boolean {
  return how === 'repair' || (how === 'joined' && words.length > 1);
}

function formsOf({ words, likeness }: Alternative, lexicon: Lexicon): Alternative[] {
  const [word] = words;
  return words.length > 1 || word === undefined ? [] : singles(lexicon.formsOf(word).inflections, likeness * formShare, 'form');
}

function weightOf({ words }: Alternative, lexicon: Lexicon): number {
  return Math.max(...words.map((word) => lexicon.weight(word)));
}
