import type { Slot } from '../query/slot.ts';
import type { Answer, Answers } from './answers.ts';

/** Words further apart than this do not speak of one thing. */
const reach = 30;

/** The best place of a passage: the words from `from` to before `to`, and the share of the query's weight they have. */
export interface ClosePlace {
  share: number;
  from: number;
  to: number;
}

interface Hit extends Answer { place: number }

/**
 * Where most of a query stands close together in a passage, and how much of it.
 *
 * @param passage - the words of the passage in order
 */
export function closest(slots: readonly Slot[], answers: Answers, passage: readonly string[]): ClosePlace {
  const hits = hitsIn(passage, answers);
  const total = slots.reduce((sum, { content, weight }) => sum + (content ? weight : 0), 0);
  let best: ClosePlace = { share: 0, from: 0, to: 0 };
  for (const first of hits.keys()) {
    const { weight, from, to } = gather(slots, hits, first);
    if (total > 0 && weight / total > best.share) best = { share: weight / total, from, to };
  }
  return best;
}

function hitsIn(passage: readonly string[], answers: Answers): Hit[] {
  const hits: Hit[] = [];
  for (let place = 0; place < passage.length; place++) {
    const found = answers.get(passage[place] ?? '');
    if (found !== undefined) for (const { slot, likeness } of found) hits.push({ slot, likeness, place });
  }
  return hits;
}

/** The weight of what is typed among the hits from `first` on that are within reach of it, each typed word once. */
function gather(slots: readonly Slot[], hits: readonly Hit[], first: number): { weight: number; from: number; to: number } {
  const from = hits[first]?.place ?? 0;
  const best = new Array<number>(slots.length).fill(0);
  let to = from;
  for (let at = first; at < hits.length; at++) {
    const hit = hits[at];
    if (hit === undefined || hit.place >= from + reach) break;
    if (hit.likeness <= (best[hit.slot] ?? 0)) continue;
    best[hit.slot] = hit.likeness;
    to = hit.place + 1;
  }
  return { weight: best.reduce((sum, likeness, slot) => sum + likeness * (slots[slot]?.weight ?? 0), 0), from, to };
}
