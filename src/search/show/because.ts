import type { Alternative, Slot } from '../query/slot.ts';

/** A word or a saying that was typed, and the word that stands for it in what was found. */
export interface Because {
  typed: string;
  used: string;
}

/** So many are said. */
const most = 3;

/** What of a document answers the query in other words than those typed, the most telling first. */
export function becauseOf(slots: readonly Slot[], texts: readonly { words: readonly string[] }[]): Because[] {
  if (!slots.some(({ alternatives }) => alternatives.some(isOther))) return [];
  const held = new Set(texts.flatMap(({ words }) => words));
  return slots
    .map((slot) => ({ slot, best: slot.alternatives.find(({ words }) => words.every((word) => held.has(word))) }))
    .flatMap(({ slot, best }) => (best !== undefined && isOther(best) ? [{ typed: best.saying ?? slot.typed, used: best.words.join(' '), weight: slot.weight }] : []))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ typed, used }) => ({ typed, used }));
}

function isOther({ how }: Alternative): boolean {
  return how === 'near' || how === 'called';
}
