import type { Query } from 'minisearch';
import type { Texts } from '../index/texts.ts';
import { forTexts } from '../query/slot.ts';
import type { Slot } from '../query/slot.ts';

/** How far a word counts as found that stands only in such a field. */
const fieldCoverage: Readonly<Record<string, number>> = { names: 1, text: 1, beside: 0.8, old: 0.3 };
/** Words that are only like the one typed count by a power of their likeness. */
const likenessPower = 3;
/** A document that lacks words of the query counts by a power of the share that it has. */
const coveragePower = 2;

/** Scores the documents whose texts have any of the words looked for: the best has at most 1. */
export function textScores(slots: readonly Slot[], texts: Texts): Map<number, number> {
  const sought = slots.filter(({ content }) => content).map(forTexts).filter(({ alternatives }) => alternatives.length > 0);
  const factors = factorsOf(sought);
  const results = texts.index([...factors.keys()]).search({ combineWith: 'OR', queries: queriesOf(sought) }, { boostTerm: (term) => factors.get(term) ?? 1 });
  // MiniSearch multiplies by the number of terms found; forms of one word would count as several.
  const relevances = results.map(({ score, queryTerms }) => score / queryTerms.length);
  const best = Math.max(...relevances);
  const total = sought.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(results.map(({ id, match }, at) => {
    const coverage = sought.reduce((sum, slot) => sum + slot.weight * covered(slot, match), 0) / total;
    return [id as number, (relevances[at] ?? 0) / best * coverage ** coveragePower];
  }));
}

function queriesOf(slots: readonly Slot[]): Query[] {
  return slots.flatMap(({ alternatives }) => alternatives.map(({ words }): Query => (
    words.length === 1 ? words[0] ?? '' : { combineWith: 'AND', queries: [...words] })));
}

function factorsOf(slots: readonly Slot[]): Map<string, number> {
  const factors = new Map<string, number>();
  for (const { words, likeness } of slots.flatMap(({ alternatives }) => alternatives)) {
    for (const word of words) factors.set(word, Math.max(factors.get(word) ?? 0, likeness ** likenessPower));
  }
  return factors;
}

/** How well a document has what a slot asks for, from the fields that each word was found in. */
function covered(slot: Slot, match: Readonly<Record<string, string[]>>): number {
  let best = 0;
  for (const { words, likeness } of slot.alternatives) {
    if (likeness <= best) break;
    let least = 1;
    for (const word of words) least = Math.min(least, coverageOf(match, word));
    best = Math.max(best, likeness * least);
  }
  return best;
}

function coverageOf(match: Readonly<Record<string, string[]>>, word: string): number {
  // A word may be named like something that every object has.
  if (!Object.hasOwn(match, word)) return 0;
  return (match[word] ?? []).reduce((most, field) => Math.max(most, fieldCoverage[field] ?? 0), 0);
}
