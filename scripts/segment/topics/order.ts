/**
 * Which of many possible topics are topics, by the order they stand in: documents sort their rulings, and a paragraph of
 * new text that only looks like a topic breaks the order. Chooses the set of greatest weight; each descent costs.
 */
import { sortKey } from '../sort-key.ts';

export interface Candidate {
  topic: string;
  /** How much a candidate has for it by itself; none below 0 is worth giving. */
  weight: number;
  /** Sorting starts anew with each heading. */
  section: number;
}

/** A descent to another first letter. Neighbours that share letters are often out of strict order, so they cost less. */
const DESCENT = 3;
const SAME_LETTER = 2;
const SAME_TWO_LETTERS = 1;
/** Candidates that nobody doubts; they tell whether the document is sorted at all. */
const CERTAIN = 4;

/** Where a candidate stands in the order of the alphabet, worked out once. */
interface Sorted {
  section: number;
  key: string;
  weight: number;
}

/** Reads: candidates in document order. Writes: the indexes of those that are topics. */
export function chooseTopics(candidates: Candidate[]): number[] {
  const sorted = candidates.map(({ topic, section, weight }): Sorted => ({ section, weight, key: sortKey(topic) }));
  const cost = isSorted(sorted.filter(({ weight }) => weight >= CERTAIN)) ? DESCENT : 0.75;
  const best: number[] = [];
  const before: number[] = [];
  sorted.forEach((candidate, at) => {
    best[at] = candidate.weight;
    before[at] = -1;
    for (let prior = at - 1; prior >= 0; prior--) {
      const total = (best[prior] ?? 0) + candidate.weight - descent(sorted[prior], candidate, cost);
      if (total > (best[at] ?? 0)) {
        best[at] = total;
        before[at] = prior;
      }
    }
  });
  const chosen: number[] = [];
  let at = indexOfGreatest(best);
  for (; at >= 0; at = before[at] ?? -1) chosen.push(at);
  return chosen.reverse();
}

function indexOfGreatest(numbers: number[]): number {
  return numbers.reduce((top, number, at) => (number > (numbers[top] ?? -Infinity) ? at : top), -1);
}

function descent(prior: Sorted | undefined, next: Sorted, cost: number): number {
  if (prior?.section !== next.section || prior.key <= next.key) return 0;
  if (!prior.key.startsWith(next.key.charAt(0))) return cost;
  return Math.min(cost, prior.key.charAt(1) === next.key.charAt(1) ? SAME_TWO_LETTERS : SAME_LETTER);
}

function isSorted(certain: Sorted[]): boolean {
  const pairs = certain.slice(1).map((next, at) => [certain[at], next] as const).filter(([prior, next]) => prior?.section === next.section);
  const ascents = pairs.filter(([prior, next]) => descent(prior, next, 1) === 0).length;
  return pairs.length < 3 || ascents > pairs.length * 0.7;
}
