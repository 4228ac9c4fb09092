import { placedWords } from '../words/words.ts';
import type { PlacedWord } from '../words/words.ts';
import type { Texts } from '../index/texts.ts';
import type { Passage } from './search-document.ts';

/** A passage taken apart. */
export interface ReadPassage extends Passage {
  placed: readonly PlacedWord[];
  words: readonly string[];
}

/** Takes the passages of documents apart, each only when it is first asked for. */
export class Reader {
  readonly #texts: Pick<Texts, 'passages'>;
  readonly #read = new Map<number, readonly ReadPassage[]>();

  constructor(texts: Pick<Texts, 'passages'>) {
    this.#texts = texts;
  }

  /** The passages of the document at a place of the list; none where they have not come. */
  passages(place: number): readonly ReadPassage[] {
    const known = this.#read.get(place);
    if (known !== undefined) return known;
    const come = this.#texts.passages(place);
    if (come === undefined) return [];
    const passages = come.map((passage) => {
      const placed = placedWords(passage.text);
      return { ...passage, placed, words: placed.map(({ word }) => word) };
    });
    this.#read.set(place, passages);
    return passages;
  }
}
