import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { IndexedDocument } from '../index/index-options.ts';
import type { Slot } from '../query/slot.ts';

export interface TextScore {
  /** Place of the document in the list. */
  at: number;
  /** MiniSearch's own score, before coverage. */
  relevance: number;
  /** The share of the query's weight that the document has. */
  coverage: number;
}

/** How far a word counts as found that stands only in such a field. */
const fieldCoverage: Readonly<Record<string, number>> = { names: 1, text: 1, beside: 0.8, old: 0.3 };

/** Scores every document that has any of the words looked for. */
export function textScores(slots: readonly Slot[], index: MiniSearch<IndexedDocument>): TextScore[] {
  const sought = slots.filter(({ content, alternatives }) => content && alternatives.length > 0);
  const factors = factorsOf(sought);
  const queries = sought.flatMap(({ alternatives }) => alternatives.map(({ words }): Query => (
    words.length === 1 ? words[0] ?? '' : { combineWith: 'AND', queries: [...words] })));
  if (queries.length === 0) return [];
  const results = index.search({ combineWith: 'OR', queries }, { boostTerm: (term) => factors.get(term) ?? 1 });
  const total = sought.reduce((sum, { weight }) => sum + weight, 0);
  return results.map((result) => ({
    at: result.id as number,
    // MiniSearch multiplies by the number of terms found; forms of one word would count as several.
    relevance: result.score / result.queryTerms.length,
    coverage: sought.reduce((sum, slot) => sum + slot.weight * covered(slot, result.match), 0) / total,
  }));
}

function factorsOf(slots: readonly Slot[]): Map<string, number> {
  const factors = new Map<string, number>();
  for (const { alternatives } of slots) {
    for (const { words, likeness } of alternatives) {
      for (const word of words) factors.set(word, Math.max(factors.get(word) ?? 0, likeness ** 3));
    }
  }
  return factors;
}

/** How well a document has what a slot asks for, from the fields that each word was found in. */
function covered(slot: Slot, match: Readonly<Record<string, string[]>>): number {
  let best = 0;
  for (const { words, likeness } of slot.alternatives) {
    if (likeness <= best) break;
    const found = Math.min(...words.map((word) => Math.max(0, ...fieldsOf(match, word).map((field) => fieldCoverage[field] ?? 0))));
    best = Math.max(best, likeness * found);
  }
  return best;
}

/** A word may be named like something every object has. */
function fieldsOf(match: Readonly<Record<string, string[]>>, word: string): readonly string[] {
  return Object.hasOwn(match, word) ? match[word] ?? [] : [];
}
