import MiniSearch from 'minisearch';
import type { Places } from '../pack/places.ts';
import { indexOptions } from './index-options.ts';
import type { IndexedDocument } from './index-options.ts';

/** An index that is told of each word when it is first searched for: scores need to know nothing of other words. */
export class GrowingIndex extends MiniSearch<IndexedDocument> {
  readonly #known = new Set<string>();

  /**
   * @param lengths - for each document, how many words each field has
   * @param averages - for each field, how many words it has on average
   */
  constructor(lengths: readonly (readonly number[])[], averages: number[]) {
    super(indexOptions);
    for (const [place, length] of lengths.entries()) {
      this._documentIds.set(place, place);
      this._idToShortId.set(place, place);
      this._fieldLength.set(place, [...length]);
    }
    this._avgFieldLength = averages;
    this._documentCount = this._nextId = lengths.length;
  }

  /** Takes a word in, with where it stands. */
  learn(word: string, places: Places): void {
    if (this.#known.has(word)) return;
    this.#known.add(word);
    const fields = Object.entries(places).map(([field, counts]) => [Number(field), new Map(Object.entries(counts).map(([place, count]) => [Number(place), count]))] as const);
    this._index.set(word, new Map(fields));
  }
}
