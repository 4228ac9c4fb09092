import type { Slot } from '../query/slot.ts';

/** A word that will do in place of one typed. */
export interface Answer {
  /** The place of the typed word among the slots. */
  slot: number;
  likeness: number;
}

/** Which typed words each word answers, and how well. */
export type Answers = ReadonlyMap<string, readonly Answer[]>;

/** Turns the content slots round: from the words of a text to what was typed. A word of several counts by its part. */
export function answersOf(slots: readonly Slot[]): Answers {
  const answers = new Map<string, Answer[]>();
  for (const [slot, { alternatives, content }] of slots.entries()) {
    if (!content) continue;
    for (const { words, likeness } of alternatives) {
      for (const word of words) {
        const others = answers.get(word) ?? [];
        others.push({ slot, likeness: likeness / words.length });
        answers.set(word, others);
      }
    }
  }
  return answers;
}
