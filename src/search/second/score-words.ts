import type { WordPlaces } from '../index/word-places.ts';
import { fieldWeights } from '../index/index-options.ts';
import type { Places } from '../pack/places.ts';
import type { Slot } from '../query/slot.ts';

/** How often a word must stand in a text to count nearly in full, and how much longer texts count less (BM25). */
const saturation = { often: 2, byLength: 0.9 } as const;
/** A document that lacks some of what was typed counts by a power of the share that it has. */
const coveragePower = 0.6;
/** A rare word tells more than a common one, but several that stand together tell more than one that is rare. */
const rarityPower = 0.7;
/** What each field's words count: a name says in few words what the text is of. */
const counts = { ...fieldWeights, names: 3, beside: 0.8 } as const;

/** The slots with their weights, and what each document that has anything of them is worth. */
export interface WordScores {
  slots: Slot[];
  scores: Map<number, number>;
}

interface Found {
  /** How often, weighed by likeness and field. */
  often: number;
  /** The likeness of the best word found. */
  best: number;
}

/**
 * Scores documents by the words that stand for what was typed. All words that stand for one typed word count as one
 * word: what is found by a common one tells little, however rare its neighbours are.
 */
export function scoreWords(slots: readonly Slot[], { of, lengths }: WordPlaces): WordScores {
  const sizes = lengths.map(sizeOf);
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const found = slots.map((slot) => findSlot(slot, of));
  const weighed = slots.map((slot, at) => ({ ...slot, weight: slot.weight * rarity(found[at] ?? new Map(), sizes.length) }));
  const total = weighed.reduce((sum, { content, weight }) => sum + (content ? weight : 0), 0);
  const scores = new Map<number, number>();
  const covered = new Map<number, number>();
  for (const [at, documents] of found.entries()) {
    const weight = weighed[at]?.weight ?? 0;
    for (const [place, { often, best }] of documents) {
      scores.set(place, (scores.get(place) ?? 0) + weight * saturated(often, (sizes[place] ?? 0) / average));
      covered.set(place, (covered.get(place) ?? 0) + weight * best);
    }
  }
  for (const [place, score] of scores) scores.set(place, score * ((covered.get(place) ?? 0) / total) ** coveragePower);
  return { slots: weighed, scores };
}

/** @param length - of the text, beside the usual one */
export function saturated(often: number, length: number): number {
  return often * (saturation.often + 1) / (often + saturation.often * (1 - saturation.byLength + saturation.byLength * length));
}

function sizeOf([names = 0, text = 0, beside = 0]: readonly number[]): number {
  return 2 * names + text + beside;
}

const fields = Object.values(counts);

function findSlot({ content, alternatives }: Slot, of: WordPlaces['of']): Map<number, Found> {
  const found = new Map<number, Found>();
  if (!content) return found;
  for (const { words, likeness } of alternatives) {
    for (const word of words) addWord(found, of(word), likeness / words.length);
  }
  return found;
}

function addWord(found: Map<number, Found>, places: Places, likeness: number): void {
  for (const field in places) {
    const documents = places[field] ?? {};
    const share = likeness * (fields[Number(field)] ?? 0);
    for (const document in documents) add(found, Number(document), share * (documents[document] ?? 0), likeness);
  }
}

function add(found: Map<number, Found>, place: number, often: number, likeness: number): void {
  const known = found.get(place);
  if (known === undefined) {
    found.set(place, { often, best: likeness });
    return;
  }
  known.often += often;
  known.best = Math.max(known.best, likeness);
}

/** How much it tells that a document has any of the words. */
function rarity(found: ReadonlyMap<number, Found>, documents: number): number {
  let having = 0;
  for (const { best } of found.values()) having += best;
  return Math.log(1 + (documents - having + 0.5) / (having + 0.5)) ** rarityPower;
}
