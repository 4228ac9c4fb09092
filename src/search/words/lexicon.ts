/** Every word that is indexed, and what leads from one to another. Made once, asked at every key. */
import { firstFrom } from './first-from.ts';
import { derivationKey, inflectionKey } from './forms.ts';
import { titleArticles } from './stop-words.ts';

/** Other words of the same sense: its inflections, and words made from it. */
export interface Forms {
  inflections: readonly string[];
  derivations: readonly string[];
}

/** Two letters are the initials of too much. */
const fewestInitials = 3;

/** The words of all documents with how many have each, and the ways from a typed word to those. */
export class Lexicon {
  /** All words in the order of their letters. */
  readonly words: readonly string[];
  /** Every two neighbouring words of a name, as one word and apart, in the order of their letters. */
  readonly compounds: readonly { together: string; apart: readonly string[] }[];
  readonly #frequencies: ReadonlyMap<string, number>;
  readonly #documents: number;
  readonly #inNames: ReadonlySet<string>;
  readonly #inflections: ReadonlyMap<string, string[]>;
  readonly #derivations: ReadonlyMap<string, string[]>;
  readonly #compounds = new Map<string, readonly string[]>();
  readonly #compoundForms = new Map<string, readonly string[]>();
  readonly #initials = new Map<string, (readonly string[])[]>();

  /**
   * @param frequencies - each word and the number of documents that have it
   * @param documents - how many documents there are
   * @param names - the words of each name; neighbours may be typed as one word: `booby trap`, `boobytrap`
   */
  constructor(frequencies: ReadonlyMap<string, number>, documents: number, names: readonly (readonly string[])[]) {
    this.#frequencies = frequencies;
    this.#documents = documents;
    this.words = [...frequencies.keys()].sort();
    this.#inNames = new Set(names.flat());
    this.#inflections = groupedBy(this.words, inflectionKey);
    this.#derivations = groupedBy(this.words, derivationKey);
    for (const name of names) {
      this.#addCompounds(name);
      this.#addInitials(name);
    }
    this.compounds = [...this.#compounds].map(([together, apart]) => ({ together, apart })).sort((a, b) => (a.together < b.together ? -1 : 1));
  }

  has(word: string): boolean {
    return this.#frequencies.has(word);
  }

  /** Whether a name has the word. */
  isInName(word: string): boolean {
    return this.#inNames.has(word);
  }

  /** How much a word tells: more the fewer documents have it. */
  weight(word: string): number {
    return Math.log(1 + this.#documents / ((this.#frequencies.get(word) ?? 0) + 0.5));
  }

  /** Words of the lexicon that are forms of a word, which need not be in it; never the word itself. */
  formsOf(word: string): Forms {
    const inflections = (this.#inflections.get(inflectionKey(word)) ?? []).filter((form) => form !== word);
    const derivations = (this.#derivations.get(derivationKey(word)) ?? []).filter((form) => form !== word && !inflections.includes(form));
    return { inflections, derivations };
  }

  /** Words of the lexicon whose inflections share a key. */
  withKey(key: string): readonly string[] {
    return this.#inflections.get(key) ?? [];
  }

  /** Longer words that begin with these letters: all that stand in names, and of the others those in most documents. */
  startingWith(letters: string, mostInTexts: number): string[] {
    const inNames: string[] = [];
    const inTexts: string[] = [];
    for (let at = firstFrom(this.words, letters); this.words[at]?.startsWith(letters) === true; at++) {
      const word = this.words[at] ?? '';
      if (word !== letters) (this.#inNames.has(word) ? inNames : inTexts).push(word);
    }
    if (inTexts.length > mostInTexts) inTexts.sort((a, b) => (this.#frequencies.get(b) ?? 0) - (this.#frequencies.get(a) ?? 0));
    return [...inNames, ...inTexts.slice(0, mostInTexts)];
  }

  /** Neighbouring words of a name that were written as one, in any form; null where no name has such neighbours. */
  compound(word: string): readonly string[] | null {
    return this.#compounds.get(word) ?? this.#compoundForms.get(inflectionKey(word)) ?? null;
  }

  /** The names whose initials these letters are, each as its words without articles. */
  namesBy(initials: string): readonly (readonly string[])[] {
    return this.#initials.get(initials) ?? [];
  }

  #addCompounds(name: readonly string[]): void {
    for (const [at, word] of name.entries()) {
      const next = name[at + 1];
      if (next === undefined) continue;
      this.#compounds.set(word + next, [word, next]);
      this.#compoundForms.set(inflectionKey(word + next), [word, next]);
    }
  }

  #addInitials(name: readonly string[]): void {
    const telling = name.filter((word) => !titleArticles.has(word));
    for (const initials of new Set([name, telling].map((words) => words.map((word) => word.charAt(0)).join('')))) {
      if (initials.length >= fewestInitials) this.#initials.set(initials, [...this.namesBy(initials), telling]);
    }
  }
}

/** As `Map.groupBy`, which phones of some years ago do not have. */
function groupedBy(words: readonly string[], keyOf: (word: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    const others = groups.get(key);
    if (others === undefined) groups.set(key, [word]);
    else others.push(word);
  }
  return groups;
}
