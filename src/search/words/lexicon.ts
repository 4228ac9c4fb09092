/** Every word that is indexed, and what leads from one to another. Made once, asked at every key. */
import { derivationKey, inflectionKey } from './forms.ts';
import { words } from './words.ts';

/** Other words of the same sense: its inflections, and words made from it. */
export interface Forms {
  inflections: readonly string[];
  derivations: readonly string[];
}

export class Lexicon {
  /** All words in the order of their letters. */
  readonly words: readonly string[];
  readonly #frequencies: ReadonlyMap<string, number>;
  readonly #inflections: ReadonlyMap<string, string[]>;
  readonly #derivations: ReadonlyMap<string, string[]>;
  readonly #compounds = new Map<string, string[]>();
  readonly #compoundForms = new Map<string, string[]>();

  /**
   * @param frequencies - each word and the number of documents that have it
   * @param names - names whose neighbouring words may be typed as one: `booby trap`, `boobytrap`
   */
  constructor(frequencies: ReadonlyMap<string, number>, names: Iterable<string>) {
    this.#frequencies = frequencies;
    this.words = [...frequencies.keys()].sort();
    this.#inflections = Map.groupBy(this.words, inflectionKey);
    this.#derivations = Map.groupBy(this.words, derivationKey);
    for (const name of names) this.#addCompounds(words(name));
  }

  has(word: string): boolean {
    return this.#frequencies.has(word);
  }

  /** In how many documents a word stands; 0 for one that stands nowhere. */
  frequency(word: string): number {
    return this.#frequencies.get(word) ?? 0;
  }

  /** Words of the lexicon that are forms of a word, which need not be in it; never the word itself. */
  formsOf(word: string): Forms {
    const inflections = (this.#inflections.get(inflectionKey(word)) ?? []).filter((form) => form !== word);
    const derivations = (this.#derivations.get(derivationKey(word)) ?? []).filter((form) => form !== word && !inflections.includes(form));
    return { inflections, derivations };
  }

  /** Longer words that begin with these letters, at most `limit`, those in most documents first. */
  startingWith(letters: string, limit: number): string[] {
    const found: string[] = [];
    for (let at = this.#firstNotBefore(letters); this.words[at]?.startsWith(letters) === true; at++) {
      const word = this.words[at];
      if (word !== undefined && word !== letters) found.push(word);
    }
    return found.length <= limit ? found : found.sort((a, b) => this.frequency(b) - this.frequency(a)).slice(0, limit);
  }

  /** Neighbouring words of a name that were written as one; null where no name has such neighbours. */
  compound(word: string): readonly string[] | null {
    return this.#compounds.get(word) ?? this.#compoundForms.get(inflectionKey(word)) ?? null;
  }

  /** Every two neighbouring words of a name, as one. */
  get compounds(): Iterable<string> {
    return this.#compounds.keys();
  }

  #addCompounds(name: readonly string[]): void {
    for (const [at, word] of name.entries()) {
      const next = name[at + 1];
      if (next !== undefined && word.length + next.length > 3) this.#addCompound(word, next);
    }
  }

  #addCompound(first: string, second: string): void {
    this.#compounds.set(first + second, [first, second]);
    this.#compoundForms.set(inflectionKey(first + second), [first, second]);
  }

  /** Place of the first word that is not before `letters` in the order; words are halved until it is found. */
  #firstNotBefore(letters: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? '') < letters) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
