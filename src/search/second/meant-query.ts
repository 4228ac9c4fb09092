import type { English } from '../english/english.ts';
import type { ReadQuery } from '../query/read-query.ts';
import type { How, Slot } from '../query/slot.ts';
import type { Lexicon } from '../words/lexicon.ts';

/** What was found by these is the word as it was meant. */
const found: ReadonlySet<How> = new Set<How>(['typed', 'form', 'same', 'joined', 'repair']);

/** A query with everyday words in place of slips that no word of the corpus explains: `exausted` is read as `exhausted`. */
export function meantQuery(query: ReadQuery, slots: readonly Slot[], lexicon: Lexicon, english: English): ReadQuery {
  const words = query.words.map((word, at) => (isUnexplained(word, slots[at], lexicon, english) ? english.meantBy(word) ?? word : word));
  return { ...query, words };
}

function isUnexplained(word: string, slot: Slot | undefined, lexicon: Lexicon, english: English): boolean {
  if (slot?.content !== true || /\d/u.test(word) || lexicon.has(word) || english.has(word)) return false;
  return !slot.alternatives.some(({ how }) => found.has(how));
}
