import type { Slot } from '../query/slot.ts';

/** Words further apart than this do not speak of one thing. */
const window = Number(process.env.W ?? 24);

interface Hit { place: number; slot: number; likeness: number }

/** Which slots each word answers, and how well: made once for a query. */
export type Answers = ReadonlyMap<string, readonly { slot: number; likeness: number }[]>;

export function answersOf(slots: readonly Slot[]): Answers {
  const answers = new Map<string, { slot: number; likeness: number }[]>();
  for (const [slot, { alternatives, content }] of slots.entries()) {
    if (!content) continue;
    for (const { words, likeness } of alternatives) {
      for (const word of words) answers.set(word, [...(answers.get(word) ?? []), { slot, likeness: likeness / words.length }]);
    }
  }
  return answers;
}

/**
 * How much of a query stands close together in a passage: the best share of its weight within a few words.
 *
 * @param passage - the words of the passage in order
 */
export function closeness(slots: readonly Slot[], answers: Answers, passage: readonly string[]): number {
  const total = slots.reduce((sum, { content, weight }) => sum + (content ? weight : 0), 0);
  const hits: Hit[] = [];
  for (const [place, word] of passage.entries()) for (const answer of answers.get(word) ?? []) hits.push({ place, ...answer });
  let best = 0;
  for (const [first, { place: from }] of hits.entries()) {
    const seen = new Map<number, number>();
    for (let at = first; at < hits.length; at++) {
      const hit = hits[at];
      if (hit === undefined || hit.place >= from + window) break;
      seen.set(hit.slot, Math.max(seen.get(hit.slot) ?? 0, hit.likeness));
    }
    best = Math.max(best, [...seen].reduce((sum, [slot, likeness]) => sum + (slots[slot]?.weight ?? 0) * likeness, 0));
  }
  return total === 0 ? 0 : best / total;
}
