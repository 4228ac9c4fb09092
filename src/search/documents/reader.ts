import { placedWords } from '../words/words.ts';
import type { PlacedWord } from '../words/words.ts';
import type { Passage, SearchDocument } from './search-document.ts';

/** A passage taken apart. */
export interface ReadPassage extends Passage {
  placed: readonly PlacedWord[];
  words: readonly string[];
}

/** Takes the passages of documents apart, each only when it is first asked for. */
export class Reader {
  readonly #documents: readonly SearchDocument[];
  readonly #read = new Map<number, readonly ReadPassage[]>();

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
  }

  /** The passages of the document at a place of the list. */
  passages(place: number): readonly ReadPassage[] {
    const known = this.#read.get(place);
    if (known !== undefined) return known;
    const passages = (this.#documents[place]?.passages ?? []).map((passage) => {
      const placed = placedWords(passage.text);
      return { ...passage, placed, words: placed.map(({ word }) => word) };
    });
    this.#read.set(place, passages);
    return passages;
  }
}
