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

/** Reads: candidates in document order. Writes: the indexes of those that are topics. */
export function chooseTopics(candidates: Candidate[]): number[] {
  const cost = isSorted(candidates.filter(({ weight }) => weight >= CERTAIN)) ? DESCENT : 0.75;
  const best: number[] = [];
  const before: number[] = [];
  candidates.forEach((candidate, at) => {
    best[at] = candidate.weight;
    before[at] = -1;
    for (let prior = at - 1; prior >= 0; prior--) {
      const total = (best[prior] ?? 0) + candidate.weight - descent(candidates[prior], candidate, cost);
      if (total > (best[at] ?? 0)) {
        best[at] = total;
        before[at] = prior;
      }
    }
  });
  const chosen: number[] = [];
  let at = best.length === 0 ? -1 : best.indexOf(Math.max(...best));
  for (; at >= 0; at = before[at] ?? -1) chosen.unshift(at);
  return chosen;
}

function descent(prior: Candidate | undefined, next: Candidate, cost: number): number {
  if (!prior || prior.section !== next.section) return 0;
  const [a, b] = [sortKey(prior.topic), sortKey(next.topic)];
  if (a <= b) return 0;
  if (a.slice(0, 2) === b.slice(0, 2)) return Math.min(cost, SAME_TWO_LETTERS);
  return a.charAt(0) === b.charAt(0) ? Math.min(cost, SAME_LETTER) : cost;
}

function isSorted(certain: Candidate[]): boolean {
  const pairs = certain.slice(1).map((next, at) => [certain[at], next] as const).filter(([prior, next]) => prior?.section === next.section);
  const ascents = pairs.filter(([prior, next]) => descent(prior, next, 1) === 0).length;
  return pairs.length < 3 || ascents > pairs.length * 0.7;
}
