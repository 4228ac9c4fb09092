import type { Lexicon } from '../words/lexicon.ts';
import { alternativesFor } from './alternatives.ts';
import type { Knowledge } from './alternatives.ts';
import type { ReadQuery } from './read-query.ts';
import { singles } from './slot.ts';
import type { Alternative, Slot } from './slot.ts';

/**
 * What will do in place of each word typed.
 *
 * @param exact - true where only the words as typed will do
 */
export function makeSlots(query: ReadQuery, knowledge: Knowledge, exact: boolean): Slot[] {
  return query.words.map((typed, at) => {
    const content = query.content.includes(at);
    const alternatives = content && !exact ? alternativesFor(query, at, knowledge) : asTyped(typed, knowledge.lexicon);
    return { typed, content, alternatives, weight: weightOf(alternatives, content, knowledge.lexicon) };
  });
}

function asTyped(typed: string, lexicon: Lexicon): Alternative[] {
  return lexicon.has(typed) ? singles([typed], 1, 'typed') : [];
}

const stopWordShare = 0.1;

/** A word weighs as much as the rarest of those that stand for it best. */
function weightOf([first]: readonly Alternative[], content: boolean, lexicon: Lexicon): number {
  if (first === undefined) return 0;
  return Math.max(...first.words.map((word) => lexicon.weight(word))) * (content ? 1 : stopWordShare);
}
