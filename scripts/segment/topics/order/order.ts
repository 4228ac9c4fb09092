/**
 * Which of many possible topics are topics, by the order they stand in: documents sort their rulings, and a paragraph of
 * new text that only looks like a topic breaks the order. Chooses the set of greatest weight; each descent costs.
 */
import { longestChain, withoutArticle } from '../../../names/alphabet.ts';
import { sortKey } from '../../../names/sort-key.ts';

export interface Candidate {
  topic: string;
  /** How much a candidate has for it by itself; none below 0 is worth giving. */
  weight: number;
  /** Sorting starts anew with each heading. */
  section: number;
  /** The letter under which it stands, null where no heading and no title names one. */
  letter: string | null;
}

/** A descent to another first letter. Neighbours that share letters are often out of strict order, so they cost less. */
const DESCENT = 3;
const SAME_LETTER = 2;
const SAME_TWO_LETTERS = 1;
/** What a descent costs in a document that is not sorted: hardly anything. */
const UNSORTED = 0.75;
/** What it costs to stand under another letter: a heading or the page's title names the letter. */
const OTHER_LETTER = 3;
/** Candidates with less for them say nothing about the order. */
const PLAIN = 2;
/** The share of a document's candidates that one rising chain holds where they are sorted. Chance gives far less. */
const CHAIN = 0.5;
/** Candidates between two topics, at the most. */
const FARTHEST = 400;
/** Fewer candidates than this form a chain by chance. */
const FEWEST = 6;

/** Where a candidate stands in the order of the alphabet, worked out once. */
interface Sorted {
  section: number;
  key: string;
  weight: number;
}

/**
 * Reads: candidates in document order. Writes: the indexes of those that are topics.
 * @param even nothing stands in the document but topics and their texts, or its topics are sorted otherwise: then the order says hardly anything
 */
export function chooseTopics(candidates: Candidate[], even = false): number[] {
  const sorted = candidates.map(({ topic, section, weight, letter }): Sorted => {
    const key = sortKey(topic);
    return { section, key, weight: weight - (isUnder(letter, key) ? 0 : OTHER_LETTER) };
  });
  const cost = !even && isSorted(sorted.filter(({ weight }) => weight >= PLAIN)) ? DESCENT : UNSORTED;
  const best: number[] = [];
  /** The best of all up to a place: where even that is too little, nothing before it is better. */
  const greatest: number[] = [];
  const before: number[] = [];
  sorted.forEach((candidate, at) => {
    best[at] = candidate.weight;
    before[at] = -1;
    for (let prior = at - 1; prior >= Math.max(0, at - FARTHEST); prior--) {
      if ((greatest[prior] ?? 0) + candidate.weight <= (best[at] ?? 0)) break;
      const total = (best[prior] ?? 0) + candidate.weight - descent(sorted[prior], candidate, cost);
      if (total > (best[at] ?? 0)) {
        best[at] = total;
        before[at] = prior;
      }
    }
    greatest[at] = Math.max(greatest[at - 1] ?? -Infinity, best[at] ?? 0);
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

/** A name that begins with an article may stand under its next word. */
function isUnder(letter: string | null, key: string): boolean {
  return letter === null || key.startsWith(letter.toLowerCase()) || /^\d/u.test(key) || withoutArticle(key).startsWith(letter.toLowerCase());
}

/** Whether a rising chain, begun anew with each section, holds most of the candidates. */
function isSorted(candidates: Sorted[]): boolean {
  const sections = Map.groupBy(candidates, ({ section }) => section);
  const chained = [...sections.values()].reduce((sum, sorted) => sum + longestChain(sorted.map(({ key }) => key)), 0);
  if (candidates.length < FEWEST) return chained === candidates.length;
  // The first of each section says nothing: where many sections hold a few names, nearly each is a chain by itself.
  const first = sections.size > 1 ? sections.size : 0;
  return candidates.length === first || chained - first > (candidates.length - first) * CHAIN;
}
