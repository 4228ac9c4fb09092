import type { Lexicon } from '../words/lexicon.ts';
import { ordered, singles } from './slot.ts';
import type { Alternative, Slot } from './slot.ts';

/** A word that was searched in place of one that exists nowhere. */
export interface Repaired {
  typed: string;
  /** One word, or two that were typed as one. */
  used: string;
  /** Whether it is answered as if it had been typed; else it is a guess, and told as one. */
  sure: boolean;
}

/** Forms of what was meant do nearly as well. */
const formShare = 0.92;
const second = { least: 0.75, most: 3, share: 0.4 } as const;

/** Whether any word has candidates for a repair that are not decided on. */
export function hasRepairs(slots: readonly Slot[]): boolean {
  return slots.some(({ alternatives }) => alternatives.some(isRepair));
}

/**
 * Decides what each word was meant to be, once the best document tells: the likeliest of its alternatives that the
 * document has, or where it has none the likeliest of all. What is a form or the beginning of a word needs no repair
 * then; and where there is one, only that will do.
 *
 * @param has - whether the best document has a word
 * @returns the slots, those repaired with one candidate and its forms
 */
export function settleRepairs(slots: readonly Slot[], has: (word: string) => boolean, lexicon: Lexicon): Slot[] {
  return slots.map((slot) => {
    const { alternatives } = slot;
    if (!alternatives.some(isRepair)) return slot;
    const chosen = alternatives.find(({ words }) => words.every(has)) ?? alternatives.find((one) => !isRepair(one)) ?? alternatives[0];
    if (chosen === undefined) return slot;
    if (!isRepair(chosen)) return withOnly(slot, alternatives.filter((one) => !isRepair(one)), lexicon);
    return withOnly(slot, [chosen, ...formsOf(chosen, lexicon), ...secondBest(alternatives, chosen, lexicon)], lexicon);
  });
}

/** Names with a word that is nearly as like as the one chosen are offered as well, after it. */
function secondBest(alternatives: readonly Alternative[], chosen: Alternative, lexicon: Lexicon): Alternative[] {
  return alternatives
    .filter((one) => one !== chosen && isRepair(one) && one.words.every((word) => lexicon.isInName(word)))
    .filter(({ likeness }) => likeness > chosen.likeness * second.least)
    .slice(0, second.most)
    .map((one) => ({ ...one, likeness: chosen.likeness * second.share, inNamesOnly: true }));
}

/**
 * What was repaired: to be said to the reader.
 *
 * @param isNamed - whether what was found has just the name that was meant: then other words of it that were typed vouch for a repair
 * @param isEnglish - an English word is no slip: what is searched in its place is never more than a guess
 */
export function repairsIn(slots: readonly Slot[], isNamed: boolean, isEnglish: (word: string) => boolean): Repaired[] {
  const isVouched = isNamed && slots.some(({ content, alternatives: [first] }) => content && first?.how === 'typed');
  return slots.flatMap(({ typed, content, alternatives }) => {
    const first = alternatives[0];
    return content && first !== undefined && isRepair(first) ? [{ typed, used: first.words.join(' '), sure: isVouched || (first.sure !== false && !isEnglish(typed)) }] : [];
  });
}

/** Two words typed as one are a repair as well, and initials; one word typed as two reads the same. */
function isRepair({ how, words }: Alternative): boolean {
  return how === 'repair' || how === 'initials' || (how === 'joined' && words.length > 1);
}

function formsOf({ words, likeness }: Alternative, lexicon: Lexicon): Alternative[] {
  const [word] = words;
  return words.length > 1 || word === undefined ? [] : singles(lexicon.formsOf(word).inflections, likeness * formShare, 'form');
}

function withOnly(slot: Slot, alternatives: readonly Alternative[], lexicon: Lexicon): Slot {
  const left = ordered(alternatives);
  return { ...slot, alternatives: left, weight: weightOf(left, lexicon) };
}

function weightOf([first]: readonly Alternative[], lexicon: Lexicon): number {
  const words = first?.words ?? [];
  return Math.max(...words.map((word) => lexicon.weight(word)));
}
