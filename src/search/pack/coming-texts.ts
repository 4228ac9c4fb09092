import type MiniSearch from 'minisearch';
import type { Passage } from '../documents/search-document.ts';
import { GrowingIndex } from '../index/growing-index.ts';
import type { IndexedDocument } from '../index/index-options.ts';
import type { Texts } from '../index/texts.ts';
import type { WordPlaces } from '../index/word-places.ts';
import { firstFrom } from '../words/first-from.ts';
import { read } from './numbers.ts';
import type { PackedPlaces, PackedTexts, PackedWords } from './packed.ts';
import { Pieces } from './pieces.ts';
import type { Bringer } from './pieces.ts';
import { unpackPlaces } from './places.ts';
import type { Places } from './places.ts';

/** Where the pieces of the texts come from. */
export interface TextSource {
  places: Bringer<PackedPlaces[number]>;
  texts: Bringer<PackedTexts[number]>;
}

/** So many pieces are asked for at once: a browser asks a host of yesterday no more. */
const AT_ONCE = 6;

/** Texts of which only those pieces come that an answer needs. What is found is the same as if all were there. */
export class ComingTexts implements Texts {
  readonly wordPlaces: WordPlaces;
  readonly #words: readonly string[];
  readonly #places: Pieces<PackedPlaces[number]>;
  readonly #texts: Pieces<PackedTexts[number]>;
  readonly #unpacked = new Map<string, Places>();
  readonly #index: GrowingIndex;
  /** How often something was brought: who brings for an earlier question stops. */
  #bringings = 0;

  constructor({ lengths, averages, places, texts }: PackedWords, words: readonly string[], source: TextSource) {
    this.#words = words;
    this.#places = new Pieces(places, source.places);
    this.#texts = new Pieces(texts, source.texts);
    this.wordPlaces = { of: (word) => this.#placesOf(word) ?? {}, lengths: unpackLengths(lengths) };
    this.#index = new GrowingIndex(this.wordPlaces.lengths, averages);
  }

  index(words: readonly string[]): MiniSearch<IndexedDocument> {
    for (const word of words) {
      const places = this.#placesOf(word);
      if (places !== undefined) this.#index.learn(word, places);
    }
    return this.#index;
  }

  passages(place: number): readonly Passage[] | undefined {
    return this.#texts.at(place)?.map(([anchor, text, by = null]) => ({ anchor, text, by }));
  }

  isLacking(): boolean {
    return this.#places.isLacking || this.#texts.isLacking;
  }

  /** Where words stand comes first: which texts are wanted is only known then. */
  bring(): Promise<void> | null {
    const [places, texts] = [this.#places.takeLacking(), this.#texts.takeLacking()];
    const wanted = places.length > 0 ? places : texts;
    this.#bringings += 1;
    return wanted.length === 0 ? null : this.#bringAll(wanted, this.#bringings);
  }

  async #bringAll(wanted: (() => Promise<void>)[], bringing: number): Promise<void> {
    const hand = async (): Promise<void> => {
      for (let next = wanted.shift(); next !== undefined && bringing === this.#bringings; next = wanted.shift()) await next();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, hand));
  }

  /** Where a word stands; undefined where that has not come. */
  #placesOf(word: string): Places | undefined {
    const known = this.#unpacked.get(word);
    if (known !== undefined) return known;
    const at = firstFrom(this.#words, word);
    if (this.#words[at] !== word) return {};
    const line = this.#places.at(at);
    if (line === undefined) return undefined;
    const places = unpackPlaces(line);
    this.#unpacked.set(word, places);
    return places;
  }
}

/** For each document, how many words each field has. */
function unpackLengths(lengths: string): number[][] {
  return lengths === '' ? [] : lengths.split('\n').map((line) => line.split(' ').map(read));
}
